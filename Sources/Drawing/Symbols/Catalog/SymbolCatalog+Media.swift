extension SymbolCatalog {
    private static func pointer(_ left: Double, _ right: Double) -> String {
        "M\(left) 5L\(right) 12L\(left) 19Z"
    }

    private static let forward = SymbolDesign(
        "»", fill: "⏩", width: 28, [.body(pointer(3.4, 13.2)), .body(pointer(15, 24.8))])

    private static let end = SymbolDesign(
        "⇥", fill: "⏭", width: 24, [.body("M3.6 4.8L16 12L3.6 19.2Z"), .line("M20.4 5V19")])

    private static let again = "M3.6 12.6A8.6 8.6 0 1 0 6.4 6.4"

    /// Players, and pictures.
    static let media: [String: SymbolDesign] = [
        "play": SymbolDesign(
            "▷", fill: "▶", width: 22,
            [.body("M4.6 4.2A1 1 0 0 1 6.2 3.4L19 11.2A1 1 0 0 1 19 12.8L6.2 20.6A1 1 0 0 1 4.6 19.8Z")]),
        "pause": SymbolDesign(
            "‖", fill: "⏸", width: 20,
            [.body(SymbolShape.box(3.4, 4, 7.4, 20, 1)), .body(SymbolShape.box(12.6, 4, 16.6, 20, 1))]),
        "stop": SymbolDesign("□", fill: "■", width: 22, [.body(SymbolShape.box(3.6, 4.6, 18.4, 19.4, 2))]),
        "playpause": SymbolDesign(
            "⏯", width: 28,
            [
                .body("M3.4 5L14 12L3.4 19Z"), .body(SymbolShape.box(17.2, 5, 19.2, 19, 0.6)),
                .body(SymbolShape.box(22.6, 5, 24.6, 19, 0.6)),
            ]),
        "forward": forward,
        "backward": forward.mirrored("«", fill: "⏪"),
        "forward.end": end,
        "backward.end": end.mirrored("⇤", fill: "⏮"),
        "record.circle": SymbolDesign(
            "◉",
            [
                .body(SymbolShape.circle(12, 12, 10)).level(1),
                .detail(SymbolShape.circle(12, 12, 4.4)).solid.color(.systemRed),
            ]),
        "gobackward": SymbolDesign("↺", [.line(again), .line("M6.2 2.2L6.2 6.7L10.8 6.7")]),
        "goforward": SymbolDesign(
            "↻", [SymbolPart.line(again), .line("M6.2 2.2L6.2 6.7L10.8 6.7")].map { $0.mirrored() }),
        "shuffle": SymbolDesign(
            "⤨",
            [
                .line("M2.6 7H5.4C10.4 7 12.4 17 17.4 17H20.8M17.6 13.6L21 17L17.6 20.4"),
                .line("M2.6 17H5.4C7.2 17 8.6 15.6 9.8 14M13 10C14.2 8.4 15.6 7 17.4 7H20.8M17.6 3.6L21 7L17.6 10.4"),
            ]),
        "repeat": SymbolDesign(
            "⟲",
            [
                .line("M3 11.4V10A4 4 0 0 1 7 6H20M16.6 2.6L20 6L16.6 9.4"),
                .line("M21 12.6V14A4 4 0 0 1 17 18H4M7.4 14.6L4 18L7.4 21.4"),
            ]),
        "camera": SymbolDesign(
            "📷", width: 28,
            [
                .body(
                    "M4.8 6.4H8L9.4 4.2A1.8 1.8 0 0 1 11 3.4H17A1.8 1.8 0 0 1 18.6 4.2L20 6.4H23.2A2.8 2.8 0 0 1 26 9.2V17.6"
                        + "A2.8 2.8 0 0 1 23.2 20.4H4.8A2.8 2.8 0 0 1 2 17.6V9.2A2.8 2.8 0 0 1 4.8 6.4Z"),
                .detail(SymbolShape.circle(14, 13, 4.2)), .holes([(22.2, 9.8)], factor: 1.2),
            ]),
        "photo": SymbolDesign("▣", width: 28, photo),
        "photo.on.rectangle": SymbolDesign(
            "▣", width: 30,
            [
                .body(
                    "M8.4 2.6H25.2A2.8 2.8 0 0 1 28 5.4V15A2.8 2.8 0 0 1 25.2 17.8H8.4A2.8 2.8 0 0 1 5.6 15V5.4A2.8 2.8 0 0 1 8.4 2.6Z"
                ).level(1)
            ]
                + photo.enumerated().map { index, part in
                    let moved = part.placed(x: 0.4, y: 5.2, scale: 0.8)
                    return index == 0 ? moved.inFront : moved
                }),
        "photo.on.rectangle.angled": SymbolDesign(
            "▣", width: 30,
            [.body(SymbolShape.box(6, 2.6, 26, 15.6, 2.6)).applying(tilt).level(1)]
                + photo.enumerated().map { index, part in
                    let moved = part.placed(x: 0.4, y: 5.2, scale: 0.8)
                    return index == 0 ? moved.inFront : moved
                }),
        "film": SymbolDesign(
            "▤", width: 28,
            [
                .body(SymbolShape.box(2, 4, 26, 20, 2.6)),
                .detail("M7.6 4V20M20.4 4V20M7.6 12H20.4M2 9.4H7.6M2 14.6H7.6M20.4 9.4H26M20.4 14.6H26"),
            ]),
        "headphones": SymbolDesign(
            "🎧",
            [
                .line("M3 16V12A9 9 0 0 1 21 12V16"), .body(SymbolShape.box(2.8, 13.6, 7.4, 21, 2)),
                .body(SymbolShape.box(16.6, 13.6, 21.2, 21, 2)),
            ]),
        "gamecontroller": SymbolDesign(
            "🎮", width: 30,
            [
                .body(
                    "M9 5.4H21C25 5.4 27 9.6 27.6 15.4C28 19 25.2 20.2 23 17.8L20.6 15.2H9.4L7 17.8C4.8 20.2 2 19 2.4 15.4C3 9.6 5 5.4 9 5.4Z"
                ),
                .detail("M10 8V12.4M7.8 10.2H12.2"), .holes([(19, 11.6), (22, 9)], factor: 1.3),
            ]),
    ]

    /// A small turn about the middle of a rectangle behind a photo.
    private static let tilt = CGAffineTransform(translationX: -16, y: -9).concatenating(
        CGAffineTransform(rotationAngle: 0.13)
    )
    .concatenating(CGAffineTransform(translationX: 16.6, y: 9.2))

    private static let photo: [SymbolPart] = [
        .body(SymbolShape.box(2, 3.8, 26, 20.2, 3.2)),
        .detail("M2.6 17L8.8 11.2A1.6 1.6 0 0 1 11 11.2L17.4 17.6M14.4 14.6L17.4 11.8A1.6 1.6 0 0 1 19.6 11.8L25.4 17"),
        .holes([(19.2, 8)], factor: 1.7),
    ]

    /// Music.
    static let music: [String: SymbolDesign] = [
        "music.note": SymbolDesign(
            "♪", width: 20,
            [
                .solid(SymbolShape.ellipse(6.6, 18.4, 3.2, 2.7)), .line("M9.8 18.4V3.4"),
                .solid("M9.8 3.4L16.4 5.6V9L9.8 6.8Z").pen(0.8),
            ]),
        "music.note.list": SymbolDesign(
            "♫", width: 28,
            [
                .solid(SymbolShape.ellipse(17.4, 18.4, 2.7, 2.3)), .line("M20.1 18.4V6.4"),
                .solid("M20.1 6.4L25.2 8V10.6L20.1 9Z").pen(0.8), .line("M3 5H15.4M3 10.4H15.4M3 15.8H10.6").level(1),
            ]),
        "music.quarternote.3": SymbolDesign(
            "♫",
            [
                .solid(SymbolShape.ellipse(5.6, 19, 2.7, 2.2)), .solid(SymbolShape.ellipse(17.6, 17, 2.7, 2.2)),
                .line("M8.3 19V6L20.3 3.6V17"), .line("M8.3 10L20.3 7.6"),
            ]),
        "guitars": SymbolDesign(
            "♬",
            [
                .body("M9.4 9.4C7.6 9.6 7.8 12.2 5.6 12.8A4.8 4.8 0 1 0 11.4 18.4C11.8 16.2 14.4 16.4 14.6 14.6Z"),
                .line("M12 12L20 4M18.4 2.4L21.6 5.6"), .holes([(8.4, 15.6)], factor: 1.3),
            ]),
    ]
}
