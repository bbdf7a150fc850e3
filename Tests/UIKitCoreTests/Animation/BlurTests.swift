import AnimLayers
import AnimPixels
import Foundation
import Testing
import UIKitCore

@MainActor struct BlurTests {
  private struct Reference: Decodable {
    struct Fraction: Decodable {
      let style: String
      let fraction: Double
      let sigma_pt: Double
      let saturation: Double
      let tint_white: Double
      let tint_alpha: Double
    }
    let fraction_model: [Fraction]
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "light": .light, "extraLight": .extraLight, "dark": .dark,
  ]

  @Test func `a blur held at a fraction agrees with the references`() throws {
    let url = try #require(
      Bundle.module.url(forResource: "blur", withExtension: "json", subdirectory: "Resources"))
    let references = try JSONDecoder().decode(Reference.self, from: Data(contentsOf: url))
    for reference in references.fraction_model {
      let style = try #require(Self.styles[reference.style])
      let act = Acting()
      let view = UIVisualEffectView(effect: nil)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
        view.effect = UIBlurEffect(style: style)
      }
      act.at(0) { animator.fractionComplete = reference.fraction }
      let shown = try #require(view.layer.presentation(at: 0).properties.backdrop)
      #expect(abs(shown.sigma - reference.sigma_pt) < 1e-9)
      #expect(abs(shown.saturation - reference.saturation) < 1e-9)
      #expect(abs(shown.tint.red - reference.tint_white) < 1e-9)
      #expect(abs(shown.tint.alpha - reference.tint_alpha) < 1e-9)
    }
  }

  @Test func `an animator that is held shows its progress where nothing is animated`() {
    let act = Acting()
    let view = UIVisualEffectView(effect: nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.effect = UIBlurEffect(style: .regular)
    }
    act.at(0) { UIView.performWithoutAnimation { animator.fractionComplete = 0 } }
    #expect(view.layer.presentation(at: 0).properties.backdrop?.sigma ?? 0 == 0)
    act.at(0) { animator.fractionComplete = 1 }
    #expect(view.layer.presentation(at: 0).properties.backdrop?.sigma ?? 0 > 0)
  }

  @Test func `constraints in the content view say how large an effect view is`() {
    inWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let (panel, box) = (UIVisualEffectView(effect: UIBlurEffect(style: .regular)), UIView())
      panel.contentView.addSubview(box)
      root.addSubview(panel)
      for view in [panel, box] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        panel.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 44),
        box.topAnchor.constraint(equalTo: panel.contentView.topAnchor, constant: 16),
        box.leadingAnchor.constraint(equalTo: panel.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: panel.contentView.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: panel.contentView.bottomAnchor, constant: -16),
      ])
      root.layoutIfNeeded()
      #expect(panel.frame == CGRect(x: 0, y: 224, width: 200, height: 76))
      #expect(panel.contentView.frame == panel.bounds)
      panel.translatesAutoresizingMaskIntoConstraints = true
      panel.frame.size.height = 100
      #expect(panel.contentView.frame == panel.bounds)
    }
  }

  @Test func `a blur that is taken away fades out`() {
    let act = Acting()
    act.view.layer.backdrop = BackdropEffect(sigma: 20, saturation: 1.8, tint: .black)
    act.at(0) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        act.view.layer.backdrop = nil
      }
    }
    #expect(act.shown(0.5).backdrop?.sigma == 10)
    #expect(act.shown(1).backdrop == nil)
  }
}
