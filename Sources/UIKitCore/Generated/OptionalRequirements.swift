// swift-format-ignore-file
// Made by `swift run generate-requirements` from the protocols of UIKitCore.

public import AnimGeometry
public import Foundation

extension NSTextStorageDelegate {
  /// Default: not implemented.
  public func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) throws(UnimplementedRequirement) { try forwarded(from: self, "textStorage(_:willProcessEditing:range:changeInLength:)", [textStorage, editedMask, editedRange, delta]) { (target: any NSTextStorageDelegate) throws(UnimplementedRequirement) -> Void in try target.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta) } }
  /// Default: not implemented.
  public func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) throws(UnimplementedRequirement) { try forwarded(from: self, "textStorage(_:didProcessEditing:range:changeInLength:)", [textStorage, editedMask, editedRange, delta]) { (target: any NSTextStorageDelegate) throws(UnimplementedRequirement) -> Void in try target.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta) } }
  /// The calls of `textStorage` with a question mark.
  @_disfavoredOverload public var textStorage: _Optional_NSTextStorageDelegate_textStorage? { get { _Optional_NSTextStorageDelegate_textStorage(target: self) } }
}
/// Calls of the optional methods `textStorage` of `NSTextStorageDelegate`.
@preconcurrency @MainActor public struct _Optional_NSTextStorageDelegate_textStorage {
  fileprivate let target: any NSTextStorageDelegate
  private var subject: String?

  fileprivate init(target: any NSTextStorageDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) -> (Void)? { note("textStorage(_:willProcessEditing:range:changeInLength:)"); return try? target.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta) }
  /// The answer; ends the program where there is no such method.
  public func required(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) { do { return try target.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta) } catch { error.stop("textStorage(_:willProcessEditing:range:changeInLength:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) { do { return try target.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta) } catch { error.stop("textStorage(_:willProcessEditing:range:changeInLength:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) -> (Void)? { note("textStorage(_:didProcessEditing:range:changeInLength:)"); return try? target.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta) }
  /// The answer; ends the program where there is no such method.
  public func required(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) { do { return try target.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta) } catch { error.stop("textStorage(_:didProcessEditing:range:changeInLength:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) { do { return try target.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta) } catch { error.stop("textStorage(_:didProcessEditing:range:changeInLength:)", of: target) } }
}

extension UIAdaptivePresentationControllerDelegate {
  /// Default: not implemented.
  public func adaptivePresentationStyle(for controller: UIPresentationController) throws(UnimplementedRequirement) -> UIModalPresentationStyle { try forwarded(from: self, "adaptivePresentationStyle(for:)", [controller]) { (target: any UIAdaptivePresentationControllerDelegate) throws(UnimplementedRequirement) -> UIModalPresentationStyle in try target.adaptivePresentationStyle(for: controller) } }
  /// Default: not implemented.
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) throws(UnimplementedRequirement) -> UIModalPresentationStyle { try forwarded(from: self, "adaptivePresentationStyle(for:traitCollection:)", [controller, traitCollection]) { (target: any UIAdaptivePresentationControllerDelegate) throws(UnimplementedRequirement) -> UIModalPresentationStyle in try target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) } }
  /// Default: not implemented.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "presentationControllerShouldDismiss(_:)", [presentationController]) { (target: any UIAdaptivePresentationControllerDelegate) throws(UnimplementedRequirement) -> Bool in try target.presentationControllerShouldDismiss(presentationController) } }
  /// Default: not implemented.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) throws(UnimplementedRequirement) { try forwarded(from: self, "presentationControllerWillDismiss(_:)", [presentationController]) { (target: any UIAdaptivePresentationControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.presentationControllerWillDismiss(presentationController) } }
  /// Default: not implemented.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) throws(UnimplementedRequirement) { try forwarded(from: self, "presentationControllerDidDismiss(_:)", [presentationController]) { (target: any UIAdaptivePresentationControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.presentationControllerDidDismiss(presentationController) } }
  /// Default: not implemented.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) throws(UnimplementedRequirement) { try forwarded(from: self, "presentationControllerDidAttemptToDismiss(_:)", [presentationController]) { (target: any UIAdaptivePresentationControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.presentationControllerDidAttemptToDismiss(presentationController) } }
  /// The calls of `adaptivePresentationStyle` with a question mark.
  @_disfavoredOverload public var adaptivePresentationStyle: _Optional_UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle? { get { _Optional_UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle(target: self) } }
  /// The calls of `presentationControllerShouldDismiss` with a question mark.
  public var presentationControllerShouldDismiss: _Optional_UIAdaptivePresentationControllerDelegate_presentationControllerShouldDismiss? { get { _Optional_UIAdaptivePresentationControllerDelegate_presentationControllerShouldDismiss(target: self) } }
  /// The calls of `presentationControllerWillDismiss` with a question mark.
  public var presentationControllerWillDismiss: _Optional_UIAdaptivePresentationControllerDelegate_presentationControllerWillDismiss? { get { _Optional_UIAdaptivePresentationControllerDelegate_presentationControllerWillDismiss(target: self) } }
  /// The calls of `presentationControllerDidDismiss` with a question mark.
  public var presentationControllerDidDismiss: _Optional_UIAdaptivePresentationControllerDelegate_presentationControllerDidDismiss? { get { _Optional_UIAdaptivePresentationControllerDelegate_presentationControllerDidDismiss(target: self) } }
  /// The calls of `presentationControllerDidAttemptToDismiss` with a question mark.
  public var presentationControllerDidAttemptToDismiss: _Optional_UIAdaptivePresentationControllerDelegate_presentationControllerDidAttemptToDismiss? { get { _Optional_UIAdaptivePresentationControllerDelegate_presentationControllerDidAttemptToDismiss(target: self) } }
}
/// Calls of the optional methods `adaptivePresentationStyle` of `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIAdaptivePresentationControllerDelegate_adaptivePresentationStyle {
  fileprivate let target: any UIAdaptivePresentationControllerDelegate
  private var subject: String?

  fileprivate init(target: any UIAdaptivePresentationControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(for controller: UIPresentationController) -> (UIModalPresentationStyle)? { note("adaptivePresentationStyle(for:)"); return try? target.adaptivePresentationStyle(for: controller) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(for controller: UIPresentationController) -> UIModalPresentationStyle { do { return try target.adaptivePresentationStyle(for: controller) } catch { error.stop("adaptivePresentationStyle(for:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle { do { return try target.adaptivePresentationStyle(for: controller) } catch { error.stop("adaptivePresentationStyle(for:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection) -> (UIModalPresentationStyle)? { note("adaptivePresentationStyle(for:traitCollection:)"); return try? target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { do { return try target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) } catch { error.stop("adaptivePresentationStyle(for:traitCollection:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { do { return try target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) } catch { error.stop("adaptivePresentationStyle(for:traitCollection:)", of: target) } }
}
/// Calls of the optional methods `presentationControllerShouldDismiss` of `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIAdaptivePresentationControllerDelegate_presentationControllerShouldDismiss {
  fileprivate let target: any UIAdaptivePresentationControllerDelegate
  private var subject: String?

  fileprivate init(target: any UIAdaptivePresentationControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> (Bool)? { note("presentationControllerShouldDismiss(_:)"); return try? target.presentationControllerShouldDismiss(presentationController) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ presentationController: UIPresentationController) -> Bool { do { return try target.presentationControllerShouldDismiss(presentationController) } catch { error.stop("presentationControllerShouldDismiss(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> Bool { do { return try target.presentationControllerShouldDismiss(presentationController) } catch { error.stop("presentationControllerShouldDismiss(_:)", of: target) } }
}
/// Calls of the optional methods `presentationControllerWillDismiss` of `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIAdaptivePresentationControllerDelegate_presentationControllerWillDismiss {
  fileprivate let target: any UIAdaptivePresentationControllerDelegate
  private var subject: String?

  fileprivate init(target: any UIAdaptivePresentationControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> (Void)? { note("presentationControllerWillDismiss(_:)"); return try? target.presentationControllerWillDismiss(presentationController) }
  /// The answer; ends the program where there is no such method.
  public func required(_ presentationController: UIPresentationController) { do { return try target.presentationControllerWillDismiss(presentationController) } catch { error.stop("presentationControllerWillDismiss(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ presentationController: UIPresentationController) { do { return try target.presentationControllerWillDismiss(presentationController) } catch { error.stop("presentationControllerWillDismiss(_:)", of: target) } }
}
/// Calls of the optional methods `presentationControllerDidDismiss` of `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIAdaptivePresentationControllerDelegate_presentationControllerDidDismiss {
  fileprivate let target: any UIAdaptivePresentationControllerDelegate
  private var subject: String?

  fileprivate init(target: any UIAdaptivePresentationControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> (Void)? { note("presentationControllerDidDismiss(_:)"); return try? target.presentationControllerDidDismiss(presentationController) }
  /// The answer; ends the program where there is no such method.
  public func required(_ presentationController: UIPresentationController) { do { return try target.presentationControllerDidDismiss(presentationController) } catch { error.stop("presentationControllerDidDismiss(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ presentationController: UIPresentationController) { do { return try target.presentationControllerDidDismiss(presentationController) } catch { error.stop("presentationControllerDidDismiss(_:)", of: target) } }
}
/// Calls of the optional methods `presentationControllerDidAttemptToDismiss` of `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIAdaptivePresentationControllerDelegate_presentationControllerDidAttemptToDismiss {
  fileprivate let target: any UIAdaptivePresentationControllerDelegate
  private var subject: String?

  fileprivate init(target: any UIAdaptivePresentationControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> (Void)? { note("presentationControllerDidAttemptToDismiss(_:)"); return try? target.presentationControllerDidAttemptToDismiss(presentationController) }
  /// The answer; ends the program where there is no such method.
  public func required(_ presentationController: UIPresentationController) { do { return try target.presentationControllerDidAttemptToDismiss(presentationController) } catch { error.stop("presentationControllerDidAttemptToDismiss(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ presentationController: UIPresentationController) { do { return try target.presentationControllerDidAttemptToDismiss(presentationController) } catch { error.stop("presentationControllerDidAttemptToDismiss(_:)", of: target) } }
}

extension UIAlertViewDelegate {
  /// Default: not implemented.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) throws(UnimplementedRequirement) { try forwarded(from: self, "alertView(_:clickedButtonAt:)", [alertView, buttonIndex]) { (target: any UIAlertViewDelegate) throws(UnimplementedRequirement) -> Void in try target.alertView(alertView, clickedButtonAt: buttonIndex) } }
  /// Default: not implemented.
  public func willPresent(_ alertView: UIAlertView) throws(UnimplementedRequirement) { try forwarded(from: self, "willPresent(_:)", [alertView]) { (target: any UIAlertViewDelegate) throws(UnimplementedRequirement) -> Void in try target.willPresent(alertView) } }
  /// Default: not implemented.
  public func didPresent(_ alertView: UIAlertView) throws(UnimplementedRequirement) { try forwarded(from: self, "didPresent(_:)", [alertView]) { (target: any UIAlertViewDelegate) throws(UnimplementedRequirement) -> Void in try target.didPresent(alertView) } }
  /// Default: not implemented.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) throws(UnimplementedRequirement) { try forwarded(from: self, "alertView(_:willDismissWithButtonIndex:)", [alertView, buttonIndex]) { (target: any UIAlertViewDelegate) throws(UnimplementedRequirement) -> Void in try target.alertView(alertView, willDismissWithButtonIndex: buttonIndex) } }
  /// Default: not implemented.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) throws(UnimplementedRequirement) { try forwarded(from: self, "alertView(_:didDismissWithButtonIndex:)", [alertView, buttonIndex]) { (target: any UIAlertViewDelegate) throws(UnimplementedRequirement) -> Void in try target.alertView(alertView, didDismissWithButtonIndex: buttonIndex) } }
  /// Default: not implemented.
  public func alertViewCancel(_ alertView: UIAlertView) throws(UnimplementedRequirement) { try forwarded(from: self, "alertViewCancel(_:)", [alertView]) { (target: any UIAlertViewDelegate) throws(UnimplementedRequirement) -> Void in try target.alertViewCancel(alertView) } }
  /// The calls of `alertView` with a question mark.
  @_disfavoredOverload public var alertView: _Optional_UIAlertViewDelegate_alertView? { get { _Optional_UIAlertViewDelegate_alertView(target: self) } }
  /// The calls of `willPresent` with a question mark.
  public var willPresent: _Optional_UIAlertViewDelegate_willPresent? { get { _Optional_UIAlertViewDelegate_willPresent(target: self) } }
  /// The calls of `didPresent` with a question mark.
  public var didPresent: _Optional_UIAlertViewDelegate_didPresent? { get { _Optional_UIAlertViewDelegate_didPresent(target: self) } }
  /// The calls of `alertViewCancel` with a question mark.
  public var alertViewCancel: _Optional_UIAlertViewDelegate_alertViewCancel? { get { _Optional_UIAlertViewDelegate_alertViewCancel(target: self) } }
}
/// Calls of the optional methods `alertView` of `UIAlertViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIAlertViewDelegate_alertView {
  fileprivate let target: any UIAlertViewDelegate
  private var subject: String?

  fileprivate init(target: any UIAlertViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) -> (Void)? { note("alertView(_:clickedButtonAt:)"); return try? target.alertView(alertView, clickedButtonAt: buttonIndex) }
  /// The answer; ends the program where there is no such method.
  public func required(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { do { return try target.alertView(alertView, clickedButtonAt: buttonIndex) } catch { error.stop("alertView(_:clickedButtonAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { do { return try target.alertView(alertView, clickedButtonAt: buttonIndex) } catch { error.stop("alertView(_:clickedButtonAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) -> (Void)? { note("alertView(_:willDismissWithButtonIndex:)"); return try? target.alertView(alertView, willDismissWithButtonIndex: buttonIndex) }
  /// The answer; ends the program where there is no such method.
  public func required(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { do { return try target.alertView(alertView, willDismissWithButtonIndex: buttonIndex) } catch { error.stop("alertView(_:willDismissWithButtonIndex:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { do { return try target.alertView(alertView, willDismissWithButtonIndex: buttonIndex) } catch { error.stop("alertView(_:willDismissWithButtonIndex:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) -> (Void)? { note("alertView(_:didDismissWithButtonIndex:)"); return try? target.alertView(alertView, didDismissWithButtonIndex: buttonIndex) }
  /// The answer; ends the program where there is no such method.
  public func required(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { do { return try target.alertView(alertView, didDismissWithButtonIndex: buttonIndex) } catch { error.stop("alertView(_:didDismissWithButtonIndex:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { do { return try target.alertView(alertView, didDismissWithButtonIndex: buttonIndex) } catch { error.stop("alertView(_:didDismissWithButtonIndex:)", of: target) } }
}
/// Calls of the optional methods `willPresent` of `UIAlertViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIAlertViewDelegate_willPresent {
  fileprivate let target: any UIAlertViewDelegate
  private var subject: String?

  fileprivate init(target: any UIAlertViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ alertView: UIAlertView) -> (Void)? { note("willPresent(_:)"); return try? target.willPresent(alertView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ alertView: UIAlertView) { do { return try target.willPresent(alertView) } catch { error.stop("willPresent(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ alertView: UIAlertView) { do { return try target.willPresent(alertView) } catch { error.stop("willPresent(_:)", of: target) } }
}
/// Calls of the optional methods `didPresent` of `UIAlertViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIAlertViewDelegate_didPresent {
  fileprivate let target: any UIAlertViewDelegate
  private var subject: String?

  fileprivate init(target: any UIAlertViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ alertView: UIAlertView) -> (Void)? { note("didPresent(_:)"); return try? target.didPresent(alertView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ alertView: UIAlertView) { do { return try target.didPresent(alertView) } catch { error.stop("didPresent(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ alertView: UIAlertView) { do { return try target.didPresent(alertView) } catch { error.stop("didPresent(_:)", of: target) } }
}
/// Calls of the optional methods `alertViewCancel` of `UIAlertViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIAlertViewDelegate_alertViewCancel {
  fileprivate let target: any UIAlertViewDelegate
  private var subject: String?

  fileprivate init(target: any UIAlertViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ alertView: UIAlertView) -> (Void)? { note("alertViewCancel(_:)"); return try? target.alertViewCancel(alertView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ alertView: UIAlertView) { do { return try target.alertViewCancel(alertView) } catch { error.stop("alertViewCancel(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ alertView: UIAlertView) { do { return try target.alertViewCancel(alertView) } catch { error.stop("alertViewCancel(_:)", of: target) } }
}

extension UIApplicationDelegate {
  /// Default: not implemented.
  public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "application(_:willFinishLaunchingWithOptions:)", [application, launchOptions]) { (target: any UIApplicationDelegate) throws(UnimplementedRequirement) -> Bool in try target.application(application, willFinishLaunchingWithOptions: launchOptions) } }
  /// Default: not implemented.
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "application(_:didFinishLaunchingWithOptions:)", [application, launchOptions]) { (target: any UIApplicationDelegate) throws(UnimplementedRequirement) -> Bool in try target.application(application, didFinishLaunchingWithOptions: launchOptions) } }
  /// Default: not implemented.
  public func applicationDidFinishLaunching(_ application: UIApplication) throws(UnimplementedRequirement) { try forwarded(from: self, "applicationDidFinishLaunching(_:)", [application]) { (target: any UIApplicationDelegate) throws(UnimplementedRequirement) -> Void in try target.applicationDidFinishLaunching(application) } }
  /// Default: not implemented.
  public func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) throws(UnimplementedRequirement) -> UISceneConfiguration { try forwarded(from: self, "application(_:configurationForConnecting:options:)", [application, connectingSceneSession, options]) { (target: any UIApplicationDelegate) throws(UnimplementedRequirement) -> UISceneConfiguration in try target.application(application, configurationForConnecting: connectingSceneSession, options: options) } }
  /// Default: not implemented.
  public func applicationDidBecomeActive(_ application: UIApplication) throws(UnimplementedRequirement) { try forwarded(from: self, "applicationDidBecomeActive(_:)", [application]) { (target: any UIApplicationDelegate) throws(UnimplementedRequirement) -> Void in try target.applicationDidBecomeActive(application) } }
  /// Default: not implemented.
  public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) throws(UnimplementedRequirement) -> UIInterfaceOrientationMask { try forwarded(from: self, "application(_:supportedInterfaceOrientationsFor:)", [application, window]) { (target: any UIApplicationDelegate) throws(UnimplementedRequirement) -> UIInterfaceOrientationMask in try target.application(application, supportedInterfaceOrientationsFor: window) } }
  /// The calls of `application` with a question mark.
  @_disfavoredOverload public var application: _Optional_UIApplicationDelegate_application? { get { _Optional_UIApplicationDelegate_application(target: self) } }
  /// The calls of `applicationDidFinishLaunching` with a question mark.
  public var applicationDidFinishLaunching: _Optional_UIApplicationDelegate_applicationDidFinishLaunching? { get { _Optional_UIApplicationDelegate_applicationDidFinishLaunching(target: self) } }
  /// The calls of `applicationDidBecomeActive` with a question mark.
  public var applicationDidBecomeActive: _Optional_UIApplicationDelegate_applicationDidBecomeActive? { get { _Optional_UIApplicationDelegate_applicationDidBecomeActive(target: self) } }
}
/// Calls of the optional methods `application` of `UIApplicationDelegate`.
@preconcurrency @MainActor public struct _Optional_UIApplicationDelegate_application {
  fileprivate let target: any UIApplicationDelegate
  private var subject: String?

  fileprivate init(target: any UIApplicationDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> (Bool)? { note("application(_:willFinishLaunchingWithOptions:)"); return try? target.application(application, willFinishLaunchingWithOptions: launchOptions) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { do { return try target.application(application, willFinishLaunchingWithOptions: launchOptions) } catch { error.stop("application(_:willFinishLaunchingWithOptions:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { do { return try target.application(application, willFinishLaunchingWithOptions: launchOptions) } catch { error.stop("application(_:willFinishLaunchingWithOptions:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> (Bool)? { note("application(_:didFinishLaunchingWithOptions:)"); return try? target.application(application, didFinishLaunchingWithOptions: launchOptions) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { do { return try target.application(application, didFinishLaunchingWithOptions: launchOptions) } catch { error.stop("application(_:didFinishLaunchingWithOptions:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { do { return try target.application(application, didFinishLaunchingWithOptions: launchOptions) } catch { error.stop("application(_:didFinishLaunchingWithOptions:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> (UISceneConfiguration)? { note("application(_:configurationForConnecting:options:)"); return try? target.application(application, configurationForConnecting: connectingSceneSession, options: options) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { do { return try target.application(application, configurationForConnecting: connectingSceneSession, options: options) } catch { error.stop("application(_:configurationForConnecting:options:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { do { return try target.application(application, configurationForConnecting: connectingSceneSession, options: options) } catch { error.stop("application(_:configurationForConnecting:options:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> (UIInterfaceOrientationMask)? { note("application(_:supportedInterfaceOrientationsFor:)"); return try? target.application(application, supportedInterfaceOrientationsFor: window) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { do { return try target.application(application, supportedInterfaceOrientationsFor: window) } catch { error.stop("application(_:supportedInterfaceOrientationsFor:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { do { return try target.application(application, supportedInterfaceOrientationsFor: window) } catch { error.stop("application(_:supportedInterfaceOrientationsFor:)", of: target) } }
}
/// Calls of the optional methods `applicationDidFinishLaunching` of `UIApplicationDelegate`.
@preconcurrency @MainActor public struct _Optional_UIApplicationDelegate_applicationDidFinishLaunching {
  fileprivate let target: any UIApplicationDelegate
  private var subject: String?

  fileprivate init(target: any UIApplicationDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ application: UIApplication) -> (Void)? { note("applicationDidFinishLaunching(_:)"); return try? target.applicationDidFinishLaunching(application) }
  /// The answer; ends the program where there is no such method.
  public func required(_ application: UIApplication) { do { return try target.applicationDidFinishLaunching(application) } catch { error.stop("applicationDidFinishLaunching(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ application: UIApplication) { do { return try target.applicationDidFinishLaunching(application) } catch { error.stop("applicationDidFinishLaunching(_:)", of: target) } }
}
/// Calls of the optional methods `applicationDidBecomeActive` of `UIApplicationDelegate`.
@preconcurrency @MainActor public struct _Optional_UIApplicationDelegate_applicationDidBecomeActive {
  fileprivate let target: any UIApplicationDelegate
  private var subject: String?

  fileprivate init(target: any UIApplicationDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ application: UIApplication) -> (Void)? { note("applicationDidBecomeActive(_:)"); return try? target.applicationDidBecomeActive(application) }
  /// The answer; ends the program where there is no such method.
  public func required(_ application: UIApplication) { do { return try target.applicationDidBecomeActive(application) } catch { error.stop("applicationDidBecomeActive(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ application: UIApplication) { do { return try target.applicationDidBecomeActive(application) } catch { error.stop("applicationDidBecomeActive(_:)", of: target) } }
}

extension UIBarPositioningDelegate {
  /// Default: not implemented.
  public func position(for bar: any UIBarPositioning) throws(UnimplementedRequirement) -> UIBarPosition { try forwarded(from: self, "position(for:)", [bar]) { (target: any UIBarPositioningDelegate) throws(UnimplementedRequirement) -> UIBarPosition in try target.position(for: bar) } }
  /// The calls of `position` with a question mark.
  public var position: _Optional_UIBarPositioningDelegate_position? { get { _Optional_UIBarPositioningDelegate_position(target: self) } }
}
/// Calls of the optional methods `position` of `UIBarPositioningDelegate`.
@preconcurrency @MainActor public struct _Optional_UIBarPositioningDelegate_position {
  fileprivate let target: any UIBarPositioningDelegate
  private var subject: String?

  fileprivate init(target: any UIBarPositioningDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(for bar: any UIBarPositioning) -> (UIBarPosition)? { note("position(for:)"); return try? target.position(for: bar) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(for bar: any UIBarPositioning) -> UIBarPosition { do { return try target.position(for: bar) } catch { error.stop("position(for:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition { do { return try target.position(for: bar) } catch { error.stop("position(for:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ bar: any UIBarPositioning) -> (UIBarPosition)? { note("position(for:)"); return try? target.position(for: bar) }
}

extension UICollectionViewDataSource {
  /// Default: not implemented.
  public func numberOfSections(in collectionView: UICollectionView) throws(UnimplementedRequirement) -> Int { try forwarded(from: self, "numberOfSections(in:)", [collectionView]) { (target: any UICollectionViewDataSource) throws(UnimplementedRequirement) -> Int in try target.numberOfSections(in: collectionView) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) throws(UnimplementedRequirement) -> UICollectionReusableView { try forwarded(from: self, "collectionView(_:viewForSupplementaryElementOfKind:at:)", [collectionView, kind, indexPath]) { (target: any UICollectionViewDataSource) throws(UnimplementedRequirement) -> UICollectionReusableView in try target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "collectionView(_:canMoveItemAt:)", [collectionView, indexPath]) { (target: any UICollectionViewDataSource) throws(UnimplementedRequirement) -> Bool in try target.collectionView(collectionView, canMoveItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:moveItemAt:to:)", [collectionView, sourceIndexPath, destinationIndexPath]) { (target: any UICollectionViewDataSource) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) } }
  /// The calls of `numberOfSections` with a question mark.
  public var numberOfSections: _Optional_UICollectionViewDataSource_numberOfSections? { get { _Optional_UICollectionViewDataSource_numberOfSections(target: self) } }
  /// The calls of `collectionView` with a question mark.
  @_disfavoredOverload public var collectionView: _Optional_UICollectionViewDataSource_collectionView? { get { _Optional_UICollectionViewDataSource_collectionView(target: self) } }
}
/// Calls of the optional methods `numberOfSections` of `UICollectionViewDataSource`.
@preconcurrency @MainActor public struct _Optional_UICollectionViewDataSource_numberOfSections {
  fileprivate let target: any UICollectionViewDataSource
  private var subject: String?

  fileprivate init(target: any UICollectionViewDataSource) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.dataSource, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> (Int)? { note("numberOfSections(in:)"); return try? target.numberOfSections(in: collectionView) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(in collectionView: UICollectionView) -> Int { do { return try target.numberOfSections(in: collectionView) } catch { error.stop("numberOfSections(in:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> Int { do { return try target.numberOfSections(in: collectionView) } catch { error.stop("numberOfSections(in:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView) -> (Int)? { note("numberOfSections(in:)"); return try? target.numberOfSections(in: collectionView) }
}
/// Calls of the optional methods `collectionView` of `UICollectionViewDataSource`.
@preconcurrency @MainActor public struct _Optional_UICollectionViewDataSource_collectionView {
  fileprivate let target: any UICollectionViewDataSource
  private var subject: String?

  fileprivate init(target: any UICollectionViewDataSource) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.dataSource, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> (UICollectionReusableView)? { note("collectionView(_:viewForSupplementaryElementOfKind:at:)"); return try? target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { do { return try target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) } catch { error.stop("collectionView(_:viewForSupplementaryElementOfKind:at:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { do { return try target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) } catch { error.stop("collectionView(_:viewForSupplementaryElementOfKind:at:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> (Bool)? { note("collectionView(_:canMoveItemAt:)"); return try? target.collectionView(collectionView, canMoveItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, canMoveItemAt: indexPath) } catch { error.stop("collectionView(_:canMoveItemAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, canMoveItemAt: indexPath) } catch { error.stop("collectionView(_:canMoveItemAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) -> (Void)? { note("collectionView(_:moveItemAt:to:)"); return try? target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { do { return try target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) } catch { error.stop("collectionView(_:moveItemAt:to:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { do { return try target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) } catch { error.stop("collectionView(_:moveItemAt:to:)", of: target) } }
}

extension UICollectionViewDataSourcePrefetching {
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:cancelPrefetchingForItemsAt:)", [collectionView, indexPaths]) { (target: any UICollectionViewDataSourcePrefetching) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) } }
  /// The calls of `collectionView` with a question mark.
  public var collectionView: _Optional_UICollectionViewDataSourcePrefetching_collectionView? { get { _Optional_UICollectionViewDataSourcePrefetching_collectionView(target: self) } }
}
/// Calls of the optional methods `collectionView` of `UICollectionViewDataSourcePrefetching`.
@preconcurrency @MainActor public struct _Optional_UICollectionViewDataSourcePrefetching_collectionView {
  fileprivate let target: any UICollectionViewDataSourcePrefetching
  private var subject: String?

  fileprivate init(target: any UICollectionViewDataSourcePrefetching) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.dataSource, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) -> (Void)? { note("collectionView(_:cancelPrefetchingForItemsAt:)"); return try? target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) { do { return try target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) } catch { error.stop("collectionView(_:cancelPrefetchingForItemsAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) { do { return try target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) } catch { error.stop("collectionView(_:cancelPrefetchingForItemsAt:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, _ indexPaths: [IndexPath]) -> (Void)? { note("collectionView(_:cancelPrefetchingForItemsAt:)"); return try? target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
}

extension UICollectionViewDelegate {
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "collectionView(_:shouldHighlightItemAt:)", [collectionView, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.collectionView(collectionView, shouldHighlightItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:didHighlightItemAt:)", [collectionView, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, didHighlightItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:didUnhighlightItemAt:)", [collectionView, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, didUnhighlightItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "collectionView(_:shouldSelectItemAt:)", [collectionView, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.collectionView(collectionView, shouldSelectItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "collectionView(_:shouldDeselectItemAt:)", [collectionView, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.collectionView(collectionView, shouldDeselectItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:didSelectItemAt:)", [collectionView, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, didSelectItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:didDeselectItemAt:)", [collectionView, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, didDeselectItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:willDisplay:forItemAt:)", [collectionView, cell, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", [collectionView, view, elementKind, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:didEndDisplaying:forItemAt:)", [collectionView, cell, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", [collectionView, view, elementKind, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) throws(UnimplementedRequirement) -> UICollectionViewTransitionLayout { try forwarded(from: self, "collectionView(_:transitionLayoutForOldLayout:newLayout:)", [collectionView, fromLayout, toLayout]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> UICollectionViewTransitionLayout in try target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) throws(UnimplementedRequirement) -> CGPoint { try forwarded(from: self, "collectionView(_:targetContentOffsetForProposedContentOffset:)", [collectionView, proposedContentOffset]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> CGPoint in try target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "collectionView(_:shouldShowMenuForItemAt:)", [collectionView, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "collectionView(_:canPerformAction:forItemAt:withSender:)", [collectionView, action, indexPath, sender]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:performAction:forItemAt:withSender:)", [collectionView, action, indexPath, sender]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) throws(UnimplementedRequirement) -> UIContextMenuConfiguration? { try forwarded(from: self, "collectionView(_:contextMenuConfigurationForItemsAt:point:)", [collectionView, indexPaths, point]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> UIContextMenuConfiguration? in try target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) throws(UnimplementedRequirement) -> UIContextMenuConfiguration? { try forwarded(from: self, "collectionView(_:contextMenuConfigurationForItemAt:point:)", [collectionView, indexPath, point]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> UIContextMenuConfiguration? in try target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:willPerformPreviewActionForMenuWith:animator:)", [collectionView, configuration, animator]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", [collectionView, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:didBeginMultipleSelectionInteractionAt:)", [collectionView, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) } }
  /// Default: not implemented.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionViewDidEndMultipleSelectionInteraction(_:)", [collectionView]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionViewDidEndMultipleSelectionInteraction(collectionView) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "collectionView(_:canFocusItemAt:)", [collectionView, indexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.collectionView(collectionView, canFocusItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "collectionView(_:shouldUpdateFocusIn:)", [collectionView, context]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.collectionView(collectionView, shouldUpdateFocusIn: context) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) throws(UnimplementedRequirement) { try forwarded(from: self, "collectionView(_:didUpdateFocusIn:with:)", [collectionView, context, coordinator]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Void in try target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) } }
  /// Default: not implemented.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) throws(UnimplementedRequirement) -> IndexPath? { try forwarded(from: self, "indexPathForPreferredFocusedView(in:)", [collectionView]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> IndexPath? in try target.indexPathForPreferredFocusedView(in: collectionView) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "collectionView(_:shouldSpringLoadItemAt:with:)", [collectionView, indexPath, context]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) throws(UnimplementedRequirement) -> IndexPath { try forwarded(from: self, "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", [collectionView, originalIndexPath, proposedIndexPath]) { (target: any UICollectionViewDelegate) throws(UnimplementedRequirement) -> IndexPath in try target.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath) } }
  /// The calls of `collectionView` with a question mark.
  @_disfavoredOverload public var collectionView: _Optional_UICollectionViewDelegate_collectionView? { get { _Optional_UICollectionViewDelegate_collectionView(target: self) } }
  /// The calls of `collectionViewDidEndMultipleSelectionInteraction` with a question mark.
  public var collectionViewDidEndMultipleSelectionInteraction: _Optional_UICollectionViewDelegate_collectionViewDidEndMultipleSelectionInteraction? { get { _Optional_UICollectionViewDelegate_collectionViewDidEndMultipleSelectionInteraction(target: self) } }
  /// The calls of `indexPathForPreferredFocusedView` with a question mark.
  public var indexPathForPreferredFocusedView: _Optional_UICollectionViewDelegate_indexPathForPreferredFocusedView? { get { _Optional_UICollectionViewDelegate_indexPathForPreferredFocusedView(target: self) } }
}
/// Calls of the optional methods `collectionView` of `UICollectionViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UICollectionViewDelegate_collectionView {
  fileprivate let target: any UICollectionViewDelegate
  private var subject: String?

  fileprivate init(target: any UICollectionViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> (Bool)? { note("collectionView(_:shouldHighlightItemAt:)"); return try? target.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, shouldHighlightItemAt: indexPath) } catch { error.stop("collectionView(_:shouldHighlightItemAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, shouldHighlightItemAt: indexPath) } catch { error.stop("collectionView(_:shouldHighlightItemAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) -> (Void)? { note("collectionView(_:didHighlightItemAt:)"); return try? target.collectionView(collectionView, didHighlightItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, didHighlightItemAt: indexPath) } catch { error.stop("collectionView(_:didHighlightItemAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, didHighlightItemAt: indexPath) } catch { error.stop("collectionView(_:didHighlightItemAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) -> (Void)? { note("collectionView(_:didUnhighlightItemAt:)"); return try? target.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, didUnhighlightItemAt: indexPath) } catch { error.stop("collectionView(_:didUnhighlightItemAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, didUnhighlightItemAt: indexPath) } catch { error.stop("collectionView(_:didUnhighlightItemAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> (Bool)? { note("collectionView(_:shouldSelectItemAt:)"); return try? target.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, shouldSelectItemAt: indexPath) } catch { error.stop("collectionView(_:shouldSelectItemAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, shouldSelectItemAt: indexPath) } catch { error.stop("collectionView(_:shouldSelectItemAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> (Bool)? { note("collectionView(_:shouldDeselectItemAt:)"); return try? target.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, shouldDeselectItemAt: indexPath) } catch { error.stop("collectionView(_:shouldDeselectItemAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, shouldDeselectItemAt: indexPath) } catch { error.stop("collectionView(_:shouldDeselectItemAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) -> (Void)? { note("collectionView(_:didSelectItemAt:)"); return try? target.collectionView(collectionView, didSelectItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, didSelectItemAt: indexPath) } catch { error.stop("collectionView(_:didSelectItemAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, didSelectItemAt: indexPath) } catch { error.stop("collectionView(_:didSelectItemAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) -> (Void)? { note("collectionView(_:didDeselectItemAt:)"); return try? target.collectionView(collectionView, didDeselectItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, didDeselectItemAt: indexPath) } catch { error.stop("collectionView(_:didDeselectItemAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, didDeselectItemAt: indexPath) } catch { error.stop("collectionView(_:didDeselectItemAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) -> (Void)? { note("collectionView(_:willDisplay:forItemAt:)"); return try? target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) } catch { error.stop("collectionView(_:willDisplay:forItemAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) } catch { error.stop("collectionView(_:willDisplay:forItemAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) -> (Void)? { note("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"); return try? target.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { do { return try target.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) } catch { error.stop("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { do { return try target.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) } catch { error.stop("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) -> (Void)? { note("collectionView(_:didEndDisplaying:forItemAt:)"); return try? target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) } catch { error.stop("collectionView(_:didEndDisplaying:forItemAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) } catch { error.stop("collectionView(_:didEndDisplaying:forItemAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) -> (Void)? { note("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"); return try? target.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { do { return try target.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) } catch { error.stop("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { do { return try target.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) } catch { error.stop("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> (UICollectionViewTransitionLayout)? { note("collectionView(_:transitionLayoutForOldLayout:newLayout:)"); return try? target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { do { return try target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout) } catch { error.stop("collectionView(_:transitionLayoutForOldLayout:newLayout:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { do { return try target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout) } catch { error.stop("collectionView(_:transitionLayoutForOldLayout:newLayout:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> (CGPoint)? { note("collectionView(_:targetContentOffsetForProposedContentOffset:)"); return try? target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { do { return try target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset) } catch { error.stop("collectionView(_:targetContentOffsetForProposedContentOffset:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { do { return try target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset) } catch { error.stop("collectionView(_:targetContentOffsetForProposedContentOffset:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> (Bool)? { note("collectionView(_:shouldShowMenuForItemAt:)"); return try? target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) } catch { error.stop("collectionView(_:shouldShowMenuForItemAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) } catch { error.stop("collectionView(_:shouldShowMenuForItemAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> (Bool)? { note("collectionView(_:canPerformAction:forItemAt:withSender:)"); return try? target.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { do { return try target.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender) } catch { error.stop("collectionView(_:canPerformAction:forItemAt:withSender:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { do { return try target.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender) } catch { error.stop("collectionView(_:canPerformAction:forItemAt:withSender:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> (Void)? { note("collectionView(_:performAction:forItemAt:withSender:)"); return try? target.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) { do { return try target.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender) } catch { error.stop("collectionView(_:performAction:forItemAt:withSender:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) { do { return try target.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender) } catch { error.stop("collectionView(_:performAction:forItemAt:withSender:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> (UIContextMenuConfiguration)? { note("collectionView(_:contextMenuConfigurationForItemsAt:point:)"); return try? target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { do { return try target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) } catch { error.stop("collectionView(_:contextMenuConfigurationForItemsAt:point:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> (UIContextMenuConfiguration)? { note("collectionView(_:contextMenuConfigurationForItemAt:point:)"); return try? target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { do { return try target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) } catch { error.stop("collectionView(_:contextMenuConfigurationForItemAt:point:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) -> (Void)? { note("collectionView(_:willPerformPreviewActionForMenuWith:animator:)"); return try? target.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { do { return try target.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) } catch { error.stop("collectionView(_:willPerformPreviewActionForMenuWith:animator:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { do { return try target.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) } catch { error.stop("collectionView(_:willPerformPreviewActionForMenuWith:animator:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> (Bool)? { note("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)"); return try? target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) } catch { error.stop("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) } catch { error.stop("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> (Void)? { note("collectionView(_:didBeginMultipleSelectionInteractionAt:)"); return try? target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) } catch { error.stop("collectionView(_:didBeginMultipleSelectionInteractionAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { do { return try target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) } catch { error.stop("collectionView(_:didBeginMultipleSelectionInteractionAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> (Bool)? { note("collectionView(_:canFocusItemAt:)"); return try? target.collectionView(collectionView, canFocusItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, canFocusItemAt: indexPath) } catch { error.stop("collectionView(_:canFocusItemAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { do { return try target.collectionView(collectionView, canFocusItemAt: indexPath) } catch { error.stop("collectionView(_:canFocusItemAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> (Bool)? { note("collectionView(_:shouldUpdateFocusIn:)"); return try? target.collectionView(collectionView, shouldUpdateFocusIn: context) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool { do { return try target.collectionView(collectionView, shouldUpdateFocusIn: context) } catch { error.stop("collectionView(_:shouldUpdateFocusIn:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool { do { return try target.collectionView(collectionView, shouldUpdateFocusIn: context) } catch { error.stop("collectionView(_:shouldUpdateFocusIn:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) -> (Void)? { note("collectionView(_:didUpdateFocusIn:with:)"); return try? target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { do { return try target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) } catch { error.stop("collectionView(_:didUpdateFocusIn:with:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { do { return try target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) } catch { error.stop("collectionView(_:didUpdateFocusIn:with:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> (Bool)? { note("collectionView(_:shouldSpringLoadItemAt:with:)"); return try? target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { do { return try target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) } catch { error.stop("collectionView(_:shouldSpringLoadItemAt:with:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { do { return try target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) } catch { error.stop("collectionView(_:shouldSpringLoadItemAt:with:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> (IndexPath)? { note("collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)"); return try? target.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { do { return try target.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath) } catch { error.stop("collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { do { return try target.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath) } catch { error.stop("collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", of: target) } }
}
/// Calls of the optional methods `collectionViewDidEndMultipleSelectionInteraction` of `UICollectionViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UICollectionViewDelegate_collectionViewDidEndMultipleSelectionInteraction {
  fileprivate let target: any UICollectionViewDelegate
  private var subject: String?

  fileprivate init(target: any UICollectionViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView) -> (Void)? { note("collectionViewDidEndMultipleSelectionInteraction(_:)"); return try? target.collectionViewDidEndMultipleSelectionInteraction(collectionView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ collectionView: UICollectionView) { do { return try target.collectionViewDidEndMultipleSelectionInteraction(collectionView) } catch { error.stop("collectionViewDidEndMultipleSelectionInteraction(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView) { do { return try target.collectionViewDidEndMultipleSelectionInteraction(collectionView) } catch { error.stop("collectionViewDidEndMultipleSelectionInteraction(_:)", of: target) } }
}
/// Calls of the optional methods `indexPathForPreferredFocusedView` of `UICollectionViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UICollectionViewDelegate_indexPathForPreferredFocusedView {
  fileprivate let target: any UICollectionViewDelegate
  private var subject: String?

  fileprivate init(target: any UICollectionViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> (IndexPath)? { note("indexPathForPreferredFocusedView(in:)"); return try? target.indexPathForPreferredFocusedView(in: collectionView) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(in collectionView: UICollectionView) -> IndexPath? { do { return try target.indexPathForPreferredFocusedView(in: collectionView) } catch { error.stop("indexPathForPreferredFocusedView(in:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView) -> (IndexPath)? { note("indexPathForPreferredFocusedView(in:)"); return try? target.indexPathForPreferredFocusedView(in: collectionView) }
}

extension UICollectionViewDelegateFlowLayout {
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) throws(UnimplementedRequirement) -> CGSize { try forwarded(from: self, "collectionView(_:layout:sizeForItemAt:)", [collectionView, collectionViewLayout, indexPath]) { (target: any UICollectionViewDelegateFlowLayout) throws(UnimplementedRequirement) -> CGSize in try target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) throws(UnimplementedRequirement) -> UIEdgeInsets { try forwarded(from: self, "collectionView(_:layout:insetForSectionAt:)", [collectionView, collectionViewLayout, section]) { (target: any UICollectionViewDelegateFlowLayout) throws(UnimplementedRequirement) -> UIEdgeInsets in try target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) throws(UnimplementedRequirement) -> CGFloat { try forwarded(from: self, "collectionView(_:layout:minimumLineSpacingForSectionAt:)", [collectionView, collectionViewLayout, section]) { (target: any UICollectionViewDelegateFlowLayout) throws(UnimplementedRequirement) -> CGFloat in try target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) throws(UnimplementedRequirement) -> CGFloat { try forwarded(from: self, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", [collectionView, collectionViewLayout, section]) { (target: any UICollectionViewDelegateFlowLayout) throws(UnimplementedRequirement) -> CGFloat in try target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) throws(UnimplementedRequirement) -> CGSize { try forwarded(from: self, "collectionView(_:layout:referenceSizeForHeaderInSection:)", [collectionView, collectionViewLayout, section]) { (target: any UICollectionViewDelegateFlowLayout) throws(UnimplementedRequirement) -> CGSize in try target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) } }
  /// Default: not implemented.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) throws(UnimplementedRequirement) -> CGSize { try forwarded(from: self, "collectionView(_:layout:referenceSizeForFooterInSection:)", [collectionView, collectionViewLayout, section]) { (target: any UICollectionViewDelegateFlowLayout) throws(UnimplementedRequirement) -> CGSize in try target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section) } }
  /// The calls of `collectionView` with a question mark.
  @_disfavoredOverload public var collectionView: _Optional_UICollectionViewDelegateFlowLayout_collectionView? { get { _Optional_UICollectionViewDelegateFlowLayout_collectionView(target: self) } }
}
/// Calls of the optional methods `collectionView` of `UICollectionViewDelegateFlowLayout`.
@preconcurrency @MainActor public struct _Optional_UICollectionViewDelegateFlowLayout_collectionView {
  fileprivate let target: any UICollectionViewDelegateFlowLayout
  private var subject: String?

  fileprivate init(target: any UICollectionViewDelegateFlowLayout) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> (CGSize)? { note("collectionView(_:layout:sizeForItemAt:)"); return try? target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { do { return try target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) } catch { return error.value("collectionView(_:layout:sizeForItemAt:)", of: collectionViewLayout, for: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { do { return try target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) } catch { return error.value("collectionView(_:layout:sizeForItemAt:)", of: collectionViewLayout, for: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> (UIEdgeInsets)? { note("collectionView(_:layout:insetForSectionAt:)"); return try? target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { do { return try target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) } catch { return error.value("collectionView(_:layout:insetForSectionAt:)", of: collectionViewLayout, for: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { do { return try target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) } catch { return error.value("collectionView(_:layout:insetForSectionAt:)", of: collectionViewLayout, for: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> (CGFloat)? { note("collectionView(_:layout:minimumLineSpacingForSectionAt:)"); return try? target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { do { return try target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) } catch { return error.value("collectionView(_:layout:minimumLineSpacingForSectionAt:)", of: collectionViewLayout, for: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { do { return try target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) } catch { return error.value("collectionView(_:layout:minimumLineSpacingForSectionAt:)", of: collectionViewLayout, for: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> (CGFloat)? { note("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)"); return try? target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { do { return try target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) } catch { return error.value("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", of: collectionViewLayout, for: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { do { return try target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) } catch { return error.value("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", of: collectionViewLayout, for: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> (CGSize)? { note("collectionView(_:layout:referenceSizeForHeaderInSection:)"); return try? target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { do { return try target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) } catch { return error.value("collectionView(_:layout:referenceSizeForHeaderInSection:)", of: collectionViewLayout, for: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { do { return try target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) } catch { return error.value("collectionView(_:layout:referenceSizeForHeaderInSection:)", of: collectionViewLayout, for: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> (CGSize)? { note("collectionView(_:layout:referenceSizeForFooterInSection:)"); return try? target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { do { return try target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section) } catch { return error.value("collectionView(_:layout:referenceSizeForFooterInSection:)", of: collectionViewLayout, for: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { do { return try target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section) } catch { return error.value("collectionView(_:layout:referenceSizeForFooterInSection:)", of: collectionViewLayout, for: target) } }
}

extension UICollisionBehaviorDelegate {
  /// Default: not implemented.
  public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at point: CGPoint) throws(UnimplementedRequirement) { try forwarded(from: self, "collisionBehavior(_:beganContactFor:with:at:)", [behavior, item1, item2, point]) { (target: any UICollisionBehaviorDelegate) throws(UnimplementedRequirement) -> Void in try target.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: point) } }
  /// Default: not implemented.
  public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint) throws(UnimplementedRequirement) { try forwarded(from: self, "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)", [behavior, item, identifier, point]) { (target: any UICollisionBehaviorDelegate) throws(UnimplementedRequirement) -> Void in try target.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: point) } }
  /// The calls of `collisionBehavior` with a question mark.
  @_disfavoredOverload public var collisionBehavior: _Optional_UICollisionBehaviorDelegate_collisionBehavior? { get { _Optional_UICollisionBehaviorDelegate_collisionBehavior(target: self) } }
}
/// Calls of the optional methods `collisionBehavior` of `UICollisionBehaviorDelegate`.
@preconcurrency @MainActor public struct _Optional_UICollisionBehaviorDelegate_collisionBehavior {
  fileprivate let target: any UICollisionBehaviorDelegate
  private var subject: String?

  fileprivate init(target: any UICollisionBehaviorDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at point: CGPoint) -> (Void)? { note("collisionBehavior(_:beganContactFor:with:at:)"); return try? target.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: point) }
  /// The answer; ends the program where there is no such method.
  public func required(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at point: CGPoint) { do { return try target.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: point) } catch { error.stop("collisionBehavior(_:beganContactFor:with:at:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at point: CGPoint) { do { return try target.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: point) } catch { error.stop("collisionBehavior(_:beganContactFor:with:at:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint) -> (Void)? { note("collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)"); return try? target.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: point) }
  /// The answer; ends the program where there is no such method.
  public func required(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint) { do { return try target.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: point) } catch { error.stop("collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint) { do { return try target.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: point) } catch { error.stop("collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)", of: target) } }
}

extension UIContextMenuInteractionDelegate {
  /// Default: not implemented.
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) throws(UnimplementedRequirement) { try forwarded(from: self, "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)", [interaction, configuration, animator]) { (target: any UIContextMenuInteractionDelegate) throws(UnimplementedRequirement) -> Void in try target.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator) } }
  /// The calls of `contextMenuInteraction` with a question mark.
  public var contextMenuInteraction: _Optional_UIContextMenuInteractionDelegate_contextMenuInteraction? { get { _Optional_UIContextMenuInteractionDelegate_contextMenuInteraction(target: self) } }
}
/// Calls of the optional methods `contextMenuInteraction` of `UIContextMenuInteractionDelegate`.
@preconcurrency @MainActor public struct _Optional_UIContextMenuInteractionDelegate_contextMenuInteraction {
  fileprivate let target: any UIContextMenuInteractionDelegate
  private var subject: String?

  fileprivate init(target: any UIContextMenuInteractionDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) -> (Void)? { note("contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)"); return try? target.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  /// The answer; ends the program where there is no such method.
  public func required(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { do { return try target.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator) } catch { error.stop("contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { do { return try target.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator) } catch { error.stop("contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) -> (Void)? { note("contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)"); return try? target.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
}

extension UIDocumentPickerDelegate {
  /// Default: not implemented.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) throws(UnimplementedRequirement) { try forwarded(from: self, "documentPicker(_:didPickDocumentsAt:)", [controller, urls]) { (target: any UIDocumentPickerDelegate) throws(UnimplementedRequirement) -> Void in try target.documentPicker(controller, didPickDocumentsAt: urls) } }
  /// Default: not implemented.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) throws(UnimplementedRequirement) { try forwarded(from: self, "documentPicker(_:didPickDocumentAt:)", [controller, url]) { (target: any UIDocumentPickerDelegate) throws(UnimplementedRequirement) -> Void in try target.documentPicker(controller, didPickDocumentAt: url) } }
  /// Default: not implemented.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) throws(UnimplementedRequirement) { try forwarded(from: self, "documentPickerWasCancelled(_:)", [controller]) { (target: any UIDocumentPickerDelegate) throws(UnimplementedRequirement) -> Void in try target.documentPickerWasCancelled(controller) } }
  /// The calls of `documentPicker` with a question mark.
  @_disfavoredOverload public var documentPicker: _Optional_UIDocumentPickerDelegate_documentPicker? { get { _Optional_UIDocumentPickerDelegate_documentPicker(target: self) } }
  /// The calls of `documentPickerWasCancelled` with a question mark.
  public var documentPickerWasCancelled: _Optional_UIDocumentPickerDelegate_documentPickerWasCancelled? { get { _Optional_UIDocumentPickerDelegate_documentPickerWasCancelled(target: self) } }
}
/// Calls of the optional methods `documentPicker` of `UIDocumentPickerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIDocumentPickerDelegate_documentPicker {
  fileprivate let target: any UIDocumentPickerDelegate
  private var subject: String?

  fileprivate init(target: any UIDocumentPickerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) -> (Void)? { note("documentPicker(_:didPickDocumentsAt:)"); return try? target.documentPicker(controller, didPickDocumentsAt: urls) }
  /// The answer; ends the program where there is no such method.
  public func required(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { do { return try target.documentPicker(controller, didPickDocumentsAt: urls) } catch { error.stop("documentPicker(_:didPickDocumentsAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { do { return try target.documentPicker(controller, didPickDocumentsAt: urls) } catch { error.stop("documentPicker(_:didPickDocumentsAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) -> (Void)? { note("documentPicker(_:didPickDocumentAt:)"); return try? target.documentPicker(controller, didPickDocumentAt: url) }
  /// The answer; ends the program where there is no such method.
  public func required(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { do { return try target.documentPicker(controller, didPickDocumentAt: url) } catch { error.stop("documentPicker(_:didPickDocumentAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { do { return try target.documentPicker(controller, didPickDocumentAt: url) } catch { error.stop("documentPicker(_:didPickDocumentAt:)", of: target) } }
}
/// Calls of the optional methods `documentPickerWasCancelled` of `UIDocumentPickerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIDocumentPickerDelegate_documentPickerWasCancelled {
  fileprivate let target: any UIDocumentPickerDelegate
  private var subject: String?

  fileprivate init(target: any UIDocumentPickerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ controller: UIDocumentPickerViewController) -> (Void)? { note("documentPickerWasCancelled(_:)"); return try? target.documentPickerWasCancelled(controller) }
  /// The answer; ends the program where there is no such method.
  public func required(_ controller: UIDocumentPickerViewController) { do { return try target.documentPickerWasCancelled(controller) } catch { error.stop("documentPickerWasCancelled(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ controller: UIDocumentPickerViewController) { do { return try target.documentPickerWasCancelled(controller) } catch { error.stop("documentPickerWasCancelled(_:)", of: target) } }
}

extension UIDynamicAnimatorDelegate {
  /// Default: not implemented.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) throws(UnimplementedRequirement) { try forwarded(from: self, "dynamicAnimatorWillResume(_:)", [animator]) { (target: any UIDynamicAnimatorDelegate) throws(UnimplementedRequirement) -> Void in try target.dynamicAnimatorWillResume(animator) } }
  /// Default: not implemented.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) throws(UnimplementedRequirement) { try forwarded(from: self, "dynamicAnimatorDidPause(_:)", [animator]) { (target: any UIDynamicAnimatorDelegate) throws(UnimplementedRequirement) -> Void in try target.dynamicAnimatorDidPause(animator) } }
  /// The calls of `dynamicAnimatorWillResume` with a question mark.
  public var dynamicAnimatorWillResume: _Optional_UIDynamicAnimatorDelegate_dynamicAnimatorWillResume? { get { _Optional_UIDynamicAnimatorDelegate_dynamicAnimatorWillResume(target: self) } }
  /// The calls of `dynamicAnimatorDidPause` with a question mark.
  public var dynamicAnimatorDidPause: _Optional_UIDynamicAnimatorDelegate_dynamicAnimatorDidPause? { get { _Optional_UIDynamicAnimatorDelegate_dynamicAnimatorDidPause(target: self) } }
}
/// Calls of the optional methods `dynamicAnimatorWillResume` of `UIDynamicAnimatorDelegate`.
@preconcurrency @MainActor public struct _Optional_UIDynamicAnimatorDelegate_dynamicAnimatorWillResume {
  fileprivate let target: any UIDynamicAnimatorDelegate
  private var subject: String?

  fileprivate init(target: any UIDynamicAnimatorDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ animator: UIDynamicAnimator) -> (Void)? { note("dynamicAnimatorWillResume(_:)"); return try? target.dynamicAnimatorWillResume(animator) }
  /// The answer; ends the program where there is no such method.
  public func required(_ animator: UIDynamicAnimator) { do { return try target.dynamicAnimatorWillResume(animator) } catch { error.stop("dynamicAnimatorWillResume(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ animator: UIDynamicAnimator) { do { return try target.dynamicAnimatorWillResume(animator) } catch { error.stop("dynamicAnimatorWillResume(_:)", of: target) } }
}
/// Calls of the optional methods `dynamicAnimatorDidPause` of `UIDynamicAnimatorDelegate`.
@preconcurrency @MainActor public struct _Optional_UIDynamicAnimatorDelegate_dynamicAnimatorDidPause {
  fileprivate let target: any UIDynamicAnimatorDelegate
  private var subject: String?

  fileprivate init(target: any UIDynamicAnimatorDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ animator: UIDynamicAnimator) -> (Void)? { note("dynamicAnimatorDidPause(_:)"); return try? target.dynamicAnimatorDidPause(animator) }
  /// The answer; ends the program where there is no such method.
  public func required(_ animator: UIDynamicAnimator) { do { return try target.dynamicAnimatorDidPause(animator) } catch { error.stop("dynamicAnimatorDidPause(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ animator: UIDynamicAnimator) { do { return try target.dynamicAnimatorDidPause(animator) } catch { error.stop("dynamicAnimatorDidPause(_:)", of: target) } }
}

extension UIGestureRecognizerDelegate {
  /// Default: not implemented.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "gestureRecognizerShouldBegin(_:)", [gestureRecognizer]) { (target: any UIGestureRecognizerDelegate) throws(UnimplementedRequirement) -> Bool in try target.gestureRecognizerShouldBegin(gestureRecognizer) } }
  /// Default: not implemented.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "gestureRecognizer(_:shouldReceive:)", [gestureRecognizer, touch]) { (target: any UIGestureRecognizerDelegate) throws(UnimplementedRequirement) -> Bool in try target.gestureRecognizer(gestureRecognizer, shouldReceive: touch) } }
  /// Default: not implemented.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", [gestureRecognizer, otherGestureRecognizer]) { (target: any UIGestureRecognizerDelegate) throws(UnimplementedRequirement) -> Bool in try target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) } }
  /// Default: not implemented.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "gestureRecognizer(_:shouldRequireFailureOf:)", [gestureRecognizer, otherGestureRecognizer]) { (target: any UIGestureRecognizerDelegate) throws(UnimplementedRequirement) -> Bool in try target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) } }
  /// Default: not implemented.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "gestureRecognizer(_:shouldBeRequiredToFailBy:)", [gestureRecognizer, otherGestureRecognizer]) { (target: any UIGestureRecognizerDelegate) throws(UnimplementedRequirement) -> Bool in try target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) } }
  /// The calls of `gestureRecognizerShouldBegin` with a question mark.
  public var gestureRecognizerShouldBegin: _Optional_UIGestureRecognizerDelegate_gestureRecognizerShouldBegin? { get { _Optional_UIGestureRecognizerDelegate_gestureRecognizerShouldBegin(target: self) } }
  /// The calls of `gestureRecognizer` with a question mark.
  @_disfavoredOverload public var gestureRecognizer: _Optional_UIGestureRecognizerDelegate_gestureRecognizer? { get { _Optional_UIGestureRecognizerDelegate_gestureRecognizer(target: self) } }
}
/// Calls of the optional methods `gestureRecognizerShouldBegin` of `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIGestureRecognizerDelegate_gestureRecognizerShouldBegin {
  fileprivate let target: any UIGestureRecognizerDelegate
  private var subject: String?

  fileprivate init(target: any UIGestureRecognizerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> (Bool)? { note("gestureRecognizerShouldBegin(_:)"); return try? target.gestureRecognizerShouldBegin(gestureRecognizer) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ gestureRecognizer: UIGestureRecognizer) -> Bool { do { return try target.gestureRecognizerShouldBegin(gestureRecognizer) } catch { error.stop("gestureRecognizerShouldBegin(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool { do { return try target.gestureRecognizerShouldBegin(gestureRecognizer) } catch { error.stop("gestureRecognizerShouldBegin(_:)", of: target) } }
}
/// Calls of the optional methods `gestureRecognizer` of `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIGestureRecognizerDelegate_gestureRecognizer {
  fileprivate let target: any UIGestureRecognizerDelegate
  private var subject: String?

  fileprivate init(target: any UIGestureRecognizerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> (Bool)? { note("gestureRecognizer(_:shouldReceive:)"); return try? target.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { do { return try target.gestureRecognizer(gestureRecognizer, shouldReceive: touch) } catch { error.stop("gestureRecognizer(_:shouldReceive:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { do { return try target.gestureRecognizer(gestureRecognizer, shouldReceive: touch) } catch { error.stop("gestureRecognizer(_:shouldReceive:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> (Bool)? { note("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"); return try? target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { do { return try target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) } catch { error.stop("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { do { return try target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) } catch { error.stop("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> (Bool)? { note("gestureRecognizer(_:shouldRequireFailureOf:)"); return try? target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { do { return try target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) } catch { error.stop("gestureRecognizer(_:shouldRequireFailureOf:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { do { return try target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) } catch { error.stop("gestureRecognizer(_:shouldRequireFailureOf:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> (Bool)? { note("gestureRecognizer(_:shouldBeRequiredToFailBy:)"); return try? target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { do { return try target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) } catch { error.stop("gestureRecognizer(_:shouldBeRequiredToFailBy:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { do { return try target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) } catch { error.stop("gestureRecognizer(_:shouldBeRequiredToFailBy:)", of: target) } }
}

extension UIImagePickerControllerDelegate {
  /// Default: not implemented.
  public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) throws(UnimplementedRequirement) { try forwarded(from: self, "imagePickerController(_:didFinishPickingMediaWithInfo:)", [picker, info]) { (target: any UIImagePickerControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.imagePickerController(picker, didFinishPickingMediaWithInfo: info) } }
  /// Default: not implemented.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) throws(UnimplementedRequirement) { try forwarded(from: self, "imagePickerControllerDidCancel(_:)", [picker]) { (target: any UIImagePickerControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.imagePickerControllerDidCancel(picker) } }
  /// The calls of `imagePickerController` with a question mark.
  public var imagePickerController: _Optional_UIImagePickerControllerDelegate_imagePickerController? { get { _Optional_UIImagePickerControllerDelegate_imagePickerController(target: self) } }
  /// The calls of `imagePickerControllerDidCancel` with a question mark.
  public var imagePickerControllerDidCancel: _Optional_UIImagePickerControllerDelegate_imagePickerControllerDidCancel? { get { _Optional_UIImagePickerControllerDelegate_imagePickerControllerDidCancel(target: self) } }
}
/// Calls of the optional methods `imagePickerController` of `UIImagePickerControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIImagePickerControllerDelegate_imagePickerController {
  fileprivate let target: any UIImagePickerControllerDelegate
  private var subject: String?

  fileprivate init(target: any UIImagePickerControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) -> (Void)? { note("imagePickerController(_:didFinishPickingMediaWithInfo:)"); return try? target.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
  /// The answer; ends the program where there is no such method.
  public func required(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) { do { return try target.imagePickerController(picker, didFinishPickingMediaWithInfo: info) } catch { error.stop("imagePickerController(_:didFinishPickingMediaWithInfo:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) { do { return try target.imagePickerController(picker, didFinishPickingMediaWithInfo: info) } catch { error.stop("imagePickerController(_:didFinishPickingMediaWithInfo:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ picker: UIImagePickerController, _ info: [UIImagePickerController.InfoKey: Any]) -> (Void)? { note("imagePickerController(_:didFinishPickingMediaWithInfo:)"); return try? target.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
}
/// Calls of the optional methods `imagePickerControllerDidCancel` of `UIImagePickerControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIImagePickerControllerDelegate_imagePickerControllerDidCancel {
  fileprivate let target: any UIImagePickerControllerDelegate
  private var subject: String?

  fileprivate init(target: any UIImagePickerControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ picker: UIImagePickerController) -> (Void)? { note("imagePickerControllerDidCancel(_:)"); return try? target.imagePickerControllerDidCancel(picker) }
  /// The answer; ends the program where there is no such method.
  public func required(_ picker: UIImagePickerController) { do { return try target.imagePickerControllerDidCancel(picker) } catch { error.stop("imagePickerControllerDidCancel(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ picker: UIImagePickerController) { do { return try target.imagePickerControllerDidCancel(picker) } catch { error.stop("imagePickerControllerDidCancel(_:)", of: target) } }
}

extension UINavigationBarDelegate {
  /// Default: not implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "navigationBar(_:shouldPush:)", [navigationBar, item]) { (target: any UINavigationBarDelegate) throws(UnimplementedRequirement) -> Bool in try target.navigationBar(navigationBar, shouldPush: item) } }
  /// Default: not implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) throws(UnimplementedRequirement) { try forwarded(from: self, "navigationBar(_:didPush:)", [navigationBar, item]) { (target: any UINavigationBarDelegate) throws(UnimplementedRequirement) -> Void in try target.navigationBar(navigationBar, didPush: item) } }
  /// Default: not implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "navigationBar(_:shouldPop:)", [navigationBar, item]) { (target: any UINavigationBarDelegate) throws(UnimplementedRequirement) -> Bool in try target.navigationBar(navigationBar, shouldPop: item) } }
  /// Default: not implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) throws(UnimplementedRequirement) { try forwarded(from: self, "navigationBar(_:didPop:)", [navigationBar, item]) { (target: any UINavigationBarDelegate) throws(UnimplementedRequirement) -> Void in try target.navigationBar(navigationBar, didPop: item) } }
  /// The calls of `navigationBar` with a question mark.
  @_disfavoredOverload public var navigationBar: _Optional_UINavigationBarDelegate_navigationBar? { get { _Optional_UINavigationBarDelegate_navigationBar(target: self) } }
}
/// Calls of the optional methods `navigationBar` of `UINavigationBarDelegate`.
@preconcurrency @MainActor public struct _Optional_UINavigationBarDelegate_navigationBar {
  fileprivate let target: any UINavigationBarDelegate
  private var subject: String?

  fileprivate init(target: any UINavigationBarDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> (Bool)? { note("navigationBar(_:shouldPush:)"); return try? target.navigationBar(navigationBar, shouldPush: item) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { do { return try target.navigationBar(navigationBar, shouldPush: item) } catch { error.stop("navigationBar(_:shouldPush:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { do { return try target.navigationBar(navigationBar, shouldPush: item) } catch { error.stop("navigationBar(_:shouldPush:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) -> (Void)? { note("navigationBar(_:didPush:)"); return try? target.navigationBar(navigationBar, didPush: item) }
  /// The answer; ends the program where there is no such method.
  public func required(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { do { return try target.navigationBar(navigationBar, didPush: item) } catch { error.stop("navigationBar(_:didPush:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { do { return try target.navigationBar(navigationBar, didPush: item) } catch { error.stop("navigationBar(_:didPush:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> (Bool)? { note("navigationBar(_:shouldPop:)"); return try? target.navigationBar(navigationBar, shouldPop: item) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { do { return try target.navigationBar(navigationBar, shouldPop: item) } catch { error.stop("navigationBar(_:shouldPop:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { do { return try target.navigationBar(navigationBar, shouldPop: item) } catch { error.stop("navigationBar(_:shouldPop:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) -> (Void)? { note("navigationBar(_:didPop:)"); return try? target.navigationBar(navigationBar, didPop: item) }
  /// The answer; ends the program where there is no such method.
  public func required(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { do { return try target.navigationBar(navigationBar, didPop: item) } catch { error.stop("navigationBar(_:didPop:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { do { return try target.navigationBar(navigationBar, didPop: item) } catch { error.stop("navigationBar(_:didPop:)", of: target) } }
}

extension UINavigationControllerDelegate {
  /// Default: not implemented.
  public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) throws(UnimplementedRequirement) { try forwarded(from: self, "navigationController(_:willShow:animated:)", [navigationController, viewController, animated]) { (target: any UINavigationControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.navigationController(navigationController, willShow: viewController, animated: animated) } }
  /// Default: not implemented.
  public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) throws(UnimplementedRequirement) { try forwarded(from: self, "navigationController(_:didShow:animated:)", [navigationController, viewController, animated]) { (target: any UINavigationControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.navigationController(navigationController, didShow: viewController, animated: animated) } }
  /// Default: not implemented.
  public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)? { try forwarded(from: self, "navigationController(_:animationControllerFor:from:to:)", [navigationController, operation, fromVC, toVC]) { (target: any UINavigationControllerDelegate) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)? in try target.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC) } }
  /// Default: not implemented.
  public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) throws(UnimplementedRequirement) -> (any UIViewControllerInteractiveTransitioning)? { try forwarded(from: self, "navigationController(_:interactionControllerFor:)", [navigationController, animationController]) { (target: any UINavigationControllerDelegate) throws(UnimplementedRequirement) -> (any UIViewControllerInteractiveTransitioning)? in try target.navigationController(navigationController, interactionControllerFor: animationController) } }
  /// The calls of `navigationController` with a question mark.
  @_disfavoredOverload public var navigationController: _Optional_UINavigationControllerDelegate_navigationController? { get { _Optional_UINavigationControllerDelegate_navigationController(target: self) } }
}
/// Calls of the optional methods `navigationController` of `UINavigationControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UINavigationControllerDelegate_navigationController {
  fileprivate let target: any UINavigationControllerDelegate
  private var subject: String?

  fileprivate init(target: any UINavigationControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) -> (Void)? { note("navigationController(_:willShow:animated:)"); return try? target.navigationController(navigationController, willShow: viewController, animated: animated) }
  /// The answer; ends the program where there is no such method.
  public func required(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { do { return try target.navigationController(navigationController, willShow: viewController, animated: animated) } catch { error.stop("navigationController(_:willShow:animated:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { do { return try target.navigationController(navigationController, willShow: viewController, animated: animated) } catch { error.stop("navigationController(_:willShow:animated:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) -> (Void)? { note("navigationController(_:didShow:animated:)"); return try? target.navigationController(navigationController, didShow: viewController, animated: animated) }
  /// The answer; ends the program where there is no such method.
  public func required(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { do { return try target.navigationController(navigationController, didShow: viewController, animated: animated) } catch { error.stop("navigationController(_:didShow:animated:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { do { return try target.navigationController(navigationController, didShow: viewController, animated: animated) } catch { error.stop("navigationController(_:didShow:animated:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> ((any UIViewControllerAnimatedTransitioning))? { note("navigationController(_:animationControllerFor:from:to:)"); return try? target.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { do { return try target.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC) } catch { error.stop("navigationController(_:animationControllerFor:from:to:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> ((any UIViewControllerInteractiveTransitioning))? { note("navigationController(_:interactionControllerFor:)"); return try? target.navigationController(navigationController, interactionControllerFor: animationController) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { do { return try target.navigationController(navigationController, interactionControllerFor: animationController) } catch { error.stop("navigationController(_:interactionControllerFor:)", of: target) } }
}

extension UIPageViewControllerDelegate {
  /// Default: not implemented.
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) throws(UnimplementedRequirement) { try forwarded(from: self, "pageViewController(_:willTransitionTo:)", [pageViewController, pendingViewControllers]) { (target: any UIPageViewControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers) } }
  /// Default: not implemented.
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) throws(UnimplementedRequirement) { try forwarded(from: self, "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", [pageViewController, finished, previousViewControllers, completed]) { (target: any UIPageViewControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.pageViewController(pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers, transitionCompleted: completed) } }
  /// The calls of `pageViewController` with a question mark.
  @_disfavoredOverload public var pageViewController: _Optional_UIPageViewControllerDelegate_pageViewController? { get { _Optional_UIPageViewControllerDelegate_pageViewController(target: self) } }
}
/// Calls of the optional methods `pageViewController` of `UIPageViewControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIPageViewControllerDelegate_pageViewController {
  fileprivate let target: any UIPageViewControllerDelegate
  private var subject: String?

  fileprivate init(target: any UIPageViewControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) -> (Void)? { note("pageViewController(_:willTransitionTo:)"); return try? target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers) }
  /// The answer; ends the program where there is no such method.
  public func required(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { do { return try target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers) } catch { error.stop("pageViewController(_:willTransitionTo:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { do { return try target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers) } catch { error.stop("pageViewController(_:willTransitionTo:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) -> (Void)? { note("pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"); return try? target.pageViewController(pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers, transitionCompleted: completed) }
  /// The answer; ends the program where there is no such method.
  public func required(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { do { return try target.pageViewController(pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers, transitionCompleted: completed) } catch { error.stop("pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { do { return try target.pageViewController(pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers, transitionCompleted: completed) } catch { error.stop("pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", of: target) } }
}

extension UIPickerViewDelegate {
  /// Default: not implemented.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) throws(UnimplementedRequirement) -> String? { try forwarded(from: self, "pickerView(_:titleForRow:forComponent:)", [pickerView, row, component]) { (target: any UIPickerViewDelegate) throws(UnimplementedRequirement) -> String? in try target.pickerView(pickerView, titleForRow: row, forComponent: component) } }
  /// Default: not implemented.
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) throws(UnimplementedRequirement) -> NSAttributedString? { try forwarded(from: self, "pickerView(_:attributedTitleForRow:forComponent:)", [pickerView, row, component]) { (target: any UIPickerViewDelegate) throws(UnimplementedRequirement) -> NSAttributedString? in try target.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) } }
  /// Default: not implemented.
  public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) throws(UnimplementedRequirement) -> UIView { try forwarded(from: self, "pickerView(_:viewForRow:forComponent:reusing:)", [pickerView, row, component, view]) { (target: any UIPickerViewDelegate) throws(UnimplementedRequirement) -> UIView in try target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) } }
  /// Default: not implemented.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) throws(UnimplementedRequirement) -> CGFloat { try forwarded(from: self, "pickerView(_:rowHeightForComponent:)", [pickerView, component]) { (target: any UIPickerViewDelegate) throws(UnimplementedRequirement) -> CGFloat in try target.pickerView(pickerView, rowHeightForComponent: component) } }
  /// Default: not implemented.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) throws(UnimplementedRequirement) -> CGFloat { try forwarded(from: self, "pickerView(_:widthForComponent:)", [pickerView, component]) { (target: any UIPickerViewDelegate) throws(UnimplementedRequirement) -> CGFloat in try target.pickerView(pickerView, widthForComponent: component) } }
  /// Default: not implemented.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) throws(UnimplementedRequirement) { try forwarded(from: self, "pickerView(_:didSelectRow:inComponent:)", [pickerView, row, component]) { (target: any UIPickerViewDelegate) throws(UnimplementedRequirement) -> Void in try target.pickerView(pickerView, didSelectRow: row, inComponent: component) } }
  /// The calls of `pickerView` with a question mark.
  @_disfavoredOverload public var pickerView: _Optional_UIPickerViewDelegate_pickerView? { get { _Optional_UIPickerViewDelegate_pickerView(target: self) } }
}
/// Calls of the optional methods `pickerView` of `UIPickerViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIPickerViewDelegate_pickerView {
  fileprivate let target: any UIPickerViewDelegate
  private var subject: String?

  fileprivate init(target: any UIPickerViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> (String)? { note("pickerView(_:titleForRow:forComponent:)"); return try? target.pickerView(pickerView, titleForRow: row, forComponent: component) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { do { return try target.pickerView(pickerView, titleForRow: row, forComponent: component) } catch { error.stop("pickerView(_:titleForRow:forComponent:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> (NSAttributedString)? { note("pickerView(_:attributedTitleForRow:forComponent:)"); return try? target.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { do { return try target.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) } catch { error.stop("pickerView(_:attributedTitleForRow:forComponent:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> (UIView)? { note("pickerView(_:viewForRow:forComponent:reusing:)"); return try? target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { do { return try target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) } catch { error.stop("pickerView(_:viewForRow:forComponent:reusing:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { do { return try target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) } catch { error.stop("pickerView(_:viewForRow:forComponent:reusing:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> (CGFloat)? { note("pickerView(_:rowHeightForComponent:)"); return try? target.pickerView(pickerView, rowHeightForComponent: component) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { do { return try target.pickerView(pickerView, rowHeightForComponent: component) } catch { error.stop("pickerView(_:rowHeightForComponent:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { do { return try target.pickerView(pickerView, rowHeightForComponent: component) } catch { error.stop("pickerView(_:rowHeightForComponent:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> (CGFloat)? { note("pickerView(_:widthForComponent:)"); return try? target.pickerView(pickerView, widthForComponent: component) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { do { return try target.pickerView(pickerView, widthForComponent: component) } catch { error.stop("pickerView(_:widthForComponent:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { do { return try target.pickerView(pickerView, widthForComponent: component) } catch { error.stop("pickerView(_:widthForComponent:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) -> (Void)? { note("pickerView(_:didSelectRow:inComponent:)"); return try? target.pickerView(pickerView, didSelectRow: row, inComponent: component) }
  /// The answer; ends the program where there is no such method.
  public func required(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { do { return try target.pickerView(pickerView, didSelectRow: row, inComponent: component) } catch { error.stop("pickerView(_:didSelectRow:inComponent:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { do { return try target.pickerView(pickerView, didSelectRow: row, inComponent: component) } catch { error.stop("pickerView(_:didSelectRow:inComponent:)", of: target) } }
}

extension UIPointerInteractionDelegate {
  /// Default: not implemented.
  public func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) throws(UnimplementedRequirement) -> UIPointerRegion? { try forwarded(from: self, "pointerInteraction(_:regionFor:defaultRegion:)", [interaction, request, defaultRegion]) { (target: any UIPointerInteractionDelegate) throws(UnimplementedRequirement) -> UIPointerRegion? in try target.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion) } }
  /// Default: not implemented.
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) throws(UnimplementedRequirement) -> UIPointerStyle? { try forwarded(from: self, "pointerInteraction(_:styleFor:)", [interaction, region]) { (target: any UIPointerInteractionDelegate) throws(UnimplementedRequirement) -> UIPointerStyle? in try target.pointerInteraction(interaction, styleFor: region) } }
  /// Default: not implemented.
  public func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) throws(UnimplementedRequirement) { try forwarded(from: self, "pointerInteraction(_:willEnter:animator:)", [interaction, region, animator]) { (target: any UIPointerInteractionDelegate) throws(UnimplementedRequirement) -> Void in try target.pointerInteraction(interaction, willEnter: region, animator: animator) } }
  /// Default: not implemented.
  public func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) throws(UnimplementedRequirement) { try forwarded(from: self, "pointerInteraction(_:willExit:animator:)", [interaction, region, animator]) { (target: any UIPointerInteractionDelegate) throws(UnimplementedRequirement) -> Void in try target.pointerInteraction(interaction, willExit: region, animator: animator) } }
  /// The calls of `pointerInteraction` with a question mark.
  @_disfavoredOverload public var pointerInteraction: _Optional_UIPointerInteractionDelegate_pointerInteraction? { get { _Optional_UIPointerInteractionDelegate_pointerInteraction(target: self) } }
}
/// Calls of the optional methods `pointerInteraction` of `UIPointerInteractionDelegate`.
@preconcurrency @MainActor public struct _Optional_UIPointerInteractionDelegate_pointerInteraction {
  fileprivate let target: any UIPointerInteractionDelegate
  private var subject: String?

  fileprivate init(target: any UIPointerInteractionDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> (UIPointerRegion)? { note("pointerInteraction(_:regionFor:defaultRegion:)"); return try? target.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion? { do { return try target.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion) } catch { error.stop("pointerInteraction(_:regionFor:defaultRegion:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> (UIPointerStyle)? { note("pointerInteraction(_:styleFor:)"); return try? target.pointerInteraction(interaction, styleFor: region) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { do { return try target.pointerInteraction(interaction, styleFor: region) } catch { error.stop("pointerInteraction(_:styleFor:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) -> (Void)? { note("pointerInteraction(_:willEnter:animator:)"); return try? target.pointerInteraction(interaction, willEnter: region, animator: animator) }
  /// The answer; ends the program where there is no such method.
  public func required(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) { do { return try target.pointerInteraction(interaction, willEnter: region, animator: animator) } catch { error.stop("pointerInteraction(_:willEnter:animator:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) { do { return try target.pointerInteraction(interaction, willEnter: region, animator: animator) } catch { error.stop("pointerInteraction(_:willEnter:animator:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) -> (Void)? { note("pointerInteraction(_:willExit:animator:)"); return try? target.pointerInteraction(interaction, willExit: region, animator: animator) }
  /// The answer; ends the program where there is no such method.
  public func required(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) { do { return try target.pointerInteraction(interaction, willExit: region, animator: animator) } catch { error.stop("pointerInteraction(_:willExit:animator:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) { do { return try target.pointerInteraction(interaction, willExit: region, animator: animator) } catch { error.stop("pointerInteraction(_:willExit:animator:)", of: target) } }
}

extension UIPopoverPresentationControllerDelegate {
  /// Default: not implemented.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) throws(UnimplementedRequirement) { try forwarded(from: self, "prepareForPopoverPresentation(_:)", [popoverPresentationController]) { (target: any UIPopoverPresentationControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.prepareForPopoverPresentation(popoverPresentationController) } }
  /// Default: not implemented.
  public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "popoverPresentationControllerShouldDismissPopover(_:)", [popoverPresentationController]) { (target: any UIPopoverPresentationControllerDelegate) throws(UnimplementedRequirement) -> Bool in try target.popoverPresentationControllerShouldDismissPopover(popoverPresentationController) } }
  /// Default: not implemented.
  public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) throws(UnimplementedRequirement) { try forwarded(from: self, "popoverPresentationControllerDidDismissPopover(_:)", [popoverPresentationController]) { (target: any UIPopoverPresentationControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.popoverPresentationControllerDidDismissPopover(popoverPresentationController) } }
  /// The calls of `prepareForPopoverPresentation` with a question mark.
  public var prepareForPopoverPresentation: _Optional_UIPopoverPresentationControllerDelegate_prepareForPopoverPresentation? { get { _Optional_UIPopoverPresentationControllerDelegate_prepareForPopoverPresentation(target: self) } }
  /// The calls of `popoverPresentationControllerShouldDismissPopover` with a question mark.
  public var popoverPresentationControllerShouldDismissPopover: _Optional_UIPopoverPresentationControllerDelegate_popoverPresentationControllerShouldDismissPopover? { get { _Optional_UIPopoverPresentationControllerDelegate_popoverPresentationControllerShouldDismissPopover(target: self) } }
  /// The calls of `popoverPresentationControllerDidDismissPopover` with a question mark.
  public var popoverPresentationControllerDidDismissPopover: _Optional_UIPopoverPresentationControllerDelegate_popoverPresentationControllerDidDismissPopover? { get { _Optional_UIPopoverPresentationControllerDelegate_popoverPresentationControllerDidDismissPopover(target: self) } }
}
/// Calls of the optional methods `prepareForPopoverPresentation` of `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIPopoverPresentationControllerDelegate_prepareForPopoverPresentation {
  fileprivate let target: any UIPopoverPresentationControllerDelegate
  private var subject: String?

  fileprivate init(target: any UIPopoverPresentationControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) -> (Void)? { note("prepareForPopoverPresentation(_:)"); return try? target.prepareForPopoverPresentation(popoverPresentationController) }
  /// The answer; ends the program where there is no such method.
  public func required(_ popoverPresentationController: UIPopoverPresentationController) { do { return try target.prepareForPopoverPresentation(popoverPresentationController) } catch { error.stop("prepareForPopoverPresentation(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) { do { return try target.prepareForPopoverPresentation(popoverPresentationController) } catch { error.stop("prepareForPopoverPresentation(_:)", of: target) } }
}
/// Calls of the optional methods `popoverPresentationControllerShouldDismissPopover` of `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIPopoverPresentationControllerDelegate_popoverPresentationControllerShouldDismissPopover {
  fileprivate let target: any UIPopoverPresentationControllerDelegate
  private var subject: String?

  fileprivate init(target: any UIPopoverPresentationControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) -> (Bool)? { note("popoverPresentationControllerShouldDismissPopover(_:)"); return try? target.popoverPresentationControllerShouldDismissPopover(popoverPresentationController) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ popoverPresentationController: UIPopoverPresentationController) -> Bool { do { return try target.popoverPresentationControllerShouldDismissPopover(popoverPresentationController) } catch { error.stop("popoverPresentationControllerShouldDismissPopover(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) -> Bool { do { return try target.popoverPresentationControllerShouldDismissPopover(popoverPresentationController) } catch { error.stop("popoverPresentationControllerShouldDismissPopover(_:)", of: target) } }
}
/// Calls of the optional methods `popoverPresentationControllerDidDismissPopover` of `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UIPopoverPresentationControllerDelegate_popoverPresentationControllerDidDismissPopover {
  fileprivate let target: any UIPopoverPresentationControllerDelegate
  private var subject: String?

  fileprivate init(target: any UIPopoverPresentationControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) -> (Void)? { note("popoverPresentationControllerDidDismissPopover(_:)"); return try? target.popoverPresentationControllerDidDismissPopover(popoverPresentationController) }
  /// The answer; ends the program where there is no such method.
  public func required(_ popoverPresentationController: UIPopoverPresentationController) { do { return try target.popoverPresentationControllerDidDismissPopover(popoverPresentationController) } catch { error.stop("popoverPresentationControllerDidDismissPopover(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController) { do { return try target.popoverPresentationControllerDidDismissPopover(popoverPresentationController) } catch { error.stop("popoverPresentationControllerDidDismissPopover(_:)", of: target) } }
}

extension UISceneDelegate {
  /// Default: not implemented.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) throws(UnimplementedRequirement) { try forwarded(from: self, "scene(_:willConnectTo:options:)", [scene, session, connectionOptions]) { (target: any UISceneDelegate) throws(UnimplementedRequirement) -> Void in try target.scene(scene, willConnectTo: session, options: connectionOptions) } }
  /// Default: not implemented.
  public func sceneWillEnterForeground(_ scene: UIScene) throws(UnimplementedRequirement) { try forwarded(from: self, "sceneWillEnterForeground(_:)", [scene]) { (target: any UISceneDelegate) throws(UnimplementedRequirement) -> Void in try target.sceneWillEnterForeground(scene) } }
  /// Default: not implemented.
  public func sceneDidBecomeActive(_ scene: UIScene) throws(UnimplementedRequirement) { try forwarded(from: self, "sceneDidBecomeActive(_:)", [scene]) { (target: any UISceneDelegate) throws(UnimplementedRequirement) -> Void in try target.sceneDidBecomeActive(scene) } }
  /// The calls of `scene` with a question mark.
  public var scene: _Optional_UISceneDelegate_scene? { get { _Optional_UISceneDelegate_scene(target: self) } }
  /// The calls of `sceneWillEnterForeground` with a question mark.
  public var sceneWillEnterForeground: _Optional_UISceneDelegate_sceneWillEnterForeground? { get { _Optional_UISceneDelegate_sceneWillEnterForeground(target: self) } }
  /// The calls of `sceneDidBecomeActive` with a question mark.
  public var sceneDidBecomeActive: _Optional_UISceneDelegate_sceneDidBecomeActive? { get { _Optional_UISceneDelegate_sceneDidBecomeActive(target: self) } }
}
/// Calls of the optional methods `scene` of `UISceneDelegate`.
@preconcurrency @MainActor public struct _Optional_UISceneDelegate_scene {
  fileprivate let target: any UISceneDelegate
  private var subject: String?

  fileprivate init(target: any UISceneDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) -> (Void)? { note("scene(_:willConnectTo:options:)"); return try? target.scene(scene, willConnectTo: session, options: connectionOptions) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { do { return try target.scene(scene, willConnectTo: session, options: connectionOptions) } catch { error.stop("scene(_:willConnectTo:options:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { do { return try target.scene(scene, willConnectTo: session, options: connectionOptions) } catch { error.stop("scene(_:willConnectTo:options:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ scene: UIScene, _ session: UISceneSession, _ connectionOptions: UIScene.ConnectionOptions) -> (Void)? { note("scene(_:willConnectTo:options:)"); return try? target.scene(scene, willConnectTo: session, options: connectionOptions) }
}
/// Calls of the optional methods `sceneWillEnterForeground` of `UISceneDelegate`.
@preconcurrency @MainActor public struct _Optional_UISceneDelegate_sceneWillEnterForeground {
  fileprivate let target: any UISceneDelegate
  private var subject: String?

  fileprivate init(target: any UISceneDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scene: UIScene) -> (Void)? { note("sceneWillEnterForeground(_:)"); return try? target.sceneWillEnterForeground(scene) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scene: UIScene) { do { return try target.sceneWillEnterForeground(scene) } catch { error.stop("sceneWillEnterForeground(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scene: UIScene) { do { return try target.sceneWillEnterForeground(scene) } catch { error.stop("sceneWillEnterForeground(_:)", of: target) } }
}
/// Calls of the optional methods `sceneDidBecomeActive` of `UISceneDelegate`.
@preconcurrency @MainActor public struct _Optional_UISceneDelegate_sceneDidBecomeActive {
  fileprivate let target: any UISceneDelegate
  private var subject: String?

  fileprivate init(target: any UISceneDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scene: UIScene) -> (Void)? { note("sceneDidBecomeActive(_:)"); return try? target.sceneDidBecomeActive(scene) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scene: UIScene) { do { return try target.sceneDidBecomeActive(scene) } catch { error.stop("sceneDidBecomeActive(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scene: UIScene) { do { return try target.sceneDidBecomeActive(scene) } catch { error.stop("sceneDidBecomeActive(_:)", of: target) } }
}

extension UIScrollViewDelegate {
  /// Default: not implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try forwarded(from: self, "scrollViewDidScroll(_:)", [scrollView]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Void in try target.scrollViewDidScroll(scrollView) } }
  /// Default: not implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try forwarded(from: self, "scrollViewWillBeginDragging(_:)", [scrollView]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Void in try target.scrollViewWillBeginDragging(scrollView) } }
  /// Default: not implemented.
  public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) throws(UnimplementedRequirement) { unsafe try forwarded(from: self, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", [scrollView, velocity, targetContentOffset]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Void in unsafe try target.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) } }
  /// Default: not implemented.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) throws(UnimplementedRequirement) { try forwarded(from: self, "scrollViewDidEndDragging(_:willDecelerate:)", [scrollView, decelerate]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Void in try target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) } }
  /// Default: not implemented.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try forwarded(from: self, "scrollViewWillBeginDecelerating(_:)", [scrollView]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Void in try target.scrollViewWillBeginDecelerating(scrollView) } }
  /// Default: not implemented.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try forwarded(from: self, "scrollViewDidEndDecelerating(_:)", [scrollView]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Void in try target.scrollViewDidEndDecelerating(scrollView) } }
  /// Default: not implemented.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try forwarded(from: self, "scrollViewDidEndScrollingAnimation(_:)", [scrollView]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Void in try target.scrollViewDidEndScrollingAnimation(scrollView) } }
  /// Default: not implemented.
  public func viewForZooming(in scrollView: UIScrollView) throws(UnimplementedRequirement) -> UIView? { try forwarded(from: self, "viewForZooming(in:)", [scrollView]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> UIView? in try target.viewForZooming(in: scrollView) } }
  /// Default: not implemented.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) throws(UnimplementedRequirement) { try forwarded(from: self, "scrollViewWillBeginZooming(_:with:)", [scrollView, view]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Void in try target.scrollViewWillBeginZooming(scrollView, with: view) } }
  /// Default: not implemented.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try forwarded(from: self, "scrollViewDidZoom(_:)", [scrollView]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Void in try target.scrollViewDidZoom(scrollView) } }
  /// Default: not implemented.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) throws(UnimplementedRequirement) { try forwarded(from: self, "scrollViewDidEndZooming(_:with:atScale:)", [scrollView, view, scale]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Void in try target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) } }
  /// Default: not implemented.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "scrollViewShouldScrollToTop(_:)", [scrollView]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.scrollViewShouldScrollToTop(scrollView) } }
  /// Default: not implemented.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try forwarded(from: self, "scrollViewDidScrollToTop(_:)", [scrollView]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Void in try target.scrollViewDidScrollToTop(scrollView) } }
  /// Default: not implemented.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) throws(UnimplementedRequirement) { try forwarded(from: self, "scrollViewDidChangeAdjustedContentInset(_:)", [scrollView]) { (target: any UIScrollViewDelegate) throws(UnimplementedRequirement) -> Void in try target.scrollViewDidChangeAdjustedContentInset(scrollView) } }
  /// The calls of `scrollViewDidScroll` with a question mark.
  public var scrollViewDidScroll: _Optional_UIScrollViewDelegate_scrollViewDidScroll? { get { _Optional_UIScrollViewDelegate_scrollViewDidScroll(target: self) } }
  /// The calls of `scrollViewWillBeginDragging` with a question mark.
  public var scrollViewWillBeginDragging: _Optional_UIScrollViewDelegate_scrollViewWillBeginDragging? { get { _Optional_UIScrollViewDelegate_scrollViewWillBeginDragging(target: self) } }
  /// The calls of `scrollViewWillEndDragging` with a question mark.
  public var scrollViewWillEndDragging: _Optional_UIScrollViewDelegate_scrollViewWillEndDragging? { get { _Optional_UIScrollViewDelegate_scrollViewWillEndDragging(target: self) } }
  /// The calls of `scrollViewDidEndDragging` with a question mark.
  public var scrollViewDidEndDragging: _Optional_UIScrollViewDelegate_scrollViewDidEndDragging? { get { _Optional_UIScrollViewDelegate_scrollViewDidEndDragging(target: self) } }
  /// The calls of `scrollViewWillBeginDecelerating` with a question mark.
  public var scrollViewWillBeginDecelerating: _Optional_UIScrollViewDelegate_scrollViewWillBeginDecelerating? { get { _Optional_UIScrollViewDelegate_scrollViewWillBeginDecelerating(target: self) } }
  /// The calls of `scrollViewDidEndDecelerating` with a question mark.
  public var scrollViewDidEndDecelerating: _Optional_UIScrollViewDelegate_scrollViewDidEndDecelerating? { get { _Optional_UIScrollViewDelegate_scrollViewDidEndDecelerating(target: self) } }
  /// The calls of `scrollViewDidEndScrollingAnimation` with a question mark.
  public var scrollViewDidEndScrollingAnimation: _Optional_UIScrollViewDelegate_scrollViewDidEndScrollingAnimation? { get { _Optional_UIScrollViewDelegate_scrollViewDidEndScrollingAnimation(target: self) } }
  /// The calls of `viewForZooming` with a question mark.
  public var viewForZooming: _Optional_UIScrollViewDelegate_viewForZooming? { get { _Optional_UIScrollViewDelegate_viewForZooming(target: self) } }
  /// The calls of `scrollViewWillBeginZooming` with a question mark.
  public var scrollViewWillBeginZooming: _Optional_UIScrollViewDelegate_scrollViewWillBeginZooming? { get { _Optional_UIScrollViewDelegate_scrollViewWillBeginZooming(target: self) } }
  /// The calls of `scrollViewDidZoom` with a question mark.
  public var scrollViewDidZoom: _Optional_UIScrollViewDelegate_scrollViewDidZoom? { get { _Optional_UIScrollViewDelegate_scrollViewDidZoom(target: self) } }
  /// The calls of `scrollViewDidEndZooming` with a question mark.
  public var scrollViewDidEndZooming: _Optional_UIScrollViewDelegate_scrollViewDidEndZooming? { get { _Optional_UIScrollViewDelegate_scrollViewDidEndZooming(target: self) } }
  /// The calls of `scrollViewShouldScrollToTop` with a question mark.
  public var scrollViewShouldScrollToTop: _Optional_UIScrollViewDelegate_scrollViewShouldScrollToTop? { get { _Optional_UIScrollViewDelegate_scrollViewShouldScrollToTop(target: self) } }
  /// The calls of `scrollViewDidScrollToTop` with a question mark.
  public var scrollViewDidScrollToTop: _Optional_UIScrollViewDelegate_scrollViewDidScrollToTop? { get { _Optional_UIScrollViewDelegate_scrollViewDidScrollToTop(target: self) } }
  /// The calls of `scrollViewDidChangeAdjustedContentInset` with a question mark.
  public var scrollViewDidChangeAdjustedContentInset: _Optional_UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset? { get { _Optional_UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset(target: self) } }
}
/// Calls of the optional methods `scrollViewDidScroll` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewDidScroll {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> (Void)? { note("scrollViewDidScroll(_:)"); return try? target.scrollViewDidScroll(scrollView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scrollView: UIScrollView) { do { return try target.scrollViewDidScroll(scrollView) } catch { error.stop("scrollViewDidScroll(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView) { do { return try target.scrollViewDidScroll(scrollView) } catch { error.stop("scrollViewDidScroll(_:)", of: target) } }
}
/// Calls of the optional methods `scrollViewWillBeginDragging` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewWillBeginDragging {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> (Void)? { note("scrollViewWillBeginDragging(_:)"); return try? target.scrollViewWillBeginDragging(scrollView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scrollView: UIScrollView) { do { return try target.scrollViewWillBeginDragging(scrollView) } catch { error.stop("scrollViewWillBeginDragging(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView) { do { return try target.scrollViewWillBeginDragging(scrollView) } catch { error.stop("scrollViewWillBeginDragging(_:)", of: target) } }
}
/// Calls of the optional methods `scrollViewWillEndDragging` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewWillEndDragging {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) -> (Void)? { note("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"); return unsafe try? target.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { do { return unsafe try target.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) } catch { error.stop("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { do { return unsafe try target.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) } catch { error.stop("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, _ velocity: CGPoint, _ targetContentOffset: UnsafeMutablePointer<CGPoint>) -> (Void)? { note("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"); return unsafe try? target.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
}
/// Calls of the optional methods `scrollViewDidEndDragging` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewDidEndDragging {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> (Void)? { note("scrollViewDidEndDragging(_:willDecelerate:)"); return try? target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { do { return try target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) } catch { error.stop("scrollViewDidEndDragging(_:willDecelerate:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { do { return try target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) } catch { error.stop("scrollViewDidEndDragging(_:willDecelerate:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, _ decelerate: Bool) -> (Void)? { note("scrollViewDidEndDragging(_:willDecelerate:)"); return try? target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
}
/// Calls of the optional methods `scrollViewWillBeginDecelerating` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewWillBeginDecelerating {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> (Void)? { note("scrollViewWillBeginDecelerating(_:)"); return try? target.scrollViewWillBeginDecelerating(scrollView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scrollView: UIScrollView) { do { return try target.scrollViewWillBeginDecelerating(scrollView) } catch { error.stop("scrollViewWillBeginDecelerating(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView) { do { return try target.scrollViewWillBeginDecelerating(scrollView) } catch { error.stop("scrollViewWillBeginDecelerating(_:)", of: target) } }
}
/// Calls of the optional methods `scrollViewDidEndDecelerating` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewDidEndDecelerating {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> (Void)? { note("scrollViewDidEndDecelerating(_:)"); return try? target.scrollViewDidEndDecelerating(scrollView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scrollView: UIScrollView) { do { return try target.scrollViewDidEndDecelerating(scrollView) } catch { error.stop("scrollViewDidEndDecelerating(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView) { do { return try target.scrollViewDidEndDecelerating(scrollView) } catch { error.stop("scrollViewDidEndDecelerating(_:)", of: target) } }
}
/// Calls of the optional methods `scrollViewDidEndScrollingAnimation` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewDidEndScrollingAnimation {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> (Void)? { note("scrollViewDidEndScrollingAnimation(_:)"); return try? target.scrollViewDidEndScrollingAnimation(scrollView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scrollView: UIScrollView) { do { return try target.scrollViewDidEndScrollingAnimation(scrollView) } catch { error.stop("scrollViewDidEndScrollingAnimation(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView) { do { return try target.scrollViewDidEndScrollingAnimation(scrollView) } catch { error.stop("scrollViewDidEndScrollingAnimation(_:)", of: target) } }
}
/// Calls of the optional methods `viewForZooming` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_viewForZooming {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(in scrollView: UIScrollView) -> (UIView)? { note("viewForZooming(in:)"); return try? target.viewForZooming(in: scrollView) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(in scrollView: UIScrollView) -> UIView? { do { return try target.viewForZooming(in: scrollView) } catch { error.stop("viewForZooming(in:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> (UIView)? { note("viewForZooming(in:)"); return try? target.viewForZooming(in: scrollView) }
}
/// Calls of the optional methods `scrollViewWillBeginZooming` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewWillBeginZooming {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> (Void)? { note("scrollViewWillBeginZooming(_:with:)"); return try? target.scrollViewWillBeginZooming(scrollView, with: view) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scrollView: UIScrollView, with view: UIView?) { do { return try target.scrollViewWillBeginZooming(scrollView, with: view) } catch { error.stop("scrollViewWillBeginZooming(_:with:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) { do { return try target.scrollViewWillBeginZooming(scrollView, with: view) } catch { error.stop("scrollViewWillBeginZooming(_:with:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, _ view: UIView?) -> (Void)? { note("scrollViewWillBeginZooming(_:with:)"); return try? target.scrollViewWillBeginZooming(scrollView, with: view) }
}
/// Calls of the optional methods `scrollViewDidZoom` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewDidZoom {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> (Void)? { note("scrollViewDidZoom(_:)"); return try? target.scrollViewDidZoom(scrollView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scrollView: UIScrollView) { do { return try target.scrollViewDidZoom(scrollView) } catch { error.stop("scrollViewDidZoom(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView) { do { return try target.scrollViewDidZoom(scrollView) } catch { error.stop("scrollViewDidZoom(_:)", of: target) } }
}
/// Calls of the optional methods `scrollViewDidEndZooming` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewDidEndZooming {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) -> (Void)? { note("scrollViewDidEndZooming(_:with:atScale:)"); return try? target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { do { return try target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) } catch { error.stop("scrollViewDidEndZooming(_:with:atScale:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { do { return try target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) } catch { error.stop("scrollViewDidEndZooming(_:with:atScale:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, _ view: UIView?, _ scale: CGFloat) -> (Void)? { note("scrollViewDidEndZooming(_:with:atScale:)"); return try? target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
}
/// Calls of the optional methods `scrollViewShouldScrollToTop` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewShouldScrollToTop {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> (Bool)? { note("scrollViewShouldScrollToTop(_:)"); return try? target.scrollViewShouldScrollToTop(scrollView) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ scrollView: UIScrollView) -> Bool { do { return try target.scrollViewShouldScrollToTop(scrollView) } catch { error.stop("scrollViewShouldScrollToTop(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Bool { do { return try target.scrollViewShouldScrollToTop(scrollView) } catch { error.stop("scrollViewShouldScrollToTop(_:)", of: target) } }
}
/// Calls of the optional methods `scrollViewDidScrollToTop` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewDidScrollToTop {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> (Void)? { note("scrollViewDidScrollToTop(_:)"); return try? target.scrollViewDidScrollToTop(scrollView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scrollView: UIScrollView) { do { return try target.scrollViewDidScrollToTop(scrollView) } catch { error.stop("scrollViewDidScrollToTop(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView) { do { return try target.scrollViewDidScrollToTop(scrollView) } catch { error.stop("scrollViewDidScrollToTop(_:)", of: target) } }
}
/// Calls of the optional methods `scrollViewDidChangeAdjustedContentInset` of `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset {
  fileprivate let target: any UIScrollViewDelegate
  private var subject: String?

  fileprivate init(target: any UIScrollViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> (Void)? { note("scrollViewDidChangeAdjustedContentInset(_:)"); return try? target.scrollViewDidChangeAdjustedContentInset(scrollView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ scrollView: UIScrollView) { do { return try target.scrollViewDidChangeAdjustedContentInset(scrollView) } catch { error.stop("scrollViewDidChangeAdjustedContentInset(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ scrollView: UIScrollView) { do { return try target.scrollViewDidChangeAdjustedContentInset(scrollView) } catch { error.stop("scrollViewDidChangeAdjustedContentInset(_:)", of: target) } }
}

extension UISearchBarDelegate {
  /// Default: not implemented.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "searchBarShouldBeginEditing(_:)", [searchBar]) { (target: any UISearchBarDelegate) throws(UnimplementedRequirement) -> Bool in try target.searchBarShouldBeginEditing(searchBar) } }
  /// Default: not implemented.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) throws(UnimplementedRequirement) { try forwarded(from: self, "searchBarTextDidBeginEditing(_:)", [searchBar]) { (target: any UISearchBarDelegate) throws(UnimplementedRequirement) -> Void in try target.searchBarTextDidBeginEditing(searchBar) } }
  /// Default: not implemented.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "searchBarShouldEndEditing(_:)", [searchBar]) { (target: any UISearchBarDelegate) throws(UnimplementedRequirement) -> Bool in try target.searchBarShouldEndEditing(searchBar) } }
  /// Default: not implemented.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) throws(UnimplementedRequirement) { try forwarded(from: self, "searchBarTextDidEndEditing(_:)", [searchBar]) { (target: any UISearchBarDelegate) throws(UnimplementedRequirement) -> Void in try target.searchBarTextDidEndEditing(searchBar) } }
  /// Default: not implemented.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) throws(UnimplementedRequirement) { try forwarded(from: self, "searchBar(_:textDidChange:)", [searchBar, searchText]) { (target: any UISearchBarDelegate) throws(UnimplementedRequirement) -> Void in try target.searchBar(searchBar, textDidChange: searchText) } }
  /// Default: not implemented.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "searchBar(_:shouldChangeTextIn:replacementText:)", [searchBar, range, text]) { (target: any UISearchBarDelegate) throws(UnimplementedRequirement) -> Bool in try target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) } }
  /// Default: not implemented.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) throws(UnimplementedRequirement) { try forwarded(from: self, "searchBarSearchButtonClicked(_:)", [searchBar]) { (target: any UISearchBarDelegate) throws(UnimplementedRequirement) -> Void in try target.searchBarSearchButtonClicked(searchBar) } }
  /// Default: not implemented.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) throws(UnimplementedRequirement) { try forwarded(from: self, "searchBarCancelButtonClicked(_:)", [searchBar]) { (target: any UISearchBarDelegate) throws(UnimplementedRequirement) -> Void in try target.searchBarCancelButtonClicked(searchBar) } }
  /// Default: not implemented.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) throws(UnimplementedRequirement) { try forwarded(from: self, "searchBarBookmarkButtonClicked(_:)", [searchBar]) { (target: any UISearchBarDelegate) throws(UnimplementedRequirement) -> Void in try target.searchBarBookmarkButtonClicked(searchBar) } }
  /// Default: not implemented.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) throws(UnimplementedRequirement) { try forwarded(from: self, "searchBar(_:selectedScopeButtonIndexDidChange:)", [searchBar, selectedScope]) { (target: any UISearchBarDelegate) throws(UnimplementedRequirement) -> Void in try target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) } }
  /// The calls of `searchBarShouldBeginEditing` with a question mark.
  public var searchBarShouldBeginEditing: _Optional_UISearchBarDelegate_searchBarShouldBeginEditing? { get { _Optional_UISearchBarDelegate_searchBarShouldBeginEditing(target: self) } }
  /// The calls of `searchBarTextDidBeginEditing` with a question mark.
  public var searchBarTextDidBeginEditing: _Optional_UISearchBarDelegate_searchBarTextDidBeginEditing? { get { _Optional_UISearchBarDelegate_searchBarTextDidBeginEditing(target: self) } }
  /// The calls of `searchBarShouldEndEditing` with a question mark.
  public var searchBarShouldEndEditing: _Optional_UISearchBarDelegate_searchBarShouldEndEditing? { get { _Optional_UISearchBarDelegate_searchBarShouldEndEditing(target: self) } }
  /// The calls of `searchBarTextDidEndEditing` with a question mark.
  public var searchBarTextDidEndEditing: _Optional_UISearchBarDelegate_searchBarTextDidEndEditing? { get { _Optional_UISearchBarDelegate_searchBarTextDidEndEditing(target: self) } }
  /// The calls of `searchBar` with a question mark.
  @_disfavoredOverload public var searchBar: _Optional_UISearchBarDelegate_searchBar? { get { _Optional_UISearchBarDelegate_searchBar(target: self) } }
  /// The calls of `searchBarSearchButtonClicked` with a question mark.
  public var searchBarSearchButtonClicked: _Optional_UISearchBarDelegate_searchBarSearchButtonClicked? { get { _Optional_UISearchBarDelegate_searchBarSearchButtonClicked(target: self) } }
  /// The calls of `searchBarCancelButtonClicked` with a question mark.
  public var searchBarCancelButtonClicked: _Optional_UISearchBarDelegate_searchBarCancelButtonClicked? { get { _Optional_UISearchBarDelegate_searchBarCancelButtonClicked(target: self) } }
  /// The calls of `searchBarBookmarkButtonClicked` with a question mark.
  public var searchBarBookmarkButtonClicked: _Optional_UISearchBarDelegate_searchBarBookmarkButtonClicked? { get { _Optional_UISearchBarDelegate_searchBarBookmarkButtonClicked(target: self) } }
}
/// Calls of the optional methods `searchBarShouldBeginEditing` of `UISearchBarDelegate`.
@preconcurrency @MainActor public struct _Optional_UISearchBarDelegate_searchBarShouldBeginEditing {
  fileprivate let target: any UISearchBarDelegate
  private var subject: String?

  fileprivate init(target: any UISearchBarDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> (Bool)? { note("searchBarShouldBeginEditing(_:)"); return try? target.searchBarShouldBeginEditing(searchBar) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ searchBar: UISearchBar) -> Bool { do { return try target.searchBarShouldBeginEditing(searchBar) } catch { error.stop("searchBarShouldBeginEditing(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Bool { do { return try target.searchBarShouldBeginEditing(searchBar) } catch { error.stop("searchBarShouldBeginEditing(_:)", of: target) } }
}
/// Calls of the optional methods `searchBarTextDidBeginEditing` of `UISearchBarDelegate`.
@preconcurrency @MainActor public struct _Optional_UISearchBarDelegate_searchBarTextDidBeginEditing {
  fileprivate let target: any UISearchBarDelegate
  private var subject: String?

  fileprivate init(target: any UISearchBarDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> (Void)? { note("searchBarTextDidBeginEditing(_:)"); return try? target.searchBarTextDidBeginEditing(searchBar) }
  /// The answer; ends the program where there is no such method.
  public func required(_ searchBar: UISearchBar) { do { return try target.searchBarTextDidBeginEditing(searchBar) } catch { error.stop("searchBarTextDidBeginEditing(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar) { do { return try target.searchBarTextDidBeginEditing(searchBar) } catch { error.stop("searchBarTextDidBeginEditing(_:)", of: target) } }
}
/// Calls of the optional methods `searchBarShouldEndEditing` of `UISearchBarDelegate`.
@preconcurrency @MainActor public struct _Optional_UISearchBarDelegate_searchBarShouldEndEditing {
  fileprivate let target: any UISearchBarDelegate
  private var subject: String?

  fileprivate init(target: any UISearchBarDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> (Bool)? { note("searchBarShouldEndEditing(_:)"); return try? target.searchBarShouldEndEditing(searchBar) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ searchBar: UISearchBar) -> Bool { do { return try target.searchBarShouldEndEditing(searchBar) } catch { error.stop("searchBarShouldEndEditing(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Bool { do { return try target.searchBarShouldEndEditing(searchBar) } catch { error.stop("searchBarShouldEndEditing(_:)", of: target) } }
}
/// Calls of the optional methods `searchBarTextDidEndEditing` of `UISearchBarDelegate`.
@preconcurrency @MainActor public struct _Optional_UISearchBarDelegate_searchBarTextDidEndEditing {
  fileprivate let target: any UISearchBarDelegate
  private var subject: String?

  fileprivate init(target: any UISearchBarDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> (Void)? { note("searchBarTextDidEndEditing(_:)"); return try? target.searchBarTextDidEndEditing(searchBar) }
  /// The answer; ends the program where there is no such method.
  public func required(_ searchBar: UISearchBar) { do { return try target.searchBarTextDidEndEditing(searchBar) } catch { error.stop("searchBarTextDidEndEditing(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar) { do { return try target.searchBarTextDidEndEditing(searchBar) } catch { error.stop("searchBarTextDidEndEditing(_:)", of: target) } }
}
/// Calls of the optional methods `searchBar` of `UISearchBarDelegate`.
@preconcurrency @MainActor public struct _Optional_UISearchBarDelegate_searchBar {
  fileprivate let target: any UISearchBarDelegate
  private var subject: String?

  fileprivate init(target: any UISearchBarDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> (Void)? { note("searchBar(_:textDidChange:)"); return try? target.searchBar(searchBar, textDidChange: searchText) }
  /// The answer; ends the program where there is no such method.
  public func required(_ searchBar: UISearchBar, textDidChange searchText: String) { do { return try target.searchBar(searchBar, textDidChange: searchText) } catch { error.stop("searchBar(_:textDidChange:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) { do { return try target.searchBar(searchBar, textDidChange: searchText) } catch { error.stop("searchBar(_:textDidChange:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> (Bool)? { note("searchBar(_:shouldChangeTextIn:replacementText:)"); return try? target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { do { return try target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) } catch { error.stop("searchBar(_:shouldChangeTextIn:replacementText:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { do { return try target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) } catch { error.stop("searchBar(_:shouldChangeTextIn:replacementText:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) -> (Void)? { note("searchBar(_:selectedScopeButtonIndexDidChange:)"); return try? target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) }
  /// The answer; ends the program where there is no such method.
  public func required(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { do { return try target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) } catch { error.stop("searchBar(_:selectedScopeButtonIndexDidChange:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { do { return try target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) } catch { error.stop("searchBar(_:selectedScopeButtonIndexDidChange:)", of: target) } }
}
/// Calls of the optional methods `searchBarSearchButtonClicked` of `UISearchBarDelegate`.
@preconcurrency @MainActor public struct _Optional_UISearchBarDelegate_searchBarSearchButtonClicked {
  fileprivate let target: any UISearchBarDelegate
  private var subject: String?

  fileprivate init(target: any UISearchBarDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> (Void)? { note("searchBarSearchButtonClicked(_:)"); return try? target.searchBarSearchButtonClicked(searchBar) }
  /// The answer; ends the program where there is no such method.
  public func required(_ searchBar: UISearchBar) { do { return try target.searchBarSearchButtonClicked(searchBar) } catch { error.stop("searchBarSearchButtonClicked(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar) { do { return try target.searchBarSearchButtonClicked(searchBar) } catch { error.stop("searchBarSearchButtonClicked(_:)", of: target) } }
}
/// Calls of the optional methods `searchBarCancelButtonClicked` of `UISearchBarDelegate`.
@preconcurrency @MainActor public struct _Optional_UISearchBarDelegate_searchBarCancelButtonClicked {
  fileprivate let target: any UISearchBarDelegate
  private var subject: String?

  fileprivate init(target: any UISearchBarDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> (Void)? { note("searchBarCancelButtonClicked(_:)"); return try? target.searchBarCancelButtonClicked(searchBar) }
  /// The answer; ends the program where there is no such method.
  public func required(_ searchBar: UISearchBar) { do { return try target.searchBarCancelButtonClicked(searchBar) } catch { error.stop("searchBarCancelButtonClicked(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar) { do { return try target.searchBarCancelButtonClicked(searchBar) } catch { error.stop("searchBarCancelButtonClicked(_:)", of: target) } }
}
/// Calls of the optional methods `searchBarBookmarkButtonClicked` of `UISearchBarDelegate`.
@preconcurrency @MainActor public struct _Optional_UISearchBarDelegate_searchBarBookmarkButtonClicked {
  fileprivate let target: any UISearchBarDelegate
  private var subject: String?

  fileprivate init(target: any UISearchBarDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> (Void)? { note("searchBarBookmarkButtonClicked(_:)"); return try? target.searchBarBookmarkButtonClicked(searchBar) }
  /// The answer; ends the program where there is no such method.
  public func required(_ searchBar: UISearchBar) { do { return try target.searchBarBookmarkButtonClicked(searchBar) } catch { error.stop("searchBarBookmarkButtonClicked(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ searchBar: UISearchBar) { do { return try target.searchBarBookmarkButtonClicked(searchBar) } catch { error.stop("searchBarBookmarkButtonClicked(_:)", of: target) } }
}

extension UISearchControllerDelegate {
  /// Default: not implemented.
  public func willPresentSearchController(_ searchController: UISearchController) throws(UnimplementedRequirement) { try forwarded(from: self, "willPresentSearchController(_:)", [searchController]) { (target: any UISearchControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.willPresentSearchController(searchController) } }
  /// Default: not implemented.
  public func didPresentSearchController(_ searchController: UISearchController) throws(UnimplementedRequirement) { try forwarded(from: self, "didPresentSearchController(_:)", [searchController]) { (target: any UISearchControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.didPresentSearchController(searchController) } }
  /// Default: not implemented.
  public func willDismissSearchController(_ searchController: UISearchController) throws(UnimplementedRequirement) { try forwarded(from: self, "willDismissSearchController(_:)", [searchController]) { (target: any UISearchControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.willDismissSearchController(searchController) } }
  /// Default: not implemented.
  public func didDismissSearchController(_ searchController: UISearchController) throws(UnimplementedRequirement) { try forwarded(from: self, "didDismissSearchController(_:)", [searchController]) { (target: any UISearchControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.didDismissSearchController(searchController) } }
  /// The calls of `willPresentSearchController` with a question mark.
  public var willPresentSearchController: _Optional_UISearchControllerDelegate_willPresentSearchController? { get { _Optional_UISearchControllerDelegate_willPresentSearchController(target: self) } }
  /// The calls of `didPresentSearchController` with a question mark.
  public var didPresentSearchController: _Optional_UISearchControllerDelegate_didPresentSearchController? { get { _Optional_UISearchControllerDelegate_didPresentSearchController(target: self) } }
  /// The calls of `willDismissSearchController` with a question mark.
  public var willDismissSearchController: _Optional_UISearchControllerDelegate_willDismissSearchController? { get { _Optional_UISearchControllerDelegate_willDismissSearchController(target: self) } }
  /// The calls of `didDismissSearchController` with a question mark.
  public var didDismissSearchController: _Optional_UISearchControllerDelegate_didDismissSearchController? { get { _Optional_UISearchControllerDelegate_didDismissSearchController(target: self) } }
}
/// Calls of the optional methods `willPresentSearchController` of `UISearchControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UISearchControllerDelegate_willPresentSearchController {
  fileprivate let target: any UISearchControllerDelegate
  private var subject: String?

  fileprivate init(target: any UISearchControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchController: UISearchController) -> (Void)? { note("willPresentSearchController(_:)"); return try? target.willPresentSearchController(searchController) }
  /// The answer; ends the program where there is no such method.
  public func required(_ searchController: UISearchController) { do { return try target.willPresentSearchController(searchController) } catch { error.stop("willPresentSearchController(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ searchController: UISearchController) { do { return try target.willPresentSearchController(searchController) } catch { error.stop("willPresentSearchController(_:)", of: target) } }
}
/// Calls of the optional methods `didPresentSearchController` of `UISearchControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UISearchControllerDelegate_didPresentSearchController {
  fileprivate let target: any UISearchControllerDelegate
  private var subject: String?

  fileprivate init(target: any UISearchControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchController: UISearchController) -> (Void)? { note("didPresentSearchController(_:)"); return try? target.didPresentSearchController(searchController) }
  /// The answer; ends the program where there is no such method.
  public func required(_ searchController: UISearchController) { do { return try target.didPresentSearchController(searchController) } catch { error.stop("didPresentSearchController(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ searchController: UISearchController) { do { return try target.didPresentSearchController(searchController) } catch { error.stop("didPresentSearchController(_:)", of: target) } }
}
/// Calls of the optional methods `willDismissSearchController` of `UISearchControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UISearchControllerDelegate_willDismissSearchController {
  fileprivate let target: any UISearchControllerDelegate
  private var subject: String?

  fileprivate init(target: any UISearchControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchController: UISearchController) -> (Void)? { note("willDismissSearchController(_:)"); return try? target.willDismissSearchController(searchController) }
  /// The answer; ends the program where there is no such method.
  public func required(_ searchController: UISearchController) { do { return try target.willDismissSearchController(searchController) } catch { error.stop("willDismissSearchController(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ searchController: UISearchController) { do { return try target.willDismissSearchController(searchController) } catch { error.stop("willDismissSearchController(_:)", of: target) } }
}
/// Calls of the optional methods `didDismissSearchController` of `UISearchControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UISearchControllerDelegate_didDismissSearchController {
  fileprivate let target: any UISearchControllerDelegate
  private var subject: String?

  fileprivate init(target: any UISearchControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ searchController: UISearchController) -> (Void)? { note("didDismissSearchController(_:)"); return try? target.didDismissSearchController(searchController) }
  /// The answer; ends the program where there is no such method.
  public func required(_ searchController: UISearchController) { do { return try target.didDismissSearchController(searchController) } catch { error.stop("didDismissSearchController(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ searchController: UISearchController) { do { return try target.didDismissSearchController(searchController) } catch { error.stop("didDismissSearchController(_:)", of: target) } }
}

extension UISheetPresentationControllerDelegate {
  /// Default: not implemented.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) throws(UnimplementedRequirement) { try forwarded(from: self, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", [sheetPresentationController]) { (target: any UISheetPresentationControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController) } }
  /// The calls of `sheetPresentationControllerDidChangeSelectedDetentIdentifier` with a question mark.
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier: _Optional_UISheetPresentationControllerDelegate_sheetPresentationControllerDidChangeSelectedDetentIdentifier? { get { _Optional_UISheetPresentationControllerDelegate_sheetPresentationControllerDidChangeSelectedDetentIdentifier(target: self) } }
}
/// Calls of the optional methods `sheetPresentationControllerDidChangeSelectedDetentIdentifier` of `UISheetPresentationControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UISheetPresentationControllerDelegate_sheetPresentationControllerDidChangeSelectedDetentIdentifier {
  fileprivate let target: any UISheetPresentationControllerDelegate
  private var subject: String?

  fileprivate init(target: any UISheetPresentationControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ sheetPresentationController: UISheetPresentationController) -> (Void)? { note("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"); return try? target.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController) }
  /// The answer; ends the program where there is no such method.
  public func required(_ sheetPresentationController: UISheetPresentationController) { do { return try target.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController) } catch { error.stop("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ sheetPresentationController: UISheetPresentationController) { do { return try target.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController) } catch { error.stop("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", of: target) } }
}

extension UISplitViewControllerDelegate {
  /// Default: not implemented.
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) throws(UnimplementedRequirement) { try forwarded(from: self, "splitViewController(_:willChangeTo:)", [svc, displayMode]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.splitViewController(svc, willChangeTo: displayMode) } }
  /// Default: not implemented.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) throws(UnimplementedRequirement) { try forwarded(from: self, "splitViewController(_:willShow:)", [svc, column]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.splitViewController(svc, willShow: column) } }
  /// Default: not implemented.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) throws(UnimplementedRequirement) { try forwarded(from: self, "splitViewController(_:willHide:)", [svc, column]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.splitViewController(svc, willHide: column) } }
  /// Default: not implemented.
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) throws(UnimplementedRequirement) { try forwarded(from: self, "splitViewController(_:didShow:)", [svc, column]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.splitViewController(svc, didShow: column) } }
  /// Default: not implemented.
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) throws(UnimplementedRequirement) { try forwarded(from: self, "splitViewController(_:didHide:)", [svc, column]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.splitViewController(svc, didHide: column) } }
  /// Default: not implemented.
  public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) throws(UnimplementedRequirement) -> UISplitViewController.Column { try forwarded(from: self, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", [svc, proposedTopColumn]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> UISplitViewController.Column in try target.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) } }
  /// Default: not implemented.
  public func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) throws(UnimplementedRequirement) -> UISplitViewController.DisplayMode { try forwarded(from: self, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", [svc, proposedDisplayMode]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> UISplitViewController.DisplayMode in try target.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode) } }
  /// Default: not implemented.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) throws(UnimplementedRequirement) { try forwarded(from: self, "splitViewControllerDidCollapse(_:)", [svc]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.splitViewControllerDidCollapse(svc) } }
  /// Default: not implemented.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) throws(UnimplementedRequirement) { try forwarded(from: self, "splitViewControllerDidExpand(_:)", [svc]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.splitViewControllerDidExpand(svc) } }
  /// Default: not implemented.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) throws(UnimplementedRequirement) -> UIViewController? { try forwarded(from: self, "primaryViewController(forCollapsing:)", [splitViewController]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> UIViewController? in try target.primaryViewController(forCollapsing: splitViewController) } }
  /// Default: not implemented.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) throws(UnimplementedRequirement) -> UIViewController? { try forwarded(from: self, "primaryViewController(forExpanding:)", [splitViewController]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> UIViewController? in try target.primaryViewController(forExpanding: splitViewController) } }
  /// Default: not implemented.
  public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "splitViewController(_:collapseSecondary:onto:)", [splitViewController, secondaryViewController, primaryViewController]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> Bool in try target.splitViewController(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController) } }
  /// Default: not implemented.
  public func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) throws(UnimplementedRequirement) -> UIViewController? { try forwarded(from: self, "splitViewController(_:separateSecondaryFrom:)", [splitViewController, primaryViewController]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> UIViewController? in try target.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController) } }
  /// Default: not implemented.
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "splitViewController(_:show:sender:)", [splitViewController, vc, sender]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> Bool in try target.splitViewController(splitViewController, show: vc, sender: sender) } }
  /// Default: not implemented.
  public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "splitViewController(_:showDetail:sender:)", [splitViewController, vc, sender]) { (target: any UISplitViewControllerDelegate) throws(UnimplementedRequirement) -> Bool in try target.splitViewController(splitViewController, showDetail: vc, sender: sender) } }
  /// The calls of `splitViewController` with a question mark.
  @_disfavoredOverload public var splitViewController: _Optional_UISplitViewControllerDelegate_splitViewController? { get { _Optional_UISplitViewControllerDelegate_splitViewController(target: self) } }
  /// The calls of `splitViewControllerDidCollapse` with a question mark.
  public var splitViewControllerDidCollapse: _Optional_UISplitViewControllerDelegate_splitViewControllerDidCollapse? { get { _Optional_UISplitViewControllerDelegate_splitViewControllerDidCollapse(target: self) } }
  /// The calls of `splitViewControllerDidExpand` with a question mark.
  public var splitViewControllerDidExpand: _Optional_UISplitViewControllerDelegate_splitViewControllerDidExpand? { get { _Optional_UISplitViewControllerDelegate_splitViewControllerDidExpand(target: self) } }
  /// The calls of `primaryViewController` with a question mark.
  @_disfavoredOverload public var primaryViewController: _Optional_UISplitViewControllerDelegate_primaryViewController? { get { _Optional_UISplitViewControllerDelegate_primaryViewController(target: self) } }
}
/// Calls of the optional methods `splitViewController` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UISplitViewControllerDelegate_splitViewController {
  fileprivate let target: any UISplitViewControllerDelegate
  private var subject: String?

  fileprivate init(target: any UISplitViewControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) -> (Void)? { note("splitViewController(_:willChangeTo:)"); return try? target.splitViewController(svc, willChangeTo: displayMode) }
  /// The answer; ends the program where there is no such method.
  public func required(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { do { return try target.splitViewController(svc, willChangeTo: displayMode) } catch { error.stop("splitViewController(_:willChangeTo:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { do { return try target.splitViewController(svc, willChangeTo: displayMode) } catch { error.stop("splitViewController(_:willChangeTo:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) -> (Void)? { note("splitViewController(_:willShow:)"); return try? target.splitViewController(svc, willShow: column) }
  /// The answer; ends the program where there is no such method.
  public func required(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { do { return try target.splitViewController(svc, willShow: column) } catch { error.stop("splitViewController(_:willShow:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { do { return try target.splitViewController(svc, willShow: column) } catch { error.stop("splitViewController(_:willShow:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) -> (Void)? { note("splitViewController(_:willHide:)"); return try? target.splitViewController(svc, willHide: column) }
  /// The answer; ends the program where there is no such method.
  public func required(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { do { return try target.splitViewController(svc, willHide: column) } catch { error.stop("splitViewController(_:willHide:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { do { return try target.splitViewController(svc, willHide: column) } catch { error.stop("splitViewController(_:willHide:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) -> (Void)? { note("splitViewController(_:didShow:)"); return try? target.splitViewController(svc, didShow: column) }
  /// The answer; ends the program where there is no such method.
  public func required(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) { do { return try target.splitViewController(svc, didShow: column) } catch { error.stop("splitViewController(_:didShow:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) { do { return try target.splitViewController(svc, didShow: column) } catch { error.stop("splitViewController(_:didShow:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) -> (Void)? { note("splitViewController(_:didHide:)"); return try? target.splitViewController(svc, didHide: column) }
  /// The answer; ends the program where there is no such method.
  public func required(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) { do { return try target.splitViewController(svc, didHide: column) } catch { error.stop("splitViewController(_:didHide:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) { do { return try target.splitViewController(svc, didHide: column) } catch { error.stop("splitViewController(_:didHide:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> (UISplitViewController.Column)? { note("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"); return try? target.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { do { return try target.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) } catch { error.stop("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { do { return try target.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) } catch { error.stop("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> (UISplitViewController.DisplayMode)? { note("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)"); return try? target.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { do { return try target.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode) } catch { error.stop("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { do { return try target.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode) } catch { error.stop("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> (Bool)? { note("splitViewController(_:collapseSecondary:onto:)"); return try? target.splitViewController(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { do { return try target.splitViewController(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController) } catch { error.stop("splitViewController(_:collapseSecondary:onto:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { do { return try target.splitViewController(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController) } catch { error.stop("splitViewController(_:collapseSecondary:onto:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> (UIViewController)? { note("splitViewController(_:separateSecondaryFrom:)"); return try? target.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? { do { return try target.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController) } catch { error.stop("splitViewController(_:separateSecondaryFrom:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> (Bool)? { note("splitViewController(_:show:sender:)"); return try? target.splitViewController(splitViewController, show: vc, sender: sender) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { do { return try target.splitViewController(splitViewController, show: vc, sender: sender) } catch { error.stop("splitViewController(_:show:sender:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { do { return try target.splitViewController(splitViewController, show: vc, sender: sender) } catch { error.stop("splitViewController(_:show:sender:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> (Bool)? { note("splitViewController(_:showDetail:sender:)"); return try? target.splitViewController(splitViewController, showDetail: vc, sender: sender) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { do { return try target.splitViewController(splitViewController, showDetail: vc, sender: sender) } catch { error.stop("splitViewController(_:showDetail:sender:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { do { return try target.splitViewController(splitViewController, showDetail: vc, sender: sender) } catch { error.stop("splitViewController(_:showDetail:sender:)", of: target) } }
}
/// Calls of the optional methods `splitViewControllerDidCollapse` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UISplitViewControllerDelegate_splitViewControllerDidCollapse {
  fileprivate let target: any UISplitViewControllerDelegate
  private var subject: String?

  fileprivate init(target: any UISplitViewControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ svc: UISplitViewController) -> (Void)? { note("splitViewControllerDidCollapse(_:)"); return try? target.splitViewControllerDidCollapse(svc) }
  /// The answer; ends the program where there is no such method.
  public func required(_ svc: UISplitViewController) { do { return try target.splitViewControllerDidCollapse(svc) } catch { error.stop("splitViewControllerDidCollapse(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ svc: UISplitViewController) { do { return try target.splitViewControllerDidCollapse(svc) } catch { error.stop("splitViewControllerDidCollapse(_:)", of: target) } }
}
/// Calls of the optional methods `splitViewControllerDidExpand` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UISplitViewControllerDelegate_splitViewControllerDidExpand {
  fileprivate let target: any UISplitViewControllerDelegate
  private var subject: String?

  fileprivate init(target: any UISplitViewControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ svc: UISplitViewController) -> (Void)? { note("splitViewControllerDidExpand(_:)"); return try? target.splitViewControllerDidExpand(svc) }
  /// The answer; ends the program where there is no such method.
  public func required(_ svc: UISplitViewController) { do { return try target.splitViewControllerDidExpand(svc) } catch { error.stop("splitViewControllerDidExpand(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ svc: UISplitViewController) { do { return try target.splitViewControllerDidExpand(svc) } catch { error.stop("splitViewControllerDidExpand(_:)", of: target) } }
}
/// Calls of the optional methods `primaryViewController` of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UISplitViewControllerDelegate_primaryViewController {
  fileprivate let target: any UISplitViewControllerDelegate
  private var subject: String?

  fileprivate init(target: any UISplitViewControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(forCollapsing splitViewController: UISplitViewController) -> (UIViewController)? { note("primaryViewController(forCollapsing:)"); return try? target.primaryViewController(forCollapsing: splitViewController) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { do { return try target.primaryViewController(forCollapsing: splitViewController) } catch { error.stop("primaryViewController(forCollapsing:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(forExpanding splitViewController: UISplitViewController) -> (UIViewController)? { note("primaryViewController(forExpanding:)"); return try? target.primaryViewController(forExpanding: splitViewController) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(forExpanding splitViewController: UISplitViewController) -> UIViewController? { do { return try target.primaryViewController(forExpanding: splitViewController) } catch { error.stop("primaryViewController(forExpanding:)", of: target) } }
}

extension UITabBarControllerDelegate {
  /// Default: not implemented.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "tabBarController(_:shouldSelect:)", [tabBarController, viewController]) { (target: any UITabBarControllerDelegate) throws(UnimplementedRequirement) -> Bool in try target.tabBarController(tabBarController, shouldSelect: viewController) } }
  /// Default: not implemented.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) throws(UnimplementedRequirement) { try forwarded(from: self, "tabBarController(_:didSelect:)", [tabBarController, viewController]) { (target: any UITabBarControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.tabBarController(tabBarController, didSelect: viewController) } }
  /// Default: not implemented.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "tabBarController(_:shouldSelectTab:)", [tabBarController, tab]) { (target: any UITabBarControllerDelegate) throws(UnimplementedRequirement) -> Bool in try target.tabBarController(tabBarController, shouldSelectTab: tab) } }
  /// Default: not implemented.
  public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) throws(UnimplementedRequirement) { try forwarded(from: self, "tabBarController(_:didSelectTab:previousTab:)", [tabBarController, selectedTab, previousTab]) { (target: any UITabBarControllerDelegate) throws(UnimplementedRequirement) -> Void in try target.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab) } }
  /// Default: not implemented.
  public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)? { try forwarded(from: self, "tabBarController(_:animationControllerForTransitionFrom:to:)", [tabBarController, fromVC, toVC]) { (target: any UITabBarControllerDelegate) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)? in try target.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC) } }
  /// The calls of `tabBarController` with a question mark.
  @_disfavoredOverload public var tabBarController: _Optional_UITabBarControllerDelegate_tabBarController? { get { _Optional_UITabBarControllerDelegate_tabBarController(target: self) } }
}
/// Calls of the optional methods `tabBarController` of `UITabBarControllerDelegate`.
@preconcurrency @MainActor public struct _Optional_UITabBarControllerDelegate_tabBarController {
  fileprivate let target: any UITabBarControllerDelegate
  private var subject: String?

  fileprivate init(target: any UITabBarControllerDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> (Bool)? { note("tabBarController(_:shouldSelect:)"); return try? target.tabBarController(tabBarController, shouldSelect: viewController) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { do { return try target.tabBarController(tabBarController, shouldSelect: viewController) } catch { error.stop("tabBarController(_:shouldSelect:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { do { return try target.tabBarController(tabBarController, shouldSelect: viewController) } catch { error.stop("tabBarController(_:shouldSelect:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) -> (Void)? { note("tabBarController(_:didSelect:)"); return try? target.tabBarController(tabBarController, didSelect: viewController) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { do { return try target.tabBarController(tabBarController, didSelect: viewController) } catch { error.stop("tabBarController(_:didSelect:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { do { return try target.tabBarController(tabBarController, didSelect: viewController) } catch { error.stop("tabBarController(_:didSelect:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> (Bool)? { note("tabBarController(_:shouldSelectTab:)"); return try? target.tabBarController(tabBarController, shouldSelectTab: tab) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { do { return try target.tabBarController(tabBarController, shouldSelectTab: tab) } catch { error.stop("tabBarController(_:shouldSelectTab:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { do { return try target.tabBarController(tabBarController, shouldSelectTab: tab) } catch { error.stop("tabBarController(_:shouldSelectTab:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) -> (Void)? { note("tabBarController(_:didSelectTab:previousTab:)"); return try? target.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) { do { return try target.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab) } catch { error.stop("tabBarController(_:didSelectTab:previousTab:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) { do { return try target.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab) } catch { error.stop("tabBarController(_:didSelectTab:previousTab:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> ((any UIViewControllerAnimatedTransitioning))? { note("tabBarController(_:animationControllerForTransitionFrom:to:)"); return try? target.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { do { return try target.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC) } catch { error.stop("tabBarController(_:animationControllerForTransitionFrom:to:)", of: target) } }
}

extension UITabBarDelegate {
  /// Default: not implemented.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) throws(UnimplementedRequirement) { try forwarded(from: self, "tabBar(_:didSelect:)", [tabBar, item]) { (target: any UITabBarDelegate) throws(UnimplementedRequirement) -> Void in try target.tabBar(tabBar, didSelect: item) } }
  /// Default: not implemented.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) throws(UnimplementedRequirement) { try forwarded(from: self, "tabBar(_:willBeginCustomizing:)", [tabBar, items]) { (target: any UITabBarDelegate) throws(UnimplementedRequirement) -> Void in try target.tabBar(tabBar, willBeginCustomizing: items) } }
  /// Default: not implemented.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) throws(UnimplementedRequirement) { try forwarded(from: self, "tabBar(_:didBeginCustomizing:)", [tabBar, items]) { (target: any UITabBarDelegate) throws(UnimplementedRequirement) -> Void in try target.tabBar(tabBar, didBeginCustomizing: items) } }
  /// Default: not implemented.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) throws(UnimplementedRequirement) { try forwarded(from: self, "tabBar(_:willEndCustomizing:changed:)", [tabBar, items, changed]) { (target: any UITabBarDelegate) throws(UnimplementedRequirement) -> Void in try target.tabBar(tabBar, willEndCustomizing: items, changed: changed) } }
  /// Default: not implemented.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) throws(UnimplementedRequirement) { try forwarded(from: self, "tabBar(_:didEndCustomizing:changed:)", [tabBar, items, changed]) { (target: any UITabBarDelegate) throws(UnimplementedRequirement) -> Void in try target.tabBar(tabBar, didEndCustomizing: items, changed: changed) } }
  /// The calls of `tabBar` with a question mark.
  @_disfavoredOverload public var tabBar: _Optional_UITabBarDelegate_tabBar? { get { _Optional_UITabBarDelegate_tabBar(target: self) } }
}
/// Calls of the optional methods `tabBar` of `UITabBarDelegate`.
@preconcurrency @MainActor public struct _Optional_UITabBarDelegate_tabBar {
  fileprivate let target: any UITabBarDelegate
  private var subject: String?

  fileprivate init(target: any UITabBarDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> (Void)? { note("tabBar(_:didSelect:)"); return try? target.tabBar(tabBar, didSelect: item) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tabBar: UITabBar, didSelect item: UITabBarItem) { do { return try target.tabBar(tabBar, didSelect: item) } catch { error.stop("tabBar(_:didSelect:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) { do { return try target.tabBar(tabBar, didSelect: item) } catch { error.stop("tabBar(_:didSelect:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) -> (Void)? { note("tabBar(_:willBeginCustomizing:)"); return try? target.tabBar(tabBar, willBeginCustomizing: items) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { do { return try target.tabBar(tabBar, willBeginCustomizing: items) } catch { error.stop("tabBar(_:willBeginCustomizing:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { do { return try target.tabBar(tabBar, willBeginCustomizing: items) } catch { error.stop("tabBar(_:willBeginCustomizing:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) -> (Void)? { note("tabBar(_:didBeginCustomizing:)"); return try? target.tabBar(tabBar, didBeginCustomizing: items) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { do { return try target.tabBar(tabBar, didBeginCustomizing: items) } catch { error.stop("tabBar(_:didBeginCustomizing:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { do { return try target.tabBar(tabBar, didBeginCustomizing: items) } catch { error.stop("tabBar(_:didBeginCustomizing:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) -> (Void)? { note("tabBar(_:willEndCustomizing:changed:)"); return try? target.tabBar(tabBar, willEndCustomizing: items, changed: changed) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { do { return try target.tabBar(tabBar, willEndCustomizing: items, changed: changed) } catch { error.stop("tabBar(_:willEndCustomizing:changed:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { do { return try target.tabBar(tabBar, willEndCustomizing: items, changed: changed) } catch { error.stop("tabBar(_:willEndCustomizing:changed:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) -> (Void)? { note("tabBar(_:didEndCustomizing:changed:)"); return try? target.tabBar(tabBar, didEndCustomizing: items, changed: changed) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { do { return try target.tabBar(tabBar, didEndCustomizing: items, changed: changed) } catch { error.stop("tabBar(_:didEndCustomizing:changed:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { do { return try target.tabBar(tabBar, didEndCustomizing: items, changed: changed) } catch { error.stop("tabBar(_:didEndCustomizing:changed:)", of: target) } }
}

extension UITableViewDataSource {
  /// Default: not implemented.
  public func numberOfSections(in tableView: UITableView) throws(UnimplementedRequirement) -> Int { try forwarded(from: self, "numberOfSections(in:)", [tableView]) { (target: any UITableViewDataSource) throws(UnimplementedRequirement) -> Int in try target.numberOfSections(in: tableView) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) throws(UnimplementedRequirement) -> String? { try forwarded(from: self, "tableView(_:titleForHeaderInSection:)", [tableView, section]) { (target: any UITableViewDataSource) throws(UnimplementedRequirement) -> String? in try target.tableView(tableView, titleForHeaderInSection: section) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) throws(UnimplementedRequirement) -> String? { try forwarded(from: self, "tableView(_:titleForFooterInSection:)", [tableView, section]) { (target: any UITableViewDataSource) throws(UnimplementedRequirement) -> String? in try target.tableView(tableView, titleForFooterInSection: section) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "tableView(_:canEditRowAt:)", [tableView, indexPath]) { (target: any UITableViewDataSource) throws(UnimplementedRequirement) -> Bool in try target.tableView(tableView, canEditRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:commit:forRowAt:)", [tableView, editingStyle, indexPath]) { (target: any UITableViewDataSource) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, commit: editingStyle, forRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "tableView(_:canMoveRowAt:)", [tableView, indexPath]) { (target: any UITableViewDataSource) throws(UnimplementedRequirement) -> Bool in try target.tableView(tableView, canMoveRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:moveRowAt:to:)", [tableView, sourceIndexPath, destinationIndexPath]) { (target: any UITableViewDataSource) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) } }
  /// Default: not implemented.
  public func sectionIndexTitles(for tableView: UITableView) throws(UnimplementedRequirement) -> [String]? { try forwarded(from: self, "sectionIndexTitles(for:)", [tableView]) { (target: any UITableViewDataSource) throws(UnimplementedRequirement) -> [String]? in try target.sectionIndexTitles(for: tableView) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) throws(UnimplementedRequirement) -> Int { try forwarded(from: self, "tableView(_:sectionForSectionIndexTitle:at:)", [tableView, title, index]) { (target: any UITableViewDataSource) throws(UnimplementedRequirement) -> Int in try target.tableView(tableView, sectionForSectionIndexTitle: title, at: index) } }
  /// The calls of `numberOfSections` with a question mark.
  public var numberOfSections: _Optional_UITableViewDataSource_numberOfSections? { get { _Optional_UITableViewDataSource_numberOfSections(target: self) } }
  /// The calls of `tableView` with a question mark.
  @_disfavoredOverload public var tableView: _Optional_UITableViewDataSource_tableView? { get { _Optional_UITableViewDataSource_tableView(target: self) } }
  /// The calls of `sectionIndexTitles` with a question mark.
  public var sectionIndexTitles: _Optional_UITableViewDataSource_sectionIndexTitles? { get { _Optional_UITableViewDataSource_sectionIndexTitles(target: self) } }
}
/// Calls of the optional methods `numberOfSections` of `UITableViewDataSource`.
@preconcurrency @MainActor public struct _Optional_UITableViewDataSource_numberOfSections {
  fileprivate let target: any UITableViewDataSource
  private var subject: String?

  fileprivate init(target: any UITableViewDataSource) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.dataSource, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(in tableView: UITableView) -> (Int)? { note("numberOfSections(in:)"); return try? target.numberOfSections(in: tableView) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(in tableView: UITableView) -> Int { do { return try target.numberOfSections(in: tableView) } catch { error.stop("numberOfSections(in:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(in tableView: UITableView) -> Int { do { return try target.numberOfSections(in: tableView) } catch { error.stop("numberOfSections(in:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ tableView: UITableView) -> (Int)? { note("numberOfSections(in:)"); return try? target.numberOfSections(in: tableView) }
}
/// Calls of the optional methods `tableView` of `UITableViewDataSource`.
@preconcurrency @MainActor public struct _Optional_UITableViewDataSource_tableView {
  fileprivate let target: any UITableViewDataSource
  private var subject: String?

  fileprivate init(target: any UITableViewDataSource) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.dataSource, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> (String)? { note("tableView(_:titleForHeaderInSection:)"); return try? target.tableView(tableView, titleForHeaderInSection: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { do { return try target.tableView(tableView, titleForHeaderInSection: section) } catch { error.stop("tableView(_:titleForHeaderInSection:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> (String)? { note("tableView(_:titleForFooterInSection:)"); return try? target.tableView(tableView, titleForFooterInSection: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { do { return try target.tableView(tableView, titleForFooterInSection: section) } catch { error.stop("tableView(_:titleForFooterInSection:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> (Bool)? { note("tableView(_:canEditRowAt:)"); return try? target.tableView(tableView, canEditRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { do { return try target.tableView(tableView, canEditRowAt: indexPath) } catch { error.stop("tableView(_:canEditRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { do { return try target.tableView(tableView, canEditRowAt: indexPath) } catch { error.stop("tableView(_:canEditRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) -> (Void)? { note("tableView(_:commit:forRowAt:)"); return try? target.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, commit: editingStyle, forRowAt: indexPath) } catch { error.stop("tableView(_:commit:forRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, commit: editingStyle, forRowAt: indexPath) } catch { error.stop("tableView(_:commit:forRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> (Bool)? { note("tableView(_:canMoveRowAt:)"); return try? target.tableView(tableView, canMoveRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { do { return try target.tableView(tableView, canMoveRowAt: indexPath) } catch { error.stop("tableView(_:canMoveRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { do { return try target.tableView(tableView, canMoveRowAt: indexPath) } catch { error.stop("tableView(_:canMoveRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) -> (Void)? { note("tableView(_:moveRowAt:to:)"); return try? target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { do { return try target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) } catch { error.stop("tableView(_:moveRowAt:to:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { do { return try target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) } catch { error.stop("tableView(_:moveRowAt:to:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> (Int)? { note("tableView(_:sectionForSectionIndexTitle:at:)"); return try? target.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { do { return try target.tableView(tableView, sectionForSectionIndexTitle: title, at: index) } catch { error.stop("tableView(_:sectionForSectionIndexTitle:at:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { do { return try target.tableView(tableView, sectionForSectionIndexTitle: title, at: index) } catch { error.stop("tableView(_:sectionForSectionIndexTitle:at:)", of: target) } }
}
/// Calls of the optional methods `sectionIndexTitles` of `UITableViewDataSource`.
@preconcurrency @MainActor public struct _Optional_UITableViewDataSource_sectionIndexTitles {
  fileprivate let target: any UITableViewDataSource
  private var subject: String?

  fileprivate init(target: any UITableViewDataSource) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.dataSource, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(for tableView: UITableView) -> ([String])? { note("sectionIndexTitles(for:)"); return try? target.sectionIndexTitles(for: tableView) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(for tableView: UITableView) -> [String]? { do { return try target.sectionIndexTitles(for: tableView) } catch { error.stop("sectionIndexTitles(for:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ tableView: UITableView) -> ([String])? { note("sectionIndexTitles(for:)"); return try? target.sectionIndexTitles(for: tableView) }
}

extension UITableViewDelegate {
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> CGFloat { try forwarded(from: self, "tableView(_:heightForRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> CGFloat in try target.tableView(tableView, heightForRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) throws(UnimplementedRequirement) -> CGFloat { try forwarded(from: self, "tableView(_:heightForHeaderInSection:)", [tableView, section]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> CGFloat in try target.tableView(tableView, heightForHeaderInSection: section) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) throws(UnimplementedRequirement) -> CGFloat { try forwarded(from: self, "tableView(_:heightForFooterInSection:)", [tableView, section]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> CGFloat in try target.tableView(tableView, heightForFooterInSection: section) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> CGFloat { try forwarded(from: self, "tableView(_:estimatedHeightForRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> CGFloat in try target.tableView(tableView, estimatedHeightForRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) throws(UnimplementedRequirement) -> CGFloat { try forwarded(from: self, "tableView(_:estimatedHeightForHeaderInSection:)", [tableView, section]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> CGFloat in try target.tableView(tableView, estimatedHeightForHeaderInSection: section) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) throws(UnimplementedRequirement) -> CGFloat { try forwarded(from: self, "tableView(_:estimatedHeightForFooterInSection:)", [tableView, section]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> CGFloat in try target.tableView(tableView, estimatedHeightForFooterInSection: section) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "tableView(_:shouldHighlightRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.tableView(tableView, shouldHighlightRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:didHighlightRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, didHighlightRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:didUnhighlightRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, didUnhighlightRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> IndexPath? { try forwarded(from: self, "tableView(_:willSelectRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> IndexPath? in try target.tableView(tableView, willSelectRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> IndexPath? { try forwarded(from: self, "tableView(_:willDeselectRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> IndexPath? in try target.tableView(tableView, willDeselectRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:accessoryButtonTappedForRowWith:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> UITableViewCell.EditingStyle { try forwarded(from: self, "tableView(_:editingStyleForRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> UITableViewCell.EditingStyle in try target.tableView(tableView, editingStyleForRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "tableView(_:shouldIndentWhileEditingRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) throws(UnimplementedRequirement) -> IndexPath { try forwarded(from: self, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", [tableView, sourceIndexPath, proposedDestinationIndexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> IndexPath in try target.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "tableView(_:shouldShowMenuForRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.tableView(tableView, shouldShowMenuForRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "tableView(_:canPerformAction:forRowAt:withSender:)", [tableView, action, indexPath, sender]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:performAction:forRowAt:withSender:)", [tableView, action, indexPath, sender]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:willBeginEditingRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, willBeginEditingRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:didEndEditingRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, didEndEditingRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> UISwipeActionsConfiguration? { try forwarded(from: self, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> UISwipeActionsConfiguration? in try target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> UISwipeActionsConfiguration? { try forwarded(from: self, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> UISwipeActionsConfiguration? in try target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> [UITableViewRowAction]? { try forwarded(from: self, "tableView(_:editActionsForRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> [UITableViewRowAction]? in try target.tableView(tableView, editActionsForRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) throws(UnimplementedRequirement) -> String? { try forwarded(from: self, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> String? in try target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:willDisplayHeaderView:forSection:)", [tableView, view, section]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, willDisplayHeaderView: view, forSection: section) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:willDisplayFooterView:forSection:)", [tableView, view, section]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, willDisplayFooterView: view, forSection: section) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:didEndDisplayingHeaderView:forSection:)", [tableView, view, section]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:didEndDisplayingFooterView:forSection:)", [tableView, view, section]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) throws(UnimplementedRequirement) -> UIView? { try forwarded(from: self, "tableView(_:viewForHeaderInSection:)", [tableView, section]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> UIView? in try target.tableView(tableView, viewForHeaderInSection: section) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) throws(UnimplementedRequirement) -> UIView? { try forwarded(from: self, "tableView(_:viewForFooterInSection:)", [tableView, section]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> UIView? in try target.tableView(tableView, viewForFooterInSection: section) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:didSelectRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, didSelectRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:didDeselectRowAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, didDeselectRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:willDisplay:forRowAt:)", [tableView, cell, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, willDisplay: cell, forRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:didEndDisplaying:forRowAt:)", [tableView, cell, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) throws(UnimplementedRequirement) -> UIContextMenuConfiguration? { try forwarded(from: self, "tableView(_:contextMenuConfigurationForRowAt:point:)", [tableView, indexPath, point]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> UIContextMenuConfiguration? in try target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) throws(UnimplementedRequirement) -> UITargetedPreview? { try forwarded(from: self, "tableView(_:previewForHighlightingContextMenuWithConfiguration:)", [tableView, configuration]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> UITargetedPreview? in try target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) throws(UnimplementedRequirement) -> UITargetedPreview? { try forwarded(from: self, "tableView(_:previewForDismissingContextMenuWithConfiguration:)", [tableView, configuration]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> UITargetedPreview? in try target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:willPerformPreviewActionForMenuWith:animator:)", [tableView, configuration, animator]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "tableView(_:shouldBeginMultipleSelectionInteractionAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) } }
  /// Default: not implemented.
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) throws(UnimplementedRequirement) { try forwarded(from: self, "tableView(_:didBeginMultipleSelectionInteractionAt:)", [tableView, indexPath]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) } }
  /// Default: not implemented.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) throws(UnimplementedRequirement) { try forwarded(from: self, "tableViewDidEndMultipleSelectionInteraction(_:)", [tableView]) { (target: any UITableViewDelegate) throws(UnimplementedRequirement) -> Void in try target.tableViewDidEndMultipleSelectionInteraction(tableView) } }
  /// The calls of `tableView` with a question mark.
  @_disfavoredOverload public var tableView: _Optional_UITableViewDelegate_tableView? { get { _Optional_UITableViewDelegate_tableView(target: self) } }
  /// The calls of `tableViewDidEndMultipleSelectionInteraction` with a question mark.
  public var tableViewDidEndMultipleSelectionInteraction: _Optional_UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction? { get { _Optional_UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction(target: self) } }
}
/// Calls of the optional methods `tableView` of `UITableViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UITableViewDelegate_tableView {
  fileprivate let target: any UITableViewDelegate
  private var subject: String?

  fileprivate init(target: any UITableViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> (CGFloat)? { note("tableView(_:heightForRowAt:)"); return try? target.tableView(tableView, heightForRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { do { return try target.tableView(tableView, heightForRowAt: indexPath) } catch { error.stop("tableView(_:heightForRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { do { return try target.tableView(tableView, heightForRowAt: indexPath) } catch { error.stop("tableView(_:heightForRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> (CGFloat)? { note("tableView(_:heightForHeaderInSection:)"); return try? target.tableView(tableView, heightForHeaderInSection: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { do { return try target.tableView(tableView, heightForHeaderInSection: section) } catch { error.stop("tableView(_:heightForHeaderInSection:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { do { return try target.tableView(tableView, heightForHeaderInSection: section) } catch { error.stop("tableView(_:heightForHeaderInSection:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> (CGFloat)? { note("tableView(_:heightForFooterInSection:)"); return try? target.tableView(tableView, heightForFooterInSection: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { do { return try target.tableView(tableView, heightForFooterInSection: section) } catch { error.stop("tableView(_:heightForFooterInSection:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { do { return try target.tableView(tableView, heightForFooterInSection: section) } catch { error.stop("tableView(_:heightForFooterInSection:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> (CGFloat)? { note("tableView(_:estimatedHeightForRowAt:)"); return try? target.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { do { return try target.tableView(tableView, estimatedHeightForRowAt: indexPath) } catch { error.stop("tableView(_:estimatedHeightForRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { do { return try target.tableView(tableView, estimatedHeightForRowAt: indexPath) } catch { error.stop("tableView(_:estimatedHeightForRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> (CGFloat)? { note("tableView(_:estimatedHeightForHeaderInSection:)"); return try? target.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { do { return try target.tableView(tableView, estimatedHeightForHeaderInSection: section) } catch { error.stop("tableView(_:estimatedHeightForHeaderInSection:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { do { return try target.tableView(tableView, estimatedHeightForHeaderInSection: section) } catch { error.stop("tableView(_:estimatedHeightForHeaderInSection:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> (CGFloat)? { note("tableView(_:estimatedHeightForFooterInSection:)"); return try? target.tableView(tableView, estimatedHeightForFooterInSection: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { do { return try target.tableView(tableView, estimatedHeightForFooterInSection: section) } catch { error.stop("tableView(_:estimatedHeightForFooterInSection:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { do { return try target.tableView(tableView, estimatedHeightForFooterInSection: section) } catch { error.stop("tableView(_:estimatedHeightForFooterInSection:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> (Bool)? { note("tableView(_:shouldHighlightRowAt:)"); return try? target.tableView(tableView, shouldHighlightRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { do { return try target.tableView(tableView, shouldHighlightRowAt: indexPath) } catch { error.stop("tableView(_:shouldHighlightRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { do { return try target.tableView(tableView, shouldHighlightRowAt: indexPath) } catch { error.stop("tableView(_:shouldHighlightRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) -> (Void)? { note("tableView(_:didHighlightRowAt:)"); return try? target.tableView(tableView, didHighlightRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, didHighlightRowAt: indexPath) } catch { error.stop("tableView(_:didHighlightRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, didHighlightRowAt: indexPath) } catch { error.stop("tableView(_:didHighlightRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) -> (Void)? { note("tableView(_:didUnhighlightRowAt:)"); return try? target.tableView(tableView, didUnhighlightRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, didUnhighlightRowAt: indexPath) } catch { error.stop("tableView(_:didUnhighlightRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, didUnhighlightRowAt: indexPath) } catch { error.stop("tableView(_:didUnhighlightRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> (IndexPath)? { note("tableView(_:willSelectRowAt:)"); return try? target.tableView(tableView, willSelectRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { do { return try target.tableView(tableView, willSelectRowAt: indexPath) } catch { error.stop("tableView(_:willSelectRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> (IndexPath)? { note("tableView(_:willDeselectRowAt:)"); return try? target.tableView(tableView, willDeselectRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { do { return try target.tableView(tableView, willDeselectRowAt: indexPath) } catch { error.stop("tableView(_:willDeselectRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) -> (Void)? { note("tableView(_:accessoryButtonTappedForRowWith:)"); return try? target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { do { return try target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) } catch { error.stop("tableView(_:accessoryButtonTappedForRowWith:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { do { return try target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) } catch { error.stop("tableView(_:accessoryButtonTappedForRowWith:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> (UITableViewCell.EditingStyle)? { note("tableView(_:editingStyleForRowAt:)"); return try? target.tableView(tableView, editingStyleForRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { do { return try target.tableView(tableView, editingStyleForRowAt: indexPath) } catch { error.stop("tableView(_:editingStyleForRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { do { return try target.tableView(tableView, editingStyleForRowAt: indexPath) } catch { error.stop("tableView(_:editingStyleForRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> (Bool)? { note("tableView(_:shouldIndentWhileEditingRowAt:)"); return try? target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { do { return try target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) } catch { error.stop("tableView(_:shouldIndentWhileEditingRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { do { return try target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) } catch { error.stop("tableView(_:shouldIndentWhileEditingRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> (IndexPath)? { note("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"); return try? target.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { do { return try target.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) } catch { error.stop("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { do { return try target.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) } catch { error.stop("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> (Bool)? { note("tableView(_:shouldShowMenuForRowAt:)"); return try? target.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { do { return try target.tableView(tableView, shouldShowMenuForRowAt: indexPath) } catch { error.stop("tableView(_:shouldShowMenuForRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { do { return try target.tableView(tableView, shouldShowMenuForRowAt: indexPath) } catch { error.stop("tableView(_:shouldShowMenuForRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> (Bool)? { note("tableView(_:canPerformAction:forRowAt:withSender:)"); return try? target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { do { return try target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) } catch { error.stop("tableView(_:canPerformAction:forRowAt:withSender:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { do { return try target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) } catch { error.stop("tableView(_:canPerformAction:forRowAt:withSender:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> (Void)? { note("tableView(_:performAction:forRowAt:withSender:)"); return try? target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) { do { return try target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) } catch { error.stop("tableView(_:performAction:forRowAt:withSender:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) { do { return try target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) } catch { error.stop("tableView(_:performAction:forRowAt:withSender:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) -> (Void)? { note("tableView(_:willBeginEditingRowAt:)"); return try? target.tableView(tableView, willBeginEditingRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, willBeginEditingRowAt: indexPath) } catch { error.stop("tableView(_:willBeginEditingRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, willBeginEditingRowAt: indexPath) } catch { error.stop("tableView(_:willBeginEditingRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) -> (Void)? { note("tableView(_:didEndEditingRowAt:)"); return try? target.tableView(tableView, didEndEditingRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { do { return try target.tableView(tableView, didEndEditingRowAt: indexPath) } catch { error.stop("tableView(_:didEndEditingRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { do { return try target.tableView(tableView, didEndEditingRowAt: indexPath) } catch { error.stop("tableView(_:didEndEditingRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> (UISwipeActionsConfiguration)? { note("tableView(_:trailingSwipeActionsConfigurationForRowAt:)"); return try? target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { do { return try target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) } catch { error.stop("tableView(_:trailingSwipeActionsConfigurationForRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> (UISwipeActionsConfiguration)? { note("tableView(_:leadingSwipeActionsConfigurationForRowAt:)"); return try? target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { do { return try target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) } catch { error.stop("tableView(_:leadingSwipeActionsConfigurationForRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> ([UITableViewRowAction])? { note("tableView(_:editActionsForRowAt:)"); return try? target.tableView(tableView, editActionsForRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { do { return try target.tableView(tableView, editActionsForRowAt: indexPath) } catch { error.stop("tableView(_:editActionsForRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> (String)? { note("tableView(_:titleForDeleteConfirmationButtonForRowAt:)"); return try? target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { do { return try target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) } catch { error.stop("tableView(_:titleForDeleteConfirmationButtonForRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) -> (Void)? { note("tableView(_:willDisplayHeaderView:forSection:)"); return try? target.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { do { return try target.tableView(tableView, willDisplayHeaderView: view, forSection: section) } catch { error.stop("tableView(_:willDisplayHeaderView:forSection:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { do { return try target.tableView(tableView, willDisplayHeaderView: view, forSection: section) } catch { error.stop("tableView(_:willDisplayHeaderView:forSection:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) -> (Void)? { note("tableView(_:willDisplayFooterView:forSection:)"); return try? target.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { do { return try target.tableView(tableView, willDisplayFooterView: view, forSection: section) } catch { error.stop("tableView(_:willDisplayFooterView:forSection:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { do { return try target.tableView(tableView, willDisplayFooterView: view, forSection: section) } catch { error.stop("tableView(_:willDisplayFooterView:forSection:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) -> (Void)? { note("tableView(_:didEndDisplayingHeaderView:forSection:)"); return try? target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { do { return try target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) } catch { error.stop("tableView(_:didEndDisplayingHeaderView:forSection:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { do { return try target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) } catch { error.stop("tableView(_:didEndDisplayingHeaderView:forSection:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) -> (Void)? { note("tableView(_:didEndDisplayingFooterView:forSection:)"); return try? target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { do { return try target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) } catch { error.stop("tableView(_:didEndDisplayingFooterView:forSection:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { do { return try target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) } catch { error.stop("tableView(_:didEndDisplayingFooterView:forSection:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> (UIView)? { note("tableView(_:viewForHeaderInSection:)"); return try? target.tableView(tableView, viewForHeaderInSection: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { do { return try target.tableView(tableView, viewForHeaderInSection: section) } catch { error.stop("tableView(_:viewForHeaderInSection:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> (UIView)? { note("tableView(_:viewForFooterInSection:)"); return try? target.tableView(tableView, viewForFooterInSection: section) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { do { return try target.tableView(tableView, viewForFooterInSection: section) } catch { error.stop("tableView(_:viewForFooterInSection:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> (Void)? { note("tableView(_:didSelectRowAt:)"); return try? target.tableView(tableView, didSelectRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, didSelectRowAt: indexPath) } catch { error.stop("tableView(_:didSelectRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, didSelectRowAt: indexPath) } catch { error.stop("tableView(_:didSelectRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) -> (Void)? { note("tableView(_:didDeselectRowAt:)"); return try? target.tableView(tableView, didDeselectRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, didDeselectRowAt: indexPath) } catch { error.stop("tableView(_:didDeselectRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, didDeselectRowAt: indexPath) } catch { error.stop("tableView(_:didDeselectRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) -> (Void)? { note("tableView(_:willDisplay:forRowAt:)"); return try? target.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, willDisplay: cell, forRowAt: indexPath) } catch { error.stop("tableView(_:willDisplay:forRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, willDisplay: cell, forRowAt: indexPath) } catch { error.stop("tableView(_:willDisplay:forRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) -> (Void)? { note("tableView(_:didEndDisplaying:forRowAt:)"); return try? target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) } catch { error.stop("tableView(_:didEndDisplaying:forRowAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { do { return try target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) } catch { error.stop("tableView(_:didEndDisplaying:forRowAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> (UIContextMenuConfiguration)? { note("tableView(_:contextMenuConfigurationForRowAt:point:)"); return try? target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { do { return try target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) } catch { error.stop("tableView(_:contextMenuConfigurationForRowAt:point:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> (UITargetedPreview)? { note("tableView(_:previewForHighlightingContextMenuWithConfiguration:)"); return try? target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { do { return try target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration) } catch { error.stop("tableView(_:previewForHighlightingContextMenuWithConfiguration:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> (UITargetedPreview)? { note("tableView(_:previewForDismissingContextMenuWithConfiguration:)"); return try? target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { do { return try target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration) } catch { error.stop("tableView(_:previewForDismissingContextMenuWithConfiguration:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) -> (Void)? { note("tableView(_:willPerformPreviewActionForMenuWith:animator:)"); return try? target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { do { return try target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) } catch { error.stop("tableView(_:willPerformPreviewActionForMenuWith:animator:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { do { return try target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) } catch { error.stop("tableView(_:willPerformPreviewActionForMenuWith:animator:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> (Bool)? { note("tableView(_:shouldBeginMultipleSelectionInteractionAt:)"); return try? target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { do { return try target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) } catch { error.stop("tableView(_:shouldBeginMultipleSelectionInteractionAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { do { return try target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) } catch { error.stop("tableView(_:shouldBeginMultipleSelectionInteractionAt:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> (Void)? { note("tableView(_:didBeginMultipleSelectionInteractionAt:)"); return try? target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { do { return try target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) } catch { error.stop("tableView(_:didBeginMultipleSelectionInteractionAt:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { do { return try target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) } catch { error.stop("tableView(_:didBeginMultipleSelectionInteractionAt:)", of: target) } }
}
/// Calls of the optional methods `tableViewDidEndMultipleSelectionInteraction` of `UITableViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction {
  fileprivate let target: any UITableViewDelegate
  private var subject: String?

  fileprivate init(target: any UITableViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ tableView: UITableView) -> (Void)? { note("tableViewDidEndMultipleSelectionInteraction(_:)"); return try? target.tableViewDidEndMultipleSelectionInteraction(tableView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ tableView: UITableView) { do { return try target.tableViewDidEndMultipleSelectionInteraction(tableView) } catch { error.stop("tableViewDidEndMultipleSelectionInteraction(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ tableView: UITableView) { do { return try target.tableViewDidEndMultipleSelectionInteraction(tableView) } catch { error.stop("tableViewDidEndMultipleSelectionInteraction(_:)", of: target) } }
}

extension UITextFieldDelegate {
  /// Default: not implemented.
  public func textFieldShouldReturn(_ textField: UITextField) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "textFieldShouldReturn(_:)", [textField]) { (target: any UITextFieldDelegate) throws(UnimplementedRequirement) -> Bool in try target.textFieldShouldReturn(textField) } }
  /// Default: not implemented.
  public func textFieldShouldBeginEditing(_ textField: UITextField) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "textFieldShouldBeginEditing(_:)", [textField]) { (target: any UITextFieldDelegate) throws(UnimplementedRequirement) -> Bool in try target.textFieldShouldBeginEditing(textField) } }
  /// Default: not implemented.
  public func textFieldDidBeginEditing(_ textField: UITextField) throws(UnimplementedRequirement) { try forwarded(from: self, "textFieldDidBeginEditing(_:)", [textField]) { (target: any UITextFieldDelegate) throws(UnimplementedRequirement) -> Void in try target.textFieldDidBeginEditing(textField) } }
  /// Default: not implemented.
  public func textFieldShouldEndEditing(_ textField: UITextField) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "textFieldShouldEndEditing(_:)", [textField]) { (target: any UITextFieldDelegate) throws(UnimplementedRequirement) -> Bool in try target.textFieldShouldEndEditing(textField) } }
  /// Default: not implemented.
  public func textFieldDidEndEditing(_ textField: UITextField) throws(UnimplementedRequirement) { try forwarded(from: self, "textFieldDidEndEditing(_:)", [textField]) { (target: any UITextFieldDelegate) throws(UnimplementedRequirement) -> Void in try target.textFieldDidEndEditing(textField) } }
  /// Default: not implemented.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) throws(UnimplementedRequirement) { try forwarded(from: self, "textFieldDidEndEditing(_:reason:)", [textField, reason]) { (target: any UITextFieldDelegate) throws(UnimplementedRequirement) -> Void in try target.textFieldDidEndEditing(textField, reason: reason) } }
  /// Default: not implemented.
  public func textFieldShouldClear(_ textField: UITextField) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "textFieldShouldClear(_:)", [textField]) { (target: any UITextFieldDelegate) throws(UnimplementedRequirement) -> Bool in try target.textFieldShouldClear(textField) } }
  /// Default: not implemented.
  public func textFieldDidChangeSelection(_ textField: UITextField) throws(UnimplementedRequirement) { try forwarded(from: self, "textFieldDidChangeSelection(_:)", [textField]) { (target: any UITextFieldDelegate) throws(UnimplementedRequirement) -> Void in try target.textFieldDidChangeSelection(textField) } }
  /// Default: not implemented.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "textField(_:shouldChangeCharactersIn:replacementString:)", [textField, range, string]) { (target: any UITextFieldDelegate) throws(UnimplementedRequirement) -> Bool in try target.textField(textField, shouldChangeCharactersIn: range, replacementString: string) } }
  /// The calls of `textFieldShouldReturn` with a question mark.
  public var textFieldShouldReturn: _Optional_UITextFieldDelegate_textFieldShouldReturn? { get { _Optional_UITextFieldDelegate_textFieldShouldReturn(target: self) } }
  /// The calls of `textFieldShouldBeginEditing` with a question mark.
  public var textFieldShouldBeginEditing: _Optional_UITextFieldDelegate_textFieldShouldBeginEditing? { get { _Optional_UITextFieldDelegate_textFieldShouldBeginEditing(target: self) } }
  /// The calls of `textFieldDidBeginEditing` with a question mark.
  public var textFieldDidBeginEditing: _Optional_UITextFieldDelegate_textFieldDidBeginEditing? { get { _Optional_UITextFieldDelegate_textFieldDidBeginEditing(target: self) } }
  /// The calls of `textFieldShouldEndEditing` with a question mark.
  public var textFieldShouldEndEditing: _Optional_UITextFieldDelegate_textFieldShouldEndEditing? { get { _Optional_UITextFieldDelegate_textFieldShouldEndEditing(target: self) } }
  /// The calls of `textFieldDidEndEditing` with a question mark.
  @_disfavoredOverload public var textFieldDidEndEditing: _Optional_UITextFieldDelegate_textFieldDidEndEditing? { get { _Optional_UITextFieldDelegate_textFieldDidEndEditing(target: self) } }
  /// The calls of `textFieldShouldClear` with a question mark.
  public var textFieldShouldClear: _Optional_UITextFieldDelegate_textFieldShouldClear? { get { _Optional_UITextFieldDelegate_textFieldShouldClear(target: self) } }
  /// The calls of `textFieldDidChangeSelection` with a question mark.
  public var textFieldDidChangeSelection: _Optional_UITextFieldDelegate_textFieldDidChangeSelection? { get { _Optional_UITextFieldDelegate_textFieldDidChangeSelection(target: self) } }
  /// The calls of `textField` with a question mark.
  public var textField: _Optional_UITextFieldDelegate_textField? { get { _Optional_UITextFieldDelegate_textField(target: self) } }
}
/// Calls of the optional methods `textFieldShouldReturn` of `UITextFieldDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextFieldDelegate_textFieldShouldReturn {
  fileprivate let target: any UITextFieldDelegate
  private var subject: String?

  fileprivate init(target: any UITextFieldDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> (Bool)? { note("textFieldShouldReturn(_:)"); return try? target.textFieldShouldReturn(textField) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ textField: UITextField) -> Bool { do { return try target.textFieldShouldReturn(textField) } catch { error.stop("textFieldShouldReturn(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ textField: UITextField) -> Bool { do { return try target.textFieldShouldReturn(textField) } catch { error.stop("textFieldShouldReturn(_:)", of: target) } }
}
/// Calls of the optional methods `textFieldShouldBeginEditing` of `UITextFieldDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextFieldDelegate_textFieldShouldBeginEditing {
  fileprivate let target: any UITextFieldDelegate
  private var subject: String?

  fileprivate init(target: any UITextFieldDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> (Bool)? { note("textFieldShouldBeginEditing(_:)"); return try? target.textFieldShouldBeginEditing(textField) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ textField: UITextField) -> Bool { do { return try target.textFieldShouldBeginEditing(textField) } catch { error.stop("textFieldShouldBeginEditing(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ textField: UITextField) -> Bool { do { return try target.textFieldShouldBeginEditing(textField) } catch { error.stop("textFieldShouldBeginEditing(_:)", of: target) } }
}
/// Calls of the optional methods `textFieldDidBeginEditing` of `UITextFieldDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextFieldDelegate_textFieldDidBeginEditing {
  fileprivate let target: any UITextFieldDelegate
  private var subject: String?

  fileprivate init(target: any UITextFieldDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> (Void)? { note("textFieldDidBeginEditing(_:)"); return try? target.textFieldDidBeginEditing(textField) }
  /// The answer; ends the program where there is no such method.
  public func required(_ textField: UITextField) { do { return try target.textFieldDidBeginEditing(textField) } catch { error.stop("textFieldDidBeginEditing(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ textField: UITextField) { do { return try target.textFieldDidBeginEditing(textField) } catch { error.stop("textFieldDidBeginEditing(_:)", of: target) } }
}
/// Calls of the optional methods `textFieldShouldEndEditing` of `UITextFieldDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextFieldDelegate_textFieldShouldEndEditing {
  fileprivate let target: any UITextFieldDelegate
  private var subject: String?

  fileprivate init(target: any UITextFieldDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> (Bool)? { note("textFieldShouldEndEditing(_:)"); return try? target.textFieldShouldEndEditing(textField) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ textField: UITextField) -> Bool { do { return try target.textFieldShouldEndEditing(textField) } catch { error.stop("textFieldShouldEndEditing(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ textField: UITextField) -> Bool { do { return try target.textFieldShouldEndEditing(textField) } catch { error.stop("textFieldShouldEndEditing(_:)", of: target) } }
}
/// Calls of the optional methods `textFieldDidEndEditing` of `UITextFieldDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextFieldDelegate_textFieldDidEndEditing {
  fileprivate let target: any UITextFieldDelegate
  private var subject: String?

  fileprivate init(target: any UITextFieldDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> (Void)? { note("textFieldDidEndEditing(_:)"); return try? target.textFieldDidEndEditing(textField) }
  /// The answer; ends the program where there is no such method.
  public func required(_ textField: UITextField) { do { return try target.textFieldDidEndEditing(textField) } catch { error.stop("textFieldDidEndEditing(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ textField: UITextField) { do { return try target.textFieldDidEndEditing(textField) } catch { error.stop("textFieldDidEndEditing(_:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) -> (Void)? { note("textFieldDidEndEditing(_:reason:)"); return try? target.textFieldDidEndEditing(textField, reason: reason) }
  /// The answer; ends the program where there is no such method.
  public func required(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { do { return try target.textFieldDidEndEditing(textField, reason: reason) } catch { error.stop("textFieldDidEndEditing(_:reason:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { do { return try target.textFieldDidEndEditing(textField, reason: reason) } catch { error.stop("textFieldDidEndEditing(_:reason:)", of: target) } }
}
/// Calls of the optional methods `textFieldShouldClear` of `UITextFieldDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextFieldDelegate_textFieldShouldClear {
  fileprivate let target: any UITextFieldDelegate
  private var subject: String?

  fileprivate init(target: any UITextFieldDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> (Bool)? { note("textFieldShouldClear(_:)"); return try? target.textFieldShouldClear(textField) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ textField: UITextField) -> Bool { do { return try target.textFieldShouldClear(textField) } catch { error.stop("textFieldShouldClear(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ textField: UITextField) -> Bool { do { return try target.textFieldShouldClear(textField) } catch { error.stop("textFieldShouldClear(_:)", of: target) } }
}
/// Calls of the optional methods `textFieldDidChangeSelection` of `UITextFieldDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextFieldDelegate_textFieldDidChangeSelection {
  fileprivate let target: any UITextFieldDelegate
  private var subject: String?

  fileprivate init(target: any UITextFieldDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textField: UITextField) -> (Void)? { note("textFieldDidChangeSelection(_:)"); return try? target.textFieldDidChangeSelection(textField) }
  /// The answer; ends the program where there is no such method.
  public func required(_ textField: UITextField) { do { return try target.textFieldDidChangeSelection(textField) } catch { error.stop("textFieldDidChangeSelection(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ textField: UITextField) { do { return try target.textFieldDidChangeSelection(textField) } catch { error.stop("textFieldDidChangeSelection(_:)", of: target) } }
}
/// Calls of the optional methods `textField` of `UITextFieldDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextFieldDelegate_textField {
  fileprivate let target: any UITextFieldDelegate
  private var subject: String?

  fileprivate init(target: any UITextFieldDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> (Bool)? { note("textField(_:shouldChangeCharactersIn:replacementString:)"); return try? target.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { do { return try target.textField(textField, shouldChangeCharactersIn: range, replacementString: string) } catch { error.stop("textField(_:shouldChangeCharactersIn:replacementString:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { do { return try target.textField(textField, shouldChangeCharactersIn: range, replacementString: string) } catch { error.stop("textField(_:shouldChangeCharactersIn:replacementString:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ textField: UITextField, _ range: NSRange, _ string: String) -> (Bool)? { note("textField(_:shouldChangeCharactersIn:replacementString:)"); return try? target.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
}

extension UITextViewDelegate {
  /// Default: not implemented.
  public func textViewShouldBeginEditing(_ textView: UITextView) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "textViewShouldBeginEditing(_:)", [textView]) { (target: any UITextViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.textViewShouldBeginEditing(textView) } }
  /// Default: not implemented.
  public func textViewShouldEndEditing(_ textView: UITextView) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "textViewShouldEndEditing(_:)", [textView]) { (target: any UITextViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.textViewShouldEndEditing(textView) } }
  /// Default: not implemented.
  public func textViewDidBeginEditing(_ textView: UITextView) throws(UnimplementedRequirement) { try forwarded(from: self, "textViewDidBeginEditing(_:)", [textView]) { (target: any UITextViewDelegate) throws(UnimplementedRequirement) -> Void in try target.textViewDidBeginEditing(textView) } }
  /// Default: not implemented.
  public func textViewDidEndEditing(_ textView: UITextView) throws(UnimplementedRequirement) { try forwarded(from: self, "textViewDidEndEditing(_:)", [textView]) { (target: any UITextViewDelegate) throws(UnimplementedRequirement) -> Void in try target.textViewDidEndEditing(textView) } }
  /// Default: not implemented.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "textView(_:shouldChangeTextIn:replacementText:)", [textView, range, text]) { (target: any UITextViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.textView(textView, shouldChangeTextIn: range, replacementText: text) } }
  /// Default: not implemented.
  public func textViewDidChange(_ textView: UITextView) throws(UnimplementedRequirement) { try forwarded(from: self, "textViewDidChange(_:)", [textView]) { (target: any UITextViewDelegate) throws(UnimplementedRequirement) -> Void in try target.textViewDidChange(textView) } }
  /// Default: not implemented.
  public func textViewDidChangeSelection(_ textView: UITextView) throws(UnimplementedRequirement) { try forwarded(from: self, "textViewDidChangeSelection(_:)", [textView]) { (target: any UITextViewDelegate) throws(UnimplementedRequirement) -> Void in try target.textViewDidChangeSelection(textView) } }
  /// Default: not implemented.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) throws(UnimplementedRequirement) -> Bool { try forwarded(from: self, "textView(_:shouldInteractWith:in:interaction:)", [textView, URL, characterRange, interaction]) { (target: any UITextViewDelegate) throws(UnimplementedRequirement) -> Bool in try target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) } }
  /// The calls of `textViewShouldBeginEditing` with a question mark.
  public var textViewShouldBeginEditing: _Optional_UITextViewDelegate_textViewShouldBeginEditing? { get { _Optional_UITextViewDelegate_textViewShouldBeginEditing(target: self) } }
  /// The calls of `textViewShouldEndEditing` with a question mark.
  public var textViewShouldEndEditing: _Optional_UITextViewDelegate_textViewShouldEndEditing? { get { _Optional_UITextViewDelegate_textViewShouldEndEditing(target: self) } }
  /// The calls of `textViewDidBeginEditing` with a question mark.
  public var textViewDidBeginEditing: _Optional_UITextViewDelegate_textViewDidBeginEditing? { get { _Optional_UITextViewDelegate_textViewDidBeginEditing(target: self) } }
  /// The calls of `textViewDidEndEditing` with a question mark.
  public var textViewDidEndEditing: _Optional_UITextViewDelegate_textViewDidEndEditing? { get { _Optional_UITextViewDelegate_textViewDidEndEditing(target: self) } }
  /// The calls of `textView` with a question mark.
  @_disfavoredOverload public var textView: _Optional_UITextViewDelegate_textView? { get { _Optional_UITextViewDelegate_textView(target: self) } }
  /// The calls of `textViewDidChange` with a question mark.
  public var textViewDidChange: _Optional_UITextViewDelegate_textViewDidChange? { get { _Optional_UITextViewDelegate_textViewDidChange(target: self) } }
  /// The calls of `textViewDidChangeSelection` with a question mark.
  public var textViewDidChangeSelection: _Optional_UITextViewDelegate_textViewDidChangeSelection? { get { _Optional_UITextViewDelegate_textViewDidChangeSelection(target: self) } }
}
/// Calls of the optional methods `textViewShouldBeginEditing` of `UITextViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextViewDelegate_textViewShouldBeginEditing {
  fileprivate let target: any UITextViewDelegate
  private var subject: String?

  fileprivate init(target: any UITextViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textView: UITextView) -> (Bool)? { note("textViewShouldBeginEditing(_:)"); return try? target.textViewShouldBeginEditing(textView) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ textView: UITextView) -> Bool { do { return try target.textViewShouldBeginEditing(textView) } catch { error.stop("textViewShouldBeginEditing(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ textView: UITextView) -> Bool { do { return try target.textViewShouldBeginEditing(textView) } catch { error.stop("textViewShouldBeginEditing(_:)", of: target) } }
}
/// Calls of the optional methods `textViewShouldEndEditing` of `UITextViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextViewDelegate_textViewShouldEndEditing {
  fileprivate let target: any UITextViewDelegate
  private var subject: String?

  fileprivate init(target: any UITextViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textView: UITextView) -> (Bool)? { note("textViewShouldEndEditing(_:)"); return try? target.textViewShouldEndEditing(textView) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ textView: UITextView) -> Bool { do { return try target.textViewShouldEndEditing(textView) } catch { error.stop("textViewShouldEndEditing(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ textView: UITextView) -> Bool { do { return try target.textViewShouldEndEditing(textView) } catch { error.stop("textViewShouldEndEditing(_:)", of: target) } }
}
/// Calls of the optional methods `textViewDidBeginEditing` of `UITextViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextViewDelegate_textViewDidBeginEditing {
  fileprivate let target: any UITextViewDelegate
  private var subject: String?

  fileprivate init(target: any UITextViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textView: UITextView) -> (Void)? { note("textViewDidBeginEditing(_:)"); return try? target.textViewDidBeginEditing(textView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ textView: UITextView) { do { return try target.textViewDidBeginEditing(textView) } catch { error.stop("textViewDidBeginEditing(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ textView: UITextView) { do { return try target.textViewDidBeginEditing(textView) } catch { error.stop("textViewDidBeginEditing(_:)", of: target) } }
}
/// Calls of the optional methods `textViewDidEndEditing` of `UITextViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextViewDelegate_textViewDidEndEditing {
  fileprivate let target: any UITextViewDelegate
  private var subject: String?

  fileprivate init(target: any UITextViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textView: UITextView) -> (Void)? { note("textViewDidEndEditing(_:)"); return try? target.textViewDidEndEditing(textView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ textView: UITextView) { do { return try target.textViewDidEndEditing(textView) } catch { error.stop("textViewDidEndEditing(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ textView: UITextView) { do { return try target.textViewDidEndEditing(textView) } catch { error.stop("textViewDidEndEditing(_:)", of: target) } }
}
/// Calls of the optional methods `textView` of `UITextViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextViewDelegate_textView {
  fileprivate let target: any UITextViewDelegate
  private var subject: String?

  fileprivate init(target: any UITextViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> (Bool)? { note("textView(_:shouldChangeTextIn:replacementText:)"); return try? target.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { do { return try target.textView(textView, shouldChangeTextIn: range, replacementText: text) } catch { error.stop("textView(_:shouldChangeTextIn:replacementText:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { do { return try target.textView(textView, shouldChangeTextIn: range, replacementText: text) } catch { error.stop("textView(_:shouldChangeTextIn:replacementText:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> (Bool)? { note("textView(_:shouldInteractWith:in:interaction:)"); return try? target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { do { return try target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) } catch { error.stop("textView(_:shouldInteractWith:in:interaction:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload @discardableResult public func callAsFunction(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { do { return try target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) } catch { error.stop("textView(_:shouldInteractWith:in:interaction:)", of: target) } }
}
/// Calls of the optional methods `textViewDidChange` of `UITextViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextViewDelegate_textViewDidChange {
  fileprivate let target: any UITextViewDelegate
  private var subject: String?

  fileprivate init(target: any UITextViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textView: UITextView) -> (Void)? { note("textViewDidChange(_:)"); return try? target.textViewDidChange(textView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ textView: UITextView) { do { return try target.textViewDidChange(textView) } catch { error.stop("textViewDidChange(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ textView: UITextView) { do { return try target.textViewDidChange(textView) } catch { error.stop("textViewDidChange(_:)", of: target) } }
}
/// Calls of the optional methods `textViewDidChangeSelection` of `UITextViewDelegate`.
@preconcurrency @MainActor public struct _Optional_UITextViewDelegate_textViewDidChangeSelection {
  fileprivate let target: any UITextViewDelegate
  private var subject: String?

  fileprivate init(target: any UITextViewDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ textView: UITextView) -> (Void)? { note("textViewDidChangeSelection(_:)"); return try? target.textViewDidChangeSelection(textView) }
  /// The answer; ends the program where there is no such method.
  public func required(_ textView: UITextView) { do { return try target.textViewDidChangeSelection(textView) } catch { error.stop("textViewDidChangeSelection(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ textView: UITextView) { do { return try target.textViewDidChangeSelection(textView) } catch { error.stop("textViewDidChangeSelection(_:)", of: target) } }
}

extension UIViewControllerAnimatedTransitioning {
  /// Default: not implemented.
  public func animationEnded(_ transitionCompleted: Bool) throws(UnimplementedRequirement) { try forwarded(from: self, "animationEnded(_:)", [transitionCompleted]) { (target: any UIViewControllerAnimatedTransitioning) throws(UnimplementedRequirement) -> Void in try target.animationEnded(transitionCompleted) } }
  /// The calls of `animationEnded` with a question mark.
  public var animationEnded: _Optional_UIViewControllerAnimatedTransitioning_animationEnded? { get { _Optional_UIViewControllerAnimatedTransitioning_animationEnded(target: self) } }
}
/// Calls of the optional methods `animationEnded` of `UIViewControllerAnimatedTransitioning`.
@preconcurrency @MainActor public struct _Optional_UIViewControllerAnimatedTransitioning_animationEnded {
  fileprivate let target: any UIViewControllerAnimatedTransitioning
  private var subject: String?

  fileprivate init(target: any UIViewControllerAnimatedTransitioning) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ transitionCompleted: Bool) -> (Void)? { note("animationEnded(_:)"); return try? target.animationEnded(transitionCompleted) }
  /// The answer; ends the program where there is no such method.
  public func required(_ transitionCompleted: Bool) { do { return try target.animationEnded(transitionCompleted) } catch { error.stop("animationEnded(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ transitionCompleted: Bool) { do { return try target.animationEnded(transitionCompleted) } catch { error.stop("animationEnded(_:)", of: target) } }
}

extension UIViewControllerTransitioningDelegate {
  /// Default: not implemented.
  public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)? { try forwarded(from: self, "animationController(forPresented:presenting:source:)", [presented, presenting, source]) { (target: any UIViewControllerTransitioningDelegate) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)? in try target.animationController(forPresented: presented, presenting: presenting, source: source) } }
  /// Default: not implemented.
  public func animationController(forDismissed dismissed: UIViewController) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)? { try forwarded(from: self, "animationController(forDismissed:)", [dismissed]) { (target: any UIViewControllerTransitioningDelegate) throws(UnimplementedRequirement) -> (any UIViewControllerAnimatedTransitioning)? in try target.animationController(forDismissed: dismissed) } }
  /// Default: not implemented.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) throws(UnimplementedRequirement) -> (any UIViewControllerInteractiveTransitioning)? { try forwarded(from: self, "interactionControllerForPresentation(using:)", [animator]) { (target: any UIViewControllerTransitioningDelegate) throws(UnimplementedRequirement) -> (any UIViewControllerInteractiveTransitioning)? in try target.interactionControllerForPresentation(using: animator) } }
  /// Default: not implemented.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) throws(UnimplementedRequirement) -> (any UIViewControllerInteractiveTransitioning)? { try forwarded(from: self, "interactionControllerForDismissal(using:)", [animator]) { (target: any UIViewControllerTransitioningDelegate) throws(UnimplementedRequirement) -> (any UIViewControllerInteractiveTransitioning)? in try target.interactionControllerForDismissal(using: animator) } }
  /// Default: not implemented.
  public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) throws(UnimplementedRequirement) -> UIPresentationController? { try forwarded(from: self, "presentationController(forPresented:presenting:source:)", [presented, presenting, source]) { (target: any UIViewControllerTransitioningDelegate) throws(UnimplementedRequirement) -> UIPresentationController? in try target.presentationController(forPresented: presented, presenting: presenting, source: source) } }
  /// The calls of `animationController` with a question mark.
  @_disfavoredOverload public var animationController: _Optional_UIViewControllerTransitioningDelegate_animationController? { get { _Optional_UIViewControllerTransitioningDelegate_animationController(target: self) } }
  /// The calls of `interactionControllerForPresentation` with a question mark.
  public var interactionControllerForPresentation: _Optional_UIViewControllerTransitioningDelegate_interactionControllerForPresentation? { get { _Optional_UIViewControllerTransitioningDelegate_interactionControllerForPresentation(target: self) } }
  /// The calls of `interactionControllerForDismissal` with a question mark.
  public var interactionControllerForDismissal: _Optional_UIViewControllerTransitioningDelegate_interactionControllerForDismissal? { get { _Optional_UIViewControllerTransitioningDelegate_interactionControllerForDismissal(target: self) } }
  /// The calls of `presentationController` with a question mark.
  public var presentationController: _Optional_UIViewControllerTransitioningDelegate_presentationController? { get { _Optional_UIViewControllerTransitioningDelegate_presentationController(target: self) } }
}
/// Calls of the optional methods `animationController` of `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor public struct _Optional_UIViewControllerTransitioningDelegate_animationController {
  fileprivate let target: any UIViewControllerTransitioningDelegate
  private var subject: String?

  fileprivate init(target: any UIViewControllerTransitioningDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> ((any UIViewControllerAnimatedTransitioning))? { note("animationController(forPresented:presenting:source:)"); return try? target.animationController(forPresented: presented, presenting: presenting, source: source) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { do { return try target.animationController(forPresented: presented, presenting: presenting, source: source) } catch { error.stop("animationController(forPresented:presenting:source:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(forDismissed dismissed: UIViewController) -> ((any UIViewControllerAnimatedTransitioning))? { note("animationController(forDismissed:)"); return try? target.animationController(forDismissed: dismissed) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { do { return try target.animationController(forDismissed: dismissed) } catch { error.stop("animationController(forDismissed:)", of: target) } }
}
/// Calls of the optional methods `interactionControllerForPresentation` of `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor public struct _Optional_UIViewControllerTransitioningDelegate_interactionControllerForPresentation {
  fileprivate let target: any UIViewControllerTransitioningDelegate
  private var subject: String?

  fileprivate init(target: any UIViewControllerTransitioningDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> ((any UIViewControllerInteractiveTransitioning))? { note("interactionControllerForPresentation(using:)"); return try? target.interactionControllerForPresentation(using: animator) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { do { return try target.interactionControllerForPresentation(using: animator) } catch { error.stop("interactionControllerForPresentation(using:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ animator: any UIViewControllerAnimatedTransitioning) -> ((any UIViewControllerInteractiveTransitioning))? { note("interactionControllerForPresentation(using:)"); return try? target.interactionControllerForPresentation(using: animator) }
}
/// Calls of the optional methods `interactionControllerForDismissal` of `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor public struct _Optional_UIViewControllerTransitioningDelegate_interactionControllerForDismissal {
  fileprivate let target: any UIViewControllerTransitioningDelegate
  private var subject: String?

  fileprivate init(target: any UIViewControllerTransitioningDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> ((any UIViewControllerInteractiveTransitioning))? { note("interactionControllerForDismissal(using:)"); return try? target.interactionControllerForDismissal(using: animator) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { do { return try target.interactionControllerForDismissal(using: animator) } catch { error.stop("interactionControllerForDismissal(using:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ animator: any UIViewControllerAnimatedTransitioning) -> ((any UIViewControllerInteractiveTransitioning))? { note("interactionControllerForDismissal(using:)"); return try? target.interactionControllerForDismissal(using: animator) }
}
/// Calls of the optional methods `presentationController` of `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor public struct _Optional_UIViewControllerTransitioningDelegate_presentationController {
  fileprivate let target: any UIViewControllerTransitioningDelegate
  private var subject: String?

  fileprivate init(target: any UIViewControllerTransitioningDelegate) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> (UIPresentationController)? { note("presentationController(forPresented:presenting:source:)"); return try? target.presentationController(forPresented: presented, presenting: presenting, source: source) }
  /// The answer; ends the program where there is no such method.
  @discardableResult public func required(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { do { return try target.presentationController(forPresented: presented, presenting: presenting, source: source) } catch { error.stop("presentationController(forPresented:presenting:source:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ presented: UIViewController, _ presenting: UIViewController?, _ source: UIViewController) -> (UIPresentationController)? { note("presentationController(forPresented:presenting:source:)"); return try? target.presentationController(forPresented: presented, presenting: presenting, source: source) }
}

extension UIViewImplicitlyAnimating {
  /// Default: not implemented.
  public func addAnimations(_ animation: @escaping () -> Void) throws(UnimplementedRequirement) { try forwarded(from: self, "addAnimations(_:)", [animation]) { (target: any UIViewImplicitlyAnimating) throws(UnimplementedRequirement) -> Void in try target.addAnimations(animation) } }
  /// Default: not implemented.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) throws(UnimplementedRequirement) { try forwarded(from: self, "addAnimations(_:delayFactor:)", [animation, delayFactor]) { (target: any UIViewImplicitlyAnimating) throws(UnimplementedRequirement) -> Void in try target.addAnimations(animation, delayFactor: delayFactor) } }
  /// Default: not implemented.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) throws(UnimplementedRequirement) { try forwarded(from: self, "addCompletion(_:)", [completion]) { (target: any UIViewImplicitlyAnimating) throws(UnimplementedRequirement) -> Void in try target.addCompletion(completion) } }
  /// Default: not implemented.
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) throws(UnimplementedRequirement) { try forwarded(from: self, "continueAnimation(withTimingParameters:durationFactor:)", [parameters, durationFactor]) { (target: any UIViewImplicitlyAnimating) throws(UnimplementedRequirement) -> Void in try target.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) } }
  /// The calls of `addAnimations` with a question mark.
  @_disfavoredOverload public var addAnimations: _Optional_UIViewImplicitlyAnimating_addAnimations? { get { _Optional_UIViewImplicitlyAnimating_addAnimations(target: self) } }
  /// The calls of `addCompletion` with a question mark.
  public var addCompletion: _Optional_UIViewImplicitlyAnimating_addCompletion? { get { _Optional_UIViewImplicitlyAnimating_addCompletion(target: self) } }
  /// The calls of `continueAnimation` with a question mark.
  public var continueAnimation: _Optional_UIViewImplicitlyAnimating_continueAnimation? { get { _Optional_UIViewImplicitlyAnimating_continueAnimation(target: self) } }
}
/// Calls of the optional methods `addAnimations` of `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor public struct _Optional_UIViewImplicitlyAnimating_addAnimations {
  fileprivate let target: any UIViewImplicitlyAnimating
  private var subject: String?

  fileprivate init(target: any UIViewImplicitlyAnimating) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ animation: @escaping () -> Void) -> (Void)? { note("addAnimations(_:)"); return try? target.addAnimations(animation) }
  /// The answer; ends the program where there is no such method.
  public func required(_ animation: @escaping () -> Void) { do { return try target.addAnimations(animation) } catch { error.stop("addAnimations(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ animation: @escaping () -> Void) { do { return try target.addAnimations(animation) } catch { error.stop("addAnimations(_:)", of: target) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) -> (Void)? { note("addAnimations(_:delayFactor:)"); return try? target.addAnimations(animation, delayFactor: delayFactor) }
  /// The answer; ends the program where there is no such method.
  public func required(_ animation: @escaping () -> Void, delayFactor: CGFloat) { do { return try target.addAnimations(animation, delayFactor: delayFactor) } catch { error.stop("addAnimations(_:delayFactor:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) { do { return try target.addAnimations(animation, delayFactor: delayFactor) } catch { error.stop("addAnimations(_:delayFactor:)", of: target) } }
}
/// Calls of the optional methods `addCompletion` of `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor public struct _Optional_UIViewImplicitlyAnimating_addCompletion {
  fileprivate let target: any UIViewImplicitlyAnimating
  private var subject: String?

  fileprivate init(target: any UIViewImplicitlyAnimating) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) -> (Void)? { note("addCompletion(_:)"); return try? target.addCompletion(completion) }
  /// The answer; ends the program where there is no such method.
  public func required(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { do { return try target.addCompletion(completion) } catch { error.stop("addCompletion(_:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { do { return try target.addCompletion(completion) } catch { error.stop("addCompletion(_:)", of: target) } }
}
/// Calls of the optional methods `continueAnimation` of `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor public struct _Optional_UIViewImplicitlyAnimating_continueAnimation {
  fileprivate let target: any UIViewImplicitlyAnimating
  private var subject: String?

  fileprivate init(target: any UIViewImplicitlyAnimating) { self.target = target }

  /// The same calls, which the call log notes.
  func noted(_ subject: @autoclosure () -> String = "") -> Self { var noted = self; noted.subject = CallLog.isRecording ? subject() : nil; return noted }

  private func note(_ name: String) { if let subject { CallLog.note(.delegate, name, subject) } }
  /// The answer; nil where there is no such method.
  @discardableResult public func callAsFunction(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) -> (Void)? { note("continueAnimation(withTimingParameters:durationFactor:)"); return try? target.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
  /// The answer; ends the program where there is no such method.
  public func required(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) { do { return try target.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) } catch { error.stop("continueAnimation(withTimingParameters:durationFactor:)", of: target) } }
  /// The answer; ends the program where there is no such method.
  @_disfavoredOverload public func callAsFunction(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) { do { return try target.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) } catch { error.stop("continueAnimation(withTimingParameters:durationFactor:)", of: target) } }
  /// The same for the method as a value, which has no labels.
  @discardableResult public func callAsFunction(_ parameters: (any UITimingCurveProvider)?, _ durationFactor: CGFloat) -> (Void)? { note("continueAnimation(withTimingParameters:durationFactor:)"); return try? target.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
}
