extension SymbolCatalog {
    /// A person: head, and shoulders on a line.
    private static let person = SymbolPart.body(SymbolShape.circle(12, 7.2, 4.6) + shoulders)

    private static let shoulders = "M12 14.4C17.2 14.4 20.6 17.2 21 21H3C3.4 17.2 6.8 14.4 12 14.4Z"

    private static func person(x: Double, y: Double, scale: Double, level: Int) -> SymbolPart {
        person.placed(x: x, y: y, scale: scale).level(level).pen(0.95)
    }

    /// People as a whole.
    static let people: [String: SymbolDesign] = [
        "person": SymbolDesign("☻", fill: "☻", [person]),
        "person.2": SymbolDesign(
            "☻☻", width: 34,
            [person(x: 14.2, y: 2.3, scale: 0.86, level: 1), person(x: 0.6, y: 0, scale: 1, level: 0).inFront]),
        "person.3": SymbolDesign(
            "☻☻", width: 42,
            [
                person(x: -0.4, y: 4.4, scale: 0.78, level: 1), person(x: 23.7, y: 4.4, scale: 0.78, level: 2),
                person(x: 9, y: 0, scale: 1, level: 0).inFront,
            ]),
        "person.crop.circle": SymbolDesign(
            "☻",
            [
                .body(SymbolShape.circle(12, 12, 10)).level(1), .detail(SymbolShape.circle(12, 9.4, 3.5)).onlyOutlined,
                .detail("M5.2 19.2C6.2 16.2 8.8 14.9 12 14.9C15.2 14.9 17.8 16.2 18.8 19.2").onlyOutlined,
                .detail(SymbolShape.circle(12, 9.3, 3.1)).solid.onlyFilled,
                .detail("M5.9 19.1C6.9 16.6 9 15.5 12 15.5C15 15.5 17.1 16.6 18.1 19.1C14.6 22 9.4 22 5.9 19.1Z").solid
                    .onlyFilled.pen(0.4),
            ]),
        "person.crop.square": SymbolDesign(
            "☻",
            [
                .body(SymbolShape.box(2.8, 2.8, 21.2, 21.2, 4)).level(1),
                .detail(SymbolShape.circle(12, 9.6, 3.4)),
                .detail("M5.6 21C6.2 17.4 8.6 15.4 12 15.4C15.4 15.4 17.8 17.4 18.4 21"),
            ]),
        "person.text.rectangle": SymbolDesign(
            "▤", width: 28,
            [
                .body(SymbolShape.box(2, 3.8, 26, 20.2, 3.2)), .detail(SymbolShape.circle(9, 9.6, 2.3)),
                .detail("M5.4 16.4C5.8 14.4 7.2 13.8 9 13.8C10.8 13.8 12.2 14.4 12.6 16.4"),
                .detail("M16.4 9.2H22M16.4 12.6H22M16.4 16H20"),
            ]),
        "figure.stand": SymbolDesign(
            "♟", width: 16,
            [
                .solid(SymbolShape.circle(8, 3.8, 1.6)),
                .line("M8 8.4V14.6M3.6 9.6L8 8.4L12.4 9.6M5.4 21.6L8 14.6L10.6 21.6").pen(1.15),
            ]),
        "figure.walk": SymbolDesign(
            "🚶", width: 18,
            [
                .solid(SymbolShape.circle(10.6, 3.6, 1.6)),
                .line(
                    "M10 8.2L8.4 14.4L12 17.2L13 21.8M8.4 14.4L7 18L4.4 21.6M10 8.2L5.8 10.4L4.8 13.6M10.2 8.4L12.4 11.6L15.4 12.6"
                )
                .pen(1.15),
            ]),
        "figure.run": SymbolDesign(
            "🏃", width: 22,
            [
                .solid(SymbolShape.circle(14.4, 3.8, 1.6)),
                .line(
                    "M12 8L9.4 13.6L13.4 16.2L12.6 21.6M9.4 13.6L7.6 17.4H3M12 8L7.4 7.4L4.6 10.6M12.2 8.2L14.8 11.4L18.6 11"
                )
                .pen(1.15),
            ]),
        "hand.thumbsup": thumbsUp,
        "hand.thumbsdown": thumbsUp.turned(180, "👎"),
        "hand.point.right": pointing,
        "hand.point.left": pointing.mirrored("☜"),
        "hand.point.up": pointing.turned(270, "☝"),
        "hand.point.down": pointing.turned(90, "☟"),
        "hand.raised": SymbolDesign(
            "✋",
            [
                .body(
                    "M7.4 12.6V5.2A1.4 1.4 0 0 1 10.2 5.2V3.8A1.4 1.4 0 0 1 13 3.8V4.8A1.4 1.4 0 0 1 15.8 4.8V7"
                        + "A1.4 1.4 0 0 1 18.6 7V14.6A7 7 0 0 1 11.8 21.6C8.6 21.6 6.9 20.4 5.4 17.8L3.2 13.8"
                        + "A1.5 1.5 0 0 1 5.6 12.2L7.4 14.2Z"),
                .detail("M10.2 5.2V11.4M13 4.8V11.4M15.8 7V11.8").pen(0.8),
            ]),
    ]

    private static let thumbsUp = SymbolDesign(
        "👍",
        [
            .body(
                "M8 10.2L12 2.6A2.6 2.6 0 0 1 14.8 5.2V8.6H19A2.4 2.4 0 0 1 21.4 11.4L20 18.6A2.8 2.8 0 0 1 17.2 20.8H8Z"
            ),
            .body("M2.8 10.2H8V20.8H2.8Z"), .detail("M8 10.2V20.8").onlyFilled,
        ])

    private static let pointing = SymbolDesign(
        "☞",
        [
            .body(
                "M9.6 8.2H20.2A1.7 1.7 0 0 1 20.2 11.6H14.8A1.6 1.6 0 0 1 15.2 14.4A1.6 1.6 0 0 1 14.4 17.2"
                    + "A1.6 1.6 0 0 1 12.6 19.8H8C5 19.8 2.4 17.4 2.4 14.2V12.8C2.4 11 3.4 9.6 5 8.6L9.4 5.2"
                    + "A1.5 1.5 0 0 1 11.4 7.4L10.4 8.2Z"),
            .detail("M15 14.4H12M14.4 17.2H11.8M14.8 11.6H12").pen(0.8),
        ])

    private static let face = SymbolShape.circle(12, 12, 10)

    /// Faces and parts of them.
    static let faces: [String: SymbolDesign] = [
        "face.smiling": SymbolDesign(
            "☺", fill: "☻",
            [
                .body(face).level(1), .holes([(8.6, 9.6), (15.4, 9.6)], factor: 1.5),
                .detail("M7.4 14C8.2 16.4 9.8 17.4 12 17.4C14.2 17.4 15.8 16.4 16.6 14"),
            ]),
        "face.dashed": SymbolDesign(
            "☹",
            [
                .line((0..<8).map { SymbolShape.arc(12, 12, 10, Double($0) * 45 - 11, Double($0) * 45 + 11) }.joined())
                    .level(1),
                .dots([(8.6, 9.8), (15.4, 9.8)], factor: 1.5), .line("M8 15.6H16"),
            ]),
        "eye": SymbolDesign(
            "◉", width: 28,
            [
                .body("M2.2 12C5 7.2 9 4.6 14 4.6C19 4.6 23 7.2 25.8 12C23 16.8 19 19.4 14 19.4C9 19.4 5 16.8 2.2 12Z"),
                .detail(SymbolShape.circle(14, 12, 3.5)),
            ]),
        "eyes": SymbolDesign(
            "◉◉", width: 26,
            [
                .body(SymbolShape.ellipse(7.4, 12, 5, 8.6)), .body(SymbolShape.ellipse(18.6, 12, 5, 8.6)),
                .holes([(9, 13), (20.2, 13)], factor: 2.4),
            ]),
        "eyeglasses": SymbolDesign(
            "∞", width: 30,
            [
                .line(SymbolShape.circle(8, 14, 5)), .line(SymbolShape.circle(22, 14, 5)),
                .line("M13 13C14.2 12 15.8 12 17 13M3 13L5.4 6.6L8 5.6M27 13L24.6 6.6L22 5.6"),
            ]),
        "mouth": SymbolDesign(
            "⌣", width: 28,
            [
                .body(
                    "M2.4 12C6 8.4 9.4 6.4 11.6 6.4C12.6 6.4 13.2 7 14 7C14.8 7 15.4 6.4 16.4 6.4C18.6 6.4 22 8.4 25.6 12C22 16 18.4 18 14 18C9.6 18 6 16 2.4 12Z"
                ), .detail("M6 12H22"),
            ]),
    ]
}
