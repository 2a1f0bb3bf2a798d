import Foundation
import LayoutEngine
import BridgedEnvironment

/// Gives the views of a header or a footer its look.
struct ListEdgeWriter: EnvironmentWriter, Equatable {
    let isHeader: Bool

    var name: String { isHeader ? "header of a section" : "footer of a section" }

    func apply(to values: inout EnvironmentValues) {
        let kind = values.listKind
        let isProminent = isHeader && (values.headerProminence == .increased || kind == .sidebar)
        let isUppercase = isHeader && !isProminent && (kind == .grouped || kind == .insetGrouped)
        if isProminent {
            values.font = kind == .sidebar ? .headline : .title3.bold()
        } else {
            values.font = !isHeader || isUppercase ? .footnote : .subheadline.weight(.semibold)
        }
        values.textCase = isUppercase ? .uppercase : nil
        ForegroundWriter(styles: ForegroundStyles(levels: [AnyShapeStyle(isProminent ? .primary : .secondary)]))
            .apply(to: &values)
    }
}

/// A view of a header or a footer of a section in a list.
struct ListEdge {
    let look: ListLook
    let role: ListSlotNode.Role
    let placement: ListRowPlacement
    let content: ListedContent

    var views: some View {
        ListEdgeLayout(look: look, insets: look.edgeInsets(isHeader: role == .header), hasBackground: hasBackground) {
            if hasBackground { look.background }
            content
        }
        .modifier(UnaryLayoutModifier(ListRowMargins(look: look, role: role, placement: placement)))
    }

    /// Rows that scroll below a pinned header must not show through.
    private var hasBackground: Bool { role == .header && look.pinsHeaders && look.background != nil }
}

/// Places views at the leading edge, in the width that there is and in whole rows of a grid.
private struct ListEdgeLayout: Layout {
    let look: ListLook
    let insets: EdgeInsets
    /// Whether the first view is behind the others.
    let hasBackground: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        let (across, along) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let inner = proposal.width.map { max(0, $0 - across) }
        for subview in subviews.dropFirst(hasBackground ? 1 : 0) {
            let own = subview.sizeThatFits(ProposedViewSize(width: inner, height: nil))
            size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
        if let inner, inner.isFinite { size.width = inner }
        return CGSize(width: size.width + across, height: look.wholeRows(size.height) + along)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if hasBackground { subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        let inner = ProposedViewSize(width: max(0, bounds.width - insets.leading - insets.trailing), height: nil)
        for subview in subviews.dropFirst(hasBackground ? 1 : 0) {
            subview.place(at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), proposal: inner)
        }
    }
}

extension ListEdgeLayout: EngineLayout {}
