import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// The destination of a graphics context and its copies.
final class CanvasTarget {
    var list = DisplayList()
    let environment: EnvironmentValues
    let size: CGSize
    let symbols: [DrawnSymbol]
    let scope: Scope
    let isMirrored: Bool

    init(environment: EnvironmentValues, size: CGSize, symbols: [DrawnSymbol], scope: Scope, isMirrored: Bool) {
        self.environment = environment
        self.size = size
        self.symbols = symbols
        self.scope = scope
        self.isMirrored = isMirrored
    }

    /// Makes an empty target in the same surroundings.
    func layer() -> CanvasTarget {
        CanvasTarget(environment: environment, size: size, symbols: symbols, scope: scope, isMirrored: isMirrored)
    }
}

/// The drawing destination of a ``Canvas``, which draws paths, texts, images and symbols in order.
///
/// A context is a value with a state: its transform, opacity, blend mode, clips and filters. A copy draws into the
/// same picture with its own state, so change the state of a copy to keep that of the original. Coordinates are in
/// points, with y pointing down. Drawing with numbers that are not finite has no effect. Use a context on the main
/// actor only, while the canvas draws.
public struct GraphicsContext {
    /// A mode of blending a drawing operation with its backdrop.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The number of the mode, as in Core Graphics.
        public let rawValue: Int32

        /// Creates a mode from its number. An unknown number draws like `normal`.
        public init(rawValue: Int32) { self.rawValue = rawValue }
    }

    /// A clip on later drawing, outermost last.
    enum Clip {
        case shape(DrawnShape, CGPathFillRule)
        case mask(DisplayList, isInverted: Bool)
    }

    let target: CanvasTarget
    var clips: [Clip] = []
    /// The filters on each drawing, innermost first.
    var filters: [DisplayGroup.Effects] = []
    private var matrix = CGAffineTransform.identity
    private var share = 1.0

    init(_ target: CanvasTarget) { self.target = target }

    /// The opacity of subsequent drawing, from 0 (invisible) to 1 (unchanged). Values are clamped to this range;
    /// `NaN` counts as 1.
    public var opacity: Double {
        get { share }
        set { share = newValue.isNaN ? 1 : min(max(newValue, 0), 1) }
    }

    /// The mode of blending subsequent drawing with its backdrop. The default is `normal`.
    public var blendMode = BlendMode.normal

    /// The environment of the canvas. Reading a value makes the canvas depend on it.
    public var environment: EnvironmentValues { target.environment }

    /// The transform from the current coordinates to those of the canvas. A transform with a number that is not
    /// finite is ignored.
    public var transform: CGAffineTransform {
        get { matrix }
        set { if ProjectionTransform(newValue).matrix.isFinite { matrix = newValue } }
    }

    /// Scales subsequent drawing around the origin, by a factor along each axis.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Moves the origin of subsequent drawing by a distance along each axis.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    /// Rotates subsequent drawing clockwise around the origin.
    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

    /// Adds a transform to subsequent drawing, which applies before the current transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }
}

extension GraphicsContext.BlendMode {
    /// Draws in front of the backdrop.
    public static let normal = Self(rawValue: 0)
    /// Multiplies the colours, which darkens the result.
    public static let multiply = Self(rawValue: 1)
    /// Multiplies the inverted colours, which brightens the result.
    public static let screen = Self(rawValue: 2)
    /// Multiplies where the backdrop is dark and screens where it is bright.
    public static let overlay = Self(rawValue: 3)
    /// Uses the darker of the two colours in each channel.
    public static let darken = Self(rawValue: 4)
    /// Uses the brighter of the two colours in each channel.
    public static let lighten = Self(rawValue: 5)
    /// Brightens the backdrop to reflect the colour of the drawing.
    public static let colorDodge = Self(rawValue: 6)
    /// Darkens the backdrop to reflect the colour of the drawing.
    public static let colorBurn = Self(rawValue: 7)
    /// Slightly darkens or brightens the backdrop.
    public static let softLight = Self(rawValue: 8)
    /// Multiplies where the drawing is dark and screens where it is bright.
    public static let hardLight = Self(rawValue: 9)
    /// Uses the difference of the colours.
    public static let difference = Self(rawValue: 10)
    /// Uses the difference of the colours, with lower contrast.
    public static let exclusion = Self(rawValue: 11)
    /// Uses the hue of the drawing with the saturation and brightness of the backdrop.
    public static let hue = Self(rawValue: 12)
    /// Uses the saturation of the drawing with the hue and brightness of the backdrop.
    public static let saturation = Self(rawValue: 13)
    /// Uses the hue and saturation of the drawing with the brightness of the backdrop.
    public static let color = Self(rawValue: 14)
    /// Uses the brightness of the drawing with the hue and saturation of the backdrop.
    public static let luminosity = Self(rawValue: 15)
    /// Draws in front of the backdrop, and only where the backdrop is not empty.
    public static let sourceAtop = Self(rawValue: 20)
    /// Draws behind the backdrop.
    public static let destinationOver = Self(rawValue: 21)
    /// Erases the backdrop where the drawing is, and draws nothing.
    public static let destinationOut = Self(rawValue: 23)
    /// Adds the colours as inks. Text output shows it; in pictures, only some viewers do.
    public static let plusDarker = Self(rawValue: 26)
    /// Adds the colours as lights. Text output shows it; in pictures, only newer viewers do.
    public static let plusLighter = Self(rawValue: 27)

    /// The kind as renderers know it; `nil` for the usual one.
    var kind: BlendKind? {
        let first: [BlendKind] = [
            .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity,
        ]
        switch rawValue {
        case 1...15: return first[Int(rawValue) - 1]
        case 20: return .sourceAtop
        case 21: return .destinationOver
        case 23: return .destinationOut
        case 26: return .plusDarker
        case 27: return .plusLighter
        default: return nil
        }
    }
}

// MARK: - Adding

extension GraphicsContext {
    /// Adds what `draw` draws in the current coordinates, with all of the state.
    func add(_ draw: (inout DrawingContext) -> Void) {
        var drawing = DrawingContext()
        if transform.isIdentity {
            draw(&drawing)
        } else {
            drawing.save()
            drawing.concatenate(transform)
            draw(&drawing)
            drawing.restore()
        }
        add(drawing.finish())
    }

    /// Adds a list in the coordinates of the canvas, with the rest of the state.
    func add(_ list: DisplayList) {
        var list = list
        for filter in filters where !list.isEmpty {
            list = DisplayList([.group(DisplayGroup(list, effects: filter))])
        }
        for clip in clips where !list.isEmpty {
            switch clip {
            case .shape(let shape, let rule):
                let effects = DisplayGroup.Effects(clip: DisplayGroup.Effects.Clip(shape, rule: rule))
                list = DisplayList([.group(DisplayGroup(list, effects: effects))])
            case .mask(let mask, let isInverted):
                list =
                    DisplayItem.masked(list, by: mask, isInverted: isInverted).map { DisplayList([$0]) }
                    ?? DisplayList()
            }
        }
        if list.isEmpty { return }
        let kind = blendMode.kind
        if opacity == 1, kind == nil { return target.list.append(list) }
        let effects = DisplayGroup.Effects(opacity: opacity, treatment: kind.map(Treatment.blend))
        target.list.append(.group(DisplayGroup(list, effects: effects)))
    }
}
