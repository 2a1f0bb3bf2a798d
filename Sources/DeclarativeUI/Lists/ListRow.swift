import Foundation
import LayoutEngine
import UnifiedStorage

/// A row of a list: what is in it, its background and separators, and what edits it.
@MainActor struct ListRow {
    let look: ListLook
    let values: ListRowValues
    let state: ListRowState
    let content: ListedContent
    /// The node of the row, which acts.
    let handle: ListRowHandle
    @State private var isPressed = false
}

/// The node that shows a row.
struct ListRowHandle {
    private(set) weak var place: ListPlaceNode?

    init(_ place: ListPlaceNode) { self.place = place }
}

extension ListRow: View, UnnamedPlace {
    var body: some View {
        ListRowLayout(look: look, insets: values.insets ?? look.insets, swipe: state.swipe, lift: state.lift) {
            background
            separators
            if state.isEditing { editControls }
            if let edge = state.swipe.edge { swipeButtons(at: edge) }
            content
        }
        .modifier(
            RowPressModifier(canBeSelected: state.canBeSelected, isPressed: $isPressed) { [handle] in
                handle.place?.act()
            }
        )
        .gesture(swipe, isEnabled: canBeSwiped)
        .padding(outside)
        .zIndex(state.lift == 0 ? 0 : 1)
    }

    // MARK: Looks

    private var separators: some View {
        let wanted = values.separators
        let isAtEnd = state.position.isLast && look.rowBackground != nil
        return ListSeparators(
            top: hasSeparator(wanted.top, isDefault: false) ? wanted.topColor ?? Self.separator : nil,
            bottom: hasSeparator(wanted.bottom, isDefault: !isAtEnd) ? wanted.bottomColor ?? Self.separator : nil,
            thickness: look.separator)
    }

    private static var separator: Color { Color(.palette(.separator)) }

    private func hasSeparator(_ wanted: Visibility, isDefault: Bool) -> Bool {
        if look.isGrid { return false }
        return wanted == .visible || wanted == .automatic && isDefault && look.hasSeparators
    }

    @ViewBuilder private var background: some View {
        if state.isSelected || isPressed {
            look.selectedBackground.clipShape(corners)
        } else if let chosen = values.background?.view {
            chosen.clipShape(corners)
        } else if let color = look.rowBackground {
            corners.fill(color)
        } else {
            Color.clear
        }
    }

    private var corners: UnevenRoundedRectangle {
        let radius = look.cornerRadius
        let (top, bottom) = (state.position.isFirst ? radius : 0, state.position.isLast ? radius : 0)
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
    }

    /// The space around the row.
    private var outside: EdgeInsets {
        let position = state.position
        let gap = position.isFirst && !position.followsHeader ? look.gap(isFirstInList: position.isFirstInList) : 0
        return EdgeInsets(
            top: gap, leading: look.margin, bottom: position.isLastInList ? look.end : 0, trailing: look.margin)
    }

    // MARK: Editing

    @ViewBuilder private var editControls: some View {
        if state.canDelete, !state.marksSelection {
            Button { [handle] in
                handle.place?.show(.open(.trailing))
            } label: {
                Text(verbatim: "⊖").foregroundStyle(Color(.palette(.systemRed)))
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Remove")
            .layoutValue(key: ListRowPart.self, value: .leading)
        } else if state.marksSelection {
            Text(verbatim: state.isSelected ? "◉" : "○")
                .foregroundStyle(state.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                .accessibilityHidden(true)
                .layoutValue(key: ListRowPart.self, value: .leading)
        }
        if state.canMove {
            Text(verbatim: "≡").foregroundStyle(.tertiary)
                .padding(look.isGrid ? 0 : 8)
                .gesture(move)
                .accessibilityHidden(true)
                .layoutValue(key: ListRowPart.self, value: .trailing)
        }
    }

    private var move: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { [handle] in handle.place?.lift(by: $0.translation.height) }
            .onEnded { [handle] _ in handle.place?.drop() }
    }

    // MARK: Swipes

    private var canBeSwiped: Bool {
        // In edit mode only the button for deleting is shown.
        if state.isEditing { return state.swipe != .closed }
        return state.canDelete || values.hasSwipeActions
    }

    private func swipeButtons(at edge: HorizontalEdge) -> some View {
        HStack(spacing: 0) { handle.place?.swipeActions(at: edge)?.content }
            .buttonStyle(SwipeActionStyle { [handle] in handle.place?.show(.closed) })
            .modifier(SwipeActionsMark())
            .layoutValue(key: ListRowPart.self, value: edge == .leading ? .leadingSwipe : .trailingSwipe)
    }

    private var swipe: some Gesture {
        var drag = DragGesture(coordinateSpace: .global)
        drag.axis = .horizontal
        return drag.onChanged { [handle] in handle.place?.swipe(by: $0.translation.width) }
            .onEnded { [handle] in handle.place?.endSwipe(at: $0.predictedEndTranslation.width) }
    }
}

/// The lines at the upper and the lower edge of a row.
private struct ListSeparators: View {
    let top: Color?
    let bottom: Color?
    let thickness: CGFloat

    var body: some View {
        VStack(spacing: 0) {
            if let top { top.frame(height: thickness) }
            Spacer(minLength: 0)
            if let bottom { bottom.frame(height: thickness) }
        }
        .allowsHitTesting(false)
    }
}
