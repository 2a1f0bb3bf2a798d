import Foundation

/// The adaptive system colours as a table, by name and appearance.
package enum SystemPalette: Int, CaseIterable, Hashable, Sendable {
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal
    case systemCyan, systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, tintColor
    case separator, opaqueSeparator
    /// The plate of the selected segment: lighter than its track, also in the dark.
    case selectedSegment
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

    /// The text of disabled controls, which stays legible.
    package static let disabledLabel = secondaryLabel

    /// The traits to which a colour of the palette adapts.
    package struct Appearance: Hashable, Sendable {
        package var isDark: Bool
        package var isHighContrast: Bool
        package var isElevated: Bool

        package init(isDark: Bool = false, isHighContrast: Bool = false, isElevated: Bool = false) {
            self.isDark = isDark
            self.isHighContrast = isHighContrast
            self.isElevated = isElevated
        }
    }

    /// Returns the colour for an appearance, in sRGB. Takes constant time.
    package func components(in appearance: Appearance) -> ColorComponents {
        let row = Self.rows[rawValue]
        guard appearance.isDark else {
            return appearance.isHighContrast ? row.lightHigh : row.light
        }
        if appearance.isElevated {
            return appearance.isHighContrast ? row.darkElevatedHigh : row.darkElevated
        }
        return appearance.isHighContrast ? row.darkHigh : row.dark
    }

    // Colours are read from any thread, and all the time. The rows change only at launch, before there is a view.
    @exclusivity(unchecked) nonisolated(unsafe) private static var rows: [Row] = allCases.map(\.row)

    /// Replaces colours with those of a theme, and the ones of an earlier theme with the system's; `nil` restores all.
    ///
    /// Call it before the application starts: existing drawings keep their colours.
    @MainActor package static func use(_ theme: PaletteTheme?) {
        rows = allCases.map { entry in
            let row = entry.row
            let (light, dark) = (theme?.light[entry], theme?.dark[entry])
            return Row(
                light: light ?? row.light, lightHigh: light ?? row.lightHigh, dark: dark ?? row.dark,
                darkHigh: dark ?? row.darkHigh, darkElevated: dark ?? row.darkElevated,
                darkElevatedHigh: dark ?? row.darkElevatedHigh)
        }
    }

    /// Returns whether a colour is one of the translucent colours with which controls are filled.
    static func isFillOfControls(_ color: ColorComponents) -> Bool {
        color.alpha < 1
            && [systemFill, secondarySystemFill, tertiarySystemFill].contains { rows[$0.rawValue].contains(color) }
    }

    /// The values of one colour for all appearances. In light style nothing depends on the level.
    struct Row: Sendable {
        let light, lightHigh, dark, darkHigh, darkElevated, darkElevatedHigh: ColorComponents

        /// Whether a colour is one of the values, as exactly as a colour of single precision can be.
        func contains(_ color: ColorComponents) -> Bool {
            [light, lightHigh, dark, darkHigh, darkElevated, darkElevatedHigh].contains { value in
                abs(value.alpha - color.alpha) < 1e-4 && abs(value.red - color.red) < 1e-4
                    && abs(value.green - color.green) < 1e-4 && abs(value.blue - color.blue) < 1e-4
            }
        }
    }
}
