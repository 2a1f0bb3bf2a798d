import Foundation

/// Measures each text by the rules of the medium that its font is for.
package struct MediumTextMeasurer: TextMeasuring {
    /// The measurer of all text but that of grids, which count cells whatever letters a host has; `nil` for the
    /// built-in measurers.
    package let host: (any TextMeasuring)?

    /// Makes a measurer, by default of the built-in rules alone.
    package init(host: (any TextMeasuring)? = nil) { self.host = host }

    /// The measurer of vector graphics; `nil` for a font of another medium.
    private func letters(_ font: FontDescription) -> ProportionalTextMeasurer? {
        font.medium.kind == .vector ? ProportionalTextMeasurer(for: font.medium) : nil
    }

    package func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
        if font.medium.kind == .grid { return GridTextMeasurer().size(of: text, font: font, maxWidth: maxWidth) }
        if let host { return host.size(of: text, font: font, maxWidth: maxWidth) }
        if let letters = letters(font) { return letters.size(of: text, font: font, maxWidth: maxWidth) }
        return FixedPitchTextMeasurer().size(of: text, font: font, maxWidth: maxWidth)
    }

    package func fit(of text: String, font: FontDescription, maxWidth: Double) -> TextFit {
        if font.medium.kind == .grid { return GridTextMeasurer().fit(of: text, font: font, maxWidth: maxWidth) }
        if let host { return host.fit(of: text, font: font, maxWidth: maxWidth) }
        if let letters = letters(font) { return letters.fit(of: text, font: font, maxWidth: maxWidth) }
        return FixedPitchTextMeasurer().fit(of: text, font: font, maxWidth: maxWidth)
    }

    package func brokenLines(of text: String, font: FontDescription, maxWidth: Double?) -> [BrokenLine] {
        if font.medium.kind == .grid { return GridTextMeasurer().brokenLines(of: text, font: font, maxWidth: maxWidth) }
        if let host { return host.brokenLines(of: text, font: font, maxWidth: maxWidth) }
        if let letters = letters(font) { return letters.brokenLines(of: text, font: font, maxWidth: maxWidth) }
        return FixedPitchTextMeasurer().brokenLines(of: text, font: font, maxWidth: maxWidth)
    }
}
