import Foundation

/// What a text measurer has to know about a font.
package struct FontDescription: Hashable, Sendable {
    /// How heavy the strokes are, lightest first.
    package enum Weight: Int, Comparable, CaseIterable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        package static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }
    }

    /// The style of the letters.
    package enum Design: CaseIterable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The size of body text, in points.
    package static let bodySize = 17.0

    /// Body text: 17 points, regular weight, default design.
    package static let body = FontDescription()

    /// The size in points; always finite and above zero.
    package private(set) var size: Double
    package var weight: Weight
    package var design: Design
    package var isItalic: Bool
    /// Whether all digits are of one width.
    package var hasMonospacedDigits = false
    /// How wide the letters are: 0 as usual, below for narrower ones.
    package var width: Float = 0
    /// What is added after each character, in points. Measurers do not count it.
    package var letterSpacing: Float = 0 {
        didSet { if !letterSpacing.isFinite { letterSpacing = 0 } }
    }
    /// How far above the line the letters stand, in points; below it for less than zero.
    package var baselineOffset: Float = 0 {
        didSet { if !baselineOffset.isFinite { baselineOffset = 0 } }
    }

    /// Creates a description. A size that is not above zero or not finite counts as body size.
    package init(
        size: Double = bodySize, weight: Weight = .regular, design: Design = .default, isItalic: Bool = false
    ) {
        self.size = size > 0 && size.isFinite ? size : Self.bodySize
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
    }

    /// The same font so many times as large, with all that is measured in points.
    package func scaled(by factor: Double) -> FontDescription {
        var copy = self
        let size = size * factor
        if size > 0, size.isFinite { copy.size = size }
        copy.letterSpacing = letterSpacing * Float(factor)
        copy.baselineOffset = baselineOffset * Float(factor)
        return copy
    }
}
