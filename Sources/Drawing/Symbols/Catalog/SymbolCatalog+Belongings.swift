extension SymbolCatalog {
    private static func land(_ notation: String) -> SymbolDesign {
        SymbolDesign("🌐", [.line(SymbolShape.circle(12, 12, 9.8)), .solid(notation).pen(0.4).level(1)])
    }

    /// Places, and what one takes along or has at home.
    static let belongings: [String: SymbolDesign] = [
        "lifepreserver": SymbolDesign(
            "⛑",
            [
                .line(SymbolShape.circle(12, 12, 9.8)), .line(SymbolShape.circle(12, 12, 4)),
                .line("M5.4 5.4L9 9M18.6 5.4L15 9M5.4 18.6L9 15M18.6 18.6L15 15").pen(1.2).level(1),
            ]),
        "binoculars": SymbolDesign(
            "👓", width: 28,
            [
                .body("M7 4H10.4L12.2 10V17.4A4.8 4.8 0 0 1 2.6 17.4C2.6 14 5 8 7 4Z"),
                .body("M21 4H17.6L15.8 10V17.4A4.8 4.8 0 0 0 25.4 17.4C25.4 14 23 8 21 4Z"), .line("M12.2 11.4H15.8"),
            ]),
        "backpack": SymbolDesign(
            "🎒",
            [
                .body("M5 11.6A7 6.6 0 0 1 19 11.6V18.6A2.8 2.8 0 0 1 16.2 21.4H7.8A2.8 2.8 0 0 1 5 18.6Z"),
                .line("M9 5.4V4.4A2 2 0 0 1 11 2.6H13A2 2 0 0 1 15 4.4V5.4"),
                .detail("M8.6 21V15.4H15.4V21M9.6 10.4H14.4"),
            ]),
        "suitcase": SymbolDesign(
            "🧳", width: 28,
            [
                .body(SymbolShape.box(2.2, 7.4, 25.8, 20.6, 2.6)),
                .line("M10 7.4V5.2A2 2 0 0 1 12 3.2H16A2 2 0 0 1 18 5.2V7.4"), .detail("M7.4 7.6V20.4M20.6 7.6V20.4"),
            ]),
        "briefcase": SymbolDesign(
            "💼", width: 28,
            [
                .body(SymbolShape.box(2.2, 7.4, 25.8, 20.6, 2.6)),
                .line("M10 7.4V5.2A2 2 0 0 1 12 3.2H16A2 2 0 0 1 18 5.2V7.4"),
                .detail("M2.4 13H12.4M15.6 13H25.6M14 11.6V14.6"),
            ]),
        "basket": SymbolDesign(
            "🧺", width: 26,
            [
                .body("M3.2 10.4H22.8L20.8 19A2.4 2.4 0 0 1 18.4 20.8H7.6A2.4 2.4 0 0 1 5.2 19Z"),
                .line("M7.4 10.2L11 3M18.6 10.2L15 3"), .detail("M9.6 13.6V17.4M13 13.6V17.4M16.4 13.6V17.4"),
            ]),
        "banknote": SymbolDesign(
            "💵", width: 30,
            [
                .body(SymbolShape.box(2.2, 4.8, 27.8, 19.2, 2.4)), .detail(SymbolShape.circle(15, 12, 3.2)),
                .holes([(7, 12), (23, 12)], factor: 1.1),
            ]),
        "giftcard": SymbolDesign(
            "🎁", width: 28,
            [
                .body(SymbolShape.box(2, 4.4, 26, 19.6, 3)),
                .detail(
                    "M2.6 12H25.4M9.4 4.6V19.4M9.4 12C6.6 12 5.6 10.6 6.4 9.2C7.4 7.8 9.2 9.4 9.4 12C9.6 9.4 11.4 7.8 12.4 9.2C13.2 10.6 12.2 12 9.4 12Z"
                ).pen(0.85),
            ]),
        "scalemass": SymbolDesign(
            "⚖",
            [
                .body(
                    "M7 9H17A2 2 0 0 1 19 10.6L20.6 19A2 2 0 0 1 18.6 21.4H5.4A2 2 0 0 1 3.4 19L5 10.6A2 2 0 0 1 7 9Z"),
                .line(SymbolShape.circle(12, 5.6, 3)),
            ]),
        "key.horizontal": SymbolDesign(
            "⚷", width: 30,
            [
                .body("M14 9.6A6.2 6.2 0 1 0 14 14.4H17L19 12.6L21 14.4L23 12.6L24.8 14.4L27.6 12L25.4 9.6Z"),
                .holes([(6.4, 12)], factor: 1.6),
            ]),
        "flashlight.on.fill": SymbolDesign(
            "🔦", width: 20,
            [
                .solid("M5.4 8H14.6V9.4L12.6 12.4V20A1.6 1.6 0 0 1 11 21.6H9A1.6 1.6 0 0 1 7.4 20V12.4L5.4 9.4Z").pen(
                    0.8), .line("M10 2.4V4.6M5.4 3.4L6.4 5.2M14.6 3.4L13.6 5.2").level(1),
            ]),
        "flashlight.off.fill": SymbolDesign(
            "🔦", width: 20,
            [.solid("M5.4 3.6H14.6V5.6L12.6 9.4V20A1.6 1.6 0 0 1 11 21.6H9A1.6 1.6 0 0 1 7.4 20V9.4L5.4 5.6Z").pen(0.8)]
        ),
        "globe.americas": land(
            "M6.4 4.4L11 3.2L13.4 5L11 8.4L8 9.4L9.4 11.4L12.6 13L14.4 15.4L11.6 20.6L10.2 19.8L9.8 15.4L6.4 12L4.6 8Z"),
        "globe.europe.africa": land(
            "M10 4.2L15 3.4L17.4 6.4L14 8.4L17 10.4L18.4 13L15.4 18.6L13 19.4L11.6 14.4L8.2 13.2L7.6 9.8L10.4 7.4Z"),
        "globe.asia.australia": land(
            "M4.6 7.4L9 3.6L15.4 3.4L19.4 7L16 9.6L14.6 12.6L12 10L9.6 12.4L7.4 9.4ZM14 15.4L18.4 14.4L19 17L15.4 19.4Z"
        ),
        "building": SymbolDesign(
            "🏢", width: 20,
            [
                .body(SymbolShape.box(3, 2.4, 17, 21.4, 1.8)), .detail("M8 21V17.4H12V21"),
                .holes([(7.2, 6.8), (12.8, 6.8), (7.2, 10.4), (12.8, 10.4), (7.2, 14), (12.8, 14)], factor: 1.1),
            ]),
        "tent": SymbolDesign(
            "⛺", width: 28,
            [.body("M14 4L25.4 20H2.6Z"), .detail("M14 9.6L9 20M14 9.6L19 20"), .line("M12.6 2.6L14 4.4L15.4 2.6")]),
        "mountain.2": SymbolDesign(
            "⛰", width: 30,
            [
                .body("M19.4 8.4L27.6 20.4H16Z").level(1), .body("M11 3.4L22 20.4H2.4Z").inFront,
                .detail("M7.6 9.6L9.8 11.4L11.4 9.6L13 11.4L14.6 9.6").pen(0.85),
            ]),
        "fuelpump": SymbolDesign(
            "⛽", width: 26,
            [
                .body("M5.4 2.8H13.4A2 2 0 0 1 15.4 4.8V21.2H3.4V4.8A2 2 0 0 1 5.4 2.8Z"),
                .detail(SymbolShape.box(6.2, 5.8, 12.6, 10, 0.8)).pen(0.9),
                .line("M2.4 21.2H16.4M15.4 12H17.4A1.8 1.8 0 0 1 19.2 13.8V17.4A2 2 0 0 0 23.2 17.4V9L19.4 5.2"),
            ]),
        "ferry": SymbolDesign(
            "⛴",
            [
                .body("M4 12.4L12 9.6L20 12.4L18 18.4H6Z"),
                .line(
                    "M7 11V6.4H17V11M10 6.4V3.4H14V6.4M2.8 21.2C5 19.6 7 19.6 9 21.2C11 22 13 22 15 21.2C17 19.6 19 19.6 21.2 21.2"
                ).level(1),
            ]),
        "scooter": SymbolDesign(
            "🛴", width: 28,
            [
                .line("M16.6 3.4H20L23 17.4M9 18.6H17.6C17.6 14 20 10.6 21.4 9.8"),
                .line(SymbolShape.circle(6.2, 18.6, 2.6) + SymbolShape.circle(22.4, 18.8, 2.4)).level(1),
            ]),
        "signpost.right": SymbolDesign(
            "⇨",
            [
                .line("M12 2.4V5M12 14V21.6"),
                .body("M4.4 5H16.4L21 9.5L16.4 14H4.4A1.4 1.4 0 0 1 3 12.6V6.4A1.4 1.4 0 0 1 4.4 5Z"),
            ]),
        "signpost.left": SymbolDesign(
            "⇦",
            [
                .line("M12 2.4V5M12 14V21.6"),
                .body("M19.6 5H7.6L3 9.5L7.6 14H19.6A1.4 1.4 0 0 0 21 12.6V6.4A1.4 1.4 0 0 0 19.6 5Z"),
            ]),
        "door.left.hand.open": SymbolDesign(
            "🚪",
            [
                .line("M2.8 21H21.2M17.8 21V5.2A2 2 0 0 0 15.8 3.2H12").level(1), .body("M13 2.6L6 4.6V21L13 21Z"),
                .holes([(10.6, 12.2)], factor: 1.2),
            ]),
        "door.left.hand.closed": SymbolDesign(
            "🚪",
            [
                .line("M2.8 21H21.2").level(1), .body("M8 2.8H16A2 2 0 0 1 18 4.8V21H6V4.8A2 2 0 0 1 8 2.8Z"),
                .holes([(14.4, 12.2)], factor: 1.2),
            ]),
        "sofa": SymbolDesign(
            "🛋", width: 30,
            [
                .line("M6.4 10V7.4A2.8 2.8 0 0 1 9.2 4.6H20.8A2.8 2.8 0 0 1 23.6 7.4V10M15 4.6V13").level(1),
                .body(
                    "M2.4 12A2.4 2.4 0 0 1 7.2 12V14H22.8V12A2.4 2.4 0 0 1 27.6 12V17A1.8 1.8 0 0 1 25.8 18.8H4.2A1.8 1.8 0 0 1 2.4 17Z"
                ), .line("M6 19V20.6M24 19V20.6"),
            ]),
        "lamp.desk": SymbolDesign(
            "💡", [.line("M8 20.8H16M12 20.8V17.4L6 11L11 5.4"), .body("M10 2.8L19.4 9.6L13.4 13.4A6 6 0 0 1 8.6 6.6Z")]),
        "fan": SymbolDesign(
            "✣",
            [
                .body("M12 9.4C9 9 8 3 12.4 2.6C16.4 2.4 15.6 7.6 13.6 9.8Z"),
                .body("M14.6 12C15 9 21 8 21.4 12.4C21.6 16.4 16.4 15.6 14.2 13.6Z"),
                .body("M12 14.6C15 15 16 21 11.6 21.4C7.6 21.6 8.4 16.4 10.4 14.2Z"),
                .body("M9.4 12C9 15 3 16 2.6 11.6C2.4 7.6 7.6 8.4 9.8 10.4Z"), .dots([(12, 12)], factor: 1.3),
            ]),
        "bathtub": SymbolDesign(
            "🛁", width: 28,
            [
                .line("M5.4 12V5.4A2.6 2.6 0 0 1 10.4 4.6M8.6 6.4L12.4 4.2M7.4 20V21.4M20.6 20V21.4"),
                .body("M2.4 12.2H25.6V14.4A5 5 0 0 1 20.6 19.4H7.4A5 5 0 0 1 2.4 14.4Z"),
            ]),
        "frying.pan": SymbolDesign(
            "🍳", width: 30,
            [
                .body(SymbolShape.circle(10.4, 13.6, 7.8)), .detail(SymbolShape.circle(10.4, 13.6, 3.6)).pen(0.85),
                .line("M16.4 8.4L27 3.4").pen(1.6),
            ]),
        "beach.umbrella": SymbolDesign(
            "⛱", [.body("M4 14.4A9.4 9.4 0 0 1 20.2 5.8L17.4 10Z"), .line("M11.6 10.4L15.8 20.8M2.8 21H21.2").level(1)]),
        "takeoutbag.and.cup.and.straw": SymbolDesign(
            "🥡", width: 28,
            [
                .body("M3 6.4H14.4V21.2H4.4A1.4 1.4 0 0 1 3 19.8Z"), .line("M5 6.2L6.4 3.4H11L12.4 6.2"),
                .body("M16.6 10.4H25.4L24.2 19.8A1.6 1.6 0 0 1 22.6 21.2H19.4A1.6 1.6 0 0 1 17.8 19.8Z").level(1),
                .line("M21 10.2L22 5.4H24.4").level(1),
            ]),
        "deskclock": SymbolDesign(
            "🕰",
            [
                .body(SymbolShape.circle(12, 11.4, 9)), .detail("M12 6.4V11.6L15 13.4"),
                .line("M6 18.4L4.4 21.2M18 18.4L19.6 21.2"),
            ]),
    ]
}
