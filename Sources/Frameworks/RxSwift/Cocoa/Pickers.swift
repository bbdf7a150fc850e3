public import Foundation
public import UIKitCore

/// The delegate of pickers.
@preconcurrency @MainActor
public final class RxPickerViewDelegateProxy: DelegateProxy<
  UIPickerView, any UIPickerViewDelegate
>, DelegateProxyType, UIPickerViewDelegate
{
  /// Says how they are made.
  public static func registerKnownImplementations() {
    register {
      RxPickerViewDelegateProxy(parentObject: $0, delegateProxy: RxPickerViewDelegateProxy.self)
    }
  }
  /// The delegate that a picker has.
  public static func currentDelegate(for object: UIPickerView) -> (any UIPickerViewDelegate)? {
    object.delegate
  }
  /// Gives a picker a delegate.
  public static func setCurrentDelegate(
    _ delegate: (any UIPickerViewDelegate)?, to object: UIPickerView
  ) { object.delegate = delegate }
}

/// Shows the elements of a sequence in one wheel.
@MainActor private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var count = 0
  var title: ((Int) -> String?)?
  var attributedTitle: ((Int) -> NSAttributedString?)?
  var view: ((Int, UIView?) -> UIView)?
  var model: (Int) -> Any? = { _ in nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) throws(UnimplementedRequirement) -> String? {
    guard let title else { throw UnimplementedRequirement() }
    return title(row)
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) throws(UnimplementedRequirement) -> NSAttributedString? {
    guard let attributedTitle else { throw UnimplementedRequirement() }
    return attributedTitle(row)
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) throws(UnimplementedRequirement) -> UIView {
    guard let make = self.view else { throw UnimplementedRequirement() }
    return make(row, view)
  }
}

/// Keeps the wheel of a picker.
@MainActor private final class HeldWheel {
  var wheel: Wheel?
}

extension Reactive where Base: UIPickerView {
  /// Shows the elements of sequences as titles.
  @preconcurrency @MainActor public func itemTitles<Elements: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ titleForRow: @escaping (Int, Elements.Element) -> String?) -> any Disposable
  where Source.Element == Elements {
    { titleForRow in
      show(source) { wheel, elements in wheel.title = { titleForRow($0, elements[$0]) } }
    }
  }

  /// Shows the elements of sequences as titles with their look.
  @preconcurrency @MainActor
  public func itemAttributedTitles<
    Elements: Sequence, Source: ObservableType
  >(
    _ source: Source
  ) -> (_ attributedTitleForRow: @escaping (Int, Elements.Element) -> NSAttributedString?)
    -> any Disposable
  where Source.Element == Elements {
    { title in
      show(source) { wheel, elements in wheel.attributedTitle = { title($0, elements[$0]) } }
    }
  }

  /// Shows the elements of sequences in views.
  @preconcurrency @MainActor public func items<Elements: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ viewForRow: @escaping (Int, Elements.Element, UIView?) -> UIView) -> any Disposable
  where Source.Element == Elements {
    { make in
      show(source) { wheel, elements in wheel.view = { make($0, elements[$0], $1) } }
    }
  }

  @MainActor private func show<Elements: Sequence, Source: ObservableType>(
    _ source: Source,
    _ set: @escaping @MainActor (Wheel, [Elements.Element]) -> Void
  ) -> any Disposable where Source.Element == Elements {
    let wheel = Wheel()
    UIEnvironment.current.single(of: base) { HeldWheel() }.wheel = wheel
    let proxy = RxPickerViewDelegateProxy.installForwardDelegate(
      wheel, retainDelegate: true, onProxyForObject: base)
    base.dataSource = wheel
    let subscription = source.receive { [weak picker = base] event in
      guard let elements = event.element else { return }
      nonisolated(unsafe) let all = Array(elements)
      MainActor.assumeIsolated {
        unsafe wheel.count = all.count
        wheel.model = { unsafe all.indices.contains($0) ? all[$0] : nil }
        unsafe set(wheel, all)
        picker?.reloadAllComponents()
      }
    }
    return Disposables.create(subscription, proxy)
  }

  /// The delegate that tells of calls.
  @preconcurrency @MainActor public var delegate:
    DelegateProxy<
      UIPickerView, any UIPickerViewDelegate
    >
  { RxPickerViewDelegateProxy.proxy(for: base) }

  /// Has calls handed on to a delegate.
  @preconcurrency @MainActor public func setDelegate(
    _ delegate: any UIPickerViewDelegate
  ) -> any Disposable {
    RxPickerViewDelegateProxy.installForwardDelegate(
      delegate, retainDelegate: false, onProxyForObject: base)
  }

  /// Tells which row of which wheel was chosen.
  @preconcurrency @MainActor public var itemSelected: ControlEvent<(row: Int, component: Int)> {
    ControlEvent(
      events: Observable<(row: Int, component: Int)>.onMain { [weak picker = base] sink in
        guard let picker else { return Disposables.create() }
        return RxPickerViewDelegateProxy.proxy(for: picker)
          .methodInvoked(Selector("pickerView(_:didSelectRow:inComponent:)"))
          .subscribe(onNext: {
            if let row = $0[1] as? Int, let component = $0[2] as? Int {
              sink.onNext((row, component))
            }
          })
      })
  }

  /// Tells what was chosen in each wheel.
  @preconcurrency @MainActor public func modelSelected<Model>(
    _ modelType: Model.Type
  ) -> ControlEvent<[Model]> {
    ControlEvent(
      events: itemSelected.asObservable().compactMap { [weak picker = base] row, _ in
        nonisolated(unsafe) var model: Model?
        MainActor.assumeIsolated {
          let wheel = picker.flatMap { UIEnvironment.current.single(of: $0) { HeldWheel() }.wheel }
          unsafe model = wheel?.model(row) as? Model
        }
        return unsafe model.map { [$0] }
      })
  }
}
