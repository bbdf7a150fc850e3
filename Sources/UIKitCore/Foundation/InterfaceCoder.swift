public import Foundation

/// What objects are made from that only Interface Builder makes: it knows a frame and nothing else.
public final class InterfaceCoder: NSCoder {
  /// Of the view that is made.
  public let frame: CGRect

  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  public override var allowsKeyedCoding: Bool { true }

  public override func containsValue(forKey key: String) -> Bool { false }

  public override func decodeObject(forKey key: String) -> Any? { nil }

  public override func decodeBool(forKey key: String) -> Bool { false }

  public override func decodeInteger(forKey key: String) -> Int { 0 }

  public override func decodeFloat(forKey key: String) -> Float { 0 }

  public override func decodeDouble(forKey key: String) -> Double { 0 }
}
