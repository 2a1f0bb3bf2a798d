extension SymbolCatalog {
    private static let bust = "M12 14.4C17.2 14.4 20.6 17.2 21 21H3C3.4 17.2 6.8 14.4 12 14.4Z"
    private static let figure = SymbolShape.circle(12, 7.2, 4.6) + bust

    /// A filled person, and a mark beside.
    private static func person(_ text: String, _ mark: SymbolPart...) -> SymbolDesign {
        SymbolDesign(text, width: 32, [.solid(figure)] + mark.map { $0.level(1) })
    }

    private static let hand =
        "M8.4 20.6L4.4 14.6A1.7 1.7 0 0 1 7.2 12.6L9 14.8V5A1.6 1.6 0 0 1 12.2 5V11A1.5 1.5 0 0 1 15.2 11A1.5 1.5 0 0 1 18 11.4"
        + "A1.4 1.4 0 0 1 20.6 12V16.4A5.2 5.2 0 0 1 15.4 21.6H10.4A2.6 2.6 0 0 1 8.4 20.6Z"

    /// More of people, and what is in them.
    static let bodies: [String: SymbolDesign] = [
        "person.fill.checkmark": person("☻", .line("M22.6 11.4L25 14L29.4 8.4")),
        "person.fill.xmark": person("☻", .line("M23.4 8.6L29 14.2M29 8.6L23.4 14.2")),
        "person.fill.questionmark": person(
            "☻", .line("M23.8 7.6A2.7 2.7 0 1 1 26.4 10.6V12"), .dots([(26.4, 15.4)], factor: 1.3)),
        "person.wave.2": SymbolDesign(
            "☻", fill: "☻", width: 32,
            [
                .body(figure),
                .line(SymbolShape.arc(19, 7.6, 4.4, -40, 40) + SymbolShape.arc(19, 7.6, 8.6, -38, 38)).level(1),
            ]),
        "person.crop.rectangle": SymbolDesign(
            "☻", width: 28,
            [
                .body(SymbolShape.box(2, 3.8, 26, 20.2, 3)).level(1), .detail(SymbolShape.circle(14, 10, 3)),
                .detail("M8 20C8.4 16.8 10.8 15.4 14 15.4C17.2 15.4 19.6 16.8 20 20"),
            ]),
        "figure.wave": SymbolDesign(
            "🙋", width: 20,
            [
                .solid(SymbolShape.circle(10, 3.8, 1.6)),
                .line("M10 8.4V14.6M16.6 4.4L14 8.6L10 8.4L5.4 9.8L4 14M7.4 21.6L10 14.6L12.6 21.6").pen(1.15),
            ]),
        "figure.2.and.child.holdinghands": SymbolDesign(
            "👪", width: 34,
            [
                .solid(
                    SymbolShape.circle(7, 3.8, 1.6) + SymbolShape.circle(27, 3.8, 1.6)
                        + SymbolShape.circle(17, 9.4, 1.4)),
                .line(
                    "M7 8V14.4M4.6 21.6L7 14.4L9.4 21.6M3.4 13L7 8L13 13.6M27 8V14.4M24.6 21.6L27 14.4L29.4 21.6M30.6 13L27 8L21 13.6"
                ).pen(1.1),
                .line("M17 13.2V17M15.4 21.6L17 17L18.6 21.6M13 13.6L17 13.2L21 13.6").level(1),
            ]),
        "figure.and.child.holdinghands": SymbolDesign(
            "👪", width: 24,
            [
                .solid(SymbolShape.circle(7, 3.8, 1.6) + SymbolShape.circle(17, 9.4, 1.4)),
                .line("M7 8V14.4M4.6 21.6L7 14.4L9.4 21.6M3.4 13L7 8L13 13.6").pen(1.1),
                .line("M17 13.2V17M15.4 21.6L17 17L18.6 21.6M13 13.6L17 13.2L20.4 16").level(1),
            ]),
        "figure.hiking": SymbolDesign(
            "🚶", width: 22,
            [
                .solid(SymbolShape.circle(11, 3.6, 1.6)),
                .line("M10.4 8.2L9 14L12.4 16.8L13 21.8M9 14L7.6 18L5 21.6M10.4 8.2L13.4 11.6L16.4 11.8M7.6 8.6L6 12.4")
                    .pen(1.15),
                .line("M17.6 9V21.6").level(1),
            ]),
        "figure.strengthtraining.traditional": SymbolDesign(
            "🏋", width: 28,
            [
                .solid(SymbolShape.circle(14, 8, 1.6)),
                .line("M14 12V16M10.6 21.6L11.4 17.6L14 16L16.6 17.6L17.4 21.6M6.8 4.2L9 11.4L14 12L19 11.4L21.2 4.2")
                    .pen(1.1),
                .line("M3.4 4.2H24.6").level(1), .line("M5 2.8V5.6M23 2.8V5.6").pen(1.6).level(1),
            ]),
        "figure.roll": SymbolDesign(
            "♿",
            [
                .solid(SymbolShape.circle(9.4, 3.8, 1.6)), .line("M9.6 8V14H16L18.4 19.4H20.6M10 10.4H15").pen(1.15),
                .line("M7.4 11.4A5.2 5.2 0 1 0 14.4 16.6").level(1),
            ]),
        "accessibility": SymbolDesign(
            "♿",
            [
                .line(SymbolShape.circle(12, 12, 9.8)).level(1), .solid(SymbolShape.circle(12, 7, 1)),
                .line("M7 9.8L12 10.6L17 9.8M12 10.6V13.6M9.6 18.2L12 13.6L14.4 18.2"),
            ]),
        "hand.tap": SymbolDesign(
            "☝",
            [
                .body(hand).placed(x: 0, y: 0.6, scale: 0.98),
                .line("M6.6 6.4A4 4 0 0 1 14.4 6.4").placed(x: 0, y: -0.6, scale: 1).level(1),
            ]),
        "hand.point.up.left": SymbolDesign("☝", [SymbolPart.body(hand).placed(x: 1, y: 1, scale: 0.94).turned(-32)]),
        "hand.wave": SymbolDesign(
            "👋",
            [
                .body(
                    "M8.8 19.6L4.4 12.6A1.5 1.5 0 0 1 7 11.2L8.4 13L5.6 8A1.5 1.5 0 0 1 8.2 6.4L10.8 10.6L8.6 5.6A1.5 1.5 0 0 1 11.4 4.4L14 9.8L13.2 6.6A1.5 1.5 0 0 1 16.2 6L18.6 14A6 6 0 0 1 8.8 19.6Z"
                ),
                .line("M16.6 2.6C18.8 3 20.4 4.6 20.8 6.8M3 16.6C3.4 18.8 4.6 20.4 6.6 21.2").level(1),
            ]),
        "hands.clap": SymbolDesign(
            "👏",
            [
                .body(
                    "M6.4 12.4L10.4 8.4A1.5 1.5 0 0 1 12.6 10.4L15 7.8A1.5 1.5 0 0 1 17.2 9.8L18.4 8.8A1.5 1.5 0 0 1 20.4 11L14.6 18.6A5.6 5.6 0 0 1 6.2 19.4A5.4 5.4 0 0 1 6.4 12.4Z"
                ),
                .line("M6.4 3V5.4M2.8 6.6L4.8 7.8M11 3.4L9.8 5.4").level(1),
            ]),
        "ear": SymbolDesign(
            "👂", width: 20,
            [
                .line(
                    "M3.8 9.4A6.4 6.4 0 0 1 16.4 9.4C16.4 13.6 12.8 14.4 12.4 17.8A3.6 3.6 0 0 1 5.6 18.6M7.4 9.6A2.8 2.8 0 0 1 12.8 9.6C12.8 11.8 10.6 11.8 10.6 14"
                )
            ]),
        "nose": SymbolDesign(
            "👃", width: 20,
            [
                .line(
                    "M10 2.8C9.6 8.4 4 12.6 4 16.6A3 3 0 0 0 7.4 19.4C8.6 21.4 11.4 21.4 12.6 19.4A3 3 0 0 0 16 16.6C16 15.4 15.4 14.4 14.8 13.4"
                )
            ]),
        "brain": SymbolDesign(
            "🧠",
            [
                .body(
                    "M12 5.4A3.6 3.6 0 0 0 5.8 5.8A3.8 3.8 0 0 0 3.4 11.2A4 4 0 0 0 4.6 17A3.8 3.8 0 0 0 12 18.6A3.8 3.8 0 0 0 19.4 17A4 4 0 0 0 20.6 11.2A3.8 3.8 0 0 0 18.2 5.8A3.6 3.6 0 0 0 12 5.4Z"
                ),
                .detail(
                    "M12 5.6V18.4M6.4 10.4A3 3 0 0 0 9.2 8.4M17.6 10.4A3 3 0 0 1 14.8 8.4M7.2 15.4A2.8 2.8 0 0 1 9.4 13.6M16.8 15.4A2.8 2.8 0 0 0 14.6 13.6"
                ).pen(0.85),
            ]),
        "lungs": SymbolDesign(
            "🫁",
            [
                .line("M12 2.6V11"),
                .body("M9.6 8.4C6.6 8.4 3 14 2.8 19C2.8 21.4 5 21.6 7 20.6C9.4 19.4 9.8 17.6 9.8 15Z"),
                .body("M14.4 8.4C17.4 8.4 21 14 21.2 19C21.2 21.4 19 21.6 17 20.6C14.6 19.4 14.2 17.6 14.2 15Z"),
            ]),
        "waveform.path.ecg": SymbolDesign("∿", width: 28, [.line("M2.6 12.6H7.6L10.6 4L15.4 20.4L18.2 12.6H25.4")]),
        "waveform.path": SymbolDesign(
            "∿", width: 28, [.line("M2.6 12H5.4L7.4 8L9.8 17L12.6 3.6L15.6 20.4L18.2 7L20.6 15.4L22.4 12H25.4")]),
        "heart.text.square": SymbolDesign(
            "♡",
            [
                .body(SymbolShape.box(2.8, 2.8, 21.2, 21.2, 4)).level(1),
                .detail("M9 8.6A2 2 0 0 0 5.6 10C5.6 12 9 13.8 9 13.8S12.4 12 12.4 10A2 2 0 0 0 9 8.6Z").pen(0.85),
                .detail("M15.2 9H18M15.2 12.4H18M6.4 17H17.6"),
            ]),
        "cross.case": SymbolDesign(
            "⛑", width: 28,
            [
                .body(SymbolShape.box(2.2, 7, 25.8, 20.6, 2.8)),
                .line("M9.8 7V5.4A2 2 0 0 1 11.8 3.4H16.2A2 2 0 0 1 18.2 5.4V7"),
                .detail("M14 10.4V17.2M10.6 13.8H17.4").pen(1.2),
            ]),
        "syringe": SymbolDesign(
            "💉",
            [
                .body("M13.4 5.4L18.6 10.6L10.2 19L5 13.8Z"),
                .line("M16 8L19.6 4.4M17.2 2.8L21.2 6.8M7.6 16.4L2.8 21.2"),
                .detail("M9.4 9.4L11.4 11.4M12 6.8L14 8.8").pen(0.8),
            ]),
        "staroflife": SymbolDesign(
            "✱",
            [
                .body(
                    "M10 2.8H14V8.6L19 5.6L21 9.2L16 12L21 14.8L19 18.4L14 15.4V21.2H10V15.4L5 18.4L3 14.8L8 12L3 9.2L5 5.6L10 8.6Z"
                )
            ]),
        "zzz": SymbolDesign("💤", [.line("M3 12.4H10.4L3 21.2H10.4M12 6.6H17L12 12.8H17M17.4 2.6H21.2L17.4 7H21.2")]),
        "tortoise": SymbolDesign(
            "🐢", width: 30,
            [
                .body("M5 16.4A8.4 8.4 0 0 1 21.4 16.4Z"),
                .body("M21.8 15.8V12.4A2.8 2.8 0 0 1 27.4 12.4C27.4 14.8 25 15.4 23.4 16.4Z").pen(0.9),
                .line("M8.4 16.8V19.6H10.6M18 16.8V19.6H15.8M5 16.4L2.6 17.6"),
                .detail("M9.4 15.8L11.4 11.6H15L17 15.8").pen(0.8),
            ]),
        "hare": SymbolDesign(
            "🐇", width: 30,
            [
                .body(
                    "M4 17.4C3.4 12.4 7.6 9.4 12 9.6C14.6 9.8 17 10.6 18.4 9.4L12.4 4.6A1.3 1.3 0 0 1 14 2.6C17.4 3.8 20.2 6 21.4 8C24.4 8 27 10 27.4 12.6C27.4 13.8 25.4 14.4 23 14.6C22 17.4 19 18.4 16.4 18.4H6.4A2.4 2.4 0 0 1 4 17.4Z"
                ),
                .line("M6.4 18.6L9 21.2H13M18.6 18L20.6 21.2H23.6"), .holes([(23, 11.2)], factor: 1),
            ]),
        "cat": SymbolDesign(
            "🐈",
            [
                .body(
                    "M4 3L8.4 6.2C10.6 5.6 13.4 5.6 15.6 6.2L20 3L20.6 12.4C20.6 17.6 16.8 20.8 12 20.8C7.2 20.8 3.4 17.6 3.4 12.4Z"
                ),
                .holes([(8.6, 12), (15.4, 12)], factor: 1.3),
                .detail("M10.6 15.6C11.2 16.6 12.8 16.6 13.4 15.6").pen(0.9),
                .line("M2.4 15.6L3.4 15.2M21.6 15.6L20.6 15.2").pen(0.8),
            ]),
        "dog": SymbolDesign(
            "🐕",
            [
                .body(
                    "M7 4.8C10 3.6 14 3.6 17 4.8C19.4 4 21.4 5.8 21.4 9.6C21.4 12 20.4 13.6 19 13.4C18.6 18 15.8 20.8 12 20.8C8.2 20.8 5.4 18 5 13.4C3.6 13.6 2.6 12 2.6 9.6C2.6 5.8 4.6 4 7 4.8Z"
                ),
                .holes([(9, 10.8), (15, 10.8)], factor: 1.3), .detail("M12 15.4V17.6M10.6 14.4H13.4"),
            ]),
        "dumbbell": SymbolDesign(
            "🏋", width: 28,
            [
                .body(SymbolShape.box(5.4, 5.4, 9.4, 18.6, 1.4)), .body(SymbolShape.box(18.6, 5.4, 22.6, 18.6, 1.4)),
                .line("M9.4 12H18.6M2.6 9.4V14.6M25.4 9.4V14.6").pen(1.2),
            ]),
        "sportscourt": SymbolDesign(
            "▭", width: 30,
            [
                .body(SymbolShape.box(2.2, 4, 27.8, 20, 2.4)),
                .detail("M15 4V20M2.2 8.6H5.6V15.4H2.2M27.8 8.6H24.4V15.4H27.8"),
                .detail(SymbolShape.circle(15, 12, 3)),
            ]),
        "soccerball": SymbolDesign(
            "⚽",
            [
                .body(SymbolShape.circle(12, 12, 9.8)), .detail(SymbolShape.star(12, 12, corners: 5, 3.6)).solid,
                .detail("M12 8V3M8.4 10.8L3.4 9M9.8 15.2L6.8 19.6M14.2 15.2L17.2 19.6M15.6 10.8L20.6 9").pen(0.9),
            ]),
        "basketball": SymbolDesign(
            "🏀",
            [
                .body(SymbolShape.circle(12, 12, 9.8)).color(.systemOrange),
                .detail("M12 2.4V21.6M2.4 12H21.6M5.2 5.2A9.6 9.6 0 0 1 5.2 18.8M18.8 5.2A9.6 9.6 0 0 0 18.8 18.8").pen(
                    0.9),
            ]),
        "volleyball": SymbolDesign(
            "🏐",
            [
                .body(SymbolShape.circle(12, 12, 9.8)),
                .detail("M12 12C12 8 9.6 4.6 6 3.8M12 12C15.4 10 19.6 10.2 21.8 12.6M12 12C8.6 14 7 18 8.4 21.4").pen(
                    0.9),
            ]),
        "baseball": SymbolDesign(
            "⚾",
            [
                .body(SymbolShape.circle(12, 12, 9.8)),
                .detail("M6.4 4A9.6 9.6 0 0 1 6.4 20M17.6 4A9.6 9.6 0 0 0 17.6 20"),
            ]),
        "tennisball": SymbolDesign(
            "🎾",
            [
                .body(SymbolShape.circle(12, 12, 9.8)).color(.systemGreen),
                .detail("M3 8.4A9.6 9.6 0 0 0 15.6 21M8.4 3A9.6 9.6 0 0 0 21 15.6"),
            ]),
        "football": SymbolDesign(
            "🏈",
            [
                .body("M3 21C2 12 6 3 21 3C22 12 18 21 3 21Z"),
                .detail("M8.6 15.4L15.4 8.6M9.6 12L12 14.4M12 9.6L14.4 12").pen(0.9),
            ]),
        "tennis.racket": SymbolDesign(
            "🎾",
            [
                SymbolPart.body(SymbolShape.ellipse(12, 8, 5.6, 6.4)).turned(40),
                SymbolPart.line("M12 14.6V23").turned(40),
                SymbolPart.detail("M9.8 2.6V13.4M14.2 2.6V13.4M6.8 6H17.2M6.8 10H17.2").pen(0.6).turned(40),
            ]),
        "target": SymbolDesign(
            "◎",
            [
                .line(SymbolShape.circle(12, 12, 9.8)), .line(SymbolShape.circle(12, 12, 5.6)).level(1),
                .dots([(12, 12)], factor: 1.8).level(2),
            ]),
        "scope": SymbolDesign(
            "⌖", [.line(SymbolShape.circle(12, 12, 7)), .line("M12 2.6V8.4M12 15.6V21.4M2.6 12H8.4M15.6 12H21.4")]),
        "flag.checkered": SymbolDesign(
            "🏁",
            [
                .line("M4.4 2.8V21.4"), .line("M4.4 4.4H20.4V15.4H4.4").level(1),
                .solid(
                    "M4.8 4.6H10V8H4.8ZM15.2 4.6H20.2V8H15.2ZM10 8H15.2V11.6H10ZM4.8 11.6H10V15H4.8ZM15.2 11.6H20.2V15H15.2Z"
                ).pen(0.2),
            ]),
    ]
}
