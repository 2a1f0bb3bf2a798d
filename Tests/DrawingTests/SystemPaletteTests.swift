import Testing

@testable import Drawing

private let light = SystemPalette.Appearance()
private let dark = SystemPalette.Appearance(isDark: true)
private let lightHigh = SystemPalette.Appearance(isHighContrast: true)
private let darkHigh = SystemPalette.Appearance(isDark: true, isHighContrast: true)
private let elevated = SystemPalette.Appearance(isDark: true, isElevated: true)
private let elevatedHigh = SystemPalette.Appearance(isDark: true, isHighContrast: true, isElevated: true)

@Suite struct SystemPaletteTests {
    @Test(
        "Known colours have their published values",
        arguments: [
            (SystemPalette.systemRed, light, [255, 59, 48]), (.systemRed, darkHigh, [255, 105, 97]),
            (.systemBlue, light, [0, 122, 255]), (.systemBlue, dark, [10, 132, 255]),
            (.systemBlue, lightHigh, [0, 64, 221]),
            (.systemMint, dark, [99, 230, 226]), (.systemGray, dark, [142, 142, 147]),
            (.systemGray6, light, [242, 242, 247]),
            (.label, light, [0, 0, 0]), (.label, dark, [255, 255, 255]), (.opaqueSeparator, dark, [56, 56, 58]),
            (.systemBackground, dark, [0, 0, 0]), (.systemBackground, elevated, [28, 28, 30]),
            (.secondarySystemBackground, elevatedHigh, [54, 54, 56]),
            (.tertiarySystemGroupedBackground, dark, [44, 44, 46]),
        ] as [(SystemPalette, SystemPalette.Appearance, [UInt8])])
    func spotValues(color: SystemPalette, appearance: SystemPalette.Appearance, bytes: [UInt8]) {
        #expect(color.components(in: appearance) == ColorComponents(bytes: bytes[0], bytes[1], bytes[2]))
    }

    @Test("Lesser labels are the same colour with less opacity")
    func labels() {
        let alphas = [SystemPalette.secondaryLabel, .tertiaryLabel, .quaternaryLabel].map {
            $0.components(in: light).alpha
        }
        #expect(alphas == [0.6, 0.3, 0.18])
    }

    @Test("In light style no colour depends on the level", arguments: SystemPalette.allCases)
    func lightIgnoresLevel(color: SystemPalette) {
        for isHighContrast in [false, true] {
            let base = SystemPalette.Appearance(isHighContrast: isHighContrast)
            let raised = SystemPalette.Appearance(isHighContrast: isHighContrast, isElevated: true)
            #expect(color.components(in: base) == color.components(in: raised))
        }
    }

    @Test("In dark style exactly the backgrounds depend on the level", arguments: SystemPalette.allCases)
    func darkBackgroundsRise(color: SystemPalette) {
        let backgrounds: Set<SystemPalette> = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
            .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
        ]
        #expect((color.components(in: dark) != color.components(in: elevated)) == backgrounds.contains(color))
        #expect((color.components(in: darkHigh) != color.components(in: elevatedHigh)) == backgrounds.contains(color))
    }
}
