import Foundation
import Testing

@testable import Drawing

@Suite("Themes in place of the system's colours") struct PaletteThemeTests {
    private func theme(_ text: String) throws -> PaletteTheme { try PaletteTheme(Data(text.utf8)) }

    @Test("An appearance has its own colours, or else those for both")
    func sections() throws {
        let theme = try theme(
            """
            {"colors": {"tintColor": "#F00", "label": "#00FF0080"}, "dark": {"label": "#0000FF"}}
            """)
        #expect(theme.light[.tintColor] == ColorComponents(red: 1, green: 0, blue: 0))
        #expect(theme.dark[.tintColor] == theme.light[.tintColor])
        #expect(theme.light[.label] == ColorComponents(bytes: 0, 255, 0, alpha: 128.0 / 255))
        #expect(theme.dark[.label] == ColorComponents(red: 0, green: 0, blue: 1))
        #expect(theme.dark[.systemRed] == nil)
    }

    @Test(
        "What is no theme is reported with what is wrong",
        arguments: [
            ("{", "this is no JSON"), ("[1]", "this is another value"), ("{\"dark\": 1}", "\"dark\" is another value"),
            ("{\"darker\": {}}", "not \"darker\""), ("{\"dark\": {\"red\": \"#000\"}}", "no system colour \"red\""),
            ("{\"dark\": {\"label\": \"#00\"}}", "\"label\" is \"#00\""),
            ("{\"dark\": {\"label\": \"black\"}}", "\"label\" is \"black\""),
        ])
    func faults(text: String, part: String) {
        #expect(performing: { try theme(text) }, throws: { "\($0)".contains(part) })
    }

    @Test("All values of a name in an appearance are replaced, and the system's are there again without the theme")
    @MainActor func use() async throws {
        await #expect(processExitsWith: .success) {
            let theme = try PaletteTheme(Data("{\"dark\": {\"systemBackground\": \"#002B36\"}}".utf8))
            let appearances = [true, false].flatMap { high in
                [true, false].map {
                    SystemPalette.Appearance(isDark: true, isHighContrast: high, isElevated: $0)
                }
            }
            let before = appearances.map(SystemPalette.systemBackground.components)
            let light = SystemPalette.systemBackground.components(in: SystemPalette.Appearance())
            await SystemPalette.use(theme)
            let new = ColorComponents(bytes: 0, 0x2B, 0x36)
            #expect(appearances.allSatisfy { SystemPalette.systemBackground.components(in: $0) == new })
            #expect(SystemPalette.systemBackground.components(in: SystemPalette.Appearance()) == light)
            await SystemPalette.use(nil)
            #expect(appearances.map(SystemPalette.systemBackground.components) == before)
        }
    }
}
