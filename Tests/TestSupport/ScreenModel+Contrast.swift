import Foundation

extension ScreenModel {
    /// Returns the contrast between the colours of a cell as a terminal with the usual palette shows them: `nil` if
    /// both are the terminal's own, and 0 if only one of them is.
    public func contrast(row: Int, column: Int) -> Double? {
        let cell = cell(row: row, column: column)
        if cell.foreground.isEmpty, cell.background.isEmpty { return nil }
        guard let ink = Self.luminance(cell.foreground), let below = Self.luminance(cell.background) else { return 0 }
        return (max(ink, below) + 0.05) / (min(ink, below) + 0.05)
    }

    /// Returns the luminance of a colour as it was sent, from 0 to 1; `nil` for the terminal's own.
    private static func luminance(_ color: String) -> Double? {
        let numbers = color.split(separator: ";").compactMap { Int($0) }
        let channels: [Int]
        switch numbers.first {
        case 2? where numbers.count == 4: channels = Array(numbers.dropFirst())
        case 5? where numbers.count == 2: channels = self.channels(numbers[1])
        case let number? where numbers.count == 1:
            channels = basic[number >= 90 ? number % 10 + 8 : number % 10]
        default: return nil
        }
        let parts = channels.map { byte -> Double in
            let part = Double(byte) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    private static func channels(_ number: Int) -> [Int] {
        if number < 16 { return basic[number] }
        if number >= 232 { return Array(repeating: 8 + 10 * (number - 232), count: 3) }
        return [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6].map { [0, 95, 135, 175, 215, 255][$0] }
    }

    /// The basic colours of xterm.
    private static let basic = [
        [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205],
        [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255], [255, 0, 255],
        [0, 255, 255], [255, 255, 255],
    ]
}
