import Foundation
import Testing

@testable import UIKitCore

/// Traits of one's own, and those who want to know of them.
@MainActor struct TraitOverrideTests {
  private enum Density: UITraitDefinition {
    static let defaultValue = 1
  }

  private final class Recorder: UIView {
    var changes: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      changes.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test func `an override is for the view and what is in it, and for nothing else`() {
    inWorld { _ in
      let (window, dark, inner, beside) = (UIWindow(), UIView(), UIView(), UIView())
      window.addSubview(dark)
      dark.addSubview(inner)
      window.addSubview(beside)
      dark.overrideUserInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(beside.traitCollection.userInterfaceStyle == .light)
      dark.overrideUserInterfaceStyle = .unspecified
      #expect(inner.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func `colours below an override resolve by it, before and after it is set`() {
    inWorld { _ in
      let (window, dark, inner) = (UIWindow(), UIView(), UIView())
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      inner.backgroundColor = color
      window.addSubview(dark)
      dark.addSubview(inner)
      #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
      dark.overrideUserInterfaceStyle = .dark
      #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
      let late = UIView()
      late.addSubview(UIView())
      late.subviews[0].backgroundColor = color
      dark.addSubview(late)
      #expect(late.subviews[0].layer.backgroundColor == UIColor.white.cgColor)
    }
  }

  @Test func `the current traits while a view lays out are its own`() {
    final class Reader: UIView {
      var style = UIUserInterfaceStyle.unspecified
      override func layoutSubviews() { style = UITraitCollection.current.userInterfaceStyle }
    }
    inWorld { _ in
      let (window, reader) = (UIWindow(), Reader())
      window.addSubview(reader)
      reader.overrideUserInterfaceStyle = .dark
      reader.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(reader.style == .dark)
    }
  }

  @Test func `only those whose traits changed are told`() {
    inWorld { _ in
      let (window, dark, recorder, beside) = (UIWindow(), UIView(), Recorder(), Recorder())
      window.addSubview(dark)
      dark.addSubview(recorder)
      window.addSubview(beside)
      dark.overrideUserInterfaceStyle = .dark
      dark.overrideUserInterfaceStyle = .dark
      #expect(recorder.changes == [.dark])
      #expect(beside.changes.isEmpty)
      // The device turns dark, which is nothing new where it was dark before.
      window.changeTraits(to: window.traitCollection.replacing(userInterfaceStyle: .dark))
      #expect(recorder.changes == [.dark])
      #expect(beside.changes == [.dark])
    }
  }

  @Test func `a handler is called for its traits alone, with those before, until it is taken back`()
  {
    inWorld { _ in
      let (window, view) = (UIWindow(), UIView())
      window.addSubview(view)
      var before: [UIUserInterfaceStyle] = []
      let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (changed: UIView, previous: UITraitCollection) in
        #expect(changed === view)
        before.append(previous.userInterfaceStyle)
      }
      window.traitOverrides.preferredContentSizeCategory = .extraLarge
      #expect(before.isEmpty)
      window.traitOverrides.userInterfaceStyle = .dark
      #expect(before == [.light])
      view.unregisterForTraitChanges(registration)
      window.traitOverrides.userInterfaceStyle = .light
      #expect(before == [.light])
    }
  }

  @Test func `a controller's overrides are those of its view, and its children's`() {
    inWorld { _ in
      let (window, parent, child) = (UIWindow(), UIViewController(), UIViewController())
      window.rootViewController = parent
      parent.addChild(child)
      parent.view.addSubview(child.view)
      var calls = 0
      child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (_: UIViewController, _) in calls += 1
      }
      parent.traitOverrides.horizontalSizeClass = .regular
      #expect(child.view.traitCollection.horizontalSizeClass == .regular)
      #expect(calls == 1)
      parent.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
      #expect(calls == 2)
    }
  }

  @Test func `an app's own trait flows down, and has its default elsewhere`() {
    inWorld { _ in
      let (window, view, inner) = (UIWindow(), UIView(), UIView())
      window.addSubview(view)
      view.addSubview(inner)
      var calls = 0
      inner.registerForTraitChanges([Density.self]) { (_: UIView, _) in calls += 1 }
      #expect(inner.traitCollection[Density.self] == 1)
      view.traitOverrides[Density.self] = 3
      #expect(inner.traitCollection[Density.self] == 3)
      #expect(window.traitCollection[Density.self] == 1)
      #expect(view.traitOverrides.contains(Density.self))
      #expect(calls == 1)
    }
  }

  @Test func `collections are made by changes of others`() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    let larger = traits.modifyingTraits { $0.displayScale = 3 }
    #expect(larger.userInterfaceStyle == .dark && larger.displayScale == 3)
    #expect(!larger.isEqual(traits))
    #expect(larger.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
  }
}
