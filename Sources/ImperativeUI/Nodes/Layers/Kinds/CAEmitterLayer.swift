import Drawing
import Foundation

/// A layer of particles, which are not shown: its values are kept, and a report says once that nothing is drawn.
///
/// The background, the border and the sublayers are drawn as those of other layers.
open class CAEmitterLayer: CALayer {
    /// The kinds of particles; `nil` by default.
    open var emitterCells: [CAEmitterCell]? { didSet { pictureDidChange() } }
    /// The factor of the cells' birth rates; `1` by default.
    open var birthRate: Float = 1
    /// The factor of the cells' lifetimes; `1` by default.
    open var lifetime: Float = 1
    /// The centre of the emission, in the layer's coordinates; `.zero` by default.
    open var emitterPosition: CGPoint = .zero
    /// The depth of the centre of the emission; `0` by default.
    open var emitterZPosition: CGFloat = 0
    /// The size of the emission's shape; `.zero` by default.
    open var emitterSize: CGSize = .zero
    /// The depth of the emission's shape; `0` by default.
    open var emitterDepth: CGFloat = 0
    /// The factor of the cells' speeds; `1` by default.
    open var velocity: Float = 1
    /// The factor of the cells' scales; `1` by default.
    open var scale: Float = 1
    /// The factor of the cells' rotations; `1` by default.
    open var spin: Float = 1
    /// The seed of the random numbers; `0` by default.
    open var seed: UInt32 = 0
    /// Whether particles keep their depths; `false` by default.
    open var preservesDepth: Bool = false
    /// The shape from which particles come; `.point` by default.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape from which particles come; `.volume` by default.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How particles are drawn one over the other; `.unordered` by default.
    open var renderMode = CAEmitterLayerRenderMode.unordered

    /// Creates a layer without particles.
    public override init() { super.init() }
    /// Creates a copy of a layer for showing it while it moves.
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from an archive. The contents of the archive are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makeShown() -> CALayer { CAEmitterLayer() }

    override func adopt(_ other: CALayer) {
        super.adopt(other)
        if let other = other as? CAEmitterLayer { emitterCells = other.emitterCells }
    }

    override func drawOwnContents(in context: inout DrawingContext, bounds: CGRect) {
        if emitterCells?.isEmpty != false { return }
        LayerReports.once("CAEmitterLayer") {
            "The particles of a CAEmitterLayer are not shown: nothing is drawn instead. Move layers by animations."
        }
    }
}

/// A kind of particles, which are not shown; see ``CAEmitterLayer``.
open class CAEmitterCell: NSObject {
    /// The picture of a particle; `nil` by default.
    open var contents: Any?
    /// The part of the picture, in fractions of its size; all by default.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The number of pixels for each point; 1 by default.
    open var contentsScale: CGFloat = 1
    /// The name of the kind; `nil` by default.
    open var name: String?
    /// Whether there are such particles; `true` by default.
    open var isEnabled = true
    /// The colour by which the picture is multiplied; white by default.
    open var color: CGColor? = .white
    /// The kinds of particles that come from each particle; `nil` by default.
    open var emitterCells: [CAEmitterCell]?
    /// The number of particles a second; `0` by default.
    open var birthRate: Float = 0
    /// The seconds for which a particle is there; `0` by default.
    open var lifetime: Float = 0
    /// The range of the lifetimes; `0` by default.
    open var lifetimeRange: Float = 0
    /// The angle of the emission from the plane, in radians; `0` by default.
    open var emissionLatitude: CGFloat = 0
    /// The angle of the emission in the plane, in radians; `0` by default.
    open var emissionLongitude: CGFloat = 0
    /// The range of the angles of the emission, in radians; `0` by default.
    open var emissionRange: CGFloat = 0
    /// The speed, in points a second; `0` by default.
    open var velocity: CGFloat = 0
    /// The range of the speeds; `0` by default.
    open var velocityRange: CGFloat = 0
    /// The acceleration to the right, in points a second each second; `0` by default.
    open var xAcceleration: CGFloat = 0
    /// The acceleration downwards; `0` by default.
    open var yAcceleration: CGFloat = 0
    /// The acceleration towards the viewer; `0` by default.
    open var zAcceleration: CGFloat = 0
    /// The scale of the contents; `1` by default.
    open var scale: CGFloat = 1
    /// The range of the scales; `0` by default.
    open var scaleRange: CGFloat = 0
    /// The change of the scale a second; `0` by default.
    open var scaleSpeed: CGFloat = 0
    /// The speed of the rotation, in radians a second; `0` by default.
    open var spin: CGFloat = 0
    /// The range of the speeds of the rotation; `0` by default.
    open var spinRange: CGFloat = 0
    /// The range of the red; `0` by default.
    open var redRange: Float = 0
    /// The range of the green; `0` by default.
    open var greenRange: Float = 0
    /// The range of the blue; `0` by default.
    open var blueRange: Float = 0
    /// The range of the opacity; `0` by default.
    open var alphaRange: Float = 0
    /// The change of the red a second; `0` by default.
    open var redSpeed: Float = 0
    /// The change of the green a second; `0` by default.
    open var greenSpeed: Float = 0
    /// The change of the blue a second; `0` by default.
    open var blueSpeed: Float = 0
    /// The change of the opacity a second; `0` by default.
    open var alphaSpeed: Float = 0

    /// Creates a kind of which there are no particles.
    public override init() { super.init() }
}

/// The shape from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Its surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// All of it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn one over the other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In no order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest ones behind.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest ones in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By their depths.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their colours are added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
