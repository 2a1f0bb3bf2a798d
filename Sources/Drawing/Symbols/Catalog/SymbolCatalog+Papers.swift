extension SymbolCatalog {
    private static let slant = "M4.6 15.4L15 5A2.4 2.4 0 0 1 18.6 8.4L8.2 18.8L3.4 20.2Z"

    private static let note = SymbolPart.body(
        "M6.2 2.8H17.8A3.4 3.4 0 0 1 21.2 6.2V14L14 21.2H6.2A3.4 3.4 0 0 1 2.8 17.8V6.2A3.4 3.4 0 0 1 6.2 2.8Z")

    /// Papers, texts and what writes, besides those of the other themes.
    static let papers: [String: SymbolDesign] = [
        "pin": SymbolDesign(
            "📌", width: 20,
            [
                .body("M6.2 2.8H13.8L12.8 9.4C15 10.4 16.4 12.2 16.6 14.6H3.4C3.6 12.2 5 10.4 7.2 9.4Z"),
                .line("M10 14.8V21.6"),
            ]),
        "note": SymbolDesign("🗒", [note, .detail("M14 20.8V16.6A2.6 2.6 0 0 1 16.6 14H20.8")]),
        "note.text": SymbolDesign(
            "🗒", [note, .detail("M14 20.8V16.6A2.6 2.6 0 0 1 16.6 14H20.8"), .detail("M6.8 8H17.2M6.8 12H11.6")]),
        "doc.plaintext": SymbolDesign(
            "🗎", [.body(SymbolShape.box(4, 2.4, 20, 21.6, 3)), .detail("M8 8H16M8 12H16M8 16H13")]),
        "doc.append": SymbolDesign(
            "🗎", [.body(SymbolShape.box(4, 2.4, 20, 21.6, 3)), .detail("M8 7.4H16M8 11H16M4.4 15.2H19.6")]),
        "doc.zipper": SymbolDesign(
            "🗜",
            doc + [.detail("M9 4V5M9 8V9M9 12V13").pen(1.6), .detail(SymbolShape.box(7.6, 15.6, 10.4, 19, 1)).pen(0.8)]),
        "doc.text.image": SymbolDesign(
            "🗎",
            doc + [
                .detail("M8 12.4H15.6"), .detail("M7 18.4L9.8 15.4L12 17.6L13.6 16.2L16.4 18.6").pen(0.85),
            ]),
        "doc.text.magnifyingglass": SymbolDesign(
            "🗎",
            doc + [.detail("M8 12.4H11"), .line(SymbolShape.circle(15.6, 15.6, 3.8) + "M18.4 18.4L21.4 21.4").inFront]),
        "text.magnifyingglass": SymbolDesign(
            "🔍",
            [.line("M3 5H21M3 10H9M3 15H8").level(1), .line(SymbolShape.circle(15, 14, 4.6) + "M18.4 17.4L21.4 20.6")]),
        "text.badge.plus": SymbolDesign(
            "≡+", width: 26,
            [.line("M3 5H22M3 10.4H22M3 15.8H12M3 21.2H12").level(1), .line("M19.4 14V22M15.4 18H23.4")]),
        "text.append": SymbolDesign("≡", [.line("M3 4.6H21M3 9.4H21M3 14.2H21").level(1), .line("M3 19.4H12")]),
        "text.below.photo": SymbolDesign(
            "▤",
            [
                .body(SymbolShape.box(3, 2.6, 21, 13.4, 2.2)), .line("M3 17.4H21M3 21.2H14").level(1),
                .detail("M5.4 12L9.6 7.8L13 11L15.4 9L18.6 12").pen(0.85),
            ]),
        "text.book.closed": SymbolDesign(
            "📕",
            [
                .body("M7 2.6H19.4V16.8H6.8A2.2 2.2 0 0 0 4.6 19V5A2.4 2.4 0 0 1 7 2.6Z"),
                .line("M4.6 19A2.3 2.3 0 0 0 6.9 21.4H19.4V16.8"), .detail("M9 7H15.6M9 11H13.4"),
            ]),
        "character.book.closed": SymbolDesign(
            "📕",
            [
                .body("M7 2.6H19.4V16.8H6.8A2.2 2.2 0 0 0 4.6 19V5A2.4 2.4 0 0 1 7 2.6Z"),
                .line("M4.6 19A2.3 2.3 0 0 0 6.9 21.4H19.4V16.8"),
                .detail("M8.8 13.6L12 5.8L15.2 13.6M9.9 11H14.1").pen(0.9),
            ]),
        "list.bullet.rectangle.portrait": SymbolDesign(
            "▤", width: 22,
            [
                .body(SymbolShape.box(2.6, 2.2, 19.4, 21.8, 3)).level(1),
                .detail("M9.6 7.2H15.6M9.6 12H15.6M9.6 16.8H15.6"),
                .holes([(6.4, 7.2), (6.4, 12), (6.4, 16.8)], factor: 1.2),
            ]),
        "list.triangle": SymbolDesign(
            "≡", width: 26,
            [
                .line("M9 5.6H23M13 12H23M13 18.4H23"),
                .solid("M3 3.6H6.4L4.7 6.8ZM7.4 10.4L10 12L7.4 13.6ZM7.4 16.8L10 18.4L7.4 20Z").pen(0.6).level(1),
            ]),
        "tablecells": SymbolDesign(
            "▦", width: 28,
            [
                .body(SymbolShape.box(2, 3.8, 26, 20.2, 2.6)),
                .detail("M2.4 9H25.6M2.4 14.6H25.6M10 9V20M18 9V20").pen(0.9),
            ]),
        "rectangle.and.pencil.and.ellipsis": SymbolDesign(
            "✎", width: 28,
            [
                .line("M20 6H5A3 3 0 0 0 2 9V15A3 3 0 0 0 5 18H23A3 3 0 0 0 26 15V12.6").level(1),
                .dots([(7, 12), (11.4, 12)], factor: 1.3), .line("M15.4 14.4L16 12L24 4L25.6 5.6L17.6 13.6Z").pen(0.9),
            ]),
        "pencil.tip": SymbolDesign(
            "✎", width: 20, [.body("M10 2.6L16.4 16.6A6.6 6.6 0 0 1 3.6 16.6Z"), .detail("M7.2 9H12.8")]),
        "pencil.and.outline": SymbolDesign(
            "✎", [.line(slant).placed(x: 1.4, y: 0, scale: 1), .line("M10.4 21.4H20.6").level(1)]),
        "pencil.and.scribble": SymbolDesign(
            "✎",
            [
                SymbolPart.line(slant).placed(x: 4.6, y: -1.4, scale: 0.86),
                .line(
                    "M3 12C4.4 8.4 6.4 6 7.4 7C8.6 8.2 4.4 12 5.4 13M12.4 19.4C15 17 16.4 18 15.6 19.4C15 20.8 17.6 21.2 20.4 18.4"
                ).level(1),
            ]),
        "pencil.and.ruler": SymbolDesign(
            "📐",
            [
                SymbolPart.body(SymbolShape.box(9.2, 1.4, 14.8, 22.6, 1)).turned(45).level(1),
                SymbolPart.detail("M9.6 6H12M9.6 10H11.4M9.6 14H12M9.6 18H11.4").pen(0.8).turned(45),
                SymbolPart.line("M10.2 3.4H13.8V17.4L12 21L10.2 17.4Z").turned(-45).inFront,
            ]),
        "eraser": SymbolDesign(
            "⌫",
            [
                .body("M13.6 3.8L20.6 10.8L11 20.4H7.4L3.4 16.4A1.6 1.6 0 0 1 3.4 14Z"), .detail("M8.6 8.8L15.6 15.8"),
                .line("M11 20.6H21"),
            ]),
        "highlighter": SymbolDesign(
            "🖍",
            [
                .body("M7.4 13.4L17 3.4A1.6 1.6 0 0 1 19.2 3.4L20.8 5A1.6 1.6 0 0 1 20.8 7.2L10.8 16.8Z"),
                .line("M7.4 13.6L6 18L10.4 16.8M2.8 21.2H12").level(1),
            ]),
        "bubble.middle.bottom": SymbolDesign(
            "💬",
            [
                .body(
                    "M5.6 3.2H18.4A3.2 3.2 0 0 1 21.6 6.4V14.2A3.2 3.2 0 0 1 18.4 17.4H14.8L12 21.2L9.2 17.4H5.6A3.2 3.2 0 0 1 2.4 14.2V6.4A3.2 3.2 0 0 1 5.6 3.2Z"
                )
            ]),
        "calendar.day.timeline.left": SymbolDesign(
            "▤",
            [
                .line(SymbolShape.box(2.8, 3.4, 21.2, 20.6, 3.2)).level(1), .line("M2.8 12H21.2"),
                .dots([(6.6, 12)], factor: 2.2), .line("M10.4 8H17.6M10.4 16H17.6").level(1),
            ]),
        "chart.dots.scatter": SymbolDesign(
            "⁘",
            [
                .line("M3.4 2.8V20.6H21.2").level(1),
                .dots([(8, 15.6), (12, 9.6), (13.4, 15), (17.4, 11.4), (19, 5.4), (8.4, 8.4)], factor: 1.6),
            ]),
        "chart.line.downtrend.xyaxis": SymbolDesign(
            "📉", [.line("M3.4 2.8V20.6H21.2").level(1), .line("M7 6L11.4 10.6L14 8.4L20 15M20 10.6V15.2H15.4")]),
        "chart.bar.doc.horizontal": SymbolDesign("▤", doc + [.detail("M7.8 12.6H12.6M7.8 15.6H15.6M7.8 18.4H10.8")]),
        "translate": SymbolDesign(
            "文", width: 28,
            [
                .line("M2.8 5.6H14M8.4 3V5.6M11.6 5.6C10.6 9.8 7 13 3 14.6M5.4 5.6C6.2 9 9 11.8 12 13").level(1),
                .line("M14.4 21L19.6 9.4L24.8 21M16.2 17.2H23"),
            ]),
        "sos": SymbolDesign(
            "🆘", width: 34,
            [
                .line(
                    "M10 9.4A3.2 2.6 0 0 0 3.6 9.8C3.6 13.2 10 10.8 10 14.4A3.3 2.8 0 0 1 3.2 14.6M17 7.4A3.8 4.8 0 0 1 17 17A3.8 4.8 0 0 1 17 7.4ZM30.6 9.4A3.2 2.6 0 0 0 24.2 9.8C24.2 13.2 30.6 10.8 30.6 14.4A3.3 2.8 0 0 1 23.8 14.6"
                )
            ]),
        "rectangle.connected.to.line.below": SymbolDesign(
            "⎍", width: 28,
            [.body(SymbolShape.box(5, 3.4, 23, 14.4, 2.2)), .line("M14 14.6V20.2M2.6 20.4H25.4").level(1)]),
        "square.split.bottomrightquarter": SymbolDesign(
            "◲", [.body(SymbolShape.box(2.8, 2.8, 21.2, 21.2, 4)), .detail("M12 21.2V12H21.2")]),
        "ellipsis.rectangle": SymbolDesign(
            "⋯", width: 28,
            [.body(SymbolShape.box(2, 4.8, 26, 19.2, 3)), .holes([(8, 12), (14, 12), (20, 12)], factor: 1.5)]),
        "ellipsis.vertical": SymbolDesign("⋮", width: 12, [.dots([(6, 5), (6, 12), (6, 19)], factor: 1.9)]),
    ]
}
