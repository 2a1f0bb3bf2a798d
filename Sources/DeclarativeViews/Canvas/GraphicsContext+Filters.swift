import Drawing
import Foundation
import LayoutEngine

/// A matrix that transforms colours. Each new channel is a weighted sum of red, green, blue and opacity, plus a
/// constant.
///
/// Channels range from 0 to 1. Colour channels are not premultiplied by the opacity.
@frozen public struct ColorMatrix: Equatable, Sendable {
    /// The contribution of red to the new red.
    public var r1: Float = 1
    /// The contribution of green to the new red.
    public var r2: Float = 0
    /// The contribution of blue to the new red.
    public var r3: Float = 0
    /// The contribution of the opacity to the new red.
    public var r4: Float = 0
    /// The constant added to the new red.
    public var r5: Float = 0
    /// The contribution of red to the new green.
    public var g1: Float = 0
    /// The contribution of green to the new green.
    public var g2: Float = 1
    /// The contribution of blue to the new green.
    public var g3: Float = 0
    /// The contribution of the opacity to the new green.
    public var g4: Float = 0
    /// The constant added to the new green.
    public var g5: Float = 0
    /// The contribution of red to the new blue.
    public var b1: Float = 0
    /// The contribution of green to the new blue.
    public var b2: Float = 0
    /// The contribution of blue to the new blue.
    public var b3: Float = 1
    /// The contribution of the opacity to the new blue.
    public var b4: Float = 0
    /// The constant added to the new blue.
    public var b5: Float = 0
    /// The contribution of red to the new opacity.
    public var a1: Float = 0
    /// The contribution of green to the new opacity.
    public var a2: Float = 0
    /// The contribution of blue to the new opacity.
    public var a3: Float = 0
    /// The contribution of the opacity to the new opacity.
    public var a4: Float = 1
    /// The constant added to the new opacity.
    public var a5: Float = 0

    /// Creates the identity matrix, which changes no colour.
    @inlinable public init() {}

    fileprivate var numbers: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init)
    }
}

extension GraphicsContext {
    /// A filter that applies to each drawing operation as one picture.
    ///
    /// A filter with a number that is not finite is reported and has no effect.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case treatment(Treatment)
            case shadow(Color, radius: CGFloat, offset: CGSize)
            case multiply(Color)
            case threshold(min: Double, max: Double, Color)
        }

        let kind: Kind

        private static func colors(_ filter: ColorFilter) -> Filter { Filter(kind: .treatment(.colors(filter))) }

        /// A filter that transforms the drawing by a projection matrix, in the current coordinates.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .treatment(.projection(matrix.matrix)))
        }

        /// A filter that adds a shadow with a colour, a blur radius and an offset in points. Text output has no
        /// shadows.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter {
            Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
        }

        /// A filter that multiplies the colours by a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        /// A filter that transforms the colours by a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { colors(.matrix(matrix.numbers)) }

        /// A filter that rotates the hues by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { colors(.hueRotation(angle.radians)) }

        /// A filter that changes the saturation: 1 leaves colours unchanged, 0 leaves only greys.
        public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }

        /// A filter that brightens the colours: 0 leaves them unchanged, 1 makes them white.
        public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }

        /// A filter that changes the contrast: 1 leaves colours unchanged, 0 makes them grey.
        public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }

        /// A filter that inverts the colours: 0 leaves them unchanged, 1 inverts them completely.
        public static func colorInvert(_ amount: Double = 1) -> Filter { colors(.inversion(amount)) }

        /// A filter that desaturates the colours: 0 leaves them unchanged, 1 leaves only greys.
        public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - amount)) }

        /// A filter that makes the drawing black, and as opaque as its colours are bright.
        public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }

        /// A filter that blurs by a radius in points. A negative radius counts as 0.
        public static func blur(radius: CGFloat) -> Filter {
            Filter(kind: .treatment(.blur(radius: Double(max(0, radius)), opaqueArea: nil)))
        }

        /// A filter that shows one colour where the opacity lies between two limits from 0 to 1, and nothing
        /// elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .threshold(min: min, max: max, color))
        }

        /// Returns the effects of the filter in an environment.
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

    /// Adds a filter for subsequent drawing, which applies after the filters added before. Its lengths are in the
    /// current coordinates.
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
