import Foundation

/// Colours in place of the system's, as a person has written them into a file.
///
/// ```json
/// {
///     "colors": { "tintColor": "#D33682" },
///     "dark": { "systemBackground": "#002B36", "label": "#EEE8D5" }
/// }
/// ```
///
/// A name is one of ``SystemPalette``. `colors` are for both appearances, `light` and `dark` for one of them, where they
/// count before `colors`. A colour replaces all values of its name in an appearance, those for a higher contrast and for
/// elevated content, too.
package struct PaletteTheme: Equatable, Sendable {
    /// The colours that are replaced in light and in dark surroundings.
    let light: [SystemPalette: ColorComponents]
    let dark: [SystemPalette: ColorComponents]

    /// A file that is no theme.
    package struct Fault: Error, CustomStringConvertible, Equatable {
        package let description: String

        package init(description: String) { self.description = description }
    }

    /// Reads the contents of a file.
    package init(_ data: Data) throws {
        let sections: [String: [String: String]]
        do {
            sections = try JSONDecoder().decode([String: [String: String]].self, from: data)
        } catch {
            throw Fault(
                description: "A theme is a JSON object with \"colors\", \"light\" or \"dark\", each an object of names "
                    + "and colours: \(Self.reason(of: error)).")
        }
        if let other = sections.keys.sorted().first(where: { !["colors", "light", "dark"].contains($0) }) {
            throw Fault(description: "A theme has \"colors\", \"light\" and \"dark\", not \"\(other)\".")
        }
        func colors(_ section: String) throws -> [SystemPalette: ColorComponents] {
            var colors: [SystemPalette: ColorComponents] = [:]
            for (name, text) in (sections[section] ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let entry = SystemPalette.allCases.first(where: { "\($0)" == name }) else {
                    let names = SystemPalette.allCases.map { "\($0)" }.joined(separator: ", ")
                    throw Fault(description: "There is no system colour \"\(name)\" to replace. There are \(names).")
                }
                guard let color = ColorComponents(notation: text) else {
                    throw Fault(
                        description: "A colour is written #RGB, #RRGGBB or #RRGGBBAA; \"\(name)\" is \"\(text)\".")
                }
                colors[entry] = color
            }
            return colors
        }
        let both = try colors("colors")
        light = try both.merging(colors("light")) { $1 }
        dark = try both.merging(colors("dark")) { $1 }
    }

    private static func reason(of error: any Error) -> String {
        switch error as? DecodingError {
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
            let place = context.codingPath.map(\.stringValue).joined(separator: ".")
            return place.isEmpty ? "this is another value" : "\"\(place)\" is another value"
        default: return "this is no JSON"
        }
    }
}

extension ColorComponents {
    /// The colour of a notation: `#RGB`, `#RRGGBB` or `#RRGGBBAA` in hexadecimal digits; `nil` for another text.
    init?(notation: String) {
        let digits = notation.dropFirst().compactMap(\.hexDigitValue).map(UInt8.init)
        guard notation.first == "#", digits.count == notation.count - 1 else { return nil }
        switch digits.count {
        case 3: self.init(bytes: digits[0] * 17, digits[1] * 17, digits[2] * 17, alpha: 1)
        case 6, 8:
            let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
            self.init(
                bytes: bytes[0], bytes[1], bytes[2], alpha: bytes.count > 3 ? Double(bytes[3]) / 255 : 1)
        default: return nil
        }
    }
}
