import Drawing
import Foundation
import BridgedEnvironment

extension UIFontDescriptor {
    private final func changing(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
        var description = fontDescription
        change(&description)
        return UIFontDescriptor(description, style: style, face: face?.sibling(like: description))
    }

    /// Returns a copy of the descriptor with another size, in points, which does not follow the text size. A size of
    /// 0 or less counts as 17.
    public final func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(fontDescription.with(size: newPointSize), face: face)
    }

    /// Returns a copy of the descriptor with other symbolic traits; `nil` if no font of its family has all of them, such
    /// as both expanded and condensed. A monospaced descriptor stays monospaced.
    public final func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        if symbolicTraits.isSuperset(of: [.traitExpanded, .traitCondensed]) { return nil }
        let isBold = symbolicTraits.contains(.traitBold)
        let changed = changing { font in
            font.isItalic = symbolicTraits.contains(.traitItalic)
            if isBold != (font.weight >= .semibold) {
                // Text styles are semibold where others are bold.
                font.weight = !isBold ? .regular : style == nil ? .bold : .semibold
            }
            let isExpanded = symbolicTraits.contains(.traitExpanded)
            if isExpanded != (font.width > 0) || symbolicTraits.contains(.traitCondensed) != (font.width < 0) {
                font.width = isExpanded ? 0.2 : symbolicTraits.contains(.traitCondensed) ? -0.2 : 0
            }
            if symbolicTraits.contains(.traitMonoSpace) { font.design = .monospaced }
        }
        return face == nil ? changed : changed.face.map(named)
    }

    /// Returns a copy of the descriptor with another design; `nil` for an unknown design.
    public final func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let designs: [SystemDesign: FontDescription.Design] = [
            .default: .default, .serif: .serif, .rounded: .rounded, .monospaced: .monospaced,
        ]
        guard let design = designs[design] else { return nil }
        var description = fontDescription
        description.design = design
        return UIFontDescriptor(description, style: style)
    }

    /// Returns a copy of the descriptor in which the given attributes replace its own. Attributes of the wrong type
    /// are ignored.
    public final func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result = self
        let named = attributes[.textStyle]
        if let style = named as? UIFont.TextStyle ?? (named as? String).map({ UIFont.TextStyle(rawValue: $0) }) {
            result = .preferredFontDescriptor(withTextStyle: style)
        }
        if let family = attributes[.family] as? String { result = result.withFamily(family) }
        if let name = attributes[.name] as? String {
            result = UIFontDescriptor(name: name, size: result.pointSize)
        }
        if let face = attributes[.face] as? String { result = result.withFace(face) }
        if let size = attributes[.size].flatMap(number) { result = result.withSize(size) }
        if let traits = attributes[.traits] as? [TraitKey: Any] { result = result.adding(traits) }
        return result
    }

    private final func adding(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
        var result = self
        let symbolic = traits[.symbolic]
        let bits = (symbolic as? SymbolicTraits)?.rawValue ?? symbolic.flatMap(number).flatMap { UInt32(exactly: $0) }
        if let bits { result = result.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? result }
        return result.changing { font in
            let weight = traits[.weight]
            if let weight = weight as? UIFont.Weight ?? weight.flatMap(number).map({ UIFont.Weight($0) }) {
                font.weight = weight.description
            }
            if let width = traits[.width].flatMap(number), width.isFinite { font.width = Float(min(max(width, -1), 1)) }
            if let slant = traits[.slant].flatMap(number) { font.isItalic = slant > 0 }
        }
    }

    private final func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as UInt32: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}

extension UIFont {
    /// Creates a font from a descriptor.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor of the font.
    ///   - pointSize: The size in points; 0 uses the size of the descriptor, in which case a font of a text style
    ///     follows the user's text size. A size below 0 counts as 17.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.fontDescription
        if pointSize != 0 {
            self.init(font.with(size: pointSize), face: descriptor.face)
        } else if let style = descriptor.style?.style {
            var growth = Growth.style(style)
            if font != FontDescription(style, at: .large).with(size: font.size) {
                // It differs from the style, and grows as that does.
                growth = .scaled(font.with(size: FontDescription(style, at: .large).size), as: style, limit: nil)
            }
            self.init(font, growth: growth, face: descriptor.face)
        } else {
            self.init(font, face: descriptor.face)
        }
    }

    /// The descriptor of the font.
    public final var fontDescriptor: UIFontDescriptor {
        switch growth {
        case .style(let style): UIFontDescriptor(fontDescription, style: TextStyle(style))
        case .scaled(_, let style, nil): UIFontDescriptor(fontDescription, style: TextStyle(style), face: face)
        case .scaled, nil: UIFontDescriptor(fontDescription, face: face)
        }
    }
}

extension FontDescription {
    /// The same in another size.
    func with(size: CGFloat) -> FontDescription {
        var copy = FontDescription(size: size, weight: weight, design: design, isItalic: isItalic)
        (copy.hasMonospacedDigits, copy.width) = (hasMonospacedDigits, width)
        (copy.letterSpacing, copy.baselineOffset) = (letterSpacing, baselineOffset)
        return copy.shown(in: medium)
    }
}
