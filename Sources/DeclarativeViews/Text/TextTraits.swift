import Foundation

/// Changes to the font and lines of a text; `nil` leaves a trait as it is.
struct TextTraits: Equatable, Sendable {
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var width: Font.Width?
    /// The space added after each character, in points. Tracking wins over kerning.
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

    /// Returns these traits with missing values filled in from others.
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
    /// The traits of texts that do not set their own.
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

    /// Sets the weight of texts in this view. `nil` uses the font's weight.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        traits("fontWeight", TextTraits(weight: weight))
    }

    /// Sets the font design of texts in this view. `nil` uses the font's design.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        traits("fontDesign", TextTraits(design: design))
    }

    /// Sets whether texts in this view are bold or have regular weight.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        traits("bold", TextTraits(weight: isActive ? .bold : .regular))
    }

    /// Sets whether texts in this view are italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        traits("italic", TextTraits(isItalic: isActive))
    }

    /// Sets whether all characters of texts in this view have the same width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        traits("monospaced", TextTraits(isMonospaced: isActive))
    }

    /// Gives all digits of texts in this view the same width. Where text is measured with a fixed pitch, they have it
    /// already.
    nonisolated public func monospacedDigit() -> some View {
        traits("monospacedDigit", TextTraits(hasMonospacedDigits: true))
    }

    /// Sets the width of the letters of texts in this view. `nil` uses the font's width. Measuring with a fixed pitch
    /// ignores it.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        traits("fontWidth", TextTraits(width: width))
    }

    /// Sets the kerning of texts in this view: the spacing added after each character, in points. `tracking` takes
    /// precedence.
    ///
    /// A text grid rounds it to the nearest number of whole cells and ignores negative spacing.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        traits("kerning", TextTraits(kerning: kerning))
    }

    /// Sets the tracking of texts in this view: the spacing added after each character, in points.
    ///
    /// A text grid rounds it to the nearest number of whole cells and ignores negative spacing.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        traits("tracking", TextTraits(tracking: tracking))
    }

    /// Sets the offset of characters above the baseline in texts in this view, in points. A negative offset moves
    /// them below it.
    ///
    /// The height of the line increases accordingly.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        traits("baselineOffset", TextTraits(baselineOffset: baselineOffset))
    }

    /// Sets whether texts in this view are underlined. A text grid shows a solid line in the text's colour.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        traits("underline", TextTraits(underline: Text.LineStyle.line(isActive, pattern, color)))
    }

    /// Sets whether texts in this view are struck through. A text grid shows a solid line in the text's colour.
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

    /// Limits texts in this view to a number of lines. With `reservesSpace`, they take the height of that many lines
    /// even if they have fewer.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(reservesSpace ? limit : 0, limit)
    }

    /// Limits texts in this view to a range of lines. They take the height of at least the lower bound and have at
    /// most the upper bound of lines.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit.lowerBound, limit.upperBound)
    }

    /// Sets the minimum number of lines whose height texts in this view take.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }

    /// Limits texts in this view to a maximum number of lines.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(0, limit.upperBound) }
}
