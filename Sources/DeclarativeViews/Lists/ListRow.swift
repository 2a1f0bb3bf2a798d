import Foundation
import LayoutEngine

/// A row of a list: its content, background, separators and edit controls.
@MainActor struct ListRow {
    let look: ListLook
    let values: ListRowValues
    let state: ListRowState
    let content: ListedContent
    let placement: ListRowPlacement
    /// The node of the row, which acts.
    let handle: ListRowHandle

    @ViewBuilder var views: some View {
        ListRowLayout(
            look: look, insets: values.insets ?? look.insets, swipe: state.swipe, lift: state.lift,
            placement: placement
        ) {
            ListRowChrome(
                fill: fill, cornerRadius: look.cornerRadius, separators: ownBackground == nil ? separators : nil,
                placement: placement, mark: state.isSelected ? look.figure : nil)
            if state.isEditing || state.swipe.edge != nil || state.tellsOfSwipes || ownBackground != nil {
                ListRowExtras(row: self)
            }
            content
        }
        .modifier(
            RowTouchModifier(
                canBeSelected: state.canBeSelected, canBeSwiped: canBeSwiped,
                hasKeys: canBeSwiped || state.isEditing && state.canMove,
                isSwiped: state.swipe != .closed, handle: handle, placement: placement,
                cornerRadius: look.cornerRadius)
        )
        .modifier(
            UnaryLayoutModifier(
                ListRowMargins(look: look, role: .row, placement: placement, isLifted: state.lift != 0)))
    }

    // MARK: Looks

    private var isMarked: Bool { state.isSelected || state.isPressed }

    /// The fill of the row.
    private var fill: Color? {
        if isMarked { return look.selectedBackground }
        return ownBackground == nil ? look.rowBackground : nil
    }

    /// The background that the program has given to the row, while it is shown.
    var ownBackground: AnyView? { isMarked ? nil : values.background?.view }

    var separators: ListSeparators? {
        if !look.showsSeparators { return nil }
        let (wanted, section) = (values.separators, values.sectionSeparators)
        let color = Color(.palette(.separator))
        var lines = ListSeparators(thickness: look.separator)
        if wanted.top == .visible { lines.top = wanted.topColor ?? color }
        if wanted.bottom == .visible || wanted.bottom == .automatic && look.hasSeparators {
            lines.bottom = wanted.bottomColor ?? color
        }
        // Cards end without a line.
        let hasEnd = look.rowBackground == nil || wanted.bottom == .visible
        lines.first = section.top.line(section.topColor ?? color, otherwise: lines.top)
        lines.last = section.bottom.line(section.bottomColor ?? color, otherwise: hasEnd ? lines.bottom : nil)
        return lines.isEmpty ? nil : lines
    }

    private var canBeSwiped: Bool {
        // In edit mode only the button for deleting is shown.
        if state.isEditing { return state.swipe != .closed }
        return state.canDelete || values.hasSwipeActions
    }
}

extension Visibility {
    /// The colour of a line that is shown or hidden.
    fileprivate func line(_ color: Color, otherwise automatic: Color?) -> Color? {
        switch self {
        case .automatic: automatic
        case .visible: color
        case .hidden: nil
        }
    }
}

/// A reference to the node that shows a row, for the row's views; it is empty once the node's life is over.
@MainActor final class ListRowHandle {
    // The node takes itself out before it goes.
    @UnretainedOptional private(set) var slot: ListSlotNode?

    init(_ slot: ListSlotNode) { self.slot = slot }

    /// The node's life ends.
    func end() { slot = nil }
}
