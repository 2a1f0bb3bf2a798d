extension SymbolCatalog {
    private static let arrow = SymbolDesign("→", [.line("M3.4 12H20.4M13.4 5L20.4 12L13.4 19")])

    private static let blockArrow = SymbolDesign(
        "⇨", fill: "➡", [.body("M12.2 4.2L20.8 12L12.2 19.8V15.6H4A1 1 0 0 1 3 14.6V9.4A1 1 0 0 1 4 8.4H12.2Z")])

    private static let uturn = SymbolDesign(
        "↶", [.line("M3.6 8.6H14.6A5.7 5.7 0 0 1 14.6 20H8.6M8.6 3.6L3.6 8.6L8.6 13.6")])

    private static let turned = SymbolDesign(
        "↰", [.body("M10.4 4.2V8.5C16.6 8.7 20.6 12.6 21.6 19.6C19 16.2 15.4 14.9 10.4 15V19.4L2.6 11.8Z")])

    private static let round = SymbolDesign(
        "↻", [.line("M20.6 13.2A8.6 8.6 0 1 1 18.9 7.4"), .line("M19.4 2.6V7.9H14.1")])

    /// Arrows.
    static let arrows: [String: SymbolDesign] = [
        "arrow.right": arrow,
        "arrow.down.right": arrow.turned(45, "↘"),
        "arrow.down": arrow.turned(90, "↓"),
        "arrow.down.left": arrow.turned(135, "↙"),
        "arrow.left": arrow.turned(180, "←"),
        "arrow.up.left": arrow.turned(225, "↖"),
        "arrow.up": arrow.turned(270, "↑"),
        "arrow.up.right": arrow.turned(315, "↗"),
        "arrow.up.forward": arrow.turned(315, "↗").directional("↖"),
        "arrow.forward": arrow.directional("←"),
        "arrow.backward": arrow.turned(180, "←").directional("→"),
        "arrowshape.right": blockArrow,
        "arrowshape.down": blockArrow.turned(90, "⇩"),
        "arrowshape.left": blockArrow.turned(180, "⇦"),
        "arrowshape.up": blockArrow.turned(270, "⇧"),
        "arrowshape.turn.up.left": turned,
        "arrowshape.turn.up.right": turned.mirrored("↱"),
        "arrowshape.turn.up.backward": turned.directional("↱"),
        "arrowshape.turn.up.forward": turned.mirrored("↱").directional("↰"),
        "arrow.uturn.left": uturn,
        "arrow.uturn.right": uturn.mirrored("↷"),
        "arrow.uturn.backward": uturn.directional("↷"),
        "arrow.uturn.forward": uturn.mirrored("↷").directional("↶"),
        "arrow.uturn.up": uturn.turned(90, "⤴"),
        "arrow.uturn.down": uturn.turned(270, "⤵"),
        "arrow.clockwise": round,
        "arrow.counterclockwise": round.mirrored("↺"),
        "arrow.triangle.2.circlepath": SymbolDesign(
            "⟳",
            [
                .line("M3.6 10.6A8.6 8.6 0 0 1 18.9 7.4M19.4 2.6V7.9H14.1"),
                .line("M20.4 13.4A8.6 8.6 0 0 1 5.1 16.6M4.6 21.4V16.1H9.9"),
            ]),
        "arrow.2.squarepath": SymbolDesign(
            "⇄",
            [
                .line("M3.4 13.4V9A3.4 3.4 0 0 1 6.8 5.6H19.4M15.8 2.2L19.4 5.6L15.8 9"),
                .line("M20.6 10.6V15A3.4 3.4 0 0 1 17.2 18.4H4.6M8.2 15L4.6 18.4L8.2 21.8"),
            ]),
        "arrow.up.arrow.down": SymbolDesign(
            "⇅", [.line("M7.4 20V4M3.2 8.2L7.4 4L11.6 8.2"), .line("M16.6 4V20M12.4 15.8L16.6 20L20.8 15.8")]),
        "arrow.left.arrow.right": SymbolDesign(
            "⇄", [.line("M4 7.4H20M15.8 3.2L20 7.4L15.8 11.6"), .line("M20 16.6H4M8.2 12.4L4 16.6L8.2 20.8")]),
        "arrow.up.left.and.arrow.down.right": SymbolDesign(
            "⤢", [.line("M3.6 10V3.6H10M3.9 3.9L10.4 10.4M20.4 14V20.4H14M20.1 20.1L13.6 13.6")]),
        "arrow.down.right.and.arrow.up.left": SymbolDesign(
            "⤡", [.line("M4 10.2H10.2V4M9.9 9.9L3 3M20 13.8H13.8V20M14.1 14.1L21 21")]),
        "arrow.down.to.line": SymbolDesign("⤓", [.line("M12 2.6V15.6M6.4 10L12 15.6L17.6 10"), .line("M4.4 21H19.6")]),
        "arrow.up.to.line": SymbolDesign("⤒", [.line("M12 21.4V8.4M6.4 14L12 8.4L17.6 14"), .line("M4.4 3H19.6")]),
        "arrow.right.to.line": SymbolDesign(
            "⇥", [.line("M2.6 12H15.6M10 6.4L15.6 12L10 17.6"), .line("M21 4.4V19.6")]),
        "arrow.left.to.line": SymbolDesign("⇤", [.line("M21.4 12H8.4M14 6.4L8.4 12L14 17.6"), .line("M3 4.4V19.6")]),
        "arrow.turn.down.right": SymbolDesign(
            "↳", [.line("M4.4 3.6V11.4A3.6 3.6 0 0 0 8 15H20M15.2 10.2L20 15L15.2 19.8")]),
        "arrow.turn.up.left": SymbolDesign(
            "↰", [.line("M19.6 20.4V12.6A3.6 3.6 0 0 0 16 9H4M8.8 4.2L4 9L8.8 13.8")]),
        "arrow.triangle.branch": SymbolDesign(
            "⑂",
            [
                .line("M7 21.4V4M3 8L7 4L11 8"),
                .line("M7 20.6C7 13.4 17.4 16.4 17.4 6M13.4 10L17.4 6L21.4 10"),
            ]),
    ]

    private static let chevron = SymbolDesign("›", width: 15, [.line("M4.2 4.6L11.4 12L4.2 19.4")])

    /// Chevrons.
    static let chevrons: [String: SymbolDesign] = [
        "chevron.right": chevron,
        "chevron.left": chevron.mirrored("‹"),
        "chevron.forward": chevron.directional("‹"),
        "chevron.backward": chevron.mirrored("‹").directional("›"),
        "chevron.down": chevron.turned(90, "⌄", width: 22),
        "chevron.up": chevron.turned(270, "⌃", width: 22),
        "chevron.right.2": SymbolDesign("»", width: 21, [.line("M3.8 5L10.6 12L3.8 19M11 5L17.8 12L11 19")]),
        "chevron.left.2": SymbolDesign("«", width: 21, [.line("M10 5L3.2 12L10 19M17.2 5L10.4 12L17.2 19")]),
        "chevron.up.chevron.down": SymbolDesign(
            "⇳", width: 17, [.line("M3.4 9L8.5 3.8L13.6 9"), .line("M3.4 15L8.5 20.2L13.6 15")]),
        "chevron.left.forwardslash.chevron.right": SymbolDesign(
            "⟨⟩", width: 30, [.line("M8.4 6L2.6 12L8.4 18M21.6 6L27.4 12L21.6 18"), .line("M17.4 4L12.6 20")]),
        "chevron.compact.down": SymbolDesign("⌄", width: 26, [.line("M3 9.8L13 14.2L23 9.8")]),
        "chevron.compact.up": SymbolDesign("⌃", width: 26, [.line("M3 14.2L13 9.8L23 14.2")]),
    ]
}
