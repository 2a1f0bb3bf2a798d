extension SymbolCatalog {
    private static func shape(_ text: String, _ fill: String, _ enclosure: SymbolName.Enclosure) -> SymbolDesign {
        let shape = SymbolEnclosure.shape(of: enclosure)
        return SymbolDesign(text, fill: fill, width: shape.width, shape.parts)
    }

    private static let star = SymbolShape.star(12, 12.8, corners: 5, 10.6, 4.5)

    /// Geometric shapes.
    static let shapes: [String: SymbolDesign] = [
        "circle": shape("○", "●", .circle),
        "square": shape("□", "■", .square),
        "app": shape("▢", "■", .app),
        "rectangle": shape("▭", "▬", .rectangle),
        "triangle": shape("△", "▲", .triangle),
        "diamond": shape("◇", "◆", .diamond),
        "hexagon": shape("⬡", "⬢", .hexagon),
        "octagon": shape("⯃", "⯃", .octagon),
        "seal": shape("✺", "✹", .seal),
        "shield": shape("⛨", "⛨", .shield),
        "capsule": SymbolDesign("⬭", fill: "⬬", width: 30, [.body(SymbolShape.box(2.4, 5, 27.6, 19, 7))]),
        "oval": SymbolDesign("⬭", fill: "⬬", width: 28, [.body(SymbolShape.ellipse(14, 12, 11.8, 8.4))]),
        "star": SymbolDesign("☆", fill: "★", [.body(star).color(.systemYellow)]),
        "star.leadinghalf.filled": SymbolDesign(
            "⯪", [.line(star), .solid("M12 2.2L9.4 9.2L1.9 9.5L7.7 14.2L5.8 21.4L12 17.3Z").pen(0.4)]),
        "heart": SymbolDesign(
            "♡", fill: "♥",
            [
                .body(
                    "M12 21C8 18.4 2.2 14 2.2 8.8A5.3 5.3 0 0 1 7.4 3.4C9.4 3.4 11.1 4.5 12 6.3C12.9 4.5 14.6 3.4 16.6 3.4"
                        + "A5.3 5.3 0 0 1 21.8 8.8C21.8 14 16 18.4 12 21Z"
                ).color(.systemRed)
            ]),
        "largecircle.fill.circle": SymbolDesign(
            "◉", [.line(SymbolShape.circle(12, 12, 10)).level(1), .solid(SymbolShape.circle(12, 12, 5.2))]),
        "smallcircle.filled.circle": SymbolDesign(
            "◉", [.line(SymbolShape.circle(12, 12, 10)).level(1), .solid(SymbolShape.circle(12, 12, 2.6))]),
        "circle.dashed": SymbolDesign(
            "◌",
            [
                .line(
                    (0..<8).map { SymbolShape.arc(12, 12, 10, Double($0) * 45 - 11, Double($0) * 45 + 11) }.joined())
            ]),
        "circle.lefthalf.filled": SymbolDesign(
            "◐", [.line(SymbolShape.circle(12, 12, 10)), .solid("M12 2A10 10 0 0 0 12 22Z").pen(0.3)]),
        "circle.grid.2x2": SymbolDesign(
            "⠶",
            [
                .body(SymbolShape.circle(6.8, 6.8, 3.8)), .body(SymbolShape.circle(17.2, 6.8, 3.8)),
                .body(SymbolShape.circle(6.8, 17.2, 3.8)), .body(SymbolShape.circle(17.2, 17.2, 3.8)),
            ]),
        "square.grid.2x2": SymbolDesign(
            "⊞",
            [
                .body(SymbolShape.box(2.8, 2.8, 10.2, 10.2, 1.6)), .body(SymbolShape.box(13.8, 2.8, 21.2, 10.2, 1.6)),
                .body(SymbolShape.box(2.8, 13.8, 10.2, 21.2, 1.6)), .body(SymbolShape.box(13.8, 13.8, 21.2, 21.2, 1.6)),
            ]),
        "square.grid.3x3": SymbolDesign(
            "▦",
            (0..<9).map { index in
                let (x, y) = (2.6 + Double(index % 3) * 7, 2.6 + Double(index / 3) * 7)
                return .body(SymbolShape.box(x, y, x + 4.8, y + 4.8, 1)).pen(0.85)
            }),
        "rectangle.grid.1x2": SymbolDesign(
            "⊟", width: 26,
            [
                .body(SymbolShape.box(2.6, 3, 23.4, 10.4, 2)), .body(SymbolShape.box(2.6, 13.6, 23.4, 21, 2)),
            ]),
        "rectangle.3.group": SymbolDesign(
            "⊞", width: 30,
            [
                .body(SymbolShape.box(2.4, 5, 13.6, 19, 2.2)), .body(SymbolShape.box(17, 5, 27.6, 10.6, 1.8)).level(1),
                .body(SymbolShape.box(17, 13.8, 27.6, 19, 1.8)).level(2),
            ]),
        "rectangle.split.2x1": SymbolDesign(
            "◫", width: 28, [.body(SymbolShape.box(2, 4, 26, 20, 3)), .detail("M14 4V20")]),
        "sidebar.left": SymbolDesign(
            "◧", width: 28,
            [
                .body(SymbolShape.box(2, 3.8, 26, 20.2, 3.2)), .detail("M10 3.8V20.2"),
                .detail("M5 8H6.8M5 11.4H6.8M5 14.8H6.8").pen(0.8),
            ]),
        "sidebar.right": SymbolDesign(
            "◨", width: 28,
            [
                .body(SymbolShape.box(2, 3.8, 26, 20.2, 3.2)), .detail("M18 3.8V20.2"),
                .detail("M21.2 8H23M21.2 11.4H23M21.2 14.8H23").pen(0.8),
            ]),
        "square.on.square": SymbolDesign("⧉", squareOnSquare),
        "plus.square.on.square": SymbolDesign("⧉+", squareOnSquare + [.detail("M9 11.4V18.2M5.6 14.8H12.4").pen(0.9)]),
        "square.stack": SymbolDesign(
            "▤",
            [
                .body(SymbolShape.box(2.8, 8.6, 21.2, 21.6, 3)), .line("M5 5.4H19").level(1),
                .line("M7.4 2.4H16.6").level(2),
            ]),
        "square.stack.3d.up": SymbolDesign(
            "≣",
            [
                .line("M2.4 16.6L12 21.4L21.6 16.6").level(2), .line("M2.4 12L12 16.8L21.6 12").level(1),
                .body("M12 2.8L21.6 7.5L12 12.2L2.4 7.5Z"),
            ]),
        "rectangle.stack": SymbolDesign(
            "▤", width: 26,
            [
                .body(SymbolShape.box(2.4, 8.6, 23.6, 21.4, 3)), .line("M4.8 5.4H21.2").level(1),
                .line("M7.4 2.4H18.6").level(2),
            ]),
        "square.split.2x2": SymbolDesign(
            "⊞", [.body(SymbolShape.box(2.8, 2.8, 21.2, 21.2, 3.6)), .detail("M12 2.8V21.2M2.8 12H21.2")]),
        "viewfinder": SymbolDesign(
            "⛶",
            [
                .line(
                    "M2.8 8V6A3.2 3.2 0 0 1 6 2.8H8M16 2.8H18A3.2 3.2 0 0 1 21.2 6V8M21.2 16V18A3.2 3.2 0 0 1 18 21.2H16"
                        + "M8 21.2H6A3.2 3.2 0 0 1 2.8 18V16")
            ]),
        "cube": SymbolDesign(
            "⬡", fill: "⬢",
            [.body("M12 2.2L20.8 6.9V17.1L12 21.8L3.2 17.1V6.9Z"), .detail("M3.4 7L12 11.8L20.6 7M12 11.8V21.6")]),
    ]

    private static let squareOnSquare: [SymbolPart] = [
        .body(SymbolShape.box(8, 2.4, 21.6, 16, 3)).level(1), .body(SymbolShape.box(2.4, 8, 16, 21.6, 3)).inFront,
    ]
}
