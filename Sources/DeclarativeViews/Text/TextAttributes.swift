import Foundation

/// A text's own attributes. Shared by the copies of the text, and never changed.
final class TextAttributes: Sendable {
    let font: Font?
    let traits: TextTraits
    let foreground: AnyShapeStyle?
    /// The URL that opens when the text is tapped.
    let link: URL?
    /// Whether other texts that say the same may have these; see `SharedTextAttributes`.
    let isShared: Bool
    /// Whether any of it decides about the font.
    let concernsFont: Bool

    init(
        font: Font? = nil, traits: TextTraits = TextTraits(), foreground: AnyShapeStyle? = nil, link: URL? = nil,
        isShared: Bool = false
    ) {
        self.font = font
        self.traits = traits
        self.foreground = foreground
        self.link = link
        self.isShared = isShared
        concernsFont = font != nil || traits.concernFont
    }

    /// Returns these attributes with missing values filled in from others.
    func over(_ outer: TextAttributes?) -> TextAttributes {
        guard let outer else { return self }
        if isShared, outer.isShared { return SharedTextAttributes.of(self, over: outer) }
        return filled(from: outer, isShared: false)
    }

    func filled(from outer: TextAttributes, isShared: Bool) -> TextAttributes {
        TextAttributes(
            font: font ?? outer.font, traits: traits.over(outer.traits), foreground: foreground ?? outer.foreground,
            link: link ?? outer.link, isShared: isShared)
    }

    static func areSame(_ one: TextAttributes?, _ other: TextAttributes?) -> Bool {
        if one === other { return true }
        guard let one, let other, one.font == other.font, one.traits == other.traits, one.link == other.link else {
            return false
        }
        switch (one.foreground, other.foreground) {
        case (nil, nil): return true
        case (let a?, let b?): return a.isSame(as: b)
        default: return false
        }
    }
}

extension Text {
    /// The text with attributes where it has none of its own.
    private func with(_ outer: TextAttributes) -> Text {
        var copy = self
        copy.attributes = attributes?.over(outer) ?? outer
        return copy
    }

    /// Sets the font of the text where it has none of its own. `nil` leaves it unset.
    public func font(_ font: Font?) -> Text { with(SharedTextAttributes.of(font)) }

    /// Sets the weight of the text. `nil` uses the font's weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(SharedTextAttributes.of(TextTraits(weight: weight))) }

    /// Sets the font design of the text. `nil` uses the font's design.
    public func fontDesign(_ design: Font.Design?) -> Text { with(SharedTextAttributes.of(TextTraits(design: design))) }

    /// Makes the text bold.
    public func bold() -> Text { bold(true) }

    /// Sets whether the text is bold or has regular weight.
    public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : .regular) }

    /// Makes the text italic.
    public func italic() -> Text { italic(true) }

    /// Sets whether the text is italic.
    public func italic(_ isActive: Bool) -> Text { with(SharedTextAttributes.of(TextTraits(isItalic: isActive))) }

    /// Sets whether all characters of the text have the same width.
    public func monospaced(_ isActive: Bool = true) -> Text {
        with(SharedTextAttributes.of(TextTraits(isMonospaced: isActive)))
    }

    /// Gives all digits of the text the same width. Where text is measured with a fixed pitch, they have it already.
    public func monospacedDigit() -> Text { with(SharedTextAttributes.of(TextTraits(hasMonospacedDigits: true))) }

    /// Sets the width of the text's letters. `nil` uses the font's width. Measuring with a fixed pitch ignores it.
    public func fontWidth(_ width: Font.Width?) -> Text { with(SharedTextAttributes.of(TextTraits(width: width))) }

    /// Sets the kerning: the spacing added after each character, in points. ``tracking(_:)`` takes precedence.
    ///
    /// A text grid rounds it to the nearest number of whole cells and ignores negative spacing.
    public func kerning(_ kerning: CGFloat) -> Text { with(SharedTextAttributes.of(TextTraits(kerning: kerning))) }

    /// Sets the tracking: the spacing added after each character, in points.
    ///
    /// A text grid rounds it to the nearest number of whole cells and ignores negative spacing.
    public func tracking(_ tracking: CGFloat) -> Text { with(SharedTextAttributes.of(TextTraits(tracking: tracking))) }

    /// Sets the offset of the characters above the baseline, in points. A negative offset moves them below it.
    ///
    /// The height of the line increases accordingly.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        with(SharedTextAttributes.of(TextTraits(baselineOffset: baselineOffset)))
    }

    /// Sets whether the text is underlined, and the colour of the line. `nil` uses the text's colour.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Sets whether the text is underlined, and the pattern and colour of the line. A text grid shows a solid line in
    /// the text's colour.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        with(SharedTextAttributes.of(TextTraits(underline: LineStyle.line(isActive, pattern, color))))
    }

    /// Sets whether the text is struck through, and the colour of the line. `nil` uses the text's colour.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Sets whether the text is struck through, and the pattern and colour of the line. A text grid shows a solid
    /// line in the text's colour.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        with(SharedTextAttributes.of(TextTraits(strikethrough: LineStyle.line(isActive, pattern, color))))
    }

    /// Sets the style with which the text is filled.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with(SharedTextAttributes.of(style))
    }

    /// Sets the colour of the text. `nil` leaves it unset.
    public func foregroundColor(_ color: Color?) -> Text {
        with(color.map { SharedTextAttributes.of($0) } ?? TextAttributes())
    }

    /// Concatenates two texts, each with its own formatting. They wrap as one text.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(joining: lhs, rhs) }
}
