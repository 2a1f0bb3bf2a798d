import Drawing
import Foundation
import LayoutEngine

/// Makes a colour of another: each channel is a sum of shares of red, green, blue and opacity, and a number.
///
/// Channels are from 0 to 1, those of colours not multiplied by the opacity.
@frozen public struct ColorMatrix: Equatable, Sendable {
    /// The share of red in the new red.
    public var r1: Float = 1
    /// The share of green in the new red.
    public var r2: Float = 0
    /// The share of blue in the new red.
    public var r3: Float = 0
    /// The share of the opacity in the new red.
    public var r4: Float = 0
    /// What is added to the new red.
    public var r5: Float = 0
    /// The share of red in the new green.
    public var g1: Float = 0
    /// The share of green in the new green.
    public var g2: Float = 1
    /// The share of blue in the new green.
    public var g3: Float = 0
    /// The share of the opacity in the new green.
    public var g4: Float = 0
    /// What is added to the new green.
    public var g5: Float = 0
    /// The share of red in the new blue.
    public var b1: Float = 0
    /// The share of green in the new blue.
    public var b2: Float = 0
    /// The share of blue in the new blue.
    public var b3: Float = 1
    /// The share of the opacity in the new blue.
    public var b4: Float = 0
    /// What is added to the new blue.
    public var b5: Float = 0
    /// The share of red in the new opacity.
    public var a1: Float = 0
    /// The share of green in the new opacity.
    public var a2: Float = 0
    /// The share of blue in the new opacity.
    public var a3: Float = 0
    /// The share of the opacity in the new opacity.
    public var a4: Float = 1
    /// What is added to the new opacity.
    public var a5: Float = 0

    /// Makes the matrix that changes no colour.
    @inlinable public init() {}

    fileprivate var numbers: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init)
    }
}

extension GraphicsContext {
    /// Something that is done to each thing drawn, as to one picture.
    ///
    /// A filter with a number that is not finite is reported, and does nothing.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case treatment(Treatment)
            case shadow(Color, radius: CGFloat, offset: CGSize)
            case multiply(Color)
            case threshold(min: Double, max: Double, Color)
        }

        let kind: Kind

        private static func colors(_ filter: ColorFilter) -> Filter { Filter(kind: .treatment(.colors(filter))) }

        /// Drawn through a matrix, in the coordinates in which is drawn.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .treatment(.projection(matrix.matrix)))
        }

        /// With a shadow of a colour, blurred by points and moved from what throws it. Text output has no shadows.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter {
            Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
        }

        /// With colours that are multiplied by another.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        /// With the colours that a matrix makes.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { colors(.matrix(matrix.numbers)) }

        /// With hues turned by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { colors(.hueRotation(angle.radians)) }

        /// With stronger or weaker colours: 1 leaves them, 0 leaves greys.
        public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }

        /// Lighter: 0 leaves colours, 1 makes them white.
        public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }

        /// With more or less contrast: 1 leaves colours, 0 makes them grey.
        public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }

        /// Towards the opposite colours: 0 leaves them, 1 is the opposite.
        public static func colorInvert(_ amount: Double = 1) -> Filter { colors(.inversion(amount)) }

        /// With less colour: 0 leaves it, 1 leaves greys.
        public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - amount)) }

        /// Black, and as opaque as colours are light.
        public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }

        /// Blurred by a radius in points; below 0 as 0.
        public static func blur(radius: CGFloat) -> Filter {
            Filter(kind: .treatment(.blur(radius: Double(max(0, radius)), opaqueArea: nil)))
        }

        /// In one colour where the opacity is within two limits from 0 to 1, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .threshold(min: min, max: max, color))
        }

        /// What is done, in an environment.
        func effects(in environment: EnvironmentValues) -> DisplayGroup.Effects {
            switch kind {
            case .treatment(let treatment): return DisplayGroup.Effects(treatment: treatment)
            case .shadow(let color, let radius, let offset):
                return DisplayGroup.Effects(
                    shadow: DisplayGroup.Effects.Shadow(
                        color: color.resolve(in: environment).components, radius: Double(max(0, radius)),
                        offset: offset))
            case .multiply(let color):
                return DisplayGroup.Effects(
                    treatment: .colors(.multiply(color.resolve(in: environment).components)))
            case .threshold(let min, let max, let color):
                return DisplayGroup.Effects(
                    treatment: .colors(
                        .alphaThreshold(min: min, max: max, color: color.resolve(in: environment).components)))
            }
        }
    }

    /// Has a filter done to everything that is drawn from now on, after those that were added before. Lengths of it are
    /// in the current coordinates.
    public mutating func addFilter(_ filter: Filter) {
        var effects = filter.effects(in: environment)
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        switch effects.treatment {
        case .blur(let radius, let area): effects.treatment = .blur(radius: radius * scale, opaqueArea: area)
        case .projection(let matrix) where !transform.isIdentity:
            effects.treatment = .projection(
                Projection(transform.inverted()).concatenating(matrix).concatenating(Projection(transform)))
        default: break
        }
        if let shadow = effects.shadow {
            effects.shadow?.radius = shadow.radius * scale
            effects.shadow?.offset = shadow.offset.applying(transform)
        }
        guard effects.isSound else {
            RuntimeIssue.report("effect", "A filter of a canvas has finite numbers; \(filter) is not added.")
            return
        }
        filters.append(effects)
    }
}

extension DisplayGroup.Effects {
    /// Whether there are no numbers that cannot be drawn with.
    fileprivate var isSound: Bool {
        if let shadow, !(shadow.radius.isFinite && shadow.offset.width.isFinite && shadow.offset.height.isFinite) {
            return false
        }
        return treatment?.isDrawable ?? true
    }
}
