public import Foundation
public import UIKitCore

// A shop without goods: nothing can be bought.

/// Something that can be bought.
@preconcurrency @MainActor open class SKProduct: NSObject {
  /// The name of it, for the shop.
  open var productIdentifier: String { "" }
  /// The name of it, for people.
  open var localizedTitle: String { "" }
  /// What it is.
  open var localizedDescription: String { "" }
  /// What it costs.
  open var price: NSDecimalNumber { 0 }
  /// How prices are written.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// A question to the shop.
@preconcurrency @MainActor open class SKRequest: NSObject {
  /// Does nothing; subclasses answer.
  open func start() {}
  /// Does nothing: questions are answered at once.
  open func cancel() {}
}

/// Asks for goods; the answer is that there are none.
@preconcurrency @MainActor open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>
  /// Who is told.
  open weak var delegate: (any SKProductsRequestDelegate)?
  /// Asks for goods of some names.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  open override func start() {
    delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers))
    delegate?.requestDidFinish(self)
  }
}

/// What the shop says.
@preconcurrency @MainActor open class SKProductsResponse: NSObject {
  /// The goods: none.
  open var products: [SKProduct] { [] }
  /// The names that the shop does not know: all.
  public let invalidProductIdentifiers: [String]
  init(_ unknown: Set<String>) { invalidProductIdentifiers = unknown.sorted() }
}

/// Told how a question went; what is not implemented does nothing.
@preconcurrency @MainActor public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called after the answer.
  func requestDidFinish(_ request: SKRequest)
  /// Called where there was none, so never.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Told what goods there are.
@preconcurrency @MainActor public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the answer.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A wish to buy.
@preconcurrency @MainActor open class SKPayment: NSObject {
  /// What is wished for.
  public let productIdentifier: String
  /// A wish to buy something.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// How far a wish to buy has come.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A wish to buy that is being fulfilled; there are none.
@preconcurrency @MainActor open class SKPaymentTransaction: NSObject {
  /// How far it has come.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// What is wished for.
  public let payment: SKPayment
  /// Why it cannot be fulfilled.
  open var error: (any Error)? { nil }
  init(_ payment: SKPayment) { self.payment = payment }
}

/// Told how wishes come along, so never.
@preconcurrency @MainActor public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Called with wishes that have come on.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// Fulfils wishes to buy: none is.
@preconcurrency @MainActor open class SKPaymentQueue: NSObject {
  private static let queue = SKPaymentQueue()
  /// The queue of the app.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Whether the user may buy: no.
  open class func canMakePayments() -> Bool { false }
  /// Does nothing.
  open func add(_ payment: SKPayment) {}
  /// Keeps nobody.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Does nothing.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Does nothing: nothing was bought.
  open func restoreCompletedTransactions() {}
  /// Does nothing.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

/// Asks for an opinion; nobody has one.
@preconcurrency @MainActor public enum SKStoreReviewController {
  /// Does nothing.
  public static func requestReview() {}
  /// Does nothing.
  public static func requestReview(in windowScene: UIWindowScene) {}
}

/// A page of the shop; it is blank.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  /// Who is told that the page closes.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Answers that there is no such thing.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { block?(false, nil) }
}

/// The key of a thing's number in the shop.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// Told that a page of the shop closes.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called before the page closes; does nothing unless implemented.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
