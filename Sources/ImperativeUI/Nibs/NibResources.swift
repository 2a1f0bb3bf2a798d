import Drawing
import Foundation
import InterfaceFiles

/// The colours, fonts and images that interface files name.
@MainActor struct NibResources {
    let document: InterfaceDocument
    let bundle: Bundle?

    // MARK: Colours

    /// Returns the colour of an element; `nil` if it says none.
    func color(_ element: InterfaceElement) -> UIColor? {
        let alpha = CGFloat(element.number("alpha") ?? 1)
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            if let color = Self.systemColors[Self.plain(name)] { return color }
            return stored(name)
        }
        if let name = element["name"] {
            let asset = AssetLibrary.catalog(of: bundle).color(named: name) { _ in }
            // Without catalogue, the colour is shown as the file has it.
            return asset == nil ? stored(name) : UIColor(named: name, in: bundle, compatibleWith: nil)
        }
        if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else { return nil }
        let isWide = element["customColorSpace"] == "displayP3"
        return isWide
            ? UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
            : UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }

    /// The colour that the file has for a name; what it has says no further name.
    private func stored(_ name: String) -> UIColor? {
        if let element = document.colors[name], element["name"] == nil, element["systemColor"] == nil {
            return color(element)
        }
        NibReports.reportOnce("A colour in an interface file has a known name: \(name) has none. It is left out.")
        return nil
    }

    private static func plain(_ name: String) -> String {
        name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    }

    private static let systemColors: [String: UIColor] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
        "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
        "groupTableViewBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemRed": .systemRed,
        "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
        "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
        "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
        "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
        "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
        "systemGray6": .systemGray6, "tint": .tintColor, "darkText": .darkText, "lightText": .lightText,
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
        "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "brown": .brown, "clear": .clear,
    ]

    // MARK: Fonts

    /// Returns the font of an element.
    func font(_ element: InterfaceElement) -> UIFont? {
        if let style = element["style"] {
            return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = CGFloat(element.number("pointSize") ?? 17)
        let weight = element["weight"].flatMap { Self.weights[$0] }
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "monospacedSystem": return .monospacedSystemFont(ofSize: size, weight: weight ?? .regular)
        default: break
        }
        guard element["type"] == nil, let name = element["name"] else {
            return .systemFont(ofSize: size, weight: weight ?? .regular)
        }
        // Every medium has its own letters; the weight is in the name.
        let words = name.split(separator: "-").last.map { $0.lowercased() } ?? ""
        let named = Self.weights.first { words.contains($0.key.lowercased()) }?.value
        let isItalic = words.contains("italic") || words.contains("oblique")
        return isItalic ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: named ?? .regular)
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    // MARK: Images

    /// Returns the image of a name, of the system's symbols or of the bundle; `nil` if there is none.
    func image(_ name: String, catalog: String?) -> UIImage? {
        catalog == "system"
            ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
    }
}
