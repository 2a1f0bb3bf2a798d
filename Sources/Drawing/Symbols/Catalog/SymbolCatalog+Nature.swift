extension SymbolCatalog {
    static let cloud = "M7 18.4A4.7 4.7 0 0 1 6.6 9.1A6.8 6.8 0 0 1 19.6 8.2A5.2 5.2 0 0 1 20.4 18.4Z"

    /// The weather and the sky.
    static let weather: [String: SymbolDesign] = [
        "sun.max": SymbolDesign(
            "☀",
            [
                .body(SymbolShape.circle(12, 12, 4.6)).color(.systemYellow),
                .line(SymbolShape.rays(12, 12, 8, from: 7.8, to: 9.8)).color(.systemYellow),
            ]),
        "sun.min": SymbolDesign(
            "☀",
            [
                .body(SymbolShape.circle(12, 12, 4.6)).color(.systemYellow),
                .line(SymbolShape.rays(12, 12, 8, from: 7.8, to: 8.2)).color(.systemYellow),
            ]),
        "moon": SymbolDesign(
            "☾", [.body("M20.8 14.6A9 9 0 1 1 9.4 3.2A7.2 7.2 0 0 0 20.8 14.6Z").color(.systemIndigo)]),
        "cloud": SymbolDesign("☁", width: 28, [.body(cloud).placed(x: 0.4, y: 0, scale: 1)]),
        "cloud.rain": SymbolDesign(
            "🌧", width: 28,
            [
                .body(cloud).placed(x: 0.4, y: -2, scale: 1),
                .line("M8.6 18.4L7.4 21.4M14 18.4L12.8 21.4M19.4 18.4L18.2 21.4").color(.systemCyan).level(1),
            ]),
        "cloud.bolt": SymbolDesign(
            "🌩", width: 28,
            [
                .body(cloud).placed(x: 0.4, y: -2, scale: 1),
                .line("M14.6 13.4L11.4 17.6H15.4L12.4 21.8").inFront.color(.systemYellow),
            ]),
        "cloud.sun": SymbolDesign(
            "⛅", width: 30,
            [
                .body(SymbolShape.circle(20.4, 8.4, 3.8)).color(.systemYellow).level(1),
                .line(SymbolShape.rays(20.4, 8.4, 8, from: 5.9, to: 6.1, first: -135)).color(.systemYellow).level(1),
                .body(cloud).placed(x: 0.4, y: 4.6, scale: 0.88).inFront,
            ]),
        "snowflake": SymbolDesign(
            "❄",
            [.line(SymbolShape.rays(12, 12, 6, from: 0, to: 9.8))]
                + (0..<6).map { SymbolPart.line("M9.6 3.4L12 6L14.4 3.4").turned(Double($0) * 60) }),
        "wind": SymbolDesign(
            "〰", width: 26,
            [
                .line(
                    "M3 9.4H15.2A3 3 0 1 0 12.4 5.4M3 13.4H20A3.2 3.2 0 1 1 16.8 17.4M3 17.4H10.4A2.2 2.2 0 1 1 8.4 20.4"
                )
            ]),
        "drop": SymbolDesign(
            "💧", width: 20,
            [
                .body("M10 2.4C12.4 6.4 16.6 10.4 16.6 15A6.6 6.6 0 0 1 3.4 15C3.4 10.4 7.6 6.4 10 2.4Z").color(
                    .systemBlue)
            ]),
        "sparkles": SymbolDesign(
            "✨",
            [
                .body(
                    "M9.4 6.4C10.2 11 11.8 12.6 16.4 13.4C11.8 14.2 10.2 15.8 9.4 20.4C8.6 15.8 7 14.2 2.4 13.4C7 12.6 8.6 11 9.4 6.4Z"
                ),
                .solid(SymbolShape.star(18, 5.4, corners: 4, 3.3, 1)).pen(0.5).level(1),
                .solid(SymbolShape.star(19.4, 18.4, corners: 4, 2.6, 0.8)).pen(0.5).level(1),
            ]),
        "sparkle": SymbolDesign(
            "✦",
            [
                .body(
                    "M12 2.4C13.2 9 15 10.8 21.6 12C15 13.2 13.2 15 12 21.6C10.8 15 9 13.2 2.4 12C9 10.8 10.8 9 12 2.4Z"
                )
            ]),
        "rainbow": SymbolDesign(
            "⌒", width: 28,
            [
                .line(SymbolShape.arc(14, 18, 12, 180, 360)).color(.systemRed),
                .line(SymbolShape.arc(14, 18, 8.4, 180, 360)).color(.systemYellow).level(1),
                .line(SymbolShape.arc(14, 18, 4.8, 180, 360)).color(.systemBlue).level(2),
            ]),
    ]

    /// Animals and plants.
    static let living: [String: SymbolDesign] = [
        "bird": SymbolDesign(
            "🐦", width: 26,
            [
                .body(
                    "M23.6 7.2L20.4 6.2C19.8 3.8 17.8 2.8 15.8 2.8C13 2.8 11 4.8 11 7.6V9.2L2.4 15.4C6 18.2 10.2 19 14 18.2C18.2 17.2 20.8 13.8 20.8 9.6V9.2Z"
                ),
                .holes([(16, 6.8)], factor: 1.1), .line("M11.4 18.6L10.6 21.8M15.4 18L15 21.8").pen(0.9),
                .detail("M9.4 14.4C11.6 14.6 13.8 13.4 14.8 11"),
            ]),
        "ladybug": SymbolDesign(
            "🐞",
            [
                .body("M12 7C16.2 7 19 10 19 14C19 18.2 16.2 21.6 12 21.6C7.8 21.6 5 18.2 5 14C5 10 7.8 7 12 7Z").color(
                    .systemRed),
                .solid("M7.8 8.4A4.2 4.2 0 0 1 16.2 8.4C13.8 6.8 10.2 6.8 7.8 8.4Z").pen(0.6),
                .line("M9.4 4.4L7.6 2.4M14.6 4.4L16.4 2.4"),
                .detail("M12 7.4V21.4"), .holes([(8.4, 12.4), (15.6, 12.4), (9, 17), (15, 17)], factor: 1.3),
                .line("M5.2 11.4L2.6 9.8M5 15H2.2M5.8 18.2L3.6 20.4M18.8 11.4L21.4 9.8M19 15H21.8M18.2 18.2L20.4 20.4")
                    .pen(0.9),
            ]),
        "pawprint": SymbolDesign(
            "🐾",
            [
                .body(
                    "M12 11C14.8 11 18 15.4 18 18A3 3 0 0 1 14.8 21C13.6 21 12.8 20.4 12 20.4C11.2 20.4 10.4 21 9.2 21A3 3 0 0 1 6 18C6 15.4 9.2 11 12 11Z"
                ),
                .body(SymbolShape.ellipse(8.6, 5.6, 2, 2.8)), .body(SymbolShape.ellipse(15.4, 5.6, 2, 2.8)),
                .body(SymbolShape.ellipse(4.2, 11.4, 1.8, 2.4)), .body(SymbolShape.ellipse(19.8, 11.4, 1.8, 2.4)),
            ]),
        "leaf": SymbolDesign(
            "☘",
            [
                .body("M20.8 3.2C21.8 11 18.4 18.6 11 18.8C6.6 18.8 4.4 16 4.8 12.6C5.4 6.4 13 5.8 20.8 3.2Z").color(
                    .systemGreen), .detail("M15 8.8C11.6 11 8.4 14 6.6 17.4"), .line("M6.4 17.6L3.4 21.2"),
            ]),
        "tree": SymbolDesign(
            "🌲", width: 22, [.body("M11 2.4L17 10.4H14.6L19.2 17.4H2.8L7.4 10.4H5Z"), .line("M11 17.6V21.8").pen(1.3)]),
        "ant": SymbolDesign(
            "🐜",
            [
                .body(SymbolShape.ellipse(12, 17.4, 3.2, 4.2)), .body(SymbolShape.circle(12, 10.8, 2)),
                .body(SymbolShape.circle(12, 5.8, 2.4)),
                .line(
                    "M10.4 3.8L8.4 2.2M13.6 3.8L15.6 2.2M10 10L4.6 7.4M14 10L19.4 7.4M9.6 11.6L3.6 13M14.4 11.6L20.4 13M9.2 15.4L4.6 19.6M14.8 15.4L19.4 19.6"
                ),
            ]),
        "fish": SymbolDesign(
            "🐟", width: 28,
            [
                .body("M2.4 12C6 6.6 14 5.4 19.4 12C14 18.6 6 17.4 2.4 12Z"), .body("M19.4 12L25.6 6.8V17.2Z"),
                .holes([(7.4, 11)], factor: 1.2),
            ]),
    ]

    /// Food and drink.
    static let food: [String: SymbolDesign] = [
        "fork.knife": SymbolDesign(
            "🍴",
            [
                .line("M4.6 2.6V7.6A2.9 2.9 0 0 0 10.4 7.6V2.6M7.5 2.6V21.4"),
                .solid("M18.6 2.8C16 4.4 15 8.4 15.2 12.6H18.6Z").pen(0.8), .line("M18.6 2.8V21.4"),
            ]),
        "cup.and.saucer": SymbolDesign(
            "☕", width: 28,
            [
                .body("M4.6 4.4H20.4V10.4A6 6 0 0 1 14.4 16.4H10.6A6 6 0 0 1 4.6 10.4Z"),
                .line("M20.4 6.4H22A3 3 0 0 1 22 12.4H20.2M3 20.4H22"),
            ]),
        "mug": SymbolDesign(
            "☕", width: 26,
            [
                .body("M4 3.6H17.4V18A2.8 2.8 0 0 1 14.6 20.8H6.8A2.8 2.8 0 0 1 4 18Z"),
                .line("M17.4 7.4H19.6A3.4 3.4 0 0 1 23 10.8V12.4A3.4 3.4 0 0 1 19.6 15.8H17.4"),
            ]),
        "wineglass": SymbolDesign(
            "🍷", width: 20, [.body("M5 2.6H15L16 8.4A6 6 0 0 1 4 8.4Z"), .line("M10 14.4V21.2M5.6 21.4H14.4")]),
        "birthday.cake": SymbolDesign(
            "🎂", width: 26,
            [
                .body("M4 12.4H22A1.6 1.6 0 0 1 23.6 14V21H2.4V14A1.6 1.6 0 0 1 4 12.4Z"),
                .detail("M2.4 16.4C5 18.4 7 18.4 9.4 16.4C11.8 18.4 14.2 18.4 16.6 16.4C19 18.4 21 18.4 23.6 16.4"),
                .line("M8 12V8.4M13 12V8.4M18 12V8.4"), .dots([(8, 4.8), (13, 4.8), (18, 4.8)], factor: 1.3),
            ]),
        "carrot": SymbolDesign(
            "🥕",
            [
                .body("M8.4 8.6C11.4 6.6 15.4 9.6 14.4 13.4L3 21Z"),
                .line("M13.4 8.6L20.6 8M13.4 8.6L19 3.4M13.4 8.6L13.6 2.6"),
            ]),
    ]
}
