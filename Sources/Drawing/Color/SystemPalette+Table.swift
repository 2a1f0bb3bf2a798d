import Foundation

extension SystemPalette.Row {
    typealias Color = ColorComponents

    /// Makes a colour that does not depend on the level.
    init(_ light: Color, high lightHigh: Color, dark: Color, high darkHigh: Color) {
        self.init(
            light: light, lightHigh: lightHigh, dark: dark, darkHigh: darkHigh,
            darkElevated: dark, darkElevatedHigh: darkHigh)
    }

    /// Makes a colour that depends only on the style, because no values for high contrast are published.
    init(_ light: Color, dark: Color) {
        self.init(light, high: light, dark: dark, high: dark)
    }

    /// Makes a background from the greys below.
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
    /// The two lightest and three darkest greys, with their values for high contrast.
    fileprivate static let (light1, light1High) = (rgb(242, 242, 247), rgb(235, 235, 240))
    fileprivate static let (dark1, dark1High) = (rgb(28, 28, 30), rgb(36, 36, 38))
    fileprivate static let (dark2, dark2High) = (rgb(44, 44, 46), rgb(54, 54, 56))
    fileprivate static let (dark3, dark3High) = (rgb(58, 58, 60), rgb(68, 68, 70))
}

extension SystemPalette {
    /// The published values of iOS 26. A colour without a published value for high contrast has its normal one.
    var row: Row {
        switch self {
        case .systemRed:
            Row(.rgb(255, 56, 60), high: .rgb(233, 21, 45), dark: .rgb(255, 66, 69), high: .rgb(255, 97, 101))
        case .systemOrange:
            Row(.rgb(255, 141, 40), high: .rgb(197, 83, 0), dark: .rgb(255, 146, 48), high: .rgb(255, 160, 86))
        case .systemYellow:
            Row(.rgb(255, 204, 0), high: .rgb(161, 106, 0), dark: .rgb(255, 214, 0), high: .rgb(254, 223, 67))
        case .systemGreen:
            Row(.rgb(52, 199, 89), high: .rgb(0, 137, 50), dark: .rgb(48, 209, 88), high: .rgb(74, 217, 104))
        case .systemMint:
            Row(.rgb(0, 200, 179), high: .rgb(0, 133, 117), dark: .rgb(0, 218, 195), high: .rgb(84, 223, 203))
        case .systemTeal:
            Row(.rgb(0, 195, 208), high: .rgb(0, 129, 152), dark: .rgb(0, 210, 224), high: .rgb(59, 221, 236))
        case .systemCyan:
            Row(.rgb(0, 192, 232), high: .rgb(0, 126, 174), dark: .rgb(60, 211, 254), high: .rgb(109, 217, 255))
        case .systemBlue, .tintColor:
            Row(.rgb(0, 136, 255), high: .rgb(30, 110, 244), dark: .rgb(0, 145, 255), high: .rgb(92, 184, 255))
        case .systemIndigo:
            Row(.rgb(97, 85, 245), high: .rgb(86, 74, 222), dark: .rgb(109, 124, 255), high: .rgb(167, 170, 255))
        case .systemPurple:
            Row(.rgb(203, 48, 224), high: .rgb(176, 47, 194), dark: .rgb(219, 52, 242), high: .rgb(234, 141, 255))
        case .systemPink:
            Row(.rgb(255, 45, 85), high: .rgb(231, 18, 77), dark: .rgb(255, 55, 95), high: .rgb(255, 138, 196))
        case .systemBrown:
            Row(.rgb(172, 127, 94), high: .rgb(149, 109, 81), dark: .rgb(183, 138, 102), high: .rgb(219, 166, 121))

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
        case .selectedSegment: Row(.rgb(255, 255, 255), dark: .rgb(99, 99, 102))
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
