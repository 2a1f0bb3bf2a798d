extension SymbolCatalog {
    private static let triangle = SymbolDesign("▷", fill: "▶", [.body("M5.6 4.4L19.4 12L5.6 19.6Z")])

    private static let backwards = "M4.6 9.4A8.6 8.6 0 1 1 4 15M4.2 3.6V9.4H10"

    /// An arrow around a number of seconds.
    private static func skip(_ seconds: Int) -> [SymbolPart] {
        let digits = String(seconds).compactMap(\.wholeNumberValue)
        let start = 12 - Double(digits.count) * 2.3 + 0.3
        return digits.enumerated().map { index, digit in
            SymbolPart.line(digit == 1 ? "M1.6 5.6L3.2 4.4V20" : self.digits[digit])
                .placed(x: start + Double(index) * 4.6, y: 9.2 - 0.35 * 4 + 0.2, scale: 0.38).pen(0.7)
        }
    }

    private static let again = "M6.2 6.7A8.4 8.4 0 1 0 12 4.4"

    private static let skips: [String: SymbolDesign] = {
        var all: [String: SymbolDesign] = [:]
        for seconds in [5, 10, 15, 30, 45, 60] {
            let arrow: [SymbolPart] = [.line(again), .line("M6.2 2.4V6.7H10.6")]
            all["gobackward.\(seconds)"] = SymbolDesign("↺", arrow + skip(seconds))
            all["goforward.\(seconds)"] = SymbolDesign("↻", arrow.map { $0.mirrored() } + skip(seconds))
        }
        return all
    }()

    private static let boxUp =
        "M8 8.8H6.4A2.6 2.6 0 0 0 3.8 11.4V19A2.6 2.6 0 0 0 6.4 21.6H17.6A2.6 2.6 0 0 0 20.2 19V11.4A2.6 2.6 0 0 0 17.6 8.8H16"
    private static let openCloud =
        "M8.4 15.6H6.6A4.3 4.3 0 0 1 6.4 7A6.6 6.6 0 0 1 18.8 6.2A4.8 4.8 0 0 1 20.4 15.6H19.6"

    /// Arrows with other things, and more of their kind.
    static let moreArrows: [String: SymbolDesign] = skips.merging(
        [
            "arrow.left.and.right": SymbolDesign(
                "↔", width: 28, [.line("M3 12H25M7.8 7.2L3 12L7.8 16.8M20.2 7.2L25 12L20.2 16.8")]),
            "arrow.up.and.down": SymbolDesign(
                "↕", width: 18, [.line("M9 2.6V21.4M4.4 7.2L9 2.6L13.6 7.2M4.4 16.8L9 21.4L13.6 16.8")]),
            "arrow.up.and.down.and.arrow.left.and.right": SymbolDesign(
                "✥",
                [
                    .line(
                        "M12 2.6V21.4M2.6 12H21.4M9.2 5.4L12 2.6L14.8 5.4M9.2 18.6L12 21.4L14.8 18.6M5.4 9.2L2.6 12L5.4 14.8M18.6 9.2L21.4 12L18.6 14.8"
                    )
                ]),
            "arrow.turn.down.left": SymbolDesign(
                "↲", [.line("M19.6 3.6V11.4A3.6 3.6 0 0 1 16 15H4M8.8 10.2L4 15L8.8 19.8")]),
            "arrow.turn.up.right": SymbolDesign(
                "↱", [.line("M4.4 20.4V12.6A3.6 3.6 0 0 1 8 9H20M15.2 4.2L20 9L15.2 13.8")]),
            "arrow.turn.right.up": SymbolDesign(
                "⮥", [.line("M3.6 19.6H11.4A3.6 3.6 0 0 0 15 16V4M10.2 8.8L15 4L19.8 8.8")]),
            "arrow.turn.right.down": SymbolDesign(
                "⮧", [.line("M3.6 4.4H11.4A3.6 3.6 0 0 1 15 8V20M10.2 15.2L15 20L19.8 15.2")]),
            "arrow.triangle.merge": SymbolDesign(
                "⑃",
                [
                    .line("M12 3.4V21M8 7.4L12 3.4L16 7.4"),
                    .line("M4.8 21V17.6C4.8 13.4 12 13.8 12 10M19.2 21V17.6C19.2 13.4 12 13.8 12 10").level(1),
                ]),
            "arrow.triangle.pull": SymbolDesign(
                "⎇",
                [
                    .line(SymbolShape.circle(6, 5.4, 2.4) + SymbolShape.circle(6, 18.6, 2.4) + "M6 8V16"),
                    .line(
                        SymbolShape.circle(18, 18.6, 2.4)
                            + "M18 16V9A3.6 3.6 0 0 0 14.4 5.4H11.4M14 2.6L11.2 5.4L14 8.2"),
                ]),
            "arrow.triangle.swap": SymbolDesign(
                "⇅",
                [
                    .line("M7.4 20V4.4M3.6 8.4L7.4 4.4L11.2 8.4").level(1),
                    .line("M16.6 4V19.6M12.8 15.6L16.6 19.6L20.4 15.6"),
                ]),
            "arrow.triangle.turn.up.right": SymbolDesign(
                "⮣", [.line("M6 18V12.6A3.4 3.4 0 0 1 9.4 9.2H18M14 5L18.2 9.2L14 13.4")]),
            "arrow.up.right.and.arrow.down.left": SymbolDesign(
                "⤡", [.line("M13.8 4V10.2H20M14.1 9.9L21 3M4 13.8H10.2V20M9.9 14.1L3 21")]),
            "arrow.down.left.and.arrow.up.right": SymbolDesign(
                "⤢", [.line("M14 3.6H20.4V10M20.1 3.9L13.6 10.4M10 20.4H3.6V14M3.9 20.1L10.4 13.6")]),
            "arrow.up.backward": SymbolDesign("↖", [.line("M18 18L5.6 5.6M5.6 15V5.6H15")]).directional("↗"),
            "arrow.down.forward": SymbolDesign("↘", [.line("M6 6L18.4 18.4M18.4 9V18.4H9")]).directional("↙"),
            "arrow.down.backward": SymbolDesign("↙", [.line("M18 6L5.6 18.4M5.6 9V18.4H15")]).directional("↘"),
            "arrowtriangle.right": triangle,
            "arrowtriangle.down": triangle.turned(90, "▽").filled(as: "▼"),
            "arrowtriangle.left": triangle.turned(180, "◁").filled(as: "◀"),
            "arrowtriangle.up": triangle.turned(270, "△").filled(as: "▲"),
            "arrowshape.bounce.right": SymbolDesign(
                "⤼", [.line("M3 20V15C3 7.6 8 4.6 11 9.4L13.6 13.4"), .body("M14 8L21.4 15.4L11.6 18Z").pen(0.9)]),
            "arrowshape.zigzag.right": SymbolDesign(
                "↯",
                [.body("M2.8 6.4L8.6 4.6L13 11.2L16 8.8L14.8 6.6L21.4 7.2L20.6 14L19 12.2L11.8 17.6L7.4 11L4.6 12Z")]),
            "arrow.down.doc": SymbolDesign("⤓", doc + [.detail("M11.8 11.4V18M8.8 15.2L11.8 18.2L14.8 15.2")]),
            "arrow.up.doc": SymbolDesign("⤒", doc + [.detail("M11.8 18.2V11.6M8.8 14.4L11.8 11.4L14.8 14.4")]),
            "icloud.and.arrow.down": SymbolDesign(
                "☁↓", width: 28,
                [
                    .line(openCloud).placed(x: 0.4, y: 0, scale: 1).level(1),
                    .line("M14 11V21.4M10.2 17.8L14 21.6L17.8 17.8"),
                ]),
            "icloud.and.arrow.up": SymbolDesign(
                "☁↑", width: 28,
                [
                    .line(openCloud).placed(x: 0.4, y: 0, scale: 1).level(1),
                    .line("M14 21.6V11.4M10.2 15L14 11.2L17.8 15"),
                ]),
            "tray.and.arrow.up": SymbolDesign(
                "⌴", width: 26,
                [
                    .body(
                        "M2.6 13.2H8.4C8.8 15.4 10.2 16.4 13 16.4C15.8 16.4 17.2 15.4 17.6 13.2H23.4V18A2.6 2.6 0 0 1 20.8 20.6H5.2A2.6 2.6 0 0 1 2.6 18Z"
                    ).level(1),
                    .line("M13 12.8V2.8M9.2 6.4L13 2.6L16.8 6.4"),
                ]),
            "square.and.arrow.up.on.square": SymbolDesign(
                "⇪",
                [
                    .body(
                        "M10 7.6H9A2 2 0 0 0 7 9.6V15.2A2 2 0 0 0 9 17.2H19A2 2 0 0 0 21 15.2V9.6A2 2 0 0 0 19 7.6H18"),
                    .line("M14 12.4V2.6M11 5.6L14 2.6L17 5.6").inFront,
                    .line("M17 20.8H6A2.8 2.8 0 0 1 3.2 18V11.4").level(1),
                ]),
            "square.and.arrow.down.on.square": SymbolDesign(
                "⤓",
                [
                    .body(
                        "M10 6.2H9A2 2 0 0 0 7 8.2V15.2A2 2 0 0 0 9 17.2H19A2 2 0 0 0 21 15.2V8.2A2 2 0 0 0 19 6.2H18"),
                    .line("M14 2.6V12.6M11 9.6L14 12.6L17 9.6").inFront,
                    .line("M17 20.8H6A2.8 2.8 0 0 1 3.2 18V11.4").level(1),
                ]),
            "clock.arrow.circlepath": SymbolDesign(
                "◷", [.line(backwards), .line("M12.4 7.6V12.4L15.6 14.6").level(1)]),
            "checkmark.gobackward": SymbolDesign("✓", [.line(backwards).level(1), .line("M9 12.6L11.6 15.2L16 9.4")]),
            "rotate.left": SymbolDesign(
                "⟲",
                [
                    .body(SymbolShape.box(3, 10.6, 15, 21.4, 2)),
                    .line("M8.4 5.4H14A6.6 6.6 0 0 1 20.6 12V13M11.4 2.4L8.4 5.4L11.4 8.4").level(1),
                ]),
            "rotate.right": SymbolDesign(
                "⟳",
                [
                    .body(SymbolShape.box(9, 10.6, 21, 21.4, 2)),
                    .line("M15.6 5.4H10A6.6 6.6 0 0 0 3.4 12V13M12.6 2.4L15.6 5.4L12.6 8.4").level(1),
                ]),
            "chevron.compact.right": SymbolDesign("›", width: 14, [.line("M4.8 3L9.2 12L4.8 21")]),
            "chevron.compact.left": SymbolDesign("‹", width: 14, [.line("M9.2 3L4.8 12L9.2 21")]),
            "chevron.down.2": SymbolDesign("⌄", width: 22, [.line("M4 4.6L11 11.4L18 4.6M4 12.2L11 19L18 12.2")]),
            "chevron.up.2": SymbolDesign("⌃", width: 22, [.line("M4 11.6L11 4.8L18 11.6M4 19.2L11 12.4L18 19.2")]),
            "repeat.1": SymbolDesign(
                "🔂",
                [
                    .line("M3.4 12.4V9A3.4 3.4 0 0 1 6.8 5.6H15M12 2.4L15.2 5.6L12 8.8").level(1),
                    .line("M20.6 11.6V15A3.4 3.4 0 0 1 17.2 18.4H9M12 15.2L8.8 18.4L12 21.6").level(1),
                    .line("M18.6 3.6L20.4 2.6V8.4"),
                ]),
            "control": SymbolDesign("⌃", [.line("M5 13.6L12 6.4L19 13.6")]),
            "shift": SymbolDesign(
                "⇧", [.body("M12 3L20.8 12H16.4V19.4A1.4 1.4 0 0 1 15 20.8H9A1.4 1.4 0 0 1 7.6 19.4V12H3.2Z")]),
            "capslock": SymbolDesign(
                "⇪",
                [
                    .body("M12 2.6L20.8 11H16.4V15.6H7.6V11H3.2Z"),
                    .body(SymbolShape.box(7.6, 18.4, 16.4, 21.4, 0.9)).level(1),
                ]),
            "escape": SymbolDesign("⎋", [.line("M15.6 4.4A8.6 8.6 0 1 1 4.4 15.6M13 13L4 4M4 10.6V4H10.6")]),
            "delete.left": SymbolDesign(
                "⌫", width: 28,
                [
                    .body("M9.6 4.4H22.8A3 3 0 0 1 25.8 7.4V16.6A3 3 0 0 1 22.8 19.6H9.6L2.4 12Z"),
                    .detail("M13 8.8L19.4 15.2M19.4 8.8L13 15.2"),
                ]),
            "delete.right": SymbolDesign(
                "⌦", width: 28,
                [
                    .body("M18.4 4.4H5.2A3 3 0 0 0 2.2 7.4V16.6A3 3 0 0 0 5.2 19.6H18.4L25.6 12Z"),
                    .detail("M8.6 8.8L15 15.2M15 8.8L8.6 15.2"),
                ]),
            "eject": SymbolDesign(
                "⏏", [.body("M12 4L20.6 13.2H3.4Z"), .body(SymbolShape.box(3.4, 17, 20.6, 19.8, 0.9)).level(1)]),
            "increase.indent": SymbolDesign(
                "⇥", width: 26,
                [.line("M3 5H23M12.4 9.7H23M12.4 14.3H23M3 19H23").level(1), .line("M3.4 9.2L6.6 12L3.4 14.8")]),
            "decrease.indent": SymbolDesign(
                "⇤", width: 26,
                [.line("M3 5H23M12.4 9.7H23M12.4 14.3H23M3 19H23").level(1), .line("M6.6 9.2L3.4 12L6.6 14.8")]),
            "point.topleft.down.curvedto.point.bottomright.up": SymbolDesign(
                "⤳",
                [
                    .body(SymbolShape.circle(5.4, 5.8, 2.6)), .body(SymbolShape.circle(18.6, 18.2, 2.6)),
                    .line("M5.4 8.4V15A3.2 3.2 0 0 0 11.8 15V9A3.2 3.2 0 0 1 18.4 9V15.4").level(1),
                ]),
        ]) { first, _ in first }
}
