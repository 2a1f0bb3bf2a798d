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
    /// `isItalic`, `hasMonospacedDigits` and `medium`: two bytes, as there is a description for each font of each text.
    private var flags: UInt16 = 0
    package var isItalic: Bool {
        get { flags & Self.italic != 0 }
        set { set(Self.italic, newValue) }
    }
    /// Whether all digits have the same width.
    package var hasMonospacedDigits: Bool {
        get { flags & Self.monospacedDigits != 0 }
        set { set(Self.monospacedDigits, newValue) }
    }
    /// The medium that shows text in the font.
    package private(set) var medium: TextMedium {
        get {
            let kind = TextMedium.Kind(rawValue: UInt8(flags >> Self.kindShift & Self.kinds))
            return TextMedium(kind ?? .uniform, faces: flags >> Self.facesShift)
        }
        set {
            flags =
                flags & (Self.italic | Self.monospacedDigits) | UInt16(newValue.kind.rawValue) << Self.kindShift
                | newValue.faces << Self.facesShift
        }
    }
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

    private static let italic: UInt16 = 1
    private static let monospacedDigits: UInt16 = 2
    private static let (kinds, kindShift, facesShift) = (UInt16(3), UInt16(2), UInt16(4))
    /// The highest number of ``MeasuredFaces`` that a font has room for.
    static let facesLimit = UInt16.max >> facesShift

    private mutating func set(_ flag: UInt16, _ isSet: Bool) { flags = isSet ? flags | flag : flags & ~flag }

    /// Returns the font as it is shown in a medium. Letters in cells are apart by whole cells and raised by whole
    /// rows.
    package func shown(in medium: TextMedium) -> FontDescription {
        if medium == self.medium { return self }
        var copy = self
        copy.medium = medium
        switch medium.figures.text.look {
        case .cells:
            let grain = medium.figures.grain
            copy.letterSpacing = max(0, Float(grain.nearestColumn(Double(letterSpacing))))
            copy.baselineOffset = Float(grain.nearestRow(Double(baselineOffset)))
        case .faces: break
        }
        return copy
    }

    /// Returns the font with its size, and everything else in points, multiplied by a factor.
    package func scaled(by factor: Double) -> FontDescription {
        var copy = self
        let size = size * factor
        if size > 0, size.isFinite { copy.size = size }
        switch medium.figures.text.look {
        case .cells: break
        case .faces:
            copy.letterSpacing = letterSpacing * Float(factor)
            copy.baselineOffset = baselineOffset * Float(factor)
        }
        return copy
    }
}
