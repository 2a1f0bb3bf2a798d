import Drawing
import Foundation

/// The theme that a program was asked for: `--theme FILE` or `--theme NAME`, or else `ISTHMUS_THEME`.
enum ProgramTheme {
    /// Returns the theme; `nil` if none was asked for.
    static func load(_ arguments: [String], environment: [String: String]) throws -> PaletteTheme? {
        var asked = environment["ISTHMUS_THEME"].flatMap { $0.isEmpty ? nil : $0 }
        if let index = arguments.lastIndex(of: "--theme") {
            guard index + 1 < arguments.count else {
                throw PaletteTheme.Fault(description: "--theme has a file or a name behind it.")
            }
            asked = arguments[index + 1]
        }
        guard let asked else { return nil }
        let file = file(asked, environment)
        guard let data = FileManager.default.contents(atPath: file) else {
            throw PaletteTheme.Fault(description: "There is no theme \"\(asked)\": \(file) cannot be read.")
        }
        do {
            return try PaletteTheme(data)
        } catch {
            throw PaletteTheme.Fault(description: "\(file): \(error)")
        }
    }

    /// Returns the path of a theme. A text without a slash and an extension is a name.
    private static func file(_ asked: String, _ environment: [String: String]) -> String {
        if asked.contains("/") || asked.contains(".") { return asked }
        let own = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        let folder = own ?? (environment["HOME"] ?? "") + "/.config"
        return "\(folder)/isthmus/themes/\(asked).json"
    }
}
