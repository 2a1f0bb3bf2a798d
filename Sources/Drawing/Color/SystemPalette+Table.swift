import Foundation

extension SystemPalette.Row {
    typealias Color = ColorComponents

    /// A colour that does not depend on the level.
    init(_ light: Color, high lightHigh: Color, dark: Color, high darkHigh: Color) {
        self.init(
            light: light, lightHigh: lightHigh, dark: dark, darkHigh: darkHigh,
            darkElevated: dark, darkElevatedHigh: darkHigh)
    }

    /// A colour that depends on the style only: no other values are published for high contrast.
    init(_ light: Color, dark: Color) {
        self.init(light, high: light, dark: dark, high: dark)
    }

    /// A background made of the greys below.
    init(light: Color, _ lightHigh: Color, dark: Color, _ darkHigh: Color, elevated: Color, _ elevatedHigh: Color) {
        self.init(
            light: light, lightHigh: lightHigh, dark: dark, darkHigh: darkHigh,
            darkElevated: elevated, darkElevatedHigh: elevatedHigh)
    }
}

extension ColorComponents {
    fileprivate static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: Double = 1) -> Self {
        ColorComponents(bytes: red, green, blue, alpha: alpha)
    }

    fileprivate static let white = rgb(255, 255, 255)
    fileprivate static let black = rgb(0, 0, 0)
    /// The two lightest greys, and the three darkest with what stands for each under high contrast.
    fileprivate static let (light1, light1High) = (rgb(242, 242, 247), rgb(235, 235, 240))
    fileprivate static let (dark1, dark1High) = (rgb(28, 28, 30), rgb(36, 36, 38))
    fileprivate static let (dark2, dark2High) = (rgb(44, 44, 46), rgb(54, 54, 56))
    fileprivate static let (dark3, dark3High) = (rgb(58, 58, 60), rgb(68, 68, 70))
}

extension SystemPalette {
    /// The published values. Where a colour has no published value for high contrast, the normal one stands.
    var row: Row {
        switch self {
        case .systemRed:
            Row(.rgb(255, 59, 48), high: .rgb(215, 0, 21), dark: .rgb(255, 69, 58), high: .rgb(255, 105, 97))
        case .systemOrange:
            Row(.rgb(255, 149, 0), high: .rgb(201, 52, 0), dark: .rgb(255, 159, 10), high: .rgb(255, 179, 64))
        case .systemYellow:
            Row(.rgb(255, 204, 0), high: .rgb(178, 80, 0), dark: .rgb(255, 214, 10), high: .rgb(255, 212, 38))
        case .systemGreen:
            Row(.rgb(52, 199, 89), high: .rgb(36, 138, 61), dark: .rgb(48, 209, 88), high: .rgb(48, 219, 91))
        case .systemMint:
            Row(.rgb(0, 199, 190), high: .rgb(12, 129, 123), dark: .rgb(99, 230, 226), high: .rgb(102, 212, 207))
        case .systemTeal:
            Row(.rgb(48, 176, 199), high: .rgb(0, 130, 153), dark: .rgb(64, 200, 224), high: .rgb(93, 230, 255))
        case .systemCyan:
            Row(.rgb(50, 173, 230), high: .rgb(0, 113, 164), dark: .rgb(100, 210, 255), high: .rgb(112, 215, 255))
        case .systemBlue, .tintColor:
            Row(.rgb(0, 122, 255), high: .rgb(0, 64, 221), dark: .rgb(10, 132, 255), high: .rgb(64, 156, 255))
        case .systemIndigo:
            Row(.rgb(88, 86, 214), high: .rgb(54, 52, 163), dark: .rgb(94, 92, 230), high: .rgb(125, 122, 255))
        case .systemPurple:
            Row(.rgb(175, 82, 222), high: .rgb(137, 68, 171), dark: .rgb(191, 90, 242), high: .rgb(218, 143, 255))
        case .systemPink:
            Row(.rgb(255, 45, 85), high: .rgb(211, 15, 69), dark: .rgb(255, 55, 95), high: .rgb(255, 100, 130))
        case .systemBrown:
            Row(.rgb(162, 132, 94), high: .rgb(127, 101, 69), dark: .rgb(172, 142, 104), high: .rgb(181, 148, 105))

        case .systemGray:
            Row(.rgb(142, 142, 147), high: .rgb(108, 108, 112), dark: .rgb(142, 142, 147), high: .rgb(174, 174, 178))
        case .systemGray2:
            Row(.rgb(174, 174, 178), high: .rgb(142, 142, 147), dark: .rgb(99, 99, 102), high: .rgb(124, 124, 128))
        case .systemGray3:
            Row(.rgb(199, 199, 204), high: .rgb(174, 174, 178), dark: .rgb(72, 72, 74), high: .rgb(84, 84, 86))
        case .systemGray4: Row(.rgb(209, 209, 214), high: .rgb(188, 188, 192), dark: .dark3, high: .dark3High)
        case .systemGray5: Row(.rgb(229, 229, 234), high: .rgb(216, 216, 220), dark: .dark2, high: .dark2High)
        case .systemGray6: Row(.light1, high: .light1High, dark: .dark1, high: .dark1High)

        case .label: Row(.black, dark: .white)
        case .secondaryLabel:
            Row(
                .rgb(60, 60, 67, 0.6), high: .rgb(60, 60, 67, 0.8),
                dark: .rgb(235, 235, 245, 0.6), high: .rgb(235, 235, 245, 0.7))
        case .tertiaryLabel:
            Row(
                .rgb(60, 60, 67, 0.3), high: .rgb(60, 60, 67, 0.7),
                dark: .rgb(235, 235, 245, 0.3), high: .rgb(235, 235, 245, 0.55))
        case .quaternaryLabel:
            Row(
                .rgb(60, 60, 67, 0.18), high: .rgb(60, 60, 67, 0.55),
                dark: .rgb(235, 235, 245, 0.16), high: .rgb(235, 235, 245, 0.4))
        case .placeholderText: Row(.rgb(60, 60, 67, 0.3), dark: .rgb(235, 235, 245, 0.3))
        case .link: Row(.rgb(0, 122, 255), dark: .rgb(9, 132, 255))
        case .separator: Row(.rgb(60, 60, 67, 0.29), dark: .rgb(84, 84, 88, 0.6))
        case .opaqueSeparator: Row(.rgb(198, 198, 200), dark: .rgb(56, 56, 58))
        case .systemFill: Row(.rgb(120, 120, 128, 0.2), dark: .rgb(120, 120, 128, 0.36))
        case .secondarySystemFill: Row(.rgb(120, 120, 128, 0.16), dark: .rgb(120, 120, 128, 0.32))
        case .tertiarySystemFill: Row(.rgb(118, 118, 128, 0.12), dark: .rgb(118, 118, 128, 0.24))
        case .quaternarySystemFill: Row(.rgb(116, 116, 128, 0.08), dark: .rgb(118, 118, 128, 0.18))

        case .systemBackground: Row(light: .white, .white, dark: .black, .black, elevated: .dark1, .dark1High)
        case .systemGroupedBackground:
            Row(light: .light1, .light1High, dark: .black, .black, elevated: .dark1, .dark1High)
        case .secondarySystemBackground:
            Row(light: .light1, .light1High, dark: .dark1, .dark1High, elevated: .dark2, .dark2High)
        case .secondarySystemGroupedBackground:
            Row(light: .white, .white, dark: .dark1, .dark1High, elevated: .dark2, .dark2High)
        case .tertiarySystemBackground:
            Row(light: .white, .white, dark: .dark2, .dark2High, elevated: .dark3, .dark3High)
        case .tertiarySystemGroupedBackground:
            Row(light: .light1, .light1High, dark: .dark2, .dark2High, elevated: .dark3, .dark3High)
        }
    }
}
