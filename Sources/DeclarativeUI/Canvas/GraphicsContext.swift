import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// What a graphics context and its copies draw into.
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

/// Where a ``Canvas`` draws: with shapes, texts, images and symbols, in the order in which they are drawn.
///
/// A context is a value with a state: its transform, opacity, blend mode, clips and filters. A copy draws into the same
/// picture with a state of its own, so changing that of a copy is the way to have it back afterwards. Coordinates are
/// in points, with y pointing down. What has numbers that are not finite is not drawn. A context is used on the main
/// actor, while the canvas draws.
public struct GraphicsContext {
    /// How what is drawn and what is behind it become one.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The number of the mode, as it is in Core Graphics.
        public let rawValue: Int32

        /// Makes a mode from its number. One that is not among the modes here draws as `normal` does.
        public init(rawValue: Int32) { self.rawValue = rawValue }
    }

    /// A limit of what is drawn, outermost last.
    enum Clip {
        case shape(DrawnShape, CGPathFillRule)
        case mask(DisplayList, isInverted: Bool)
    }

    let target: CanvasTarget
    var clips: [Clip] = []
    /// What is done to each thing drawn, innermost first.
    var filters: [DisplayGroup.Effects] = []
    private var matrix = CGAffineTransform.identity
    private var share = 1.0

    init(_ target: CanvasTarget) { self.target = target }

    /// How opaque everything is that is drawn from now on: 0 cannot be seen, 1 is as it is. Limited to these; what is
    /// no number counts as 1.
    public var opacity: Double {
        get { share }
        set { share = newValue.isNaN ? 1 : min(max(newValue, 0), 1) }
    }

    /// How everything that is drawn from now on and what is behind become one; `normal` at first.
    public var blendMode = BlendMode.normal

    /// The environment of the canvas. What is read of it is followed.
    public var environment: EnvironmentValues { target.environment }

    /// From the coordinates in which is drawn to those of the canvas. A transform with a number that is not finite is
    /// not taken.
    public var transform: CGAffineTransform {
        get { matrix }
        set { if ProjectionTransform(newValue).matrix.isFinite { matrix = newValue } }
    }

    /// Scales what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Moves what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

    /// Turns what is drawn from now on clockwise around the origin.
    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

    /// Applies a transform to what is drawn from now on, before the transforms that are there.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }
}

extension GraphicsContext.BlendMode {
    /// In front of what is behind.
    public static let normal = Self(rawValue: 0)
    /// Darker, by the product of both.
    public static let multiply = Self(rawValue: 1)
    /// Lighter, by the product of what both lack.
    public static let screen = Self(rawValue: 2)
    /// Multiplied where it is dark behind, screened where it is light.
    public static let overlay = Self(rawValue: 3)
    /// The darker of both, channel by channel.
    public static let darken = Self(rawValue: 4)
    /// The lighter of both, channel by channel.
    public static let lighten = Self(rawValue: 5)
    /// What is behind made lighter, to show the colour in front.
    public static let colorDodge = Self(rawValue: 6)
    /// What is behind made darker, to show the colour in front.
    public static let colorBurn = Self(rawValue: 7)
    /// Slightly darker or lighter.
    public static let softLight = Self(rawValue: 8)
    /// Multiplied where what is drawn is dark, screened where it is light.
    public static let hardLight = Self(rawValue: 9)
    /// The difference of both.
    public static let difference = Self(rawValue: 10)
    /// The difference of both, with less contrast.
    public static let exclusion = Self(rawValue: 11)
    /// The hue of what is drawn, with the saturation and brightness of what is behind.
    public static let hue = Self(rawValue: 12)
    /// The saturation of what is drawn, with the hue and brightness of what is behind.
    public static let saturation = Self(rawValue: 13)
    /// The hue and saturation of what is drawn, with the brightness of what is behind.
    public static let color = Self(rawValue: 14)
    /// The brightness of what is drawn, with the hue and saturation of what is behind.
    public static let luminosity = Self(rawValue: 15)
    /// In front, only where there is something behind.
    public static let sourceAtop = Self(rawValue: 20)
    /// Behind everything that is there.
    public static let destinationOver = Self(rawValue: 21)
    /// Takes what is behind away.
    public static let destinationOut = Self(rawValue: 23)
    /// The sum of both, as of inks. In pictures only some viewers show it; text output does.
    public static let plusDarker = Self(rawValue: 26)
    /// The sum of both, as of lights. In pictures only newer viewers show it; text output does.
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
