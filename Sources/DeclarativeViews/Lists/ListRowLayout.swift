import Drawing
import Foundation
import LayoutEngine

/// The role of a view in a row.
enum ListRowPart: LayoutValueKey {
    enum Part {
        /// The program's content; also the drawing behind it, which comes first.
        case content
        /// Behind the content.
        case background
        /// At the leading end of the content.
        case leading
        /// At the trailing end of the content.
        case trailing
        /// At the leading edge of a row that is swiped away from there.
        case leadingSwipe
        /// At the trailing edge of a row that is swiped away from there.
        case trailingSwipe
    }

    static var defaultValue: Part { .content }
}

/// Places the parts of a row: the background, the separators, the edit controls, the buttons beside it, and the
/// content.
struct ListRowLayout: Layout {
    let look: ListLook
    let insets: EdgeInsets
    let swipe: RowSwipe
    /// How far the row is moved down, in points.
    let lift: CGFloat
    let placement: ListRowPlacement

    private func first(_ part: ListRowPart.Part, in subviews: Subviews) -> LayoutSubview? {
        // Rows that are not edited have two parts.
        subviews.count <= 2 ? nil : subviews.first { $0[ListRowPart.self] == part }
    }

    private func room(_ part: ListRowPart.Part, in subviews: Subviews) -> CGFloat {
        guard let width = first(part, in: subviews)?.sizeThatFits(.unspecified).width else { return 0 }
        return width + ListFigure.accessoryGap
    }

    /// The space that the content keeps to the edges.
    private func space(in subviews: Subviews) -> (leading: CGFloat, trailing: CGFloat) {
        (insets.leading + room(.leading, in: subviews), insets.trailing + room(.trailing, in: subviews))
    }

    private func forEachContent(_ subviews: Subviews, _ body: (LayoutSubview) -> Void) {
        for (index, subview) in subviews.enumerated() where index >= 1 {
            if subviews.count == 2 || subview[ListRowPart.self] == .content { body(subview) }
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let space = space(in: subviews)
        var size = CGSize.zero
        let inner = proposal.width.map { max(0, $0 - space.leading - space.trailing) }
        forEachContent(subviews) { subview in
            let own = subview.sizeThatFits(ProposedViewSize(width: inner, height: nil))
            size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
        let width = size.width + space.leading + space.trailing
        let height = max(look.leastHeight, look.wholeRows(max(0, size.height + insets.top + insets.bottom)))
        return CGSize(width: proposal.width.map { $0.isFinite ? $0 : width } ?? width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let shift = shift(in: bounds, subviews)
        let area = bounds.offsetBy(dx: look.figure.contentShift(forSwipe: shift), dy: lift)
        subviews[0].place(at: area.origin, proposal: ProposedViewSize(area.size))
        if subviews.count > 2 {
            for subview in subviews where subview[ListRowPart.self] == .background {
                subview.place(at: area.origin, proposal: ProposedViewSize(area.size))
            }
        }
        let space = space(in: subviews)
        let inner = ProposedViewSize(width: max(0, area.width - space.leading - space.trailing), height: nil)
        var (start, end) = (space.leading, area.width)
        forEachContent(subviews) { subview in
            let dimensions = subview.dimensions(in: inner)
            let origin = CGPoint(x: area.minX + space.leading, y: area.minY + top(dimensions.height, in: area))
            subview.place(at: origin, proposal: inner)
            if let guide = dimensions[explicit: .listRowSeparatorLeading] { start = space.leading + guide }
            if let guide = dimensions[explicit: .listRowSeparatorTrailing] { end = space.leading + guide }
        }
        placement.separators = (start, end)
        if subviews.count > 2 { placeOthers(in: area, swiped: bounds.offsetBy(dx: shift, dy: lift), subviews) }
    }

    /// Places the edit controls of the row, and the buttons beside it.
    ///
    /// - Parameter row: The row as far away from the edge as the buttons are seen.
    private func placeOthers(in area: CGRect, swiped row: CGRect, _ subviews: Subviews) {
        if let leading = first(.leading, in: subviews) { place(leading, at: area.minX + insets.leading, in: area) }
        if let trailing = first(.trailing, in: subviews) {
            let width = trailing.sizeThatFits(.unspecified).width
            place(trailing, at: area.maxX - insets.trailing - width, in: area)
        }
        let buttons = ProposedViewSize(width: nil, height: row.height)
        first(.leadingSwipe, in: subviews)?.place(at: row.origin, anchor: .topTrailing, proposal: buttons)
        first(.trailingSwipe, in: subviews)?.place(at: CGPoint(x: row.maxX, y: row.minY), proposal: buttons)
    }

    private func place(_ subview: LayoutSubview, at x: CGFloat, in area: CGRect) {
        let height = subview.sizeThatFits(.unspecified).height
        let y = look.nearestRow(max(0, (area.height - height) / 2))
        subview.place(at: CGPoint(x: x, y: area.minY + y), proposal: .unspecified)
    }

    /// The distance from the upper edge at which content is in the middle between the insets.
    private func top(_ height: CGFloat, in area: CGRect) -> CGFloat {
        look.nearestRow(insets.top + (area.height - insets.top - insets.bottom - height) / 2)
    }

    /// How far the row is moved to the trailing side.
    private func shift(in bounds: CGRect, _ subviews: Subviews) -> CGFloat {
        let distance: CGFloat
        switch swipe {
        case .closed: return 0
        case .by(let wanted): distance = wanted
        case .open(let edge):
            let part = first(edge == .leading ? .leadingSwipe : .trailingSwipe, in: subviews)
            let width = part?.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width ?? 0
            distance = edge == .leading ? width : -width
        }
        return look.medium.grain.nearestColumn(distance)
    }
}

extension ListRowLayout: EngineLayout {}
