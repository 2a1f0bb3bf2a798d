import Drawing
import Foundation

/// A length that grows with the user's text size, as text of a style does.
///
/// The body runs again when the text size, or the number of pixels a point, of its environment changes. The value is
/// rounded to whole pixels. What is not finite stays as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.displayScale) private var displayScale
    private let base: Value
    private let style: Font.TextStyle

    /// A length at the usual text size, which grows as text of a style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// A length at the usual text size, which grows as body text does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The length at the text size of the environment.
    public var wrappedValue: Value {
        let scaled = FontDescription.scaled(Double(base), as: style.style, at: textSize.textSize)
        let pixels = Double(max(displayScale, 1))
        return scaled.isFinite ? Value((scaled * pixels).rounded() / pixels) : base
    }
}
