extension SymbolCatalog {
    private static let screen = SymbolShape.box(2.4, 3.4, 27.6, 17, 2.6)

    /// Computers and telephones.
    static let devices: [String: SymbolDesign] = [
        "iphone": SymbolDesign(
            "▯", fill: "▮", width: 18,
            [.body(SymbolShape.box(3.6, 2.2, 14.4, 21.8, 3)), .detail("M7.6 4.6H10.4").pen(0.9)]),
        "ipad": SymbolDesign(
            "▯", fill: "▮", width: 22, [.body(SymbolShape.box(3, 2.4, 19, 21.6, 2.6)), .detail("M9 19H13").pen(0.9)]),
        "applewatch": SymbolDesign(
            "⌚", width: 20,
            [
                .body(SymbolShape.box(4, 6, 15, 18, 3)),
                .line("M6.4 5.8L7 2.4H12L12.6 5.8M6.4 18.2L7 21.6H12L12.6 18.2M17.4 9.6V12"),
            ]),
        "macbook": SymbolDesign("💻", width: 32, [.body(SymbolShape.box(5, 4.6, 27, 17, 2)), .line("M2.4 19.6H29.6")]),
        "laptopcomputer": SymbolDesign(
            "💻", width: 32,
            [
                .body("M6.6 4H25.4A2 2 0 0 1 27.4 6V16.4H4.6V6A2 2 0 0 1 6.6 4Z"),
                .body("M2.4 16.6H29.6V17.6A2 2 0 0 1 27.6 19.6H4.4A2 2 0 0 1 2.4 17.6Z"),
            ]),
        "macbook.and.iphone": SymbolDesign(
            "💻", width: 36,
            [
                .body(SymbolShape.box(4.6, 4.4, 26, 17, 2)).level(1), .line("M2.4 19.6H24").level(1),
                .body(SymbolShape.box(26.6, 8.6, 33.6, 20.4, 1.8)).inFront,
            ]),
        "desktopcomputer": SymbolDesign(
            "🖥", width: 30,
            [
                .body(SymbolShape.box(2.4, 3, 27.6, 17, 2.6)), .detail("M2.8 13.4H27.2"),
                .line("M15 17V20.8M10.4 21H19.6"),
            ]),
        "display": SymbolDesign("🖵", width: 30, [.body(screen), .line("M15 17V20.6M10.4 20.8H19.6")]),
        "tv": SymbolDesign("📺", width: 30, [.body(screen), .line("M8.6 20.8H21.4")]),
        "keyboard": SymbolDesign(
            "⌨", width: 32,
            [
                .body(SymbolShape.box(2.2, 5, 29.8, 19, 2.8)),
                .holes(
                    [
                        (6.6, 9), (10.8, 9), (15, 9), (19.2, 9), (23.4, 9), (6.6, 12.2), (10.8, 12.2), (15, 12.2),
                        (19.2, 12.2), (25.4, 12.2),
                    ], factor: 0.95),
                .detail("M10.4 15.6H21.6").pen(0.9),
            ]),
        "computermouse": SymbolDesign(
            "🖱", width: 20, [.body(SymbolShape.box(3.6, 2.6, 16.4, 21.4, 6)), .detail("M10 6V10")]),
        "cpu": SymbolDesign(
            "▣",
            [
                .body(SymbolShape.box(5, 5, 19, 19, 2)), .detail(SymbolShape.box(9, 9, 15, 15, 0.8)),
                .line(
                    "M8.4 5V2.4M12 5V2.4M15.6 5V2.4M8.4 19V21.6M12 19V21.6M15.6 19V21.6M5 8.4H2.4M5 12H2.4M5 15.6H2.4M19 8.4H21.6M19 12H21.6M19 15.6H21.6"
                ),
            ]),
        "server.rack": SymbolDesign(
            "▤", width: 26,
            [
                .body(SymbolShape.box(2.6, 3.4, 23.4, 11, 1.8)), .body(SymbolShape.box(2.6, 13, 23.4, 20.6, 1.8)),
                .holes([(6.4, 7.2), (6.4, 16.8)], factor: 1.2), .detail("M14 7.2H19.6M14 16.8H19.6"),
            ]),
        "poweroutlet.type.b": SymbolDesign(
            "⏚",
            [
                .body(SymbolShape.box(2.8, 2.8, 21.2, 21.2, 4.4)), .detail("M8.6 6.8V11.4M15.4 6.8V11.4").pen(1.1),
                .detail("M10 18.2V16.6A2 2 0 0 1 14 16.6V18.2Z"),
            ]),
        "powerplug": SymbolDesign(
            "🔌", [.body("M6.4 8.6H17.6V11.4A5.6 5.6 0 0 1 6.4 11.4Z"), .line("M9.2 8.4V3M14.8 8.4V3M12 17V21.8")]),
    ]

    private static func battery(_ level: Double, _ text: String) -> SymbolDesign {
        var parts: [SymbolPart] = [
            .line(SymbolShape.box(2, 6, 26, 18, 3.6)).level(1),
            .line("M29.4 10.4A2.4 2.4 0 0 1 29.4 13.6").pen(1.1).level(1),
        ]
        if level > 0 {
            let charge = SymbolPart.solid(SymbolShape.box(5, 9, 5 + 18 * level, 15, 0.8)).pen(0.6)
            parts.append(level <= 0.25 ? charge.color(.systemRed) : charge.color(.systemGreen))
        }
        return SymbolDesign(text, width: 32, parts)
    }

    /// Electricity.
    static let energy: [String: SymbolDesign] = [
        "battery.100": battery(1, "▰▰"),
        "battery.75": battery(0.75, "▰▰"),
        "battery.50": battery(0.5, "▰▱"),
        "battery.25": battery(0.25, "▰▱"),
        "battery.0": battery(0, "▱▱"),
        "bolt": SymbolDesign(
            "⚡", width: 20, [.body("M12 2.4L3.4 13.6H9.2L7.8 21.6L16.6 10H10.6Z").color(.systemYellow)]),
        "flame": SymbolDesign(
            "🔥", width: 20,
            [
                .body(
                    "M9.6 2.4C10.6 6.6 16.8 9 16.8 14.8A6.8 6.8 0 0 1 3.2 14.8C3.2 12 4.8 10.2 5.8 9C6 10.8 6.8 11.8 7.8 12.2C7.4 8.6 8 5 9.6 2.4Z"
                ).color(.systemOrange)
            ]),
    ]

    /// Containers of other things.
    static let containers: [String: SymbolDesign] = [
        "square.dashed": SymbolDesign(
            "⬚",
            [
                .line(
                    "M2.8 8V6A3.2 3.2 0 0 1 6 2.8H7M10.4 2.8H13.6M17 2.8H18A3.2 3.2 0 0 1 21.2 6V7M21.2 10.4V13.6M21.2 17V18A3.2 3.2 0 0 1 18 21.2H17M13.6 21.2H10.4M7 21.2H6A3.2 3.2 0 0 1 2.8 18V17M2.8 13.6V11.4"
                )
            ]),
        "rectangle.portrait": SymbolDesign("▯", fill: "▮", width: 22, [.body(SymbolShape.box(3, 2.2, 19, 21.8, 3))]),
        "rectangle.portrait.and.arrow.right": SymbolDesign(
            "↦", width: 26,
            [
                .line("M16 7.4V5.6A3 3 0 0 0 13 2.6H6A3 3 0 0 0 3 5.6V18.4A3 3 0 0 0 6 21.4H13A3 3 0 0 0 16 18.4V16.6")
                    .level(1), .line("M9.4 12H23M19 8L23 12L19 16"),
            ]),
        "macwindow": SymbolDesign(
            "▭", width: 28,
            [
                .body(SymbolShape.box(2, 3.8, 26, 20.2, 3)), .detail("M2 8.6H26"),
                .holes([(5.6, 6.2), (8.6, 6.2)], factor: 0.7),
            ]),
        "menubar.rectangle": SymbolDesign(
            "▭", width: 28, [.body(SymbolShape.box(2, 3.8, 26, 20.2, 3)), .detail("M2 9H26")]),
    ]
}
