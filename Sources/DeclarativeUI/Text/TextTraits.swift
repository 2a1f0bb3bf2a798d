import Foundation

/// What is changed of the font and lines of a text; `nil` leaves it as it is.
struct TextTraits: Equatable, Sendable {
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var width: Font.Width?
    /// What is added after each character, in points. Tracking wins over kerning.
    var kerning: CGFloat?
    var tracking: CGFloat?
    /// How far above the line the letters stand, in points.
    var baselineOffset: CGFloat?
    /// The line under the text, and that through it; `.some(nil)` for none.
    var underline: Text.LineStyle??
    var strikethrough: Text.LineStyle??
    /// How many lines a text has room for at least.
    var leastLines: Int?

    /// Whether any of them decides about the font.
    var concernFont: Bool {
        weight != nil || design != nil || isItalic != nil || isMonospaced != nil || hasMonospacedDigits != nil
            || width != nil || kerning != nil || tracking != nil || baselineOffset != nil
    }

    /// These with what they leave open filled in from others.
    func over(_ outer: TextTraits) -> TextTraits {
        TextTraits(
            weight: weight ?? outer.weight, design: design ?? outer.design, isItalic: isItalic ?? outer.isItalic,
            isMonospaced: isMonospaced ?? outer.isMonospaced,
            hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits, width: width ?? outer.width,
            kerning: kerning ?? outer.kerning, tracking: tracking ?? outer.tracking,
            baselineOffset: baselineOffset ?? outer.baselineOffset, underline: underline ?? outer.underline,
            strikethrough: strikethrough ?? outer.strikethrough, leastLines: leastLines ?? outer.leastLines)
    }
}

private enum TextTraitsKey: EnvironmentKey {
    static var defaultValue: TextTraits { TextTraits() }
}

extension EnvironmentValues {
    /// What is changed of texts that do not say otherwise.
    var textTraits: TextTraits {
        get { self[TextTraitsKey.self] }
        set { self[TextTraitsKey.self] = newValue }
    }
}

/// Changes some of the traits of texts.
struct TextTraitsWriter: EnvironmentWriter {
    let name: String
    let traits: TextTraits
    /// The largest number of lines to set, if one is.
    var lineLimit: Int??

    func apply(to values: inout EnvironmentValues) {
        values.textTraits = traits.over(values.textTraits)
        if let lineLimit { values.lineLimit = lineLimit }
    }
}

extension View {
    nonisolated fileprivate func traits(_ name: String, _ traits: TextTraits) -> some View {
        modifier(EnvironmentModifier(TextTraitsWriter(name: name, traits: traits)))
    }

    /// Sets how heavy the letters of texts are; `nil` leaves it to the font.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        traits("fontWeight", TextTraits(weight: weight))
    }

    /// Sets the style of the letters of texts; `nil` leaves it to the font.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        traits("fontDesign", TextTraits(design: design))
    }

    /// Makes texts bold, or of regular weight.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        traits("bold", TextTraits(weight: isActive ? .bold : .regular))
    }

    /// Makes the letters of texts lean, or not.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        traits("italic", TextTraits(isItalic: isActive))
    }

    /// Gives the letters of texts one width, or not.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        traits("monospaced", TextTraits(isMonospaced: isActive))
    }

    /// Gives digits of texts one width. What is measured with a fixed pitch has that anyway.
    nonisolated public func monospacedDigit() -> some View {
        traits("monospacedDigit", TextTraits(hasMonospacedDigits: true))
    }

    /// Sets how wide the letters of texts are; `nil` leaves it to the font. Measuring with a fixed pitch takes no
    /// notice.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        traits("fontWidth", TextTraits(width: width))
    }

    /// Sets what is added after each character of texts, in points; `tracking` wins over it. A text grid shows the
    /// nearest number of whole cells, and nothing for less than zero.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        traits("kerning", TextTraits(kerning: kerning))
    }

    /// Sets what is added after each character of texts, in points. A text grid shows the nearest number of whole
    /// cells, and nothing for less than zero.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        traits("tracking", TextTraits(tracking: tracking))
    }

    /// Sets how far above the line the letters of texts stand, in points; below it for less than zero. The line gets so
    /// much higher.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        traits("baselineOffset", TextTraits(baselineOffset: baselineOffset))
    }

    /// Draws a line under texts, or none. A text grid shows a whole line in the text's colour.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        traits("underline", TextTraits(underline: Text.LineStyle.line(isActive, pattern, color)))
    }

    /// Draws a line through texts, or none. A text grid shows a whole line in the text's colour.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        traits("strikethrough", TextTraits(strikethrough: Text.LineStyle.line(isActive, pattern, color)))
    }
}

extension View {
    nonisolated private func lines(_ least: Int, _ most: Int?) -> some View {
        modifier(
            EnvironmentModifier(
                TextTraitsWriter(
                    name: "lineLimit", traits: TextTraits(leastLines: least), lineLimit: .some(most))))
    }

    /// Limits texts to a number of lines, and has them take the room of so many even where they have fewer.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(reservesSpace ? limit : 0, limit)
    }

    /// Limits texts to a range of lines: they take room for the fewest, and have no more than the most.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit.lowerBound, limit.upperBound)
    }

    /// Has texts take room for a number of lines at least.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }

    /// Limits texts to a number of lines.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(0, limit.upperBound) }
}
