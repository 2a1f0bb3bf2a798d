import LayoutEngine
import UnifiedStorage

/// Has the views of a header or a footer look like one.
struct ListEdgeStyle<Content: View>: View {
    let content: Content
    let isHeader: Bool
    @Environment(\.listKind) private var kind
    @Environment(\.headerProminence) private var prominence

    var body: some View {
        content
            .font(font)
            .textCase(isUppercase ? .uppercase : nil)
            .foregroundStyle(isProminent ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
    }

    private var isProminent: Bool { isHeader && (prominence == .increased || kind == .sidebar) }

    private var isUppercase: Bool { isHeader && !isProminent && (kind == .grouped || kind == .insetGrouped) }

    private var font: Font {
        if isProminent { return kind == .sidebar ? .headline : .title3.bold() }
        if !isHeader || isUppercase { return .footnote }
        return .subheadline.weight(.semibold)
    }
}

/// A view of a header or a footer of a section in a list.
struct ListEdge {
    let look: ListLook
    let role: ListPlaceNode.Role
    let placement: ListRowPlacement
    let content: ListedContent
}

extension ListEdge: View, UnnamedPlace {
    var body: some View {
        ListEdgeLayout(look: look) { content }
            .padding(look.edgeInsets(isHeader: role == .header))
            .background {
                // What scrolls below a header that stays in sight must not show through.
                if role == .header, look.pinsHeaders { look.background }
            }
            .modifier(UnaryLayoutModifier(ListRowMargins(look: look, role: role, placement: placement)))
    }
}

/// Places views at the leading edge, in the width that there is and in whole rows of a grid.
private struct ListEdgeLayout: Layout {
    let look: ListLook

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        for subview in subviews {
            let own = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
            size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
        if let width = proposal.width, width.isFinite { size.width = width }
        return CGSize(width: size.width, height: look.wholeRows(size.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
        }
    }
}

extension ListEdgeLayout: EngineLayout {}
