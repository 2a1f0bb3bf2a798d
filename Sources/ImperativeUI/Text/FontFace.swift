import Drawing
import Foundation

/// A face of a family that Apple's systems have, by its name there.
///
/// Texts are measured and shown in the face of a system font that is most like it: with or without serifs, with letters
/// of one width, bold, slanted.
///
/// Each is one object, so that fonts are not larger for it.
final class FontFace: Hashable, Sendable {
    let family: String
    let name: String
    let design: FontDescription.Design

    init(family: String, name: String, design: FontDescription.Design) {
        (self.family, self.name, self.design) = (family, name, design)
    }

    /// Returns the face with a name, which may also be that of a family; `nil` if there is none.
    static func named(_ name: String) -> FontFace? { byName[name] ?? byFamily[name]?.first }

    static func == (one: FontFace, other: FontFace) -> Bool { one.name == other.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    // MARK: What the name says

    /// What follows the name of the family, such as `BoldItalic`.
    private var suffix: String {
        if let hyphen = name.firstIndex(of: "-") { return String(name[name.index(after: hyphen)...]) }
        let rest = String(name.dropFirst(family.filter { $0 != " " }.count))
        return Self.weights.contains { $0.part == rest } ? rest : ""
    }

    private static let weights: [(part: String, weight: FontDescription.Weight)] = [
        ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("UltraBold", .heavy), ("ExtraBold", .heavy),
        ("ExtraBlack", .black), ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold),
        ("W6", .semibold), ("W7", .bold), ("W3", .light), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
        ("Heavy", .heavy), ("Black", .black), ("Bold", .bold), ("Wide", .bold),
    ]

    var weight: FontDescription.Weight {
        let suffix = name == "ArialRoundedMTBold" ? "Bold" : suffix
        return Self.weights.first { suffix.contains($0.part) }?.weight ?? .regular
    }

    var isItalic: Bool { ["Italic", "Oblique", "BookIt"].contains { suffix.contains($0) } }

    var isCondensed: Bool { suffix.contains("Condensed") || family.hasSuffix("Condensed") }

    /// The name of the face in its family, such as `Bold Italic`.
    var style: String {
        var words = ""
        for letter in suffix.replacingOccurrences(of: "MT", with: "") {
            if letter.isUppercase, !words.isEmpty { words.append(" ") }
            words.append(letter)
        }
        return words.isEmpty ? "Regular" : words
    }

    /// The font that is most like the face.
    func description(size: CGFloat) -> FontDescription {
        var font = FontDescription(size: size, weight: weight, design: design, isItalic: isItalic)
        if isCondensed { font.width = -0.2 }
        return font
    }

    /// The face of the same family that is most like a font; `nil` if none is as bold and as slanted.
    func sibling(like font: FontDescription) -> FontFace? {
        let faces = Self.byFamily[family] ?? []
        return faces.filter {
            $0.isItalic == font.isItalic && ($0.weight >= .semibold) == (font.weight >= .semibold)
                && $0.isCondensed == (font.width < 0)
        }
        .min { abs($0.weight.rawValue - font.weight.rawValue) < abs($1.weight.rawValue - font.weight.rawValue) }
    }
}

extension FontDescription {
    /// The name of the system font, as Apple's systems give it.
    var systemName: String {
        let family =
            switch design {
            case .default: ".SFUI"
            case .serif: ".NewYork"
            case .rounded: ".SFUIRounded"
            case .monospaced: ".SFUIMono"
            }
        return family + "-" + (Self.weightNames[weight] ?? "Regular") + (isItalic ? "Italic" : "")
    }

    /// The name of the family of the system font.
    var systemFamily: String {
        switch design {
        case .default: ".AppleSystemUIFont"
        case .serif: ".AppleSystemUIFontSerif"
        case .rounded: ".AppleSystemUIFontRounded"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        }
    }

    private static let weightNames: [Weight: String] = [
        .ultraLight: "Ultralight", .thin: "Thin", .light: "Light", .regular: "Regular", .medium: "Medium",
        .semibold: "Semibold", .bold: "Bold", .heavy: "Heavy", .black: "Black",
    ]

    /// The system font with a name; `nil` for a name that no system font has.
    init?(systemName name: String, size: CGFloat) {
        for design in Design.allCases {
            for weight in Weight.allCases {
                for isItalic in [false, true] {
                    let font = FontDescription(size: size, weight: weight, design: design, isItalic: isItalic)
                    if font.systemName == name || font.systemFamily == name && weight == .regular && !isItalic {
                        self = font
                        return
                    }
                }
            }
        }
        return nil
    }
}
