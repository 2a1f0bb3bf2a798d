import Drawing
import Foundation

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    /// What is drawn.
    struct Shape: Equatable {
        var path: PathData?
        var fill: CGColor? = .black
        var rule = CAShapeLayerFillRule.nonZero
        var stroke: CGColor?
        var strokeStart = 0.0
        var strokeEnd = 1.0
        var width = 1.0
        var miterLimit = 10.0
        var cap = CAShapeLayerLineCap.butt
        var join = CAShapeLayerLineJoin.miter
        var dashPhase = 0.0
        var dashes: [NSNumber]?
    }

    final var shape = Shape()

    /// Creates a layer without a path.
    public override init() { super.init() }
    /// Creates a copy of a layer for showing it while it moves.
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from an archive. The contents of the archive are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makeShown() -> CALayer { CAShapeLayer() }

    override func adopt(_ other: CALayer) {
        super.adopt(other)
        if let other = other as? CAShapeLayer { shape = other.shape }
    }

    override func takeOwn(from shown: CALayer) { if let shown = shown as? CAShapeLayer { shape = shown.shape } }

    private func change<Value: Equatable>(_ key: String, _ part: WritableKeyPath<Shape, Value>, _ new: Value) {
        if shape[keyPath: part] == new { return }
        withAction(for: key) { shape[keyPath: part] = new }
        pictureDidChange()
    }

    /// The path, in the layer's coordinates; `nil`, the default, for none. Later changes of the path have no effect.
    /// Changes are only animated if an animation is added.
    open var path: CGPath? {
        get { shape.path.map { CGPath($0) } }
        set { change("path", \.path, newValue?.data) }
    }

    /// The colour of the inside; opaque black by default, `nil` for none.
    open var fillColor: CGColor? {
        get { shape.fill }
        set { change("fillColor", \.fill, newValue) }
    }

    /// The rule that says what is inside; `.nonZero` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.rule }
        set { change("fillRule", \.rule, newValue) }
    }

    /// The colour of the line; `nil`, the default, for none.
    open var strokeColor: CGColor? {
        get { shape.stroke }
        set { change("strokeColor", \.stroke, newValue) }
    }

    /// Where the line begins, as a share of the path's length; 0 by default. A non-finite number counts as that.
    open var strokeStart: CGFloat {
        get { CGFloat(shape.strokeStart) }
        set { change("strokeStart", \.strokeStart, Double(newValue.finiteOrZero)) }
    }

    /// Where the line ends, as a share of the path's length; 1 by default. A non-finite number counts as that.
    open var strokeEnd: CGFloat {
        get { CGFloat(shape.strokeEnd) }
        set { change("strokeEnd", \.strokeEnd, newValue.isFinite ? Double(newValue) : 1) }
    }

    /// The width of the line, in points; 1 by default. A negative or non-finite width counts as 0.
    open var lineWidth: CGFloat {
        get { CGFloat(shape.width) }
        set { change("lineWidth", \.width, Double(newValue.usableLength)) }
    }

    /// The length of pointed corners, in widths of the line, beyond which they are cut off; 10 by default.
    open var miterLimit: CGFloat {
        get { CGFloat(shape.miterLimit) }
        set { change("miterLimit", \.miterLimit, newValue.isFinite ? Double(newValue) : 10) }
    }

    /// The ends of the line; `.butt` by default.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.cap }
        set { change("lineCap", \.cap, newValue) }
    }

    /// The corners of the line; `.miter` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.join }
        set { change("lineJoin", \.join, newValue) }
    }

    /// The distance, in points, at which the dashes begin; 0 by default.
    open var lineDashPhase: CGFloat {
        get { CGFloat(shape.dashPhase) }
        set { change("lineDashPhase", \.dashPhase, Double(newValue.finiteOrZero)) }
    }

    /// The lengths of dashes and gaps in turn, in points; `nil`, the default, for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.dashes }
        set { change("lineDashPattern", \.dashes, newValue) }
    }

    override func movable(_ keyPath: String) -> MovableProperty? {
        switch keyPath {
        case "path":
            MovableProperty(.path, isImplicit: false) {
                .path(($0 as? CAShapeLayer)?.shape.path)
            } set: {
                ($0 as? CAShapeLayer)?.shape.path = $1.pathData
            }
        case "fillColor": .color(\CAShapeLayer.shape.fill)
        case "strokeColor": .color(\CAShapeLayer.shape.stroke)
        case "strokeStart": .number(\CAShapeLayer.shape.strokeStart)
        case "strokeEnd": .number(\CAShapeLayer.shape.strokeEnd)
        case "lineWidth": .number(\CAShapeLayer.shape.width)
        case "miterLimit": .number(\CAShapeLayer.shape.miterLimit)
        case "lineDashPhase": .number(\CAShapeLayer.shape.dashPhase)
        default: super.movable(keyPath)
        }
    }

    override func drawOwnContents(in context: inout DrawingContext, bounds: CGRect) {
        guard let path = shape.path, !path.isEmpty else { return }
        if let fill = shape.fill?.value, fill.alpha > 0 {
            context.fill(.path(path), with: .color(fill), rule: shape.rule == .evenOdd ? .evenOdd : .winding)
        }
        guard let stroke = shape.stroke?.value, stroke.alpha > 0, shape.width > 0 else { return }
        let line = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
        if line.isEmpty { return }
        let pen = StrokePen(
            width: max(0, shape.width), cap: shape.cap.lineCap, join: shape.join.lineJoin,
            miterLimit: shape.miterLimit, dash: (shape.dashes ?? []).map(\.doubleValue), dashPhase: shape.dashPhase)
        context.stroke(.path(line), with: .color(stroke), pen: pen)
    }
}

/// The rule that says what is inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String
    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the path winds around, where opposite directions cancel out.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What is separated from the outside by an odd number of lines.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String
    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The line ends at its end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// The line ends in a half circle beyond its end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// The line extends beyond its end point by half of its width.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var lineCap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String
    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Corners are pointed, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Corners are rounded.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Corners are cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var lineJoin: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
