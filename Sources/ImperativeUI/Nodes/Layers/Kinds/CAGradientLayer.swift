import Drawing
import Foundation

/// A layer that fills its bounds, and its rounded corners, with a gradient.
open class CAGradientLayer: CALayer {
    /// What is drawn.
    struct Gradient: Equatable {
        var colors: [CGColor]?
        var locations: [Double]?
        var start = CGPoint(x: 0.5, y: 0)
        var end = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }

    final var gradient = Gradient()

    /// Creates a layer without colours.
    public override init() { super.init() }
    /// Creates a copy of a layer for showing it while it moves.
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from an archive. The contents of the archive are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makeShown() -> CALayer { CAGradientLayer() }

    override func adopt(_ other: CALayer) {
        super.adopt(other)
        if let other = other as? CAGradientLayer { gradient = other.gradient }
    }

    override func takeOwn(from shown: CALayer) {
        if let shown = shown as? CAGradientLayer { gradient = shown.gradient }
    }

    private func change<Value: Equatable>(_ key: String, _ part: WritableKeyPath<Gradient, Value>, _ new: Value) {
        if gradient[keyPath: part] == new { return }
        withAction(for: key) { gradient[keyPath: part] = new }
        pictureDidChange()
    }

    /// The colours: objects of `CGColor`; `nil`, the default, for none. Other objects are reported and left out.
    open var colors: [Any]? {
        get { gradient.colors }
        set {
            let colors = newValue?.compactMap { $0 as? CGColor }
            if colors?.count != newValue?.count {
                LayerReports.once("colors") {
                    "The colours of a gradient layer are CGColor: others are left out. Pass the cgColor of a UIColor."
                }
            }
            change("colors", \.colors, colors)
        }
    }

    /// The locations of the colours, from 0 to 1, in ascending order; `nil`, the default, for equal distances.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: $0) } }
        set { change("locations", \.locations, newValue?.map(\.doubleValue)) }
    }

    /// The first point, in fractions of the bounds; (0.5, 0), the middle of the top, by default. It is the centre of
    /// radial and conic gradients.
    open var startPoint: CGPoint {
        get { gradient.start }
        set { change("startPoint", \.start, newValue.finite) }
    }

    /// The second point, in fractions of the bounds; (0.5, 1), the middle of the bottom, by default. Radial gradients
    /// end at a corner there, and conic ones begin in its direction.
    open var endPoint: CGPoint {
        get { gradient.end }
        set { change("endPoint", \.end, newValue.finite) }
    }

    /// The kind of the gradient; `.axial` by default.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { change("type", \.type, newValue) }
    }

    override func movable(_ keyPath: String) -> MovableProperty? {
        switch keyPath {
        case "colors":
            MovableProperty(.colors) {
                MovingValue(($0 as? CAGradientLayer)?.gradient.colors ?? [])
            } set: {
                ($0 as? CAGradientLayer)?.gradient.colors = $1.colors
            }
        case "locations":
            MovableProperty(.numbers) {
                .numbers(($0 as? CAGradientLayer)?.gradient.locations ?? [])
            } set: {
                ($0 as? CAGradientLayer)?.gradient.locations = $1.list
            }
        case "startPoint": .point(\CAGradientLayer.gradient.start)
        case "endPoint": .point(\CAGradientLayer.gradient.end)
        default:
            keyPath.hasPrefix("startPoint.") || keyPath.hasPrefix("endPoint.")
                ? movable(String(keyPath.prefix { $0 != "." }))?.part(keyPath.split(separator: ".").dropFirst())
                : super.movable(keyPath)
        }
    }

    override func drawOwnContents(in context: inout DrawingContext, bounds: CGRect) {
        guard let paint = paint(in: bounds), !bounds.isEmpty else { return }
        context.fill(own.masksToBounds ? .rect(bounds) : look.outline(of: bounds), with: paint)
    }

    private func paint(in bounds: CGRect) -> Paint? {
        guard let colors = gradient.colors?.map(\.value), !colors.isEmpty else { return nil }
        if colors.count == 1 { return .color(colors[0]) }
        let locations = gradient.locations ?? []
        let stops =
            locations.count < colors.count
            ? Paint.Gradient(colors: colors)
            : Paint.Gradient(zip(colors, locations).map { Paint.Gradient.Stop(color: $0, location: $1) })
        let (start, end) = (gradient.start.location(in: bounds), gradient.end.location(in: bounds))
        switch gradient.type {
        case .radial:
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            guard radii.width > 0, radii.height > 0 else { return .color(colors[colors.count - 1]) }
            return .ellipticalGradient(stops, center: start, radii: radii, start: 0, end: 1)
        case .conic:
            let angle = atan2(end.y - start.y, end.x - start.x)
            return .angularGradient(stops, center: start, start: angle, end: angle + 2 * .pi, area: bounds)
        default: return .linearGradient(stops, from: start, to: end)
        }
    }
}

/// The kind of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around a centre, outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a centre, along the angle.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
