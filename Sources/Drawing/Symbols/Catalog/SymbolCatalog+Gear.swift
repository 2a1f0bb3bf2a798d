extension SymbolCatalog {
    private static func gauge(_ text: String, _ needle: String) -> SymbolDesign {
        SymbolDesign(
            text,
            [
                .line(SymbolShape.arc(12, 13, 9.6, 140, 400)), .line(needle).level(1), .dots([(12, 13)], factor: 2),
                .dots([(6.2, 13), (17.8, 13), (12, 7.2)], factor: 0.9).level(2),
            ])
    }

    /// Devices, tools and instruments besides those of the other themes.
    static let gear: [String: SymbolDesign] = [
        "wrench": SymbolDesign(
            "🔧",
            [
                .body(
                    "M20.4 6.4L16.6 10.2L13.8 7.4L17.6 3.6A5.4 5.4 0 0 0 10.6 10L3.6 17A2.4 2.4 0 0 0 7 20.4L14 13.4A5.4 5.4 0 0 0 20.4 6.4Z"
                )
            ]),
        "screwdriver": SymbolDesign(
            "🪛",
            [
                SymbolPart.body(SymbolShape.box(9.4, 0.4, 14.6, 9.4, 1.8)).turned(45),
                SymbolPart.line("M12 9.6V21.6M10.4 23.4L12 21.4L13.6 23.4").turned(45),
            ]),
        "sdcard": SymbolDesign(
            "▯", width: 22,
            [
                .body(
                    "M9 2.4H16.4A2.4 2.4 0 0 1 18.8 4.8V19.2A2.4 2.4 0 0 1 16.4 21.6H5.6A2.4 2.4 0 0 1 3.2 19.2V8.2Z"),
                .detail("M10 5.6V8.8M13 5.6V8.8M16 5.6V8.8"),
            ]),
        "simcard": SymbolDesign(
            "▯", width: 22,
            [
                .body(
                    "M5.6 2.4H13L18.8 8.2V19.2A2.4 2.4 0 0 1 16.4 21.6H5.6A2.4 2.4 0 0 1 3.2 19.2V4.8A2.4 2.4 0 0 1 5.6 2.4Z"
                ), .detail(SymbolShape.box(6.8, 11, 15.2, 18, 1.2) + "M11 11V18M6.8 14.5H15.2").pen(0.85),
            ]),
        "opticaldisc": SymbolDesign(
            "💿",
            [
                .body(SymbolShape.circle(12, 12, 9.8)), .detail(SymbolShape.circle(12, 12, 2.6)),
                .detail(SymbolShape.arc(12, 12, 6.2, 190, 260) + SymbolShape.arc(12, 12, 6.2, 10, 80)).pen(0.85),
            ]),
        "opticaldiscdrive": SymbolDesign(
            "💽", width: 28,
            [
                .body(SymbolShape.box(2.2, 8, 25.8, 18, 2.4)), .detail("M5.6 13H22.4"),
                .holes([(21.6, 15.6)], factor: 0.8),
            ]),
        "internaldrive": SymbolDesign(
            "🖴", width: 28,
            [
                .body("M6.4 5H21.6L25.8 13V17A2.4 2.4 0 0 1 23.4 19.4H4.6A2.4 2.4 0 0 1 2.2 17V13Z"),
                .detail("M2.6 13.2H25.4M6 16.4H11"), .holes([(21.6, 16.4)], factor: 1.1),
            ]),
        "memorychip": SymbolDesign(
            "▤", width: 28,
            [
                .body(SymbolShape.box(2.2, 6.6, 25.8, 17.4, 1.8)),
                .line(
                    "M6.4 17.6V20.4M11.4 17.6V20.4M16.6 17.6V20.4M21.6 17.6V20.4M6.4 6.4V3.6M11.4 6.4V3.6M16.6 6.4V3.6M21.6 6.4V3.6"
                ).level(1), .detail("M6.4 12H13"),
            ]),
        "hifispeaker": SymbolDesign(
            "🔊", width: 20,
            [
                .body(SymbolShape.box(3, 2.2, 17, 21.8, 2.6)), .detail(SymbolShape.circle(10, 14.8, 3.8)),
                .holes([(10, 6.6)], factor: 1.6),
            ]),
        "homepod": SymbolDesign(
            "⬭",
            [
                .body(
                    "M4.4 8.6A7.6 5.2 0 0 1 19.6 8.6C20.8 12 20.6 15.8 19 18.8A4.4 4.4 0 0 1 15.4 21H8.6A4.4 4.4 0 0 1 5 18.8C3.4 15.8 3.2 12 4.4 8.6Z"
                ), .detail("M6.4 8.6A5.8 2.6 0 0 0 17.6 8.6").pen(0.85),
            ]),
        "airpods": SymbolDesign(
            "🎧",
            [
                .body("M2.8 7.4A3.9 3.9 0 0 1 10.4 7.4V20.2A1.3 1.3 0 0 1 7.8 20.2V11.4A4 4 0 0 1 2.8 7.4Z"),
                .body("M21.2 7.4A3.9 3.9 0 0 0 13.6 7.4V20.2A1.3 1.3 0 0 0 16.2 20.2V11.4A4 4 0 0 0 21.2 7.4Z"),
            ]),
        "cable.connector": SymbolDesign(
            "🔌",
            [
                .line("M4 21.2V14.6A3 3 0 0 1 7 11.6H9M20 2.8V9.4A3 3 0 0 1 17 12.4H15").level(1),
                .body(SymbolShape.box(8, 8, 16, 16, 1.6)),
            ]),
        "atom": SymbolDesign(
            "⚛",
            [
                SymbolPart.line(SymbolShape.ellipse(12, 12, 9.8, 3.8)),
                SymbolPart.line(SymbolShape.ellipse(12, 12, 9.8, 3.8)).turned(60),
                SymbolPart.line(SymbolShape.ellipse(12, 12, 9.8, 3.8)).turned(120),
                .dots([(12, 12)], factor: 1.8).level(1),
            ]),
        "flask": SymbolDesign(
            "⚗",
            [
                .body("M9.4 3V9L3.8 18.2A2.2 2.2 0 0 0 5.8 21.4H18.2A2.2 2.2 0 0 0 20.2 18.2L14.6 9V3Z"),
                .line("M7.8 2.8H16.2"), .detail("M6.6 15.4H17.4"),
            ]),
        "testtube.2": SymbolDesign(
            "⚗",
            [
                .body("M4 3H9V18.4A2.5 2.5 0 0 1 4 18.4Z"), .body("M15 3H20V18.4A2.5 2.5 0 0 1 15 18.4Z"),
                .line("M2.8 2.8H10.2M13.8 2.8H21.2"), .detail("M4.4 11H8.6M15.4 8H19.6"),
            ]),
        "gauge.with.needle": gauge("◔", "M12 13L17 8"),
        "gauge.with.dots.needle.50percent": gauge("◔", "M12 13V6.4"),
        "gauge.with.dots.needle.33percent": gauge("◔", "M12 13L7.4 8.4"),
        "speedometer": SymbolDesign(
            "◔",
            [
                .line(SymbolShape.circle(12, 12, 9.8)), .line("M12 13.4L16 7.6M7.6 17.4H16.4").level(1),
                .dots([(12, 13.4)], factor: 1.6),
            ]),
        "barometer": SymbolDesign(
            "◔",
            [
                .line(SymbolShape.circle(12, 12, 9.8)), .line("M12 12L15.4 7.4M12 12L9.6 15.2").level(1),
                .dots([(12, 5.4), (5.4, 12), (18.6, 12)], factor: 0.9).level(2), .dots([(12, 12)], factor: 1.5),
            ]),
        "slider.vertical.3": SymbolDesign(
            "≡",
            [
                .line("M5 2.8V12.4M5 18V21.2M12 2.8V5.4M12 11V21.2M19 2.8V12.4M19 18V21.2").level(1),
                .line(
                    SymbolShape.circle(5, 15.2, 2.4) + SymbolShape.circle(12, 8.2, 2.4)
                        + SymbolShape.circle(19, 15.2, 2.4)),
            ]),
        "dial.low": SymbolDesign(
            "◍",
            [
                .body(SymbolShape.circle(12, 12, 6.6)), .detail("M12 12L8.6 15.4"),
                .dots([(3.4, 12), (12, 3.4), (20.6, 12), (6, 6), (18, 6), (5.8, 18.2), (18.2, 18.2)], factor: 0.9)
                    .level(1),
            ]),
        "dial.high": SymbolDesign(
            "◍",
            [
                .body(SymbolShape.circle(12, 12, 6.6)), .detail("M12 12L15.4 15.4"),
                .dots([(3.4, 12), (12, 3.4), (20.6, 12), (6, 6), (18, 6), (5.8, 18.2), (18.2, 18.2)], factor: 0.9)
                    .level(1),
            ]),
        "metronome": SymbolDesign(
            "⏲", width: 22,
            [
                .body("M8 2.8H14L18.8 19A2 2 0 0 1 16.8 21.4H5.2A2 2 0 0 1 3.2 19Z"),
                .detail("M4.4 16.4H17.6M11 16L15.4 6.4"),
            ]),
        "pianokeys": SymbolDesign(
            "🎹", width: 28,
            [
                .body(SymbolShape.box(2.2, 4, 25.8, 20, 2.2)), .detail("M8.2 13V20M14 13V20M19.8 13V20"),
                .detail("M8.2 4.2V12.4M14 4.2V12.4M19.8 4.2V12.4").pen(2),
            ]),
        "music.mic": SymbolDesign(
            "🎤",
            [
                .body("M13.2 6.4A4.4 4.4 0 1 1 17.6 10.8A4.4 4.4 0 0 1 13.2 6.4Z"),
                .body("M13.6 8.8L15.2 10.4L5.6 20.2A1.7 1.7 0 0 1 3.6 18Z"),
            ]),
        "tuningfork": SymbolDesign("Ψ", width: 18, [.line("M4 2.8V9A5 5 0 0 0 14 9V2.8M9 14.2V21.4")]),
        "airplayvideo": SymbolDesign(
            "⌂", width: 28,
            [
                .line(
                    "M8 17H5A2.8 2.8 0 0 1 2.2 14.2V6.6A2.8 2.8 0 0 1 5 3.8H23A2.8 2.8 0 0 1 25.8 6.6V14.2A2.8 2.8 0 0 1 23 17H20"
                ).level(1), .solid("M14 14.4L20 21.2H8Z").pen(0.7),
            ]),
        "airplayaudio": SymbolDesign(
            "⌂",
            [
                .line("M6.6 17.6A8.6 8.6 0 1 1 17.4 17.6M8.6 13.8A4.6 4.6 0 1 1 15.4 13.8").level(1),
                .solid("M12 15.2L17 21.2H7Z").pen(0.7),
            ]),
        "pip.enter": SymbolDesign(
            "⧉", width: 28,
            [
                .line("M12 20H5A3 3 0 0 1 2 17V7A3 3 0 0 1 5 4H23A3 3 0 0 1 26 7V11").level(1),
                .solid(SymbolShape.box(16, 14, 26, 20.6, 1.6)).pen(0.6), .line("M6.4 8L11.4 13M11.6 9V13.2H7.4"),
            ]),
        "pip.exit": SymbolDesign(
            "⧉", width: 28,
            [
                .line("M12 20H5A3 3 0 0 1 2 17V7A3 3 0 0 1 5 4H23A3 3 0 0 1 26 7V11").level(1),
                .line(SymbolShape.box(16, 14, 26, 20.6, 1.6)), .line("M11.4 13L6.4 8M6.2 12.2V8H10.4"),
            ]),
        "livephoto": SymbolDesign(
            "◉",
            [
                .line(SymbolShape.circle(12, 12, 4.4)), .dots([(12, 12)], factor: 1.8),
                .line(SymbolShape.circle(12, 12, 7)).pen(0.7).level(1),
                .line(SymbolShape.rays(12, 12, 24, from: 9.4, to: 9.6)).pen(0.7).level(2),
            ]),
        "camera.rotate": SymbolDesign(
            "📷", width: 28,
            [
                .body(
                    "M4.8 6.4H8L9.4 4.2A1.8 1.8 0 0 1 11 3.4H17A1.8 1.8 0 0 1 18.6 4.2L20 6.4H23.2A2.8 2.8 0 0 1 26 9.2V17.6A2.8 2.8 0 0 1 23.2 20.4H4.8A2.8 2.8 0 0 1 2 17.6V9.2A2.8 2.8 0 0 1 4.8 6.4Z"
                ),
                .detail(
                    "M9.6 12A4.4 4.4 0 0 1 17.6 10.6M17.8 8.2V10.8H15.2M18.4 14A4.4 4.4 0 0 1 10.4 15.4M10.2 17.8V15.2H12.8"
                ).pen(0.85),
            ]),
        "camera.aperture": SymbolDesign(
            "◌",
            [
                .line(SymbolShape.circle(12, 12, 9.8)),
                .line(
                    "M8.2 3.2L14.2 13.6M16.8 3.6L10.8 14M21.4 10.4H9.4M15.8 20.8L9.8 10.4M7.2 20.4L13.2 10M2.6 13.6H14.6"
                ).pen(0.8).level(1),
            ]),
        "camera.filters": SymbolDesign(
            "⚇",
            [
                .line(SymbolShape.circle(12, 8.4, 5.8)), .line(SymbolShape.circle(8.4, 15, 5.8)).level(1),
                .line(SymbolShape.circle(15.6, 15, 5.8)).level(2),
            ]),
        "camera.macro": SymbolDesign(
            "❀",
            [
                .body(SymbolShape.scallop(12, 8.6, bumps: 6, radius: 3.8, bump: 2.6)),
                .line("M12 15.2V21.4M12 20C8.6 20 5.6 18.6 4.4 16M12 20C15.4 20 18.4 18.6 19.6 16").level(1),
                .holes([(12, 8.6)], factor: 1.4),
            ]),
        "photo.stack": SymbolDesign(
            "🖼", width: 28,
            [
                .body(SymbolShape.box(2.2, 8, 25.8, 21.4, 2.6)), .line("M4.6 5.4H23.4M7 2.8H21").level(1),
                .detail("M4.6 19.6L10.4 13.8L14.6 18L17.4 15.4L22.4 20"), .holes([(19.6, 12)], factor: 1.4),
            ]),
        "phone.down": SymbolDesign(
            "📞", width: 28,
            [
                .body(
                    "M14 8.4C18.6 8.4 22.8 9.8 25.2 12.2C26.2 13.4 25.8 15.4 25.2 16.6C24.8 17.4 24 17.4 23.2 17.2L19.6 16C18.8 15.8 18.6 15.2 18.6 14.4V12.6C15.6 11.8 12.4 11.8 9.4 12.6V14.4C9.4 15.2 9.2 15.8 8.4 16L4.8 17.2C4 17.4 3.2 17.4 2.8 16.6C2.2 15.4 1.8 13.4 2.8 12.2C5.2 9.8 9.4 8.4 14 8.4Z"
                )
            ]),
        "wave.3.right": SymbolDesign(
            "⦆", width: 20,
            [
                .dots([(4.4, 12)], factor: 1.2), .line(SymbolShape.arc(2, 12, 7, -42, 42)).above(0.1),
                .line(SymbolShape.arc(2, 12, 11, -42, 42)).level(1).above(0.4),
                .line(SymbolShape.arc(2, 12, 15, -38, 38)).level(2).above(0.7),
            ]),
        "wave.3.left": SymbolDesign(
            "⦅", width: 20,
            [
                .dots([(15.6, 12)], factor: 1.2), .line(SymbolShape.arc(18, 12, 7, 138, 222)).above(0.1),
                .line(SymbolShape.arc(18, 12, 11, 138, 222)).level(1).above(0.4),
                .line(SymbolShape.arc(18, 12, 15, 142, 218)).level(2).above(0.7),
            ]),
        "personalhotspot": SymbolDesign(
            "⚭", width: 28,
            [
                .line(
                    "M16.4 9.6A5 5 0 0 0 12.6 7.6H7.4A4.8 4.8 0 0 0 7.4 17.2H11M11.6 14.4A5 5 0 0 0 15.4 16.4H20.6A4.8 4.8 0 0 0 20.6 6.8H17"
                )
            ]),
    ]
}
