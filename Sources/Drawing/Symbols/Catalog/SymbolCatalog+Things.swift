extension SymbolCatalog {
    private static let shackle = "M7.4 10.4V7.4A4.6 4.6 0 0 1 16.6 7.4V10.4"
    private static let lockBody = SymbolShape.box(4.2, 10.4, 19.8, 21.4, 2.6)

    /// Locks and keys.
    static let security: [String: SymbolDesign] = [
        "lock": SymbolDesign("🔒", width: 24, [.line(shackle), .body(lockBody)]),
        "lock.open": SymbolDesign("🔓", [.line("M7.4 10.4V6.8A4.6 4.6 0 0 1 16.4 5.4"), .body(lockBody)]),
        "lock.rotation": SymbolDesign(
            "🔒",
            [
                .line("M20.9 13.4A9.2 9.2 0 1 1 18.7 5.9").level(1), .line("M19.4 2.4V6.6H15.2").level(1),
                .solid(SymbolShape.box(8.6, 11.4, 15.4, 16, 1)).pen(0.7),
                .line("M9.8 11V9.8A2.2 2.2 0 0 1 14.2 9.8V11").pen(0.75),
            ]),
        "key": SymbolDesign(
            "⚷",
            [
                .body("M8.6 9.4A6.2 6.2 0 1 1 14.6 15.4L12.8 17.2H10.6V19.4H8.4V21.4H2.8V17.4Z"),
                .holes([(16.4, 7.6)], factor: 1.7),
            ]),
        "faceid": SymbolDesign(
            "☺",
            [
                .line(
                    "M2.8 8V6A3.2 3.2 0 0 1 6 2.8H8M16 2.8H18A3.2 3.2 0 0 1 21.2 6V8M21.2 16V18A3.2 3.2 0 0 1 18 21.2H16M8 21.2H6A3.2 3.2 0 0 1 2.8 18V16"
                ),
                .line("M8 8.4V10M16 8.4V10M12.2 8.4V12.6H11M8.6 15.6C10.4 17.2 13.6 17.2 15.4 15.6"),
            ]),
    ]

    /// Other things.
    static let things: [String: SymbolDesign] = [
        "cart": SymbolDesign(
            "🛒", width: 26,
            [
                .line("M2.4 3.4H4.4A1.6 1.6 0 0 1 6 4.6L8.6 15.4A1.8 1.8 0 0 0 10.4 16.8H20.6"),
                .body("M6.4 6.4H23.4L21.6 13H8Z"), .solid(SymbolShape.circle(10.4, 20.4, 0.8)),
                .solid(SymbolShape.circle(19.4, 20.4, 0.8)),
            ]),
        "bag": SymbolDesign(
            "🛍",
            [
                .body("M5 7.4H19L20.2 18.8A2.4 2.4 0 0 1 17.8 21.4H6.2A2.4 2.4 0 0 1 3.8 18.8Z"),
                .line("M8 7.4V6.6A4 4 0 0 1 16 6.6V7.4"), .detail("M8 7.4V10.4M16 7.4V10.4").onlyFilled,
            ]),
        "handbag": SymbolDesign(
            "👜",
            [
                .body(SymbolShape.box(2.6, 8.6, 21.4, 20.8, 2.8)), .line("M7 8.6A5 5 0 0 1 17 8.6"),
                .detail("M8.6 8.6V12M15.4 8.6V12"),
            ]),
        "creditcard": SymbolDesign(
            "💳", width: 28,
            [.body(SymbolShape.box(2, 4.4, 26, 19.6, 3)), .detail("M2.8 9.6H25.2").pen(1.4), .detail("M5.8 15.4H10")]),
        "wallet.pass": SymbolDesign(
            "▤",
            [
                .body(SymbolShape.box(3.4, 2.4, 20.6, 21.6, 3)), .detail("M3.4 7.4H20.6M3.4 11.4H20.6"),
                .detail("M3.4 15.6H8.4A3.8 3.8 0 0 0 15.6 15.6H20.6"),
            ]),
        "gift": SymbolDesign(
            "🎁",
            [
                .body(SymbolShape.box(2.6, 7.2, 21.4, 11.6, 1.2)),
                .body("M4.2 11.6H19.8V19.4A2 2 0 0 1 17.8 21.4H6.2A2 2 0 0 1 4.2 19.4Z"),
                .line(
                    "M12 7C10.6 2.6 6.2 1.6 5.8 4.6C5.6 6.4 8.4 7 12 7C15.6 7 18.4 6.4 18.2 4.6C17.8 1.6 13.4 2.6 12 7Z"
                ),
                .detail("M12 7.2V21.4"), .detail("M4.4 11.6H19.6").onlyFilled,
            ]),
        "trophy": SymbolDesign(
            "🏆", width: 26,
            [
                .body("M7 3H19V9.4A6 6 0 0 1 7 9.4Z"),
                .line("M7 5.2H2.8C2.8 9 4.6 11.4 7.6 11.8M19 5.2H23.2C23.2 9 21.4 11.4 18.4 11.8M13 15.4V18"),
                .body("M8.4 21.2C8.4 19.2 9.8 18 11.4 18H14.6C16.2 18 17.6 19.2 17.6 21.2Z"),
            ]),
        "medal": SymbolDesign(
            "🏅",
            [
                .body(SymbolShape.circle(12, 15.2, 6.2)), .line("M8.4 10L5 2.6M15.6 10L19 2.6M9.4 2.6L12 8L14.6 2.6"),
                .detail("M12 12.6V17.8"),
            ]),
        "rosette": SymbolDesign(
            "✺",
            [
                .body(SymbolShape.scallop(12, 9.2, bumps: 9, radius: 6.2, bump: 2.3)),
                .body("M8 15.4L6.6 21.8L12 18.8L17.4 21.8L16 15.4").level(1), .detail(SymbolShape.circle(12, 9.2, 2.4)),
            ]),
        "crown": SymbolDesign(
            "♔", fill: "♚", width: 28, [.body("M2.6 7.4L8.4 12L14 4L19.6 12L25.4 7.4L22.8 19.6H5.2Z")]),
        "puzzlepiece": SymbolDesign(
            "⧉",
            [
                .body(
                    "M3.4 8H8.6C7.2 5.6 8.2 2.8 10.6 2.8C13 2.8 14 5.6 12.6 8H18V12.6C20.4 11.2 21.8 12.8 21.8 14.6C21.8 16.4 20.4 18 18 16.6V21.2H3.4V16.8C5.8 18 7.4 16.6 7.4 14.6C7.4 12.6 5.8 11.2 3.4 12.4Z"
                )
            ]),
        "dice": SymbolDesign(
            "⚄",
            [
                .body(SymbolShape.box(2.8, 2.8, 21.2, 21.2, 4)),
                .holes([(7.6, 7.6), (16.4, 7.6), (12, 12), (7.6, 16.4), (16.4, 16.4)], factor: 1.6),
            ]),
        "theatermasks": SymbolDesign(
            "☺☹", width: 30,
            [
                .body("M14.4 8.6C19 10 23.6 9.6 27.6 7.4C28.4 14.4 26.4 20 21.2 21.4C16 20 13.8 15.6 14.4 8.6Z").level(
                    1),
                .body("M2.4 4.4C6.4 6.4 11.4 6.4 15.6 4.4C16.4 11.4 14.4 16.8 9 18.4C3.6 16.8 1.8 11.4 2.4 4.4Z")
                    .inFront,
                .holes([(6.4, 9.4), (11.6, 9.4)], factor: 1.3), .detail("M6.2 13C8 14.8 10 14.8 11.8 13").pen(0.9),
            ]),
        "graduationcap": SymbolDesign(
            "🎓", width: 30,
            [.body("M15 4L28 9.8L15 15.6L2 9.8Z"), .line("M7.4 12.6V17.4C10 20.4 20 20.4 22.6 17.4V12.6M26.2 11V18")]),
        "ticket": SymbolDesign(
            "🎫", width: 30,
            [
                .body(
                    "M4 5H26A1.8 1.8 0 0 1 27.8 6.8V9.6A2.5 2.5 0 0 0 27.8 14.4V17.2A1.8 1.8 0 0 1 26 19H4A1.8 1.8 0 0 1 2.2 17.2V14.4A2.5 2.5 0 0 0 2.2 9.6V6.8A1.8 1.8 0 0 1 4 5Z"
                ), .detail("M19.6 6.8V8.6M19.6 11.1V12.9M19.6 15.4V17.2"),
            ]),
        "qrcode": SymbolDesign(
            "▩",
            [
                .line(SymbolShape.box(3, 3, 10, 10, 0.8)), .line(SymbolShape.box(14, 3, 21, 10, 0.8)),
                .line(SymbolShape.box(3, 14, 10, 21, 0.8)),
                .dots(
                    [
                        (6.5, 6.5), (17.5, 6.5), (6.5, 17.5), (14.4, 14.4), (20.6, 14.4), (17.5, 17.5), (14.4, 20.6),
                        (20.6, 20.6),
                    ], factor: 1.2),
            ]),
        "barcode": SymbolDesign(
            "▥", width: 28,
            [.line("M3 4.4V19.6M11.4 4.4V19.6M20 4.4V19.6M25 4.4V19.6"), .line("M7.2 4.4V19.6M16 4.4V19.6").pen(1.6)]),
        "umbrella": SymbolDesign(
            "☂", [.body("M2.6 12.4A9.4 9.4 0 0 1 21.4 12.4Z"), .line("M12 12.4V19A2.4 2.4 0 0 0 16.8 19M12 2.2V3")]),
        "cross": SymbolDesign("✚", [.body("M8.8 3H15.2V8.8H21V15.2H15.2V21H8.8V15.2H3V8.8H8.8Z")]).enclosed(
            in: .systemRed),
        "bandage": SymbolDesign(
            "✚",
            [
                SymbolPart.body(SymbolShape.box(-0.4, 7, 24.4, 17, 5)).turned(-45),
                SymbolPart.detail("M7.4 7V17M16.6 7V17").turned(-45),
                SymbolPart.holes([(10.4, 12), (13.6, 12)], factor: 0.9),
            ]),
        "pills": SymbolDesign(
            "⬭",
            [
                SymbolPart.body(SymbolShape.box(1, 7.6, 23, 16.4, 4.4)).turned(-45),
                SymbolPart.detail("M12 7.6V16.4").turned(-45),
            ]),
        "thermometer.medium": SymbolDesign(
            "🌡", width: 16,
            [
                .line("M5 13.4V5A3 3 0 0 1 11 5V13.4A4.6 4.6 0 1 1 5 13.4Z"), .line("M8 8.4V16"),
                .dots([(8, 17.2)], factor: 2.2),
            ]),
        "stethoscope": SymbolDesign(
            "⚕",
            [
                .line("M5.4 3H3.4V8.4A5 5 0 0 0 13.4 8.4V3H11.4M8.4 13.4V16A5 5 0 0 0 18.4 16V13.6"),
                .line(SymbolShape.circle(18.4, 11.2, 2.3)),
            ]),
        "lightbulb": SymbolDesign(
            "💡", width: 20,
            [
                .body(
                    "M10 2.4A6.8 6.8 0 0 1 16.8 9.2C16.8 12.8 13.4 14 13.4 17H6.6C6.6 14 3.2 12.8 3.2 9.2A6.8 6.8 0 0 1 10 2.4Z"
                ).color(.systemYellow), .line("M7.2 19.4H12.8M8.4 21.8H11.6"),
            ]),
        "chair": SymbolDesign("🪑", width: 20, [.line("M5 3V13M15 3V13M5 8H15M4 21.4L5 13H15L16 21.4")]),
        "balloon": SymbolDesign(
            "🎈", width: 20,
            [
                .body(SymbolShape.ellipse(10, 8.8, 6.2, 6.6)).color(.systemRed),
                .line("M10 15.4V17.2C10 19 12 19.4 11.4 21.8"),
            ]),
        "party.popper": SymbolDesign(
            "🎉",
            [
                .body("M3 21L8 8.4L15.6 16Z"),
                .line("M12 8.4C12.4 6 11.6 4.4 10.4 3M15.6 12C18 11.6 19.6 12.4 21 13.6M14 10L20 4"),
                .dots([(15.6, 4), (20, 8.6)], factor: 1.3),
            ]),
        "tshirt": SymbolDesign(
            "👕", width: 28,
            [.body("M10 3.4C11.4 5.4 16.6 5.4 18 3.4L25.6 7.4L23.2 12L20.4 10.8V20.6H7.6V10.8L4.8 12L2.4 7.4Z")]),
    ]
}
