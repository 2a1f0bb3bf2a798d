import DeclarativeUI

/// Pictures of controls: a row for each control, a column for each state.
final class ControlTable: UIView {
    /// A control in a state.
    struct Cell {
        let state: ControlState
        let picture: Snapshot
        /// The lines that a terminal shows.
        let lines: [String]
    }

    /// A control in its states.
    struct Row {
        let name: String
        let cells: [Cell]

        @MainActor fileprivate var size: CGSize {
            CGSize(
                width: cells.reduce(0) { $0 + $1.picture.size.width + ControlTable.gap },
                height: cells.map(\.picture.size.height).max() ?? 0)
        }
    }

    private let rows: [Row]

    private static let gap: CGFloat = 8
    private static let captionHeight: CGFloat = 24

    init(_ rows: [Row]) {
        self.rows = rows
        super.init(frame: .zero)
        frame.size = CGSize(
            width: Self.gap + (rows.map(\.size.width).max() ?? 0),
            height: rows.reduce(Self.gap) { $0 + $1.size.height + 2 * Self.captionHeight })
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.secondarySystemBackground.setFill()
        UIRectFill(bounds)
        var y = Self.gap
        for row in rows {
            draw(row.name, .label, .boldSystemFont(ofSize: 15), at: CGPoint(x: Self.gap, y: y))
            y += Self.captionHeight
            var x = Self.gap
            for cell in row.cells {
                draw(cell.state.rawValue, .secondaryLabel, .systemFont(ofSize: 12), at: CGPoint(x: x, y: y))
                let corner = CGPoint(x: x, y: y + Self.captionHeight - 4)
                cell.picture.draw(in: CGRect(origin: corner, size: cell.picture.size))
                x += cell.picture.size.width + Self.gap
            }
            y += Self.captionHeight + row.size.height
        }
    }

    private func draw(_ text: String, _ color: UIColor, _ font: UIFont, at point: CGPoint) {
        text.draw(at: point, withAttributes: [.font: font, .foregroundColor: color])
    }

    /// The rows as text, the states beside each other.
    var text: String {
        var lines: [String] = []
        for row in rows {
            lines.append(row.name)
            let columns = row.cells.map { [$0.state.rawValue] + $0.lines }
            let widths = row.cells.map { Int($0.picture.size.width / 8) + 2 }
            for index in 0..<(columns.map(\.count).max() ?? 0) {
                var line = ""
                var end = 2
                for (column, width) in zip(columns, widths) {
                    line += String(repeating: " ", count: max(0, end - line.count))
                    if index < column.count { line += column[index] }
                    end += width
                }
                while line.last == " " { line.removeLast() }
                if !line.isEmpty { lines.append(line) }
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }
}
