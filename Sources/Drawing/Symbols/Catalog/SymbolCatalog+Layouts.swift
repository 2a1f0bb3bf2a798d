extension SymbolCatalog {
    private static let wide = SymbolShape.box(2, 3.8, 26, 20.2, 3)
    private static let square = SymbolShape.box(2.8, 2.8, 21.2, 21.2, 4)

    private static func circles(_ places: [(x: Double, y: Double)], _ radius: Double) -> [SymbolPart] {
        places.map { .body(SymbolShape.circle($0.x, $0.y, radius)) }
    }

    private static let corners = SymbolPart.line(
        "M2.8 8V6A3.2 3.2 0 0 1 6 2.8H8M16 2.8H18A3.2 3.2 0 0 1 21.2 6V8M21.2 16V18A3.2 3.2 0 0 1 18 21.2H16"
            + "M8 21.2H6A3.2 3.2 0 0 1 2.8 18V16")

    private static let backAndFront: [SymbolPart] = [
        .body(SymbolShape.box(7.4, 3, 26, 15.4, 2.6)).level(1),
        .body(SymbolShape.box(2, 8.6, 20.6, 21, 2.6)).inFront,
    ]

    /// A circle of which a part is filled.
    private static func circle(_ text: String, filled notation: String) -> SymbolDesign {
        SymbolDesign(text, [.line(SymbolShape.circle(12, 12, 10)).level(1), .solid(notation).pen(0.5)])
    }

    private static func square(_ text: String, filled notation: String) -> SymbolDesign {
        SymbolDesign(text, [.line(square).level(1), .solid(notation).pen(0.5)])
    }

    /// Arrangements of rectangles, circles and squares.
    static let layouts: [String: SymbolDesign] = [
        "rectangle.3.offgrid": SymbolDesign(
            "▚", width: 28,
            [
                .body(SymbolShape.box(2.4, 3.4, 14.6, 12, 1.8)), .body(SymbolShape.box(18.4, 3.4, 25.6, 14.6, 1.8)),
                .body(SymbolShape.box(6.6, 15.4, 15, 20.6, 1.8)),
            ]),
        "rectangle.on.rectangle": SymbolDesign("⧉", width: 28, backAndFront),
        "plus.rectangle.on.rectangle": SymbolDesign(
            "⧉", width: 28, backAndFront + [.detail("M11.3 11.8V17.8M8.3 14.8H14.3")]),
        "rectangle.on.rectangle.angled": SymbolDesign(
            "⧉", width: 28,
            [
                SymbolPart.body(SymbolShape.box(7.4, 4, 25, 15.4, 2.4)).turned(7).level(1),
                SymbolPart.body(SymbolShape.box(2.4, 8.6, 19.6, 20, 2.4)).turned(-7).inFront,
            ]),
        "square.on.circle": SymbolDesign(
            "◙",
            [
                .body(SymbolShape.circle(15, 9, 6.6)).level(1),
                .body(SymbolShape.box(2.4, 9.6, 14, 21.4, 2.6)).inFront,
            ]),
        "rectangle.split.3x1": SymbolDesign("▥", width: 28, [.body(wide), .detail("M10 3.8V20.2M18 3.8V20.2")]),
        "rectangle.split.1x2": SymbolDesign("⊟", width: 28, [.body(wide), .detail("M2 12H26")]),
        "rectangle.split.2x2": SymbolDesign("⊞", width: 28, [.body(wide), .detail("M2 12H26M14 3.8V20.2")]),
        "rectangle.split.3x3": SymbolDesign(
            "▦", width: 28, [.body(wide), .detail("M2 9.2H26M2 14.8H26M10 3.8V20.2M18 3.8V20.2").pen(0.85)]),
        "square.split.2x1": SymbolDesign("◫", [.body(square), .detail("M12 2.8V21.2")]),
        "square.split.1x2": SymbolDesign("⊟", [.body(square), .detail("M2.8 12H21.2")]),
        "circle.grid.3x3": SymbolDesign(
            "⁙", fill: "⁙",
            circles([4.6, 12, 19.4].flatMap { y in [4.6, 12, 19.4].map { (x: $0, y: y) } }, 2.2)),
        "circle.grid.cross": SymbolDesign(
            "⁘", circles([(12, 4.8), (4.8, 12), (19.2, 12), (12, 19.2)], 2.6)),
        "circle.hexagongrid": SymbolDesign(
            "⁂", circles([(12, 12), (4.8, 12), (19.2, 12), (8.4, 5.8), (15.6, 5.8), (8.4, 18.2), (15.6, 18.2)], 2.4)),
        "rectangle.grid.2x2": SymbolDesign(
            "⊞", width: 28,
            [
                .body(SymbolShape.box(2.4, 4, 12.4, 10.6, 1.6)), .body(SymbolShape.box(15.6, 4, 25.6, 10.6, 1.6)),
                .body(SymbolShape.box(2.4, 13.4, 12.4, 20, 1.6)), .body(SymbolShape.box(15.6, 13.4, 25.6, 20, 1.6)),
            ]),
        "rectangle.grid.3x2": SymbolDesign(
            "▦", width: 30,
            [2.6, 11.8, 21].flatMap { x in
                [4.2, 13.4].map { y in SymbolPart.body(SymbolShape.box(x, y, x + 6.4, y + 6.4, 1.3)) }
            }),
        "rectangle.dashed": SymbolDesign(
            "⬚", width: 28,
            [
                .line(
                    "M2 8.6V6.8A3 3 0 0 1 5 3.8H6.4M10 3.8H12.6M15.4 3.8H18M21.6 3.8H23A3 3 0 0 1 26 6.8V8.6M26 11.2V12.8"
                        + "M26 15.4V17.2A3 3 0 0 1 23 20.2H21.6M18 20.2H15.4M12.6 20.2H10M6.4 20.2H5A3 3 0 0 1 2 17.2V15.4M2 12.8V11.2"
                )
            ]),
        "rectangle.inset.filled": SymbolDesign(
            "▣", width: 28, [.line(wide).level(1), .solid(SymbolShape.box(6.2, 8, 21.8, 16, 0.8)).pen(0.6)]),
        "rectangle.bottomthird.inset.filled": SymbolDesign(
            "▂", width: 28, [.line(wide).level(1), .solid(SymbolShape.box(6, 14, 22, 16.4, 0.6)).pen(0.6)]),
        "rectangle.lefthalf.inset.filled": SymbolDesign(
            "◧", width: 28, [.line(wide).level(1), .solid(SymbolShape.box(6, 7.8, 12.4, 16.2, 0.6)).pen(0.6)]),
        "rectangle.righthalf.inset.filled": SymbolDesign(
            "◨", width: 28, [.line(wide).level(1), .solid(SymbolShape.box(15.6, 7.8, 22, 16.2, 0.6)).pen(0.6)]),
        "rectangle.compress.vertical": SymbolDesign(
            "⇳",
            [
                .line("M3.6 12H20.4").level(1),
                .line("M12 2.6V8.4M9 5.6L12 8.6L15 5.6M12 21.4V15.6M9 18.4L12 15.4L15 18.4"),
            ]),
        "rectangle.expand.vertical": SymbolDesign(
            "⇕",
            [
                .line("M3.6 12H20.4").level(1),
                .line("M12 8.6V2.8M9 5.8L12 2.8L15 5.8M12 15.4V21.2M9 18.2L12 21.2L15 18.2"),
            ]),
        "circle.righthalf.filled": circle("◑", filled: "M12 2A10 10 0 0 1 12 22Z"),
        "circle.tophalf.filled": circle("◓", filled: "M2 12A10 10 0 0 1 22 12Z"),
        "circle.bottomhalf.filled": circle("◒", filled: "M2 12A10 10 0 0 0 22 12Z"),
        "circle.inset.filled": circle("◉", filled: SymbolShape.circle(12, 12, 6)),
        "square.lefthalf.filled": square("◧", filled: "M12 2.8H6.8A4 4 0 0 0 2.8 6.8V17.2A4 4 0 0 0 6.8 21.2H12Z"),
        "square.righthalf.filled": square("◨", filled: "M12 2.8H17.2A4 4 0 0 1 21.2 6.8V17.2A4 4 0 0 1 17.2 21.2H12Z"),
        "square.inset.filled": square("▣", filled: SymbolShape.box(7.4, 7.4, 16.6, 16.6, 1.4)),
        "circlebadge": SymbolDesign("○", fill: "●", [.body(SymbolShape.circle(12, 12, 5.6))]),
        "dot.square": SymbolDesign("⊡", [.body(square), .holes([(12, 12)], factor: 2)]),
        "slash": SymbolDesign("⁄", [.line("M4 20L20 4")]).onlyEnclosed,
        "nosign": SymbolDesign("⊘", [.line(SymbolShape.circle(12, 12, 9.6)), .line("M5.4 5.4L18.6 18.6")]),
        "questionmark.square.dashed": SymbolDesign(
            "⍰",
            [
                .line(
                    "M2.8 8V6A3.2 3.2 0 0 1 6 2.8H7M10.4 2.8H13.6M17 2.8H18A3.2 3.2 0 0 1 21.2 6V7M21.2 10.4V13.6M21.2 17V18A3.2 3.2 0 0 1 18 21.2H17M13.6 21.2H10.4M7 21.2H6A3.2 3.2 0 0 1 2.8 18V17M2.8 13.6V11.4"
                ).level(1),
                .line("M9.4 9.4A2.7 2.7 0 1 1 12 12.2V13.4"), .dots([(12, 16.8)], factor: 1.3),
            ]),
        "suit.club": SymbolDesign(
            "♧", fill: "♣",
            [
                .body(
                    "M12 2.6A4 4 0 0 1 15.4 8.8A4.4 4.4 0 1 1 12.9 15.6C13 18 13.6 19.8 15 21.2H9C10.4 19.8 11 18 11.1 15.6A4.4 4.4 0 1 1 8.6 8.8A4 4 0 0 1 12 2.6Z"
                )
            ]),
        "suit.spade": SymbolDesign(
            "♤", fill: "♠",
            [
                .body(
                    "M12 2.4C13.6 6.4 20.8 9 20.8 13.6A4.2 4.2 0 0 1 13 15.6C13 18 13.6 19.8 15 21.4H9C10.4 19.8 11 18 11 15.6A4.2 4.2 0 0 1 3.2 13.6C3.2 9 10.4 6.4 12 2.4Z"
                )
            ]),
        "suit.diamond": SymbolDesign("♢", fill: "♦", width: 20, [.body("M10 2.4L16.8 12L10 21.6L3.2 12Z")]),
        "pentagon": SymbolDesign("⬠", fill: "⬟", [.body(SymbolShape.star(12, 12.8, corners: 5, 10))]),
        "burst": SymbolDesign("✹", [.body(SymbolShape.star(12, 12, corners: 12, 9.8, 6.6))]),
        "cylinder": SymbolDesign(
            "⛁", width: 22,
            [
                .body("M3.4 5.8A7.6 3.2 0 0 1 18.6 5.8V18.2A7.6 3.2 0 0 1 3.4 18.2Z"),
                .detail("M3.4 5.8A7.6 3.2 0 0 0 18.6 5.8"),
            ]),
        "cylinder.split.1x2": SymbolDesign(
            "⛁", width: 22,
            [
                .body("M3.4 5.8A7.6 3.2 0 0 1 18.6 5.8V18.2A7.6 3.2 0 0 1 3.4 18.2Z"),
                .detail("M3.4 5.8A7.6 3.2 0 0 0 18.6 5.8M3.4 12A7.6 3.2 0 0 0 18.6 12"),
            ]),
        "cone": SymbolDesign(
            "△",
            [.body("M12 2.6L20.4 18.4A8.4 3 0 0 1 3.6 18.4Z"), .detail("M3.6 18.4A8.4 3 0 0 1 20.4 18.4").pen(0.8)]),
        "pyramid": SymbolDesign("△", [.body("M12 2.8L21.6 17.2L12 21.2L2.4 17.2Z"), .detail("M12 2.8V21.2")]),
        "line.diagonal": SymbolDesign("╱", [.line("M4 20L20 4")]),
        "scribble": SymbolDesign(
            "〰",
            [
                .line(
                    "M3 14.6C4.6 9 8.8 3.4 11 5.2C13.6 7.4 4.4 15.4 6.8 17.8C9.2 20.2 14.8 8.8 17.2 10.8C19.2 12.6 12.2 18 14.2 19.8C15.8 21.2 18.8 18.6 20.8 16.2"
                )
            ]),
        "lasso": SymbolDesign(
            "◌",
            [
                .line(
                    "M7.4 15.4C4.6 14.4 2.6 12.6 2.6 10.4C2.6 6.6 6.8 3.4 12 3.4S21.4 6.6 21.4 10.4S17.2 17.4 12 17.4C11 17.4 10 17.2 9.2 17"
                ),
                .line("M10.2 16.4A2.4 2.4 0 1 1 6.4 15.2A2.4 2.4 0 0 1 10.2 16.4C10.2 19.4 8.6 21 6 21.4").pen(0.9),
            ]),
        "qrcode.viewfinder": SymbolDesign(
            "▩",
            [
                corners.level(1), .line(SymbolShape.box(7, 7, 10.4, 10.4, 0.4)).pen(0.85),
                .line(SymbolShape.box(13.6, 7, 17, 10.4, 0.4)).pen(0.85),
                .line(SymbolShape.box(7, 13.6, 10.4, 17, 0.4)).pen(0.85),
                .dots([(13.8, 13.8), (16.8, 16.8), (13.8, 16.8)], factor: 1),
            ]),
        "barcode.viewfinder": SymbolDesign(
            "▥", [corners.level(1), .line("M7 7.4V16.6M10.4 7.4V16.6M17 7.4V16.6"), .line("M13.6 7.4V16.6").pen(1.5)]),
        "camera.viewfinder": SymbolDesign(
            "⛶",
            [
                corners.level(1),
                .body(
                    "M7.6 8.6H9.4L10.2 7.4H13.8L14.6 8.6H16.4A1.4 1.4 0 0 1 17.8 10V15.2A1.4 1.4 0 0 1 16.4 16.6H7.6A1.4 1.4 0 0 1 6.2 15.2V10A1.4 1.4 0 0 1 7.6 8.6Z"
                ).pen(0.9),
                .detail(SymbolShape.circle(12, 12.4, 1.7)).pen(0.9),
            ]),
        "text.viewfinder": SymbolDesign("⛶", [corners.level(1), .line("M7.4 8.4H16.6M7.4 12H16.6M7.4 15.6H13")]),
        "doc.viewfinder": SymbolDesign(
            "⛶",
            [
                corners.level(1),
                .body("M9 6.8H12.8L15.8 9.8V16A1.2 1.2 0 0 1 14.6 17.2H9A1.2 1.2 0 0 1 7.8 16V8A1.2 1.2 0 0 1 9 6.8Z")
                    .pen(0.9),
            ]),
        "doc.text.viewfinder": SymbolDesign(
            "⛶",
            [
                corners.level(1),
                .body("M8.4 6H13L16.6 9.6V16.6A1.4 1.4 0 0 1 15.2 18H8.4A1.4 1.4 0 0 1 7 16.6V7.4A1.4 1.4 0 0 1 8.4 6Z")
                    .pen(0.9),
                .detail("M9.6 12H14M9.6 15H14").pen(0.8),
            ]),
        "plus.viewfinder": SymbolDesign("⛶", [corners.level(1), .line("M12 7V17M7 12H17")]),
        "cursorarrow": SymbolDesign("➤", [.body("M6 3L19 12.4L12.8 13.4L16 20L13.2 21.2L10.2 14.6L6 18.6Z")]),
        "cursorarrow.rays": SymbolDesign(
            "➤",
            [
                .body("M10.4 9.4L20.4 15.6L15.8 16.6L17.8 20.8L15.8 21.6L13.8 17.6L10.6 20.6Z").pen(0.9),
                .line("M10 2.6V5M3.6 5L5.4 6.8M2.4 11H5M3.8 17L5.6 15.2M16.6 5L14.8 6.8").level(1),
            ]),
    ]
}
