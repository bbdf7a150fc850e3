import AnimDrawing
import AnimGeometry
public import AnimPixels
public import Foundation

/// The area in which particles appear.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// A shape by its name; unknown ones count as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's `emitterPosition`.
  public static let point = Self(rawValue: "point")
  /// A horizontal line through it.
  public static let line = Self(rawValue: "line")
  /// A rectangle around it.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A rectangle around it, as depth is not heeded.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle around it, whose radius is the width of `emitterSize`.
  public static let circle = Self(rawValue: "circle")
  /// A circle around it, as depth is not heeded.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of the area in which particles appear.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// A mode by its name; unknown ones count as `volume`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its corners, or here its edge.
  public static let points = Self(rawValue: "points")
  /// Its edge.
  public static let outline = Self(rawValue: "outline")
  /// Its edge, as depth is not heeded.
  public static let surface = Self(rawValue: "surface")
  /// All of it.
  public static let volume = Self(rawValue: "volume")
}

/// The order and the mixing of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest behind.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The oldest in front.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// By depth, which is not heeded.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Added to each other; here they lie on each other.
  public static let additive = Self(rawValue: "additive")
}

/// A kind of particle: pictures that appear, fly and vanish.
///
/// A value with a range is anywhere from half of it below to half of it above.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// A name for the app's own use; nil by default.
  open var name: String?
  /// Whether particles appear, true by default.
  open var isEnabled = true
  /// Particles per second, 0 by default.
  open var birthRate: Float = 0
  /// Seconds from their appearance to their end, 0 by default.
  open var lifetime: Float = 0
  /// The range of `lifetime`.
  open var lifetimeRange: Float = 0
  /// The direction in which they fly, in radians clockwise from the x axis; 0 by default.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane; kept, there is none.
  open var emissionLatitude: CGFloat = 0
  /// The range of the direction.
  open var emissionRange: CGFloat = 0
  /// Points per second, 0 by default.
  open var velocity: CGFloat = 0
  /// The range of `velocity`.
  open var velocityRange: CGFloat = 0
  /// Points per second, each second, to the right; 0 by default.
  open var xAcceleration: CGFloat = 0
  /// Points per second, each second, downwards; 0 by default.
  open var yAcceleration: CGFloat = 0
  /// Points per second, each second, towards the viewer; kept, particles stay in their plane.
  open var zAcceleration: CGFloat = 0
  /// The factor of the picture's size, 1 by default.
  open var scale: CGFloat = 1
  /// The range of `scale`.
  open var scaleRange: CGFloat = 0
  /// What `scale` gains each second, 0 by default.
  open var scaleSpeed: CGFloat = 0
  /// Radians per second, 0 by default.
  open var spin: CGFloat = 0
  /// The range of `spin`.
  open var spinRange: CGFloat = 0
  /// The colour of particles: in another one than white, the default, they are their picture's shape.
  open var color: CGColor? = .white
  /// The range of the colour's red, as of the other components.
  open var redRange: Float = 0
  /// The range of the colour's green.
  open var greenRange: Float = 0
  /// The range of the colour's blue.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// What red gains each second, as do the other components.
  open var redSpeed: Float = 0
  /// What green gains each second.
  open var greenSpeed: Float = 0
  /// What blue gains each second.
  open var blueSpeed: Float = 0
  /// What the opacity gains each second.
  open var alphaSpeed: Float = 0
  /// The picture (`CGImage`); nil, the default, for no particles.
  open var contents: Any?
  /// The part of the picture that is shown, in unit coordinates.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the picture per point, 1 by default.
  open var contentsScale: CGFloat = 1
  /// Particles that each particle emits on its way; nil, the default, for none, and those emit none.
  open var emitterCells: [CAEmitterCell]?
  /// Seconds before the first particle, counted from the layer's time 0, or from when the particle appeared that emits these.
  open var beginTime: CFTimeInterval = 0
  /// Seconds in which particles appear; without end by default.
  open var duration: CFTimeInterval = .infinity
  /// The factor of time's speed, 1 by default; kept.
  open var speed: Float = 1
  /// Seconds that the time is ahead, 0 by default; kept.
  open var timeOffset: CFTimeInterval = 0
  /// What is seen before and after; kept.
  open var fillMode = CAMediaTimingFillMode.removed

  /// A kind of particles that do not appear.
  public override init() { super.init() }
}

/// A layer in which particles appear, fly and vanish.
///
/// What a particle is like follows from the seed, its kind and its number, so that every run is the same. Emission begins when the
/// layer is made.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The kinds of particles; nil, the default, for none.
  open var emitterCells: [CAEmitterCell]?
  /// The middle of the area in which particles appear; zero by default.
  open var emitterPosition = CGPoint.zero
  /// The depth of it; kept, it is that of the layer.
  open var emitterZPosition: CGFloat = 0
  /// The extent of it; zero by default.
  open var emitterSize = CGSize.zero
  /// The extent of it in depth; kept, it has none.
  open var emitterDepth: CGFloat = 0
  /// The shape of it, a point by default.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of it in which particles appear, all by default.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order of particles, any by default.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles have depth, false by default; kept, they have none.
  open var preservesDepth = false
  /// The number from which all chances follow, 0 by default.
  open var seed: UInt32 = 0
  /// The factor of all lifetimes, 1 by default, as of the following ones.
  open var lifetime: Float = 1
  /// The factor of all velocities.
  open var velocity: Float = 1
  /// The factor of all sizes.
  open var scale: Float = 1
  /// The factor of all spins.
  open var spin: Float = 1
  /// The factor of all birth rates, from now on; 1 by default.
  open var birthRate: Float {
    get { Float(rates.last?.factor ?? 1) }
    set { rates.append((localTime(at: clock.now), Double(max(0, newValue)))) }
  }
  /// The factors of birth rates, each from a time of the layer on.
  private lazy var rates: [(start: TimeInterval, factor: Double)] = [(localTime(at: made), 1)]
  private let made: TimeInterval

  public override init() {
    made = MediaClock.current.now
    super.init()
  }

  public override init(layer: Any) {
    made = (layer as? CAEmitterLayer)?.made ?? MediaClock.current.now
    super.init(layer: layer)
  }

  /// Not available: stops the program.
  public required init?(coder: NSCoder) {
    preconditionFailure("layers are created in code: there are no archives here")
  }

  override func shownSublayers(
    at time: TimeInterval, _ sublayers: (TimeInterval) -> [LayerSnapshot]
  ) -> [LayerSnapshot] {
    var particles: [(born: TimeInterval, snapshot: LayerSnapshot)] = []
    for (kind, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled {
      particles += self.particles(of: cell, kind, at: time)
    }
    particles.sort { $0.born < $1.born }
    if renderMode == .oldestFirst { particles.reverse() }
    return sublayers(time) + particles.map(\.snapshot)
  }

  /// Particles of one kind at most at one time; by far more than can be told apart.
  private static let limit = 10_000

  private func particles(
    of cell: CAEmitterCell, _ kind: Int, at time: TimeInterval
  ) -> [(TimeInterval, LayerSnapshot)] {
    guard cell.birthRate > 0 else { return [] }
    let emitted = (cell.emitterCells ?? []).filter { $0.isEnabled && $0.birthRate > 0 }
    // Those that have vanished may have left some behind.
    let longest = longestLife(of: cell) + (emitted.map { longestLife(of: $0) }.max() ?? 0)
    var result: [(TimeInterval, LayerSnapshot)] = []
    var first = 0.0
    for (index, rate) in rates.enumerated() {
      let end = index + 1 < rates.count ? rates[index + 1].start : .infinity
      let perSecond = rate.factor * Double(cell.birthRate)
      defer { if end < .infinity { first += (end - rate.start) * perSecond } }
      guard perSecond > 0, rate.start <= time else { continue }
      // The particle of a whole number appears when so many are due.
      let oldest = max(rate.start, time - longest)
      let lowest = (first + (oldest - rate.start) * perSecond).rounded(.up)
      let highest = (first + (min(time, end) - rate.start) * perSecond).rounded(.down)
      guard lowest <= highest else { continue }
      for number in stride(from: max(lowest, highest - Double(Self.limit)), through: highest, by: 1)
      {
        let born = rate.start + (number - first) / perSecond
        guard born >= cell.beginTime, born < cell.beginTime + cell.duration else { continue }
        let (number, age) = (UInt64(number), time - born)
        var chance = Chance(
          seed: UInt64(seed) << 32 ^ UInt64(kind) << 24 ^ number &* 0x9e37_79b9)
        let flight = flight(of: cell, from: nil, &chance)
        if let look = look(of: cell, flight, &chance, age: age) {
          result.append((born, snapshot(look, number << 8 | UInt64(kind) + 1)))
        }
        for (emittedKind, child) in emitted.enumerated() where result.count < Self.limit {
          let name = (number & 0xfff) << 20 | 0x80 | UInt64(kind & 7) << 3 | UInt64(emittedKind & 7)
          result += particles(of: child, from: flight, name, age: age)
            .map { (born + $0.born, $0.snapshot) }
        }
      }
    }
    return result
  }

  private func longestLife(of cell: CAEmitterCell) -> Double {
    Double((cell.lifetime + cell.lifetimeRange / 2) * lifetime)
  }

  /// Those that a particle of an age has emitted, with when that was in its life.
  private func particles(
    of cell: CAEmitterCell, from flight: Flight, _ name: UInt64, age: TimeInterval
  ) -> [(born: TimeInterval, snapshot: LayerSnapshot)] {
    let perSecond = Double(cell.birthRate)
    let end = min(flight.lifetime, cell.beginTime + cell.duration, age)
    let oldest = max(0, age - longestLife(of: cell) - cell.beginTime)
    let lowest = (oldest * perSecond).rounded(.up)
    let highest = ((end - cell.beginTime) * perSecond).rounded(.down)
    guard lowest <= highest else { return [] }
    return stride(from: max(lowest, highest - Double(Self.limit)), through: highest, by: 1)
      .compactMap { number in
        let born = cell.beginTime + number / perSecond
        let number = UInt64(number)
        var chance = Chance(seed: UInt64(seed) << 32 ^ name << 8 ^ number &* 0x9e37_79b9)
        let own = self.flight(of: cell, from: flight.place(at: born), &chance)
        return look(of: cell, own, &chance, age: age - born)
          .map { (born, snapshot($0, name | (number & 0xfff) << 8)) }
      }
  }

  private func snapshot(_ look: LayerProperties, _ name: UInt64) -> LayerSnapshot {
    LayerSnapshot(id: id + name << 32, properties: look)
  }

  /// The way of a particle.
  private struct Flight {
    let origin: CGPoint
    let angle: Double
    let speed: Double
    let acceleration: CGVector
    /// In seconds.
    let lifetime: Double

    func place(at age: TimeInterval) -> CGPoint {
      CGPoint(
        x: origin.x + speed * cos(angle) * age + acceleration.dx * age * age / 2,
        y: origin.y + speed * sin(angle) * age + acceleration.dy * age * age / 2)
    }
  }

  /// The way of a particle from a place, or from where the layer has it appear.
  private func flight(
    of cell: CAEmitterCell, from place: CGPoint?, _ chance: inout Chance
  ) -> Flight {
    let lifetime =
      (Double(cell.lifetime) + chance.spread(Double(cell.lifetimeRange))) * Double(lifetime)
    let origin = place ?? self.place(&chance)
    let angle = Double(cell.emissionLongitude) + chance.spread(Double(cell.emissionRange))
    let speed =
      (Double(cell.velocity) + chance.spread(Double(cell.velocityRange))) * Double(velocity)
    return Flight(
      origin: origin, angle: angle, speed: speed,
      acceleration: CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration), lifetime: lifetime)
  }

  /// What is seen of a particle at an age; nil before it appears and once it has vanished.
  private func look(
    of cell: CAEmitterCell, _ flight: Flight, _ chance: inout Chance, age: TimeInterval
  ) -> LayerProperties? {
    guard let image = cell.contents as? CGImage, age >= 0, age < flight.lifetime else { return nil }
    let size =
      (Double(cell.scale) + chance.spread(Double(cell.scaleRange))) * Double(scale)
      + Double(cell.scaleSpeed) * age
    let turn = (Double(cell.spin) + chance.spread(Double(cell.spinRange))) * Double(spin) * age
    let color = cell.color ?? .white
    func component(_ value: Double, _ range: Float, _ speed: Float) -> Double {
      min(max(value + chance.spread(Double(range)) + Double(speed) * age, 0), 1)
    }
    let tint = Color(
      red: component(color.red, cell.redRange, cell.redSpeed),
      green: component(color.green, cell.greenRange, cell.greenSpeed),
      blue: component(color.blue, cell.blueRange, cell.blueSpeed))
    let alpha = component(color.alpha, cell.alphaRange, cell.alphaSpeed)
    guard size > 0, alpha > 0 else { return nil }

    var properties = LayerProperties()
    let pixels = image.size
    properties.bounds.size = CGSize(
      width: CGFloat(pixels.width) * cell.contentsRect.width / cell.contentsScale,
      height: CGFloat(pixels.height) * cell.contentsRect.height / cell.contentsScale)
    properties.position = flight.place(at: age)
    properties.transform = CATransform3DConcat(
      CATransform3DMakeScale(size, size, 1), CATransform3DMakeRotation(turn, 0, 0, 1))
    properties.opacity = alpha
    properties.contentsRect = cell.contentsRect
    properties.contentsScale = cell.contentsScale
    properties.content = tint == .white ? .image(image) : shape(image, tint, properties.bounds)
    return properties
  }

  /// A colour in the shape of a picture.
  private func shape(_ image: CGImage, _ color: Color, _ bounds: CGRect) -> LayerContent {
    let fill = DisplayItem(content: .box(Box(RoundedRect(bounds), fill: .color(color))))
    let mask = DisplayItem(content: .image(PlacedImage(image, destination: bounds)))
    return .drawing(
      [DisplayItem(content: .group(Group(items: [fill], mask: [mask])))], bounds: bounds)
  }

  /// Where a particle appears.
  private func place(_ chance: inout Chance) -> CGPoint {
    let isEdge = emitterMode != .volume
    let (first, second) = (chance.next(), chance.next())
    var offset = CGPoint.zero
    switch emitterShape {
    case .line: offset.x = (first - 0.5) * emitterSize.width
    case .rectangle, .cuboid:
      offset = CGPoint(
        x: (first - 0.5) * emitterSize.width, y: (second - 0.5) * emitterSize.height)
      if isEdge {
        if second < 0.5 {
          offset.y = (second < 0.25 ? -0.5 : 0.5) * emitterSize.height
        } else {
          offset = CGPoint(
            x: (second < 0.75 ? -0.5 : 0.5) * emitterSize.width,
            y: (first - 0.5) * emitterSize.height)
        }
      }
    case .circle, .sphere:
      let radius = emitterSize.width * (isEdge ? 1 : second.squareRoot())
      offset = CGPoint(x: radius * cos(2 * .pi * first), y: radius * sin(2 * .pi * first))
    default: break
    }
    return CGPoint(x: emitterPosition.x + offset.x, y: emitterPosition.y + offset.y)
  }
}

/// Numbers that follow from a seed: SplitMix64, by Sebastiano Vigna.
private struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// At least 0 and below 1.
  mutating func next() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return Double((mixed ^ mixed >> 31) >> 11) / 0x1p53
  }

  /// From half of a range below 0 to half of it above.
  mutating func spread(_ range: Double) -> Double { (next() - 0.5) * range }
}
