import Foundation
import LayoutEngine
import BridgedEnvironment

/// The parts of a row of a list that it has only at times: a background of its own, edit controls, and the buttons
/// beside it.
@MainActor struct ListRowExtras {
    let row: ListRow
}

extension ListRowExtras: View, UnnamedPlace {
    var body: some View {
        if let background = row.ownBackground {
            background
                .clipShape(ListRowChrome.shape(at: row.placement.position, cornerRadius: row.look.cornerRadius))
                .layoutValue(key: ListRowPart.self, value: .background)
            ListRowChrome(
                fill: nil, cornerRadius: 0, separators: row.separators, placement: row.placement, mark: nil
            )
            .layoutValue(key: ListRowPart.self, value: .background)
        }
        if row.state.isEditing { editControls }
        if let edge = row.state.swipe.edge { swipeButtons(at: edge) }
        if row.state.tellsOfSwipes { toldButtons }
    }

    /// The buttons beside the row, for accessibility only.
    private var toldButtons: some View {
        ZStack {
            row.handle.slot?.swipeActions(at: .leading)?.content
            row.handle.slot?.swipeActions(at: .trailing)?.content
        }
        .modifier(AttachedMark(.views)).opacity(0).allowsHitTesting(false)
        .layoutValue(key: ListRowPart.self, value: .background)
    }

    @ViewBuilder private var editControls: some View {
        if row.state.canDelete, !row.state.marksSelection {
            Button { [handle = row.handle] in
                handle.slot?.show(.open(.trailing))
            } label: {
                ControlMarkView(.remove).foregroundStyle(Color(.palette(.systemRed)))
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Remove")
            .layoutValue(key: ListRowPart.self, value: .leading)
        } else if row.state.marksSelection {
            ControlMarkView(row.state.isSelected ? .selected : .unselected)
                .foregroundStyle(row.state.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                .accessibilityHidden(true)
                .layoutValue(key: ListRowPart.self, value: .leading)
        }
        if row.state.canMove {
            ControlMarkView(.handle).foregroundStyle(.tertiary)
                .padding(row.look.medium.list.handlePadding)
                .gesture(move)
                .accessibilityHidden(true)
                .layoutValue(key: ListRowPart.self, value: .trailing)
        }
    }

    private var move: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { [handle = row.handle] in handle.slot?.lift(by: $0.translation.height) }
            .onEnded { [handle = row.handle] _ in handle.slot?.drop() }
    }

    private func swipeButtons(at edge: HorizontalEdge) -> some View {
        HStack(spacing: 0) { row.handle.slot?.swipeActions(at: edge)?.content }
            .buttonStyle(SwipeActionStyle { [handle = row.handle] in handle.slot?.show(.closed) })
            .modifier(SwipeActionsMark())
            .layoutValue(key: ListRowPart.self, value: edge == .leading ? .leadingSwipe : .trailingSwipe)
            // They may cover the end of the row.
            .zIndex(1)
    }
}
