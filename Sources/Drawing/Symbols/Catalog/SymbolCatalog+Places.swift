extension SymbolCatalog {
    /// Places.
    static let places: [String: SymbolDesign] = [
        "house": SymbolDesign(
            "⌂", width: 26,
            [
                .line("M2.4 12.2L11.6 3.6A2 2 0 0 1 14.4 3.6L23.6 12.2"),
                .body("M5.2 10L13 2.8L20.8 10V19A2.2 2.2 0 0 1 18.6 21.2H7.4A2.2 2.2 0 0 1 5.2 19Z").onlyFilled,
                .line("M5.2 10.2V19A2.2 2.2 0 0 0 7.4 21.2H18.6A2.2 2.2 0 0 0 20.8 19V10.2").onlyOutlined,
                .detail("M10.2 21V15.6A1.4 1.4 0 0 1 11.6 14.2H14.4A1.4 1.4 0 0 1 15.8 15.6V21"),
            ]),
        "building.2": SymbolDesign(
            "🏢", width: 28,
            [
                .body("M4.4 2.6H13.6A1.6 1.6 0 0 1 15.2 4.2V21.2H2.8V4.2A1.6 1.6 0 0 1 4.4 2.6Z"),
                .body("M15.2 9.4H23.6A1.6 1.6 0 0 1 25.2 11V21.2H15.2Z").level(1), .detail("M15.2 9V21.4").onlyFilled,
                .holes(
                    [
                        (6.8, 6.8), (11.2, 6.8), (6.8, 10.8), (11.2, 10.8), (6.8, 14.8), (11.2, 14.8), (20.2, 13.4),
                        (20.2, 17),
                    ], factor: 1),
            ]),
        "building.columns": SymbolDesign(
            "🏛", width: 26,
            [.body("M13 2.6L23 7.8V9.4H3V7.8Z"), .line("M6 12V17.6M10.7 12V17.6M15.3 12V17.6M20 12V17.6M3 21.2H23")]),
        "map": SymbolDesign(
            "🗺", width: 28,
            [
                .body("M2.4 6.4L9.6 3.2L18.4 6.8L25.6 3.6V17.6L18.4 20.8L9.6 17.2L2.4 20.4Z"),
                .detail("M9.6 3.6V17M18.4 7V20.6"),
            ]),
        "mappin": SymbolDesign(
            "⚲", width: 16, [.body(SymbolShape.circle(8, 6.6, 4.4)).color(.systemRed), .line("M8 11.2V21.8")]),
        "mappin.and.ellipse": SymbolDesign(
            "⚲",
            [
                .body(SymbolShape.circle(12, 6.4, 4.2)), .line("M12 10.6V18.4"),
                .line(
                    "M8 14.4C4.6 14.8 2.4 16 2.4 17.6C2.4 19.8 6.6 21.4 12 21.4C17.4 21.4 21.6 19.8 21.6 17.6C21.6 16 19.4 14.8 16 14.4"
                ).level(1),
            ]),
        "location": SymbolDesign("➤", [.body("M21.2 2.8L13.2 21L11.4 12.6L3 10.8Z")]),
        "flag": SymbolDesign(
            "⚐", fill: "⚑", width: 22,
            [
                .line("M3.6 2.6V21.6"),
                .body(
                    "M3.6 4.2C6 2.6 8.6 2.8 11.2 4C13.8 5.2 16.2 5.2 18.8 4V13.8C16.2 15 13.8 15 11.2 13.8C8.6 12.6 6 12.4 3.6 14Z"
                ),
            ]),
        "bed.double": SymbolDesign(
            "🛏", width: 30,
            [
                .body("M2.4 12.4A2.4 2.4 0 0 1 4.8 10H25.2A2.4 2.4 0 0 1 27.6 12.4V17H2.4Z"),
                .line(
                    "M2.4 16.4V20.4M27.6 16.4V20.4M4.8 10V7A3 3 0 0 1 7.8 4H22.2A3 3 0 0 1 25.2 7V10M8.6 9.8V8.6H21.4V9.8"
                ),
            ]),
    ]

    /// Vehicles and movement.
    static let transport: [String: SymbolDesign] = [
        "box.truck": SymbolDesign(
            "⛟", width: 32,
            [
                .body("M4 5.2H17A1.8 1.8 0 0 1 18.8 7V17.6H2.2V7A1.8 1.8 0 0 1 4 5.2Z"),
                .body("M18.8 8.8H24.4L29.8 13.2V17.6H18.8Z"), .detail("M18.8 8.6V17.6").onlyFilled,
                .detail("M22 11.4H24L26 13.2H22Z").pen(0.5).onlyFilled,
                .body(SymbolShape.circle(8.4, 18.2, 2.5)).inFront, .body(SymbolShape.circle(23.8, 18.2, 2.5)).inFront,
            ]),
        "car": SymbolDesign(
            "⛍", width: 28,
            [
                .body(
                    "M4 12L6.2 6.4A2.8 2.8 0 0 1 8.8 4.6H19.2A2.8 2.8 0 0 1 21.8 6.4L24 12C25 12.6 25.6 13.6 25.6 14.8V19.4H2.4V14.8C2.4 13.6 3 12.6 4 12Z"
                ),
                .detail("M5.4 11.4H22.6L20.8 7H7.2Z").onlyFilled.solid.pen(0.4), .line("M4 12H24").onlyOutlined,
                .holes([(6.8, 15.6), (21.2, 15.6)], factor: 1.5), .line("M5.4 19.4V21.2M22.6 19.4V21.2").pen(1.4),
            ]),
        "airplane": SymbolDesign(
            "✈",
            [
                .solid(
                    "M21.6 12C21.6 10.6 20.4 10.4 19 10.4H15L9.6 3H7.4L10 10.4H6L4 7.6H2.4L3.6 12L2.4 16.4H4L6 13.6H10L7.4 21H9.6L15 13.6H19C20.4 13.6 21.6 13.4 21.6 12Z"
                ).pen(0.4)
            ]),
        "bicycle": SymbolDesign(
            "🚲", width: 32,
            [
                .line(SymbolShape.circle(7.4, 15.4, 5)), .line(SymbolShape.circle(24.6, 15.4, 5)),
                .line(
                    "M7.4 15.4L11.4 8H20.4L24.6 15.4M11.4 8L15.4 15.4L20.4 8M7.4 15.4H15.4M20.4 8L19.2 4.8H22M9.6 5.6H13M11.4 8L10.8 5.6"
                ),
            ]),
        "tram": SymbolDesign(
            "🚋",
            [
                .body(SymbolShape.box(5, 4.6, 19, 18.4, 3)), .detail("M5 12.4H19"),
                .holes([(8.4, 15.4), (15.6, 15.4)], factor: 1.2),
                .line("M8.4 18.6L6.4 21.8M15.6 18.6L17.6 21.8M9 2.2H15M12 2.4V4.4"),
            ]),
        "bus": SymbolDesign(
            "🚌",
            [
                .body(SymbolShape.box(4, 3, 20, 19, 3)), .detail("M4 12.6H20M6.6 6H17.4"),
                .holes([(7.6, 15.8), (16.4, 15.8)], factor: 1.3), .line("M6.4 19V21.2M17.6 19V21.2").pen(1.3),
            ]),
        "sailboat": SymbolDesign(
            "⛵",
            [
                .body("M3 16.4H21L18.4 20.4A1.8 1.8 0 0 1 17 21.2H7A1.8 1.8 0 0 1 5.6 20.4Z"),
                .body("M12 2.6V13.4H4.4Z"), .body("M14.4 6L20 13.4H14.4Z").level(1),
            ]),
    ]
}
