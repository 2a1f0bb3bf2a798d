import Drawing
import Foundation

/// A length that scales with the user's text size, like text of a style.
///
/// The body is evaluated again when the text size or the display scale of its environment changes. The value is
/// rounded to whole pixels. A value that is not finite stays unchanged.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.displayScale) private var displayScale
    private let base: Value
    private let style: Font.TextStyle

    /// Creates a length, given at the default text size, that scales like text of a style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// Creates a length, given at the default text size, that scales like body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The length at the text size of the environment.
    public var wrappedValue: Value {
        let scaled = FontDescription.scaled(Double(base), as: style.style, at: textSize.textSize)
        let pixels = Double(max(displayScale, 1))
        return scaled.isFinite ? Value((scaled * pixels).rounded() / pixels) : base
    }
}
