extension SymbolCatalog {
    /// Letters in a box of 12 by 16 units, from (0, 4) to (12, 20), as a pen draws them.
    private static let letters: [Character: String] = [
        "a": "M0 20L6 4L12 20M2.2 14.4H9.8", "b": "M1 4V20H7A4.2 4.2 0 0 0 7 11.6A3.8 3.8 0 0 0 6.6 4ZM1 11.6H7",
        "c": "M11.6 7.2A7 8 0 1 0 11.6 16.8", "d": "M1 4V20H4.6A7 8 0 0 0 4.6 4Z",
        "e": "M10.6 4H1.4V20H10.6M1.4 12H9.4",
        "f": "M10.6 4H1.4V20M1.4 12H9.4", "g": "M11.4 7.2A7 8 0 1 0 12 16V12.6H7.4", "h": "M1 4V20M11 4V20M1 12H11",
        "i": "M6 4V20", "j": "M9.6 4V15A4.4 5 0 0 1 1 15", "k": "M1.4 4V20M11 4L1.4 13.6M5.2 10L11.4 20",
        "l": "M2 4V20H10.6", "m": "M0 20V4L6 14L12 4V20", "n": "M1 20V4L11 20V4",
        "o": "M6 4A6.2 8 0 0 1 6 20A6.2 8 0 0 1 6 4Z", "p": "M1.4 20V4H6.6A4.4 4.6 0 0 1 6.6 13.2H1.4",
        "q": "M6 4A6.2 8 0 0 1 6 20A6.2 8 0 0 1 6 4ZM7.4 15.6L12 20.4",
        "r": "M1.4 20V4H6.6A4.4 4.4 0 0 1 6.6 12.8H1.4M7 12.8L11.2 20",
        "s":
            "M10.6 7.4A4.6 3.8 0 0 0 6.2 4C3.4 4 1.4 5.6 1.4 7.8C1.4 13.4 10.8 10.4 10.8 16C10.8 18.4 8.8 20 6 20A5 4 0 0 1 1 16.4",
        "t": "M0.4 4H11.6M6 4V20", "u": "M1 4V14.6A5 5.4 0 0 0 11 14.6V4", "v": "M0 4L6 20L12 4",
        "w": "M-1.4 4L2.4 20L6 7L9.6 20L13.4 4",
        "x": "M0.6 4L11.4 20M11.4 4L0.6 20", "y": "M0.4 4L6 12.4L11.6 4M6 12.4V20", "z": "M1 4H11L1 20H11",
    ]

    /// Digits in a box of 10 by 16 units.
    static let digits: [String] = [
        "M5 4A4.8 8 0 0 1 5 20A4.8 8 0 0 1 5 4Z", "M2 7L6 4V20",
        "M0.8 8.4A4.3 4.3 0 0 1 9.2 8.6C9.2 12 3.4 15.4 0.8 20H9.6",
        "M0.8 4H9L4.6 10.2A4.9 4.9 0 1 1 0.4 17.4", "M7.4 20V4L0.2 15.2H10",
        "M9 4H2L1.2 11.2A5 4.9 0 1 1 0.6 18", "M7.4 4L1.2 12.6M5 20A4.7 4.9 0 1 1 5 10.2A4.7 4.9 0 1 1 5 20Z",
        "M0.6 4H9.6L3.8 20",
        "M5 11.4A3.9 3.7 0 1 1 5 4A3.9 3.7 0 1 1 5 11.4A4.7 4.3 0 1 1 5 20A4.7 4.3 0 1 1 5 11.4Z",
        "M2.6 20L8.8 11.4M5 4A4.7 4.9 0 1 1 5 13.8A4.7 4.9 0 1 1 5 4Z",
    ]

    /// Letters, and numbers up to 50. They are known only in a shape.
    static let glyphs: [String: SymbolDesign] = {
        var all: [String: SymbolDesign] = [:]
        for (letter, notation) in letters {
            let part = SymbolPart.line(notation).placed(x: 6, y: 0, scale: 1)
            all[String(letter)] = SymbolDesign(letter.uppercased(), [part]).onlyEnclosed
        }
        for number in 0...50 {
            let shown = number < 10 ? [number] : [number / 10, number % 10]
            let start = shown.count == 1 ? 7.0 : 0.5
            let parts = shown.enumerated().map { index, digit in
                SymbolPart.line(digits[digit]).placed(x: start + Double(index) * 13, y: 0, scale: 1)
            }
            all[String(number)] = SymbolDesign(String(number), parts).onlyEnclosed
        }
        return all
    }()
}
