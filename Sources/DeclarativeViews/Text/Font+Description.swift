import Drawing
import Foundation

extension Font {
    /// The largest size of letters, in points. Larger ones count as this.
    private static let largestSize = 100_000.0

    /// Whether the size follows the user's text size.
    var isDynamic: Bool {
        switch base {
        case .style, .named(_, size: _, relativeTo: .some): true
        case .size, .described, .named(_, size: _, relativeTo: nil): false
        }
    }

    /// Returns the description of the font for measurers at a text size. A size that is not above zero counts as that
    /// of body text.
    ///
    /// - Parameter traits: The changes to the font where it is used.
    func description(at textSize: DynamicTypeSize, traits: TextTraits = TextTraits()) -> FontDescription {
        let size: Double
        var weight = FontDescription.Weight.regular
        var known: FontDescription?
        let user = textSize.textSize
        switch base {
        case .style(let style):
            size = FontDescription.size(of: style.style, at: user)
            if style == .headline { weight = .semibold }
        case .size(let points): size = Double(points)
        case .described(let font): (size, weight, known) = (font.size, font.weight, font)
        case .named(_, let points, let style):
            size = style.map { FontDescription.scaled(Double(points), as: $0.style, at: user) } ?? Double(points)
        }
        if let own = traits.weight ?? self.weight { weight = own.weight }
        var design = (traits.design ?? self.design)?.design ?? known?.design ?? .default
        if traits.isMonospaced ?? isMonospaced { design = .monospaced }
        var result = FontDescription(
            size: min(size, Self.largestSize), weight: weight, design: design,
            isItalic: traits.isItalic ?? (isItalic || known?.isItalic ?? false))
        result.hasMonospacedDigits = traits.hasMonospacedDigits ?? hasMonospacedDigits
        result.width = Float((traits.width ?? width)?.value ?? CGFloat(known?.width ?? 0))
        result.letterSpacing = Float(traits.tracking ?? traits.kerning ?? 0)
        result.baselineOffset = Float(traits.baselineOffset ?? 0)
        return result
    }
}

extension Font.TextStyle {
    /// The style as measurers know it.
    var style: FontDescription.Style {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }
}

extension Font.Weight {
    /// The nearest weight that measurers know.
    var weight: FontDescription.Weight {
        switch value {
        case ..<(-0.7): .ultraLight
        case ..<(-0.5): .thin
        case ..<(-0.2): .light
        case ..<0.12: .regular
        case ..<0.265: .medium
        case ..<0.35: .semibold
        case ..<0.48: .bold
        case ..<0.59: .heavy
        default: .black
        }
    }
}

extension Font.Design {
    /// The design as measurers know it.
    var design: FontDescription.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension DynamicTypeSize {
    /// The size as measurers know it.
    var textSize: FontDescription.TextSize {
        switch self {
        case .xSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .xLarge
        case .xxLarge: .xxLarge
        case .xxxLarge: .xxxLarge
        case .accessibility1: .accessibility1
        case .accessibility2: .accessibility2
        case .accessibility3: .accessibility3
        case .accessibility4: .accessibility4
        case .accessibility5: .accessibility5
        }
    }
}
