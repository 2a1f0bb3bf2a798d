extension SymbolCatalog {
    private static let bubble = SymbolEnclosure.bubble
    private static let mirroredBubble = SymbolPart.body(bubble).mirrored()

    /// Speech, mail and calls.
    static let communication: [String: SymbolDesign] = [
        "bubble": SymbolDesign("🗨", [.body(bubble)]),
        "bubble.right": SymbolDesign("🗨", [mirroredBubble]),
        "message": SymbolDesign(
            "🗨",
            [
                .body(
                    "M12 3C17.4 3 21.8 6.6 21.8 11.2C21.8 15.8 17.4 19.4 12 19.4C10.8 19.4 9.7 19.2 8.7 18.9"
                        + "C7.4 20.2 5.6 21 3.6 21C4.6 19.8 5.2 18.5 5.2 17C3.3 15.6 2.2 13.5 2.2 11.2C2.2 6.6 6.6 3 12 3Z"
                )
            ]),
        "text": SymbolDesign("≡", [.line("M2.4 5.4H21.6M2.4 12H21.6M2.4 18.6H14")]).onlyEnclosed.directional,
        "quote": SymbolDesign(
            "”",
            [
                .solid(
                    "M9.6 8.6A3 3 0 1 1 6.6 5.6C9.6 5.6 10.4 8.4 9.6 11.4C9 14 7.4 16.4 4.8 17.6C6.8 15.6 7.6 13.8 7.8 11.4"
                ).pen(0.4),
                .solid(
                    "M20.2 8.6A3 3 0 1 1 17.2 5.6C20.2 5.6 21 8.4 20.2 11.4C19.6 14 18 16.4 15.4 17.6C17.4 15.6 18.2 13.8 18.4 11.4"
                ).pen(0.4),
            ]
        ).onlyEnclosed,
        "captions": SymbolDesign("CC", [.line("M1.6 7.4H8M12.4 7.4H22.4M1.6 15.4H13M17.4 15.4H22.4")]).onlyEnclosed,
        "bubble.left.and.bubble.right": SymbolDesign("🗪", width: 32, twoBubbles),
        "bubble.left.and.text.bubble.right": SymbolDesign(
            "🗪", width: 32, twoBubbles + [.detail("M17.4 13H25.4M17.4 16H22.6").pen(0.85)]),
        "bubble.and.pencil": SymbolDesign(
            "✎", [.body(bubble).level(1)] + pencilOnBubble),
        "envelope": SymbolDesign(
            "✉", width: 28,
            [.body(SymbolShape.box(2, 4, 26, 20, 3)), .detail("M3 6L12 13.4A3.2 3.2 0 0 0 16 13.4L25 6")]),
        "envelope.open": SymbolDesign(
            "✉", width: 26,
            [
                .body(
                    "M3.6 8.6L11.4 3.2A2.8 2.8 0 0 1 14.6 3.2L22.4 8.6A2 2 0 0 1 23.4 10.4V18.6A2.6 2.6 0 0 1 20.8 21.2H5.2A2.6 2.6 0 0 1 2.6 18.6V10.4A2 2 0 0 1 3.6 8.6Z"
                ),
                .detail("M3 10.2L11.4 15.2A3.2 3.2 0 0 0 14.6 15.2L23 10.2"),
            ]),
        "paperplane": SymbolDesign(
            "➤", [.body("M21.4 2.6L14.8 21.4L10.4 13.6L2.6 9.2Z"), .detail("M21 3L10.6 13.4")]),
        "phone": SymbolDesign(
            "✆",
            [
                .body(
                    "M6.6 2.8C5 3.4 3 5.2 2.8 7.4C2.8 10.4 5 14 7.6 16.4C10 19 13.6 21.2 16.6 21.2C18.8 21 20.6 19 21.2 17.4"
                        + "C21.4 16.8 21.2 16.2 20.6 15.8L17 13.4C16.4 13 15.6 13 15.2 13.6L14 15C13.6 15.4 13 15.4 12.6 15.2"
                        + "C11 14.2 9.8 13 8.8 11.4C8.6 11 8.6 10.4 9 10L10.4 8.8C11 8.4 11 7.6 10.6 7L8.2 3.4C7.8 2.8 7.2 2.6 6.6 2.8Z"
                )
            ]
        ).enclosed(in: .systemGreen),
        "video": SymbolDesign(
            "⏺", width: 30,
            [.body(SymbolShape.box(2, 5, 19.6, 19, 3.4)), .body("M22.4 10.6L28 6.8V17.2L22.4 13.4Z")]),
        "bell": SymbolDesign(
            "🔔",
            [
                .body(
                    "M3.4 17.6C5 16.2 5.6 14.8 5.6 11.4V9.6A6.4 6.4 0 0 1 18.4 9.6V11.4C18.4 14.8 19 16.2 20.6 17.6Z"),
                .solid("M9.6 20.8A2.6 2 0 0 0 14.4 20.8Z").pen(0.7), .line("M12 2.4V3"),
            ]),
        "megaphone": SymbolDesign(
            "📣", width: 26,
            [
                .body("M6 8.2L21.4 3.6V18.4L6 13.8Z"), .body("M6 8.2V13.8H4.8A2.8 2.8 0 0 1 4.8 8.2Z"),
                .line("M7.6 14.4V17.4A2.6 2.6 0 0 0 12.8 17.4V16"), .line("M23.8 8.6V13.4"),
            ]),
        "link": SymbolDesign(
            "⚯",
            [
                .line("M10.4 13.6A4.4 4.4 0 0 0 16.6 13.6L20.2 10A4.4 4.4 0 0 0 14 3.8L12.4 5.4"),
                .line("M13.6 10.4A4.4 4.4 0 0 0 7.4 10.4L3.8 14A4.4 4.4 0 0 0 10 20.2L11.6 18.6"),
            ]),
        "globe": SymbolDesign(
            "⊕",
            [
                .line(SymbolShape.circle(12, 12, 10)), .line(SymbolShape.ellipse(12, 12, 4.4, 10)),
                .line("M2.4 9H21.6M2.4 15H21.6"),
            ]),
        "network": SymbolDesign(
            "⊕",
            [
                .body(SymbolShape.circle(12, 12, 2.8)), .body(SymbolShape.circle(12, 3.6, 1.6)),
                .body(SymbolShape.circle(4.4, 17, 1.6)), .body(SymbolShape.circle(19.6, 17, 1.6)),
                .line("M12 5.4V9M9.6 13.6L5.8 16M14.4 13.6L18.2 16"),
            ]),
        "safari": SymbolDesign(
            "⌖",
            [
                .body(SymbolShape.circle(12, 12, 10)).level(1), .detail("M17.4 6.6L13.9 13.9L6.6 17.4L10.1 10.1Z"),
                .holes([(12, 12)], factor: 0.9),
            ]),
    ]

    private static let pencilOnBubble = pencil.enumerated().map { index, part in
        let moved = part.placed(x: 7.8, y: 3.6, scale: 0.66)
        return index == 0 ? moved.inFront : moved
    }

    private static let twoBubbles: [SymbolPart] = [
        .body(
            "M5 3H15.6A2.8 2.8 0 0 1 18.4 5.8V11.2A2.8 2.8 0 0 1 15.6 14H9.4L5.8 17V14H5A2.8 2.8 0 0 1 2.2 11.2V5.8A2.8 2.8 0 0 1 5 3Z"
        ).level(1),
        .body(
            "M15.4 8.6H27A2.8 2.8 0 0 1 29.8 11.4V16.2A2.8 2.8 0 0 1 27 19H26.6V21.8L23 19H15.4A2.8 2.8 0 0 1 12.6 16.2V11.4A2.8 2.8 0 0 1 15.4 8.6Z"
        ).inFront,
    ]

    /// Senders of waves.
    static let waves: [String: SymbolDesign] = [
        "wifi": SymbolDesign(
            "◠", width: 28,
            [
                .dots([(14, 19)], factor: 2).above(0), .line(SymbolShape.arc(14, 19, 5.6, 225, 315)).above(0.25),
                .line(SymbolShape.arc(14, 19, 10.4, 225, 315)).above(0.5),
                .line(SymbolShape.arc(14, 19, 15.2, 225, 315)).above(0.75),
            ]),
        "dot.radiowaves.right": SymbolDesign(
            "⦁)", width: 20,
            [
                .dots([(4.4, 12)], factor: 2).above(0), .line(SymbolShape.arc(4.4, 12, 5.4, -48, 48)).above(0.25),
                .line(SymbolShape.arc(4.4, 12, 9.6, -48, 48)).above(0.5),
                .line(SymbolShape.arc(4.4, 12, 13.4, -48, 48)).above(0.75),
            ]),
        "dot.radiowaves.left.and.right": SymbolDesign(
            "◉", width: 30,
            [
                .dots([(15, 12)], factor: 2).above(0), .line(SymbolShape.arc(15, 12, 5, -50, 50)).above(0.25),
                .line(SymbolShape.arc(15, 12, 5, 130, 230)).above(0.25),
                .line(SymbolShape.arc(15, 12, 9, -50, 50)).above(0.5),
                .line(SymbolShape.arc(15, 12, 9, 130, 230)).above(0.5),
                .line(SymbolShape.arc(15, 12, 12.8, -50, 50)).above(0.75),
                .line(SymbolShape.arc(15, 12, 12.8, 130, 230)).above(0.75),
            ]),
        "badge.plus.radiowaves.right": SymbolDesign(
            "+)", width: 26,
            [
                .body(SymbolShape.circle(8.4, 12, 6.4)), .detail("M8.4 9V15M5.4 12H11.4").pen(0.9),
                .line(SymbolShape.arc(8.4, 12, 10.6, -42, 42)), .line(SymbolShape.arc(8.4, 12, 14.8, -42, 42)),
            ]),
        "antenna.radiowaves.left.and.right": SymbolDesign(
            "⏃", width: 28,
            [
                .dots([(14, 9)], factor: 2.2), .line("M14 10V21.6"), .line(SymbolShape.arc(14, 9, 5.4, -45, 45)),
                .line(SymbolShape.arc(14, 9, 5.4, 135, 225)), .line(SymbolShape.arc(14, 9, 9.8, -45, 45)),
                .line(SymbolShape.arc(14, 9, 9.8, 135, 225)),
            ]),
        "speaker": SymbolDesign("◁", fill: "◀", width: 18, [.body(cone)]).directional.outlinedInside,
        "speaker.wave.1": speaker(waves: 1, width: 22),
        "speaker.wave.2": speaker(waves: 2, width: 26),
        "speaker.wave.3": speaker(waves: 3, width: 30),
        "mic": SymbolDesign(
            "🎙",
            [
                .body(SymbolShape.box(8.4, 2.2, 15.6, 14.4, 3.6)),
                .line("M4.8 11.2V11.6A7.2 7.2 0 0 0 19.2 11.6V11.2M12 18.8V21.8M8 21.8H16"),
            ]),
        "waveform": SymbolDesign(
            "⏦", [.line("M3 10.4V13.6M7.5 7V17M12 3V21M16.5 7.6V16.4M21 10.4V13.6")]),
        "cellularbars": SymbolDesign(
            "▂▄", width: 26,
            (0..<4).map { index in
                let x = 3 + Double(index) * 6
                return SymbolPart.solid(SymbolShape.box(x, 15.6 - Double(index) * 3.6, x + 2, 20.4, 0.6)).above(
                    Double(index) / 4)
            }),
    ]

    private static let cone =
        "M2.6 8.8H5.6L10.8 4.2A1 1 0 0 1 12.4 5V19A1 1 0 0 1 10.8 19.8L5.6 15.2H2.6A.6 .6 0 0 1 2 14.6V9.4A.6 .6 0 0 1 2.6 8.8Z"

    private static func speaker(waves: Int, width: Double) -> SymbolDesign {
        let lines: [SymbolPart] = (0..<waves).map { index in
            .line(SymbolShape.arc(10.4, 12, 6.2 + Double(index) * 4.2, -38, 38)).level(min(index + 1, 2))
                .above(Double(index) / Double(waves))
        }
        return SymbolDesign(
            ["◁", "◁)", "◁)", "◁»"][waves], fill: ["◀", "◀)", "◀)", "◀»"][waves], width: width, [.body(cone)] + lines
        ).directional.outlinedInside
    }
}
