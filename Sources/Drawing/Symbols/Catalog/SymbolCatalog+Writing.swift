extension SymbolCatalog {
    private static let bullets: SymbolPart = .dots([(3.8, 5.4), (3.8, 12), (3.8, 18.6)], factor: 1.7)
    private static let items: SymbolPart = .line("M9.4 5.4H23.4M9.4 12H23.4M9.4 18.6H23.4").level(1)

    /// Lists.
    static let lists: [String: SymbolDesign] = [
        "list.bullet": SymbolDesign("≡", width: 26, [bullets, items]).directional,
        "list.dash": SymbolDesign("≡", width: 26, [.line("M2.8 5.4H4.8M2.8 12H4.8M2.8 18.6H4.8"), items]).directional,
        "list.number": SymbolDesign(
            "≡", width: 26,
            [
                .line(
                    "M2.6 3.4L3.8 2.8V7.4M2.4 10.4A1.5 1.5 0 0 1 5.2 11C5.2 12.2 2.6 12.8 2.4 14.4H5.4M2.4 17H5L3.8 18.8A1.4 1.4 0 1 1 2.4 20.8"
                )
                .pen(0.8), items,
            ]
        ).directional,
        "list.star": SymbolDesign(
            "≡", width: 26,
            [5.4, 12, 18.6].map { .solid(SymbolShape.star(4, $0, corners: 5, 2, 0.9)).pen(0.4) } + [items]
        ).directional,
        "checklist": SymbolDesign(
            "☑", width: 26,
            [
                .line("M2.6 5.6L4 7.2L6.6 3.8M2.6 12.2L4 13.8L6.6 10.4M2.6 18.8L4 20.4L6.6 17").pen(0.9),
                .line("M11 5.4H23.4M11 12H23.4M11 18.6H23.4").level(1),
            ]
        ).directional,
        "list.bullet.indent": SymbolDesign(
            "≡", width: 26,
            [
                .dots([(3.8, 5.4), (8.4, 12), (8.4, 18.6)], factor: 1.7),
                .line("M9.4 5.4H23.4M14 12H23.4M14 18.6H23.4").level(1),
            ]
        ).directional,
        "list.bullet.below.rectangle": SymbolDesign(
            "≡", width: 26,
            [
                .body(SymbolShape.box(2.6, 2.8, 23.4, 10.2, 2.4)), .dots([(3.8, 14.8), (3.8, 20.6)], factor: 1.5),
                .line("M9 14.8H23.4M9 20.6H23.4").level(1),
            ]
        ).directional,
        "line.3.horizontal": SymbolDesign("≡", [.line("M3 5.8H21M3 12H21M3 18.2H21")]),
        "line.3.horizontal.decrease": SymbolDesign("⩸", [.line("M3 6.4H21M6.6 12H17.4M10 17.6H14")]),
        "text.alignleft": SymbolDesign("≡", [.line("M3 4.2H21M3 9.4H14.6M3 14.6H21M3 19.8H11")]).directional,
        "text.alignright": SymbolDesign("≡", [.line("M3 4.2H21M9.4 9.4H21M3 14.6H21M13 19.8H21")]).directional,
        "text.aligncenter": SymbolDesign("≡", [.line("M3 4.2H21M6.2 9.4H17.8M3 14.6H21M8 19.8H16")]),
        "text.justify": SymbolDesign("≡", [.line("M3 4.2H21M3 9.4H21M3 14.6H21M3 19.8H21")]),
        "text.quote": SymbolDesign(
            "❝", [.line("M3.2 4.2V19.8").level(1), .line("M8.4 4.2H21M8.4 9.4H21M8.4 14.6H21M8.4 19.8H16")]
        ).directional,
        "text.insert": SymbolDesign("≡", [.line("M3 4.2H21M10 9.4H21M10 14.6H21M3 19.8H21M3 9.2L6.4 12L3 14.8")])
            .directional,
    ]

    /// Text and its styles.
    static let text: [String: SymbolDesign] = [
        "textformat": SymbolDesign(
            "Aa", width: 30,
            [
                .line("M2.4 19L8.4 4.6L14.4 19M4.6 14.2H12.2"), .line(SymbolShape.circle(22, 14.6, 4.6)),
                .line("M26.6 9.6V19.4"),
            ]),
        "textformat.size": SymbolDesign(
            "aA", width: 30,
            [.line("M2.4 19L6 10.2L9.6 19M3.6 16.2H8.4").level(1), .line("M12.6 19L19.6 3.6L26.6 19M15 14H24.2")]),
        "textformat.abc": SymbolDesign(
            "Ab", width: 38,
            [
                .line("M2.4 19L8 5L13.6 19M4.6 14.4H11.4"), .line("M17.4 4.4V19M17.4 14.4A4.4 4.6 0 1 1 17.4 14.6"),
                .line("M36 11.4A4.4 4.6 0 1 0 36 17.4"),
            ]),
        "character": SymbolDesign("A", [.line("M4.4 20L12 3.6L19.6 20M7 14.8H17")]),
        "bold": SymbolDesign(
            "B", width: 18, [.line("M4 3.8H9.6A4 4 0 0 1 9.6 11.8H4ZM4 11.8H10.6A4.2 4.2 0 0 1 10.6 20.2H4Z").pen(1.3)]),
        "italic": SymbolDesign("I", width: 18, [.line("M8 3.8H15.4M2.6 20.2H10M11.8 4L6.2 20")]),
        "underline": SymbolDesign(
            "U", width: 20, [.line("M4 3V10.4A6 6 0 0 0 16 10.4V3"), .line("M3 21H17").level(1)]),
        "strikethrough": SymbolDesign(
            "S", width: 22,
            [
                .line(
                    "M16 7.4A4.8 4 0 0 0 11.2 3.6H10.4C7.6 3.6 5.6 5 5.6 7.6C5.6 9.6 6.8 11 9 12M14.4 14C16 15 16.6 15.8 16.6 16.8C16.6 19 14.4 20.4 11.6 20.4H10.4A5.4 4.4 0 0 1 5 16.4"
                ),
                .line("M2.6 12H19.4").level(1),
            ]),
        "character.cursor.ibeam": SymbolDesign(
            "A|", width: 26,
            [
                .line("M2.6 18.4L8 6L13.4 18.4M4.6 14.4H11.4").level(1),
                .line(
                    "M16.6 3.4C18.4 3.4 19.6 4 20.2 5C20.8 4 22 3.4 23.4 3.4M16.6 20.6C18.4 20.6 19.6 20 20.2 19C20.8 20 22 20.6 23.4 20.6M20.2 5V19"
                ),
            ]),
        "signature": SymbolDesign(
            "✍", width: 28,
            [
                .line(
                    "M3 16C8.6 14 11.8 8 10.4 4.8C9 2.6 6.4 6 7.4 11C8.2 15 11 17 13 13.6C14 11.8 15 11.4 15.4 13C15.8 14.6 16.8 14.4 17.6 13.4C18.4 12.6 19 13 19.6 14C20.2 14.8 22 14.6 25 13.4"
                ),
                .line("M3 20.6H25").level(1),
            ]),
        "curlybraces": SymbolDesign(
            "{}",
            [
                .line(
                    "M8.4 3.4C5.4 3.4 5.8 5.4 5.8 8C5.8 10.6 5.4 11.4 3.2 12C5.4 12.6 5.8 13.4 5.8 16C5.8 18.6 5.4 20.6 8.4 20.6M15.6 3.4C18.6 3.4 18.2 5.4 18.2 8C18.2 10.6 18.6 11.4 20.8 12C18.6 12.6 18.2 13.4 18.2 16C18.2 18.6 18.6 20.6 15.6 20.6"
                )
            ]),
        "terminal": SymbolDesign(
            ">_", width: 28,
            [.body(SymbolShape.box(2, 3.8, 26, 20.2, 3.2)), .detail("M6.4 8.2L10.4 11.6L6.4 15M12.6 15.4H18")]),
    ]

    private static func bar(_ x: Double, _ top: Double, width: Double = 4) -> String {
        SymbolShape.box(x, top, x + width, 20.6, 1)
    }

    /// Charts.
    static let charts: [String: SymbolDesign] = [
        "chart.bar": SymbolDesign(
            "▂▅", fill: "▂▅", width: 26,
            [
                .body(bar(3, 13.4)).above(0), .body(bar(11, 8.4)).above(1.0 / 3).level(1),
                .body(bar(19, 3.4)).above(2.0 / 3).level(2),
            ]),
        "chart.pie": SymbolDesign(
            "◔",
            [.body("M10.6 3.4A9 9 0 1 0 20.6 13.4H10.6Z"), .body("M14.4 2.4A8.2 8.2 0 0 1 21.6 9.6H14.4Z").level(1)]),
        "chart.line.uptrend.xyaxis": SymbolDesign(
            "⩘", width: 26,
            [
                .line("M3 3V18A3 3 0 0 0 6 21H23.4").level(1),
                .line("M7.4 15.6L12 10.4L15.4 13.4L22.4 5.4M17.4 5H22.8V10.4"),
            ]),
        "chart.xyaxis.line": SymbolDesign(
            "⩘", width: 26, [.line("M3 3V18A3 3 0 0 0 6 21H23.4").level(1), .line("M7.4 16L12 9.4L16 13L22.4 4.6")]),
        "chart.bar.xaxis": SymbolDesign(
            "▂▅", width: 26,
            [
                .body(SymbolShape.box(3.4, 11, 6.6, 17, 0.8)), .body(SymbolShape.box(11.4, 7, 14.6, 17, 0.8)),
                .body(SymbolShape.box(19.4, 3, 22.6, 17, 0.8)), .line("M2.6 21.2H23.4").level(1),
            ]),
    ]
}
