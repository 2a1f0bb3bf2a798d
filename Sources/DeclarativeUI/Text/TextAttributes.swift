import Foundation

/// What a text says of its own looks. Shared by the copies of the text, and never changed.
final class TextAttributes: Sendable {
    let font: Font?
    let traits: TextTraits
    let foreground: AnyShapeStyle?
    /// What is opened when the text is tapped.
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

    /// These with what they leave open filled in from others.
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

    /// Sets the font where the text has none of its own; `nil` leaves it open.
    public func font(_ font: Font?) -> Text { with(SharedTextAttributes.of(font)) }

    /// Sets how heavy the letters are; `nil` leaves it to the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(SharedTextAttributes.of(TextTraits(weight: weight))) }

    /// Sets the style of the letters; `nil` leaves it to the font.
    public func fontDesign(_ design: Font.Design?) -> Text { with(SharedTextAttributes.of(TextTraits(design: design))) }

    /// Makes the text bold.
    public func bold() -> Text { bold(true) }

    /// Makes the text bold, or of regular weight.
    public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : .regular) }

    /// Makes the letters lean.
    public func italic() -> Text { italic(true) }

    /// Makes the letters lean, or not.
    public func italic(_ isActive: Bool) -> Text { with(SharedTextAttributes.of(TextTraits(isItalic: isActive))) }

    /// Gives the letters one width, or not.
    public func monospaced(_ isActive: Bool = true) -> Text {
        with(SharedTextAttributes.of(TextTraits(isMonospaced: isActive)))
    }

    /// Gives digits one width. What is measured with a fixed pitch has that anyway.
    public func monospacedDigit() -> Text { with(SharedTextAttributes.of(TextTraits(hasMonospacedDigits: true))) }

    /// Sets how wide the letters are; `nil` leaves it to the font. Measuring with a fixed pitch takes no notice.
    public func fontWidth(_ width: Font.Width?) -> Text { with(SharedTextAttributes.of(TextTraits(width: width))) }

    /// Sets what is added after each character, in points; ``tracking(_:)`` wins over it. A text grid shows the nearest
    /// number of whole cells, and nothing for less than zero.
    public func kerning(_ kerning: CGFloat) -> Text { with(SharedTextAttributes.of(TextTraits(kerning: kerning))) }

    /// Sets what is added after each character, in points. A text grid shows the nearest number of whole cells, and
    /// nothing for less than zero.
    public func tracking(_ tracking: CGFloat) -> Text { with(SharedTextAttributes.of(TextTraits(tracking: tracking))) }

    /// Sets how far above the line the letters stand, in points; below it for less than zero. The line gets so much
    /// higher.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        with(SharedTextAttributes.of(TextTraits(baselineOffset: baselineOffset)))
    }

    /// Draws a line under the text in a colour, or none; `nil` is the text's.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern and a colour under the text, or none. A text grid shows a whole line in the text's
    /// colour.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        with(SharedTextAttributes.of(TextTraits(underline: LineStyle.line(isActive, pattern, color))))
    }

    /// Draws a line through the text in a colour, or none; `nil` is the text's.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern and a colour through the text, or none. A text grid shows a whole line in the text's
    /// colour.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        with(SharedTextAttributes.of(TextTraits(strikethrough: LineStyle.line(isActive, pattern, color))))
    }

    /// Sets what the letters are filled with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with(SharedTextAttributes.of(style))
    }

    /// Sets the colour of the letters; `nil` leaves it open.
    public func foregroundColor(_ color: Color?) -> Text {
        with(color.map { SharedTextAttributes.of($0) } ?? TextAttributes())
    }

    /// One text after the other, each with its own looks. They wrap as one.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(joining: lhs, rhs) }
}
