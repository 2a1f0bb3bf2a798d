extension SymbolCatalog {
    private static let raised = SymbolPart.body(cloud).placed(x: 0.4, y: -2, scale: 1)

    /// A cloud, and what falls from it.
    private static func cloud(_ text: String, _ parts: SymbolPart...) -> SymbolDesign {
        SymbolDesign(text, width: 28, [raised] + parts.map { $0.level(1) })
    }

    private static let sun: [SymbolPart] = [
        .body(SymbolShape.circle(20.2, 7.2, 3.2)).color(.systemYellow).level(1),
        .line(SymbolShape.rays(20.2, 7.2, 8, from: 5.1, to: 5.2, first: -135)).color(.systemYellow).level(1),
    ]

    private static let moon = "M20.8 14.6A9 9 0 1 1 9.4 3.2A7.2 7.2 0 0 0 20.8 14.6Z"
    private static let highMoon = SymbolPart.body(moon).placed(x: 13.4, y: 0.9, scale: 0.62).color(.systemIndigo).level(
        1)
    private static let lowCloud = SymbolPart.body(cloud).placed(x: 0.4, y: 4.6, scale: 0.88).inFront
    private static let midCloud = SymbolPart.body(cloud).placed(x: 0.4, y: 1.4, scale: 0.86).inFront
    private static let shortRain = SymbolPart.line("M8 19.6L7.2 21.6M13 19.6L12.2 21.6M18 19.6L17.2 21.6").color(
        .systemCyan)

    private static let halfSun: [SymbolPart] = [
        .body("M6.8 17A5.2 5.2 0 0 1 17.2 17Z").color(.systemYellow),
        .line("M3 17H3.2M20.8 17H21M5.4 10.4L5.6 10.6M18.6 10.4L18.4 10.6").color(.systemYellow),
        .line("M2.8 20.8H21.2").level(1),
    ]

    private static let glass: [SymbolPart] = [
        .line("M5 13.4V5A3 3 0 0 1 11 5V13.4A4.6 4.6 0 1 1 5 13.4Z"), .line("M8 8.4V16"),
        .dots([(8, 17.2)], factor: 2.2),
    ]

    private static let highSun: [SymbolPart] = [
        .body(SymbolShape.circle(12, 8.6, 3.4)).color(.systemYellow),
        .line(SymbolShape.rays(12, 8.6, 8, from: 5.6, to: 6.2)).color(.systemYellow),
    ]

    /// More of the weather.
    static let skies: [String: SymbolDesign] = [
        "cloud.snow": cloud(
            "🌨",
            .dots([(8.6, 19), (14, 19), (19.4, 19), (11.2, 21.8), (16.8, 21.8)], factor: 1).color(.systemCyan)),
        "cloud.drizzle": cloud(
            "🌧",
            .line("M8.6 18.6L8.2 19.6M14 18.6L13.6 19.6M19.4 18.6L19 19.6M11 21L10.7 21.8M16.6 21L16.3 21.8").color(
                .systemCyan)),
        "cloud.heavyrain": cloud(
            "🌧", .line("M7.4 18.4L5.8 21.8M12 18.4L10.4 21.8M16.6 18.4L15 21.8M21.2 18.4L19.6 21.8").color(.systemCyan)),
        "cloud.fog": cloud("🌫", .line("M5.4 18.9H22.6M8 21.8H20")),
        "cloud.hail": cloud(
            "🌨", .line("M8.6 18.4L8.2 19.4M14 18.4L13.6 19.4M19.4 18.4L19 19.4"),
            .dots([(7.4, 21.8), (12.8, 21.8), (18.2, 21.8)], factor: 1).color(.systemCyan)),
        "cloud.sleet": cloud(
            "🌨", .line("M8.6 18.4L7.2 21.6M19.4 18.4L18 21.6").color(.systemCyan),
            .dots([(14, 18.8), (12.8, 21.6)], factor: 1)),
        "cloud.bolt.rain": cloud(
            "⛈", .line("M14.6 13.4L11.4 17.6H15.4L12.4 21.8").inFront.color(.systemYellow),
            .line("M8 18.4L6.6 21.4M20.6 18.4L19.2 21.4").color(.systemCyan)),
        "cloud.moon": SymbolDesign("☁", width: 30, [highMoon, lowCloud]),
        "cloud.sun.rain": SymbolDesign("🌦", width: 30, sun + [midCloud, shortRain]),
        "cloud.moon.rain": SymbolDesign("🌧", width: 30, [highMoon, midCloud, shortRain]),
        "cloud.sun.bolt": SymbolDesign(
            "⛈", width: 30,
            sun + [midCloud, .line("M13.6 14.4L10.8 18.2H14.4L11.8 21.8").inFront.color(.systemYellow)]),
        "moon.stars": SymbolDesign(
            "☾",
            [
                .body(moon).placed(x: -0.4, y: 1.2, scale: 0.96).color(.systemIndigo),
                .solid(SymbolShape.star(15.6, 6.4, corners: 4, 2.8, 0.9)).pen(0.4).level(1),
                .solid(SymbolShape.star(19.8, 11, corners: 4, 1.9, 0.7)).pen(0.4).level(1),
            ]),
        "moon.zzz": SymbolDesign(
            "☾",
            [
                .body(moon).placed(x: -0.4, y: 1.2, scale: 0.96).color(.systemIndigo),
                .line("M13.6 3.2H17.6L13.6 7.4H17.6M18.4 9.2H21.2L18.4 12.2H21.2").pen(0.8).level(1),
            ]),
        "moon.haze": SymbolDesign(
            "☾",
            [
                .body(moon).placed(x: 3, y: 1, scale: 0.72).color(.systemIndigo),
                .line("M4 18H20M6.6 21.2H17.4").level(1),
            ]),
        "sun.haze": SymbolDesign("☀", highSun + [.line("M4 18H20M6.6 21.2H17.4").level(1)]),
        "sun.dust": SymbolDesign(
            "☀",
            highSun + [
                .dots([(5, 17.8), (9.6, 17.8), (14.4, 17.8), (19, 17.8), (7.4, 21), (12, 21), (16.6, 21)]).level(1)
            ]),
        "sun.horizon": SymbolDesign("☀", halfSun + [.line("M12 6.6V7.4").color(.systemYellow)]),
        "sunrise": SymbolDesign("↑☀", halfSun + [.line("M12 9V2.8M8.8 6L12 2.8L15.2 6").level(1)]),
        "sunset": SymbolDesign("↓☀", halfSun + [.line("M12 2.8V9M8.8 5.8L12 9L15.2 5.8").level(1)]),
        "tornado": SymbolDesign("🌪", [.line("M3.4 3.8H20.6M5 7.9H18.4M8 12H18.6M10.6 16.1H17M12.4 20.2H14.6")]),
        "hurricane": SymbolDesign(
            "🌀",
            [
                .body("M12 6.6A5.4 5.4 0 1 1 11.9 6.6Z"),
                .line("M6.6 12C6.6 7 10.6 3 18.4 3M17.4 12C17.4 17 13.4 21 5.6 21"),
                .holes([(12, 12)], factor: 1.6),
            ]),
        "wind.snow": SymbolDesign(
            "❄", width: 26,
            [
                .line("M3 9.4H14.2A2.7 2.7 0 1 0 11.6 5.8M3 13.6H19.2A3 3 0 1 1 16.2 17.4"),
                .dots([(5, 18), (10, 18), (7.4, 21.2), (20.4, 5), (20, 9)], factor: 1).level(1),
            ]),
        "humidity": SymbolDesign(
            "💧", width: 28,
            [
                .body("M9.4 2.8C11.6 6.4 15.4 10 15.4 14.4A6 6 0 0 1 3.4 14.4C3.4 10 7.2 6.4 9.4 2.8Z").color(
                    .systemBlue),
                .line("M18 6H25M19.6 12H25M18 18H25").level(1),
            ]),
        "thermometer.sun": SymbolDesign(
            "🌡", width: 26,
            glass + [
                .body(SymbolShape.circle(18.6, 9, 2.6)).color(.systemYellow).level(1),
                .line(SymbolShape.rays(18.6, 9, 8, from: 4.7, to: 4.9)).color(.systemYellow).level(1),
            ]),
        "thermometer.snowflake": SymbolDesign(
            "🌡", width: 26, glass + [.line(SymbolShape.rays(18.6, 9, 6, from: 0, to: 4.9)).color(.systemCyan).level(1)]),
        "rays": SymbolDesign("☼", [.line(SymbolShape.rays(12, 12, 8, from: 4.4, to: 9.4))]),
        "bolt.horizontal": SymbolDesign(
            "⚡", width: 28, [.body("M25.4 11L14.4 6.4V10.2L2.6 13L13.6 17.6V13.8Z").color(.systemYellow)]),
        "sun.snow": SymbolDesign(
            "☀", highSun + [.dots([(7, 18), (12, 21), (17, 18)], factor: 1.4).color(.systemCyan).level(1)]),
    ]
}
