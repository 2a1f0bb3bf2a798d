import Foundation

/// The properties of a font that a text measurer needs.
package struct FontDescription: Hashable, Sendable {
    /// The weight of the strokes, lightest first.
    package enum Weight: Int, Comparable, CaseIterable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        package static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }
    }

    /// The design of the letters.
    package enum Design: CaseIterable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The size of body text, in points.
    package static let bodySize = 17.0

    /// Body text: 17 points, regular weight, default design.
    package static let body = FontDescription()

    /// The size in points; always positive and finite.
    package private(set) var size: Double
    package var weight: Weight
    package var design: Design
    package var isItalic: Bool
    /// Whether all digits have the same width.
    package var hasMonospacedDigits = false
    /// The width of the letters: 0 for standard, negative for narrower.
    package var width: Float = 0
    /// The additional space after each character in points. Measurers ignore it.
    package var letterSpacing: Float = 0 {
        didSet { if !letterSpacing.isFinite { letterSpacing = 0 } }
    }
    /// The distance of the letters above the baseline in points; negative for below.
    package var baselineOffset: Float = 0 {
        didSet { if !baselineOffset.isFinite { baselineOffset = 0 } }
    }

    /// Creates a description. A size that is not positive and finite counts as the body size.
    package init(
        size: Double = bodySize, weight: Weight = .regular, design: Design = .default, isItalic: Bool = false
    ) {
        self.size = size > 0 && size.isFinite ? size : Self.bodySize
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
    }

    /// Returns the font with its size, and everything else in points, multiplied by a factor.
    package func scaled(by factor: Double) -> FontDescription {
        var copy = self
        let size = size * factor
        if size > 0, size.isFinite { copy.size = size }
        copy.letterSpacing = letterSpacing * Float(factor)
        copy.baselineOffset = baselineOffset * Float(factor)
        return copy
    }
}
