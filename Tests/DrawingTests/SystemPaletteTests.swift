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
        "Each colour has its published value in either style and contrast",
        arguments: [
            (SystemPalette.systemRed, [255, 56, 60], [255, 66, 69], [233, 21, 45], [255, 97, 101]),
            (.systemOrange, [255, 141, 40], [255, 146, 48], [197, 83, 0], [255, 160, 86]),
            (.systemYellow, [255, 204, 0], [255, 214, 0], [161, 106, 0], [254, 223, 67]),
            (.systemGreen, [52, 199, 89], [48, 209, 88], [0, 137, 50], [74, 217, 104]),
            (.systemMint, [0, 200, 179], [0, 218, 195], [0, 133, 117], [84, 223, 203]),
            (.systemTeal, [0, 195, 208], [0, 210, 224], [0, 129, 152], [59, 221, 236]),
            (.systemCyan, [0, 192, 232], [60, 211, 254], [0, 126, 174], [109, 217, 255]),
            (.systemBlue, [0, 136, 255], [0, 145, 255], [30, 110, 244], [92, 184, 255]),
            (.systemIndigo, [97, 85, 245], [109, 124, 255], [86, 74, 222], [167, 170, 255]),
            (.systemPurple, [203, 48, 224], [219, 52, 242], [176, 47, 194], [234, 141, 255]),
            (.systemPink, [255, 45, 85], [255, 55, 95], [231, 18, 77], [255, 138, 196]),
            (.systemBrown, [172, 127, 94], [183, 138, 102], [149, 109, 81], [219, 166, 121]),
        ] as [(SystemPalette, [UInt8], [UInt8], [UInt8], [UInt8])])
    func published(color: SystemPalette, light: [UInt8], dark: [UInt8], lightHigh: [UInt8], darkHigh: [UInt8]) {
        let values = [false, true].flatMap { isHighContrast in
            [false, true].map { SystemPalette.Appearance(isDark: $0, isHighContrast: isHighContrast) }
        }
        #expect(
            values.map { color.components(in: $0) }
                == [light, dark, lightHigh, darkHigh].map { ColorComponents(bytes: $0[0], $0[1], $0[2]) })
    }

    @Test(
        "The other colours have their published values",
        arguments: [
            (SystemPalette.systemGray, dark, [142, 142, 147]), (.tintColor, light, [0, 136, 255]),
            (.link, light, [0, 122, 255]), (.link, dark, [9, 132, 255]),
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
