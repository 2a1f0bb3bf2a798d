import Foundation

/// Computes the positions and lengths of views along a stack's axis.
struct StackDistribution {
    /// One view of the stack.
    struct Item {
        /// The length that the view asks for; `nil` if any length will do.
        var natural: CGFloat?
        var stretchPriority: UILayoutPriority
        var shrinkPriority: UILayoutPriority
        /// The space after the view; ignored for the last.
        var spacing: CGFloat
    }

    /// A view's position and length along the axis.
    struct Span: Equatable {
        var start: CGFloat
        var length: CGFloat
    }

    let items: [Item]
    let kind: UIStackView.Distribution

    private var gaps: CGFloat { items.dropLast().reduce(0) { $0 + $1.spacing } }

    /// The length at which every view has the length it asks for; `nil` if no view asks for one.
    var naturalLength: CGFloat? {
        let lengths = items.compactMap(\.natural)
        guard let longest = lengths.max() else { return nil }
        let sum = kind == .fillEqually ? longest * CGFloat(items.count) : lengths.reduce(0, +)
        return max(0, sum + gaps)
    }

    /// Returns the spans of the views in a stack of a length.
    func spans(in length: CGFloat) -> [Span] {
        guard !items.isEmpty else { return [] }
        let room = max(0, length - gaps)
        switch kind {
        case .fill: return inRow(filling(room, stretching: true))
        case .fillEqually: return inRow(items.map { _ in room / CGFloat(items.count) })
        case .fillProportionally: return inRow(proportional(room))
        case .equalSpacing:
            let lengths = filling(room, stretching: items.count == 1)
            let rest = room - lengths.reduce(0, +)
            return inRow(lengths, extra: items.count > 1 ? max(0, rest) / CGFloat(items.count - 1) : 0)
        case .equalCentering:
            let lengths = filling(room, stretching: items.count == 1)
            return centered(lengths, in: max(length, lengths.reduce(gaps, +)))
        }
    }

    private func inRow(_ lengths: [CGFloat], extra: CGFloat = 0) -> [Span] {
        var start: CGFloat = 0
        return items.indices.map { index in
            defer { start += lengths[index] + items[index].spacing + extra }
            return Span(start: start, length: lengths[index])
        }
    }

    /// Returns the lengths with which the views fill `room`.
    ///
    /// The view with the lowest priority stretches or shrinks first; of equals, the first stretches and the last
    /// shrinks. Views that do not ask for a length share the rest.
    private func filling(_ room: CGFloat, stretching: Bool) -> [CGFloat] {
        var lengths = items.map { $0.natural ?? 0 }
        var rest = room - lengths.reduce(0, +)
        if rest >= 0 {
            guard stretching else { return lengths }
            let flexible = items.indices.filter { items[$0].natural == nil }
            if flexible.isEmpty {
                // Not empty: checked by the caller.
                let weakest = items.indices.min { items[$0].stretchPriority < items[$1].stretchPriority } ?? 0
                lengths[weakest] += rest
            } else {
                for index in flexible { lengths[index] = rest / CGFloat(flexible.count) }
            }
            return lengths
        }
        let order = items.indices.sorted {
            (items[$0].shrinkPriority, $1) < (items[$1].shrinkPriority, $0)
        }
        for index in order where rest < 0 {
            let less = min(lengths[index], -rest)
            lengths[index] -= less
            rest += less
        }
        return lengths
    }

    private func proportional(_ room: CGFloat) -> [CGFloat] {
        let sum = items.reduce(0) { $0 + ($1.natural ?? 0) }
        guard sum > 0 else { return items.map { _ in room / CGFloat(items.count) } }
        return items.map { ($0.natural ?? 0) / sum * room }
    }

    /// Returns spans with equal distances between the centres, as far as the minimum spacing allows.
    private func centered(_ lengths: [CGFloat], in length: CGFloat) -> [Span] {
        let count = lengths.count
        guard count > 1 else { return inRow(lengths) }
        let first = lengths[0] / 2
        let step = (length - lengths[count - 1] / 2 - first) / CGFloat(count - 1)
        var starts = lengths.indices.map { first + step * CGFloat($0) - lengths[$0] / 2 }
        for index in 1..<count {
            starts[index] = max(starts[index], starts[index - 1] + lengths[index - 1] + items[index - 1].spacing)
        }
        starts[count - 1] = length - lengths[count - 1]
        for index in stride(from: count - 2, through: 0, by: -1) {
            starts[index] = min(starts[index], starts[index + 1] - items[index].spacing - lengths[index])
        }
        return lengths.indices.map { Span(start: starts[$0], length: lengths[$0]) }
    }
}
