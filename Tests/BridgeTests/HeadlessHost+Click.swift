import DeclarativeUI
import Foundation

extension HeadlessHost {
    /// Clicks the middle of a text on the screen. Returns whether it is there.
    @discardableResult func click(_ string: String) -> Bool {
        for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let found = line.range(of: string) else { continue }
            let column = line.distance(from: line.startIndex, to: found.lowerBound)
            // Just before the middle, as a terminal's clicks are.
            tap(at: CGPoint(x: (Double(column) + Double(string.count) / 2) * 8, y: Double(row) * 16 + 7.99))
            return true
        }
        return false
    }
}
