import Foundation
import LayoutEngine

/// The width of a column.
struct TableColumnWidth: Equatable, Sendable {
    private(set) var min: CGFloat = 0
    private(set) var ideal: CGFloat?
    private(set) var max: CGFloat = .infinity

    /// A share of the room.
    init() {}

    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
        func sound(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        self.max = sound(max) ?? .infinity
        self.min = Swift.min(sound(min) ?? 0, self.max)
        self.ideal = sound(ideal).map { Swift.min(Swift.max($0, self.min), self.max) }
    }

    /// The width where there is no room to fill.
    var natural: CGFloat { ideal ?? Swift.min(Swift.max(min, 100), max) }

    fileprivate func clamped(_ width: CGFloat) -> CGFloat { Swift.min(Swift.max(width, min), max) }

    /// Returns the widths of columns in a room: columns without an ideal width share what the others leave. Where none
    /// can take it, those with one grow too; where there is too little, all shrink to their least widths.
    static func widths(of columns: [TableColumnWidth], in room: CGFloat, step: CGFloat) -> [CGFloat] {
        var widths = columns.map { $0.ideal ?? $0.min }
        // Columns are filled up together, the sharing ones first.
        for isFirst in [true, false] {
            var open = columns.indices.filter { !isFirst || columns[$0].ideal == nil }
            while !open.isEmpty {
                let taken = widths.indices.reduce(0) { open.contains($1) ? $0 : $0 + widths[$1] }
                let share = Swift.max(0, room - taken) / CGFloat(open.count)
                // A column that is at a limit leaves more or less to the others.
                let limited = open.filter { columns[$0].clamped(share) != share }
                for index in open { widths[index] = columns[index].clamped(share) }
                if limited.isEmpty { break }
                let sum = limited.reduce(0) { $0 + widths[$1] - share }
                let atLimit = limited.filter { sum >= 0 ? widths[$0] > share : widths[$0] < share }
                let closed = Set(atLimit.isEmpty ? limited : atLimit)
                open.removeAll { closed.contains($0) }
            }
            if abs(widths.reduce(0, +) - room) < 0.5 { break }
            // Columns with an ideal width keep it while the others fit beside them.
            if isFirst, columns.allSatisfy({ $0.ideal == nil }) { break }
        }
        return step > 0 ? widths.map { ($0 / step).rounded(.down) * step } : widths
    }
}

/// Places the cells of a row in the columns of its table.
struct TableRowLayout: Layout {
    var columns: [TableColumnWidth]
    var gap: CGFloat
    /// The unit of widths; 0 for any width.
    var step: CGFloat

    private var gaps: CGFloat { gap * CGFloat(max(0, columns.count - 1)) }

    private func widths(in width: CGFloat?) -> [CGFloat] {
        guard let width, width.isFinite else { return columns.map(\.natural) }
        return TableColumnWidth.widths(of: columns, in: max(0, width - gaps), step: step)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widths = widths(in: proposal.width)
        let heights = zip(subviews, widths).map { cell, width in
            cell.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        let sum = widths.reduce(gaps, +)
        let width = proposal.width.map { $0.isFinite ? max($0, sum) : sum } ?? sum
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (cell, width) in zip(subviews, widths(in: bounds.width)) {
            cell.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: nil))
            x += width + gap
        }
    }
}
