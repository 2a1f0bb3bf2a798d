extension SymbolCatalog {
    private static let sheet = "M7 2.4H13.2L19.6 8.8V18.6A3 3 0 0 1 16.6 21.6H7A3 3 0 0 1 4 18.6V5.4A3 3 0 0 1 7 2.4Z"
    static let doc: [SymbolPart] = [.body(sheet), .detail("M12.8 2.8V7.2A2 2 0 0 0 14.8 9.2H19.2")]

    private static let board: [SymbolPart] = [
        .body(
            "M8 4H6.8A2.6 2.6 0 0 0 4.2 6.6V19A2.6 2.6 0 0 0 6.8 21.6H17.2A2.6 2.6 0 0 0 19.8 19V6.6A2.6 2.6 0 0 0 17.2 4H16"
        )
        .level(1),
        .body(SymbolShape.box(8.2, 2.4, 15.8, 6.2, 1.5)).inFront,
    ]

    private static let trash: [SymbolPart] = [
        .body("M5 6.4L6 19.4A2.2 2.2 0 0 0 8.2 21.6H15.8A2.2 2.2 0 0 0 18 19.4L19 6.4Z").level(1),
        .line("M3 6H21M8.8 5.6V4.4A1.9 1.9 0 0 1 10.7 2.5H13.3A1.9 1.9 0 0 1 15.2 4.4V5.6"),
        .detail("M9.2 9.8L9.7 18M14.8 9.8L14.3 18M12 9.8V18").pen(0.9).level(1),
    ]

    private static let tray =
        "M2.6 13.2H8.4C8.8 15.4 10.2 16.4 13 16.4C15.8 16.4 17.2 15.4 17.6 13.2H23.4V18A2.6 2.6 0 0 1 20.8 20.6H5.2A2.6 2.6 0 0 1 2.6 18Z"

    /// Papers and where they are kept.
    static let documents: [String: SymbolDesign] = [
        "doc": SymbolDesign("🗋", doc),
        "doc.text": SymbolDesign("🗎", doc + [.detail("M8 13H15.6M8 17H15.6")]),
        "doc.on.doc": SymbolDesign(
            "⧉",
            [
                .body(
                    "M10.2 2.4H16L21.4 7.8V14.6A2.4 2.4 0 0 1 19 17H10.2A2.4 2.4 0 0 1 7.8 14.6V4.8A2.4 2.4 0 0 1 10.2 2.4Z"
                ).level(1)
            ]
                + [
                    SymbolPart.body(
                        "M5 7H10.8L16.2 12.4V19.2A2.4 2.4 0 0 1 13.8 21.6H5A2.4 2.4 0 0 1 2.6 19.2V9.4A2.4 2.4 0 0 1 5 7Z"
                    ).inFront, .detail("M10.4 7.4V11A1.6 1.6 0 0 0 12 12.6H15.8"),
                ]),
        "doc.on.clipboard": SymbolDesign(
            "📋",
            [
                .body(
                    "M6.6 3.8H5A2.4 2.4 0 0 0 2.6 6.2V18A2.4 2.4 0 0 0 5 20.4H15A2.4 2.4 0 0 0 17.4 18V6.2A2.4 2.4 0 0 0 15 3.8H13.4"
                ).level(1),
                .body(SymbolShape.box(6.6, 2.2, 13.4, 5.4, 1.2)).inFront,
                .body(
                    "M12.4 9.4H16.8L21.4 14V19.6A2 2 0 0 1 19.4 21.6H12.4A2 2 0 0 1 10.4 19.6V11.4A2 2 0 0 1 12.4 9.4Z"
                ).inFront,
            ]),
        "doc.richtext": SymbolDesign("🗎", doc + [.detail("M8 13H15.6M8 17H15.6M8 8.6H9.6")]),
        "clipboard": SymbolDesign("📋", board),
        "list.clipboard": SymbolDesign(
            "📋",
            board + [
                .detail("M11.4 10.4H16M11.4 14H16M11.4 17.6H16"), .holes([(8, 10.4), (8, 14), (8, 17.6)], factor: 1),
            ]),
        "list.bullet.clipboard": SymbolDesign(
            "📋",
            board + [
                .detail("M11.8 10.4H16M11.8 14H16M11.8 17.6H16"),
                .holes([(8.2, 10.4), (8.2, 14), (8.2, 17.6)], factor: 1.5),
            ]),
        "folder": SymbolDesign(
            "🗀", fill: "🖿", width: 28,
            [
                .body(
                    "M5 4H9.6A2.4 2.4 0 0 1 11.2 4.6L12.8 6H23A2.8 2.8 0 0 1 25.8 8.8V17.4A2.8 2.8 0 0 1 23 20.2H5A2.8 2.8 0 0 1 2.2 17.4V6.8A2.8 2.8 0 0 1 5 4Z"
                ),
                .detail("M2.4 10H25.6"),
            ]),
        "trash": SymbolDesign("🗑", trash),
        "tray": SymbolDesign(
            "⌴", width: 26, [.line("M2.8 13L6 5.6A2.6 2.6 0 0 1 8.4 4H17.6A2.6 2.6 0 0 1 20 5.6L23.2 13"), .body(tray)]),
        "tray.full": SymbolDesign(
            "⌸", width: 26,
            [
                .line("M2.8 13L6 5.6A2.6 2.6 0 0 1 8.4 4H17.6A2.6 2.6 0 0 1 20 5.6L23.2 13"), .body(tray),
                .line("M8.6 7.4H17.4M7.6 10.4H18.4").pen(0.85).level(1),
            ]),
        "archivebox": SymbolDesign(
            "🗃", width: 26,
            [
                .body(SymbolShape.box(2.4, 3.4, 23.6, 8.4, 1.6)),
                .body("M4 8.6H22V18.2A2.6 2.6 0 0 1 19.4 20.8H6.6A2.6 2.6 0 0 1 4 18.2Z").level(1),
                .detail("M10 12.4H16"), .detail("M4 8.4H22").onlyFilled,
            ]),
        "shippingbox": SymbolDesign(
            "⬡", fill: "⬢",
            [
                .body("M12 2.2L20.8 6.7V17.3L12 21.8L3.2 17.3V6.7Z"),
                .detail("M3.6 7L12 11.4L20.4 7M12 11.4V21.6M7.6 4.6L16.2 9.2V12.4"),
            ]),
        "book": SymbolDesign(
            "🕮", width: 28,
            [
                .body(
                    "M14 6.4C12 4.6 8.6 3.8 2.4 4V18.4C8.6 18.2 12 18.8 14 20.6C16 18.8 19.4 18.2 25.6 18.4V4C19.4 3.8 16 4.6 14 6.4Z"
                ),
                .detail("M14 6.4V20.2"),
            ]),
        "book.closed": SymbolDesign(
            "📕",
            [
                .body("M7 2.6H19.4V16.8H6.8A2.2 2.2 0 0 0 4.6 19V5A2.4 2.4 0 0 1 7 2.6Z"),
                .line("M4.6 19A2.3 2.3 0 0 0 6.9 21.4H19.4V16.8"), .detail("M8.6 2.8V16.6"),
            ]),
        "books.vertical": SymbolDesign(
            "📚",
            [
                .body(SymbolShape.box(2.6, 3.6, 7.6, 21, 1)), .body(SymbolShape.box(7.6, 6, 12.6, 21, 1)),
                .body("M13.4 6.6L17.2 5.4L21.6 19.4L17.8 20.6Z"), .detail("M7.6 3.8V21M12.8 6V21").onlyFilled,
            ]),
        "bookmark": SymbolDesign(
            "🔖", width: 20, [.body("M5.4 2.6H14.6A2 2 0 0 1 16.6 4.6V21.2L10 15.6L3.4 21.2V4.6A2 2 0 0 1 5.4 2.6Z")]),
        "newspaper": SymbolDesign(
            "📰", width: 26,
            [
                .body(
                    "M4.4 4H18.2A1.6 1.6 0 0 1 19.8 5.6V18A2.4 2.4 0 0 0 22 20.4H5.2A2.4 2.4 0 0 1 2.8 18V5.6A1.6 1.6 0 0 1 4.4 4Z"
                ),
                .line("M19.8 9H23.6V18.4A2 2 0 0 1 21.6 20.4"), .detail("M6.4 8H16M6.4 12.2H16M6.4 16.2H12"),
            ]),
        "tag": SymbolDesign(
            "🏷",
            [
                .body(
                    "M2.8 4.6A1.8 1.8 0 0 1 4.6 2.8H11.4A2.4 2.4 0 0 1 13 3.4L21 11.4A2 2 0 0 1 21 14.2L14.2 21A2 2 0 0 1 11.4 21L3.4 13A2.4 2.4 0 0 1 2.8 11.4Z"
                ), .holes([(7.6, 7.6)], factor: 1.7),
            ]),
        "printer": SymbolDesign(
            "⎙", width: 26,
            [
                .body(
                    "M5 7.6H21A2.6 2.6 0 0 1 23.6 10.2V15.4A2.6 2.6 0 0 1 21 18H5A2.6 2.6 0 0 1 2.4 15.4V10.2A2.6 2.6 0 0 1 5 7.6Z"
                ),
                .line("M6.6 7.4V3.6H19.4V7.4"), .body("M6.6 13.4H19.4V21.2H6.6Z").inFront,
                .holes([(19.8, 10.6)], factor: 0.9),
            ]),
        "square.and.arrow.up": SymbolDesign(
            "⇪", fill: "⇪",
            [
                .body(
                    "M8 8.8H6.4A2.6 2.6 0 0 0 3.8 11.4V19A2.6 2.6 0 0 0 6.4 21.6H17.6A2.6 2.6 0 0 0 20.2 19V11.4A2.6 2.6 0 0 0 17.6 8.8H16"
                ).level(1),
                .line("M12 15.2V2.6").inFront, .line("M7.8 6.4L12 2.2L16.2 6.4"),
            ]),
        "square.and.arrow.down": SymbolDesign(
            "⤓", fill: "⤓",
            [
                .body(
                    "M8 8.8H6.4A2.6 2.6 0 0 0 3.8 11.4V19A2.6 2.6 0 0 0 6.4 21.6H17.6A2.6 2.6 0 0 0 20.2 19V11.4A2.6 2.6 0 0 0 17.6 8.8H16"
                ).level(1),
                .line("M12 2.4V15.6M7.8 11.4L12 15.6L16.2 11.4").inFront,
            ]),
        "tray.and.arrow.down": SymbolDesign(
            "⤓", width: 26,
            [
                .line("M2.8 13L6 5.6A2.6 2.6 0 0 1 8.2 4H8.8M23.2 13L20 5.6A2.6 2.6 0 0 0 17.8 4H17.2"), .body(tray),
                .line("M13 2.4V11.4M9.6 8L13 11.4L16.4 8").inFront,
            ]),
        "externaldrive": SymbolDesign(
            "⛁", width: 26,
            [
                .body("M6 5H20L23.4 14V17A2.4 2.4 0 0 1 21 19.4H5A2.4 2.4 0 0 1 2.6 17V14Z"), .detail("M3 14H23"),
                .holes([(19.4, 16.8)], factor: 0.9),
            ]),
    ]
}
