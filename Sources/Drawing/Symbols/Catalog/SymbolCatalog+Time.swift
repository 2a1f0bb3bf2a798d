extension SymbolCatalog {
    private static let glass =
        "M6 2.8H18M6 21.2H18M7.2 2.8V5.6C7.2 8.8 10.6 10 10.6 12C10.6 14 7.2 15.2 7.2 18.4V21.2M16.8 2.8V5.6"
        + "C16.8 8.8 13.4 10 13.4 12C13.4 14 16.8 15.2 16.8 18.4V21.2"

    private static let stopwatch: [SymbolPart] = [
        .body(SymbolShape.circle(12, 13.4, 8.4)), .line("M9.6 2.2H14.4M12 2.4V4.8M18.6 5L20 6.4"),
    ]

    /// Clocks and calendars.
    static let time: [String: SymbolDesign] = [
        "clock": SymbolDesign(
            "◷", fill: "◷", [.body(SymbolShape.circle(12, 12, 10)).level(1), .detail("M12 5.8V12.2L7.6 14.8")]),
        "timer": SymbolDesign(
            "◔",
            [
                .line(SymbolShape.arc(12, 12, 10, -90, 205)).level(1), .line("M12 2V6"),
                .line("M7.4 7.4L12 12"), .dots([(12, 12)], factor: 1.8),
            ]),
        "stopwatch": SymbolDesign("⏱", stopwatch + [.detail("M12 8.6V13.6")]),
        "alarm": SymbolDesign(
            "⏰",
            [
                .body(SymbolShape.circle(12, 13, 8)), .detail("M12 8.4V13L9 15.4"),
                .line("M2.6 7.2A8 8 0 0 1 6.6 3.2M21.4 7.2A8 8 0 0 0 17.4 3.2M6.6 18.6L4.4 21.2M17.4 18.6L19.6 21.2"),
            ]),
        "hourglass": SymbolDesign("⧖", [.line(glass)]),
        "hourglass.tophalf.filled": SymbolDesign(
            "⧗", [.line(glass), .solid("M8.6 6.2H15.4C15 7.8 13.4 8.8 12 10.2C10.6 8.8 9 7.8 8.6 6.2Z").pen(0.5)]),
        "hourglass.bottomhalf.filled": SymbolDesign(
            "⧗", [.line(glass), .solid("M8.8 20C8.8 17.4 10.6 16.4 12 15.4C13.4 16.4 15.2 17.4 15.2 20Z").pen(0.5)]),
        "calendar": SymbolDesign(
            "▦",
            [
                .line(SymbolShape.box(2.4, 4, 21.6, 21.2, 3.4)),
                .solid("M2.6 8.4V7.2A3.2 3.2 0 0 1 5.6 4H18.4A3.2 3.2 0 0 1 21.4 7.2V8.4Z").color(.systemRed),
                .line("M7.2 2.2V4M16.8 2.2V4"),
                .dots([(7.4, 12.6), (12, 12.6), (16.6, 12.6), (7.4, 17), (12, 17), (16.6, 17)], factor: 1.2),
            ]),
    ]
}
