extension SymbolCatalog {
    /// Signs, as they are in circles and badges.
    static let marks: [String: SymbolDesign] = [
        "plus": SymbolDesign("+", [.line("M3.4 12H20.6M12 3.4V20.6")]).enclosed(in: .systemGreen),
        "minus": SymbolDesign("−", [.line("M3.4 12H20.6")]).enclosed(in: .systemRed),
        "xmark": SymbolDesign("✕", [.line("M5 5L19 19M19 5L5 19")]).enclosed(in: .systemRed),
        "multiply": SymbolDesign("×", [.line("M6.4 6.4L17.6 17.6M17.6 6.4L6.4 17.6")]),
        "divide": SymbolDesign("÷", [.line("M3.6 12H20.4"), .dots([(12, 5.6), (12, 18.4)], factor: 1.7)]),
        "equal": SymbolDesign("=", [.line("M4 8.6H20M4 15.4H20")]),
        "lessthan": SymbolDesign("<", [.line("M19 5.4L5 12L19 18.6")]),
        "greaterthan": SymbolDesign(">", [.line("M5 5.4L19 12L5 18.6")]),
        "plusminus": SymbolDesign("±", [.line("M12 3.2V15.2M6 9.2H18M6 20.4H18")]),
        "percent": SymbolDesign(
            "%",
            [.line("M18.6 4L5.4 20"), .line(SymbolShape.circle(6.6, 7, 3.4)), .line(SymbolShape.circle(17.4, 17, 3.4))]),
        "checkmark": SymbolDesign("✓", [.line("M4 13.2L9.6 19.6L20 4.8")]).enclosed(in: .systemGreen),
        "exclamationmark": SymbolDesign(
            "!", width: 10, [.line("M5 3.6V14"), .dots([(5, 19.8)], factor: 1.4)]
        ).enclosed(in: .systemRed),
        "exclamationmark.2": SymbolDesign(
            "‼", width: 17, [.line("M5 3.6V14M12 3.6V14"), .dots([(5, 19.8), (12, 19.8)], factor: 1.4)]),
        "questionmark": SymbolDesign(
            "?", width: 17,
            [
                .line("M3.8 7.4A4.7 4.7 0 1 1 10.9 11.4C9.2 12.4 8.5 13.2 8.5 15"),
                .dots([(8.5, 20)], factor: 1.4),
            ]
        ).enclosed(in: .systemBlue),
        "info": SymbolDesign(
            "i", width: 13, [.line("M4.4 10H6.9V19.6M3.6 19.6H10.2"), .dots([(6.7, 4.6)], factor: 1.5)]
        ).enclosed(in: .systemBlue),
        "ellipsis": SymbolDesign("⋯", [.dots([(4.2, 12), (12, 12), (19.8, 12)], factor: 1.9)]),
        "asterisk": SymbolDesign("*", [.line(SymbolShape.rays(12, 12, 6, from: 0, to: 8.6))]),
        "number": SymbolDesign("#", [.line("M9.4 3.4L7 20.6M17 3.4L14.6 20.6M4.4 8.8H20.4M3.6 15.2H19.6")]),
        "at": SymbolDesign(
            "@",
            [
                .line(SymbolShape.circle(12, 12, 4.2)),
                .line("M16.2 7.8V13.2A2.8 2.8 0 0 0 21.8 13.2V12A9.8 9.8 0 1 0 17.6 20"),
            ]),
        "infinity": SymbolDesign(
            "∞", width: 28,
            [
                .line(
                    "M14 12C12.2 9.4 10.2 7 7.4 7A5 5 0 0 0 7.4 17C10.2 17 12.2 14.6 14 12C15.8 9.4 17.8 7 20.6 7"
                        + "A5 5 0 0 1 20.6 17C17.8 17 15.8 14.6 14 12Z")
            ]),
        "sum": SymbolDesign("Σ", width: 20, [.line("M16.4 6.6V3.8H3.8L11 12L3.8 20.2H16.4V17.4")]),
        "function": SymbolDesign(
            "ƒ",
            [
                .line("M13 4.6C9 2 7.6 5 7.2 8L5.6 17C5.2 20.4 4 22 2.2 21M4 10.4H11"),
                .line("M13 11L20.6 20M20.6 11L13 20"),
            ]),
        "command": SymbolDesign(
            "⌘",
            [
                .line(
                    "M8.6 8.6V5.6A3 3 0 1 0 5.6 8.6H18.4A3 3 0 1 0 15.4 5.6V18.4A3 3 0 1 0 18.4 15.4H5.6"
                        + "A3 3 0 1 0 8.6 18.4Z")
            ]),
        "option": SymbolDesign("⌥", [.line("M3 5.4H8.4L15.6 18.6H21M15 5.4H21")]),
        "return": SymbolDesign("⏎", [.line("M20 4.6V11A3 3 0 0 1 17 14H4M8.6 9.4L4 14L8.6 18.6")]),
        "power": SymbolDesign("⏻", [.line(SymbolShape.arc(12, 13, 8.4, -55, 235)), .line("M12 2.6V11.6")]),
        "quote.opening": quoteOpening,
        "quote.closing": quoteOpening.turned(180, "”").directional("“"),
        "dollarsign": SymbolDesign(
            "$", width: 16,
            [
                .line(
                    "M13 8A4.6 4 0 0 0 8.4 4.6H7.4A3.7 3.7 0 0 0 7.4 12H8.6A3.7 3.7 0 0 1 8.6 19.4H7.6A4.6 4 0 0 1 3 16"
                ), .line("M8 2V22"),
            ]),
        "eurosign": SymbolDesign("€", width: 20, [.line("M16.6 5.6A8 8 0 1 0 16.6 18.4M3.2 10.2H12.6M3.2 13.8H11.8")]),
        "sterlingsign": SymbolDesign(
            "£", width: 18,
            [.line("M13.6 6.4A4 4 0 0 0 5.8 7.4C5.8 10 8 12.6 6.4 17C5.8 18.6 4.8 19.6 3.6 20.2H14.8M3.6 12.6H11.6")]),
        "yensign": SymbolDesign("¥", width: 18, [.line("M3 3.8L9 12L15 3.8M9 12V20.6M4 12.6H14M4 16.4H14")]),
    ]

    private static let quoteOpening = SymbolDesign(
        "“", width: 24,
        [
            .solid("M10 6.4C6 7.6 3.6 10.6 3.4 14.8A3.2 3.2 0 1 0 6.6 11.6C6.8 9.8 8 8.4 10 7.4Z").pen(0.55),
            .solid("M20.4 6.4C16.4 7.6 14 10.6 13.8 14.8A3.2 3.2 0 1 0 17 11.6C17.2 9.8 18.4 8.4 20.4 7.4Z").pen(0.55),
        ]
    ).directional("”")
}
