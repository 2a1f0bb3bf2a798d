import Drawing
import Foundation
import BridgedEnvironment

/// The rows of a wheel around the selected one. A drag moves it on, as do the wheel of a mouse, the arrow keys while
/// it has the focus, and a tap on a row.
struct RowWheel<Row: View>: View, UnnamedPlace {
    /// How many rows there are.
    let count: Int
    /// The row that is chosen; `nil` for none.
    let index: Int?
    /// Returns the view of a row.
    let row: @MainActor (Int) -> Row
    /// Chooses a row.
    let choose: @MainActor (Int) -> Void
    /// The accessibility text of the selection; `nil` if a view around the wheel provides it.
    let name: String?
    /// How many rows further the drag has come that goes on.
    @State private var dragged = 0
    @FocusState private var isFocused: Bool
    @Environment(\.textMedium) private var medium
    @Environment(\.isEnabled) private var isEnabled

    init(
        count: Int, index: Int?, name: String? = nil, @ViewBuilder row: @escaping @MainActor (Int) -> Row,
        choose: @escaping @MainActor (Int) -> Void
    ) {
        self.name = name
        (self.count, self.index, self.row, self.choose) = (count, index, row, choose)
    }

    private var figures: WheelFigures { medium.figures.wheels }
    private var height: CGFloat { figures.rowHeight }
    var body: some View {
        VStack(spacing: 0) {
            ForEach(slots) { slot in
                row(slot.index, distance: slot.id)
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: figures.height)
        .wholeFrameHit()
        .gesture(drag, isEnabled: isEnabled)
        .focusable()
        .focused($isFocused)
        .onKeyPress(keys: [.upArrow, .downArrow, .home, .end], phases: [.down, .repeat]) { press in
            switch press.key {
            case .upArrow: move(to: (index ?? 1) - 1)
            case .downArrow: move(to: (index ?? -1) + 1)
            case .home: move(to: 0)
            default: move(to: count - 1)
            }
            return .handled
        }
    }

    /// A slot of the wheel: how far it is from the middle, and which row is there.
    private struct Slot: Identifiable {
        let id: Int
        let index: Int?
    }

    private var slots: [Slot] {
        (-figures.reach...figures.reach).map { distance in
            let number = (index ?? 0).addingSaturated(distance)
            return Slot(id: distance, index: (0..<count).contains(number) ? number : nil)
        }
    }

    private func row(_ index: Int?, distance: Int) -> some View {
        let look = figures.look(at: distance, rowHeight: height)
        return ZStack {
            if let index {
                row(index).lineLimit(1).opacity(look.opacity)
                    .scaleEffect(x: 1, y: look.scale)
                    .offset(y: look.offset)
                    .foregroundStyle(Color(.palette(isEnabled ? .label : .disabledLabel)))
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: height)
        .wholeFrameHit()
        .onTapGesture {
            if let index, isEnabled { choose(index) }
        }
    }

    private func move(to index: Int) {
        if count > 0 { choose(min(max(index, 0), count - 1)) }
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: figures.leastDrag)
            .onChanged { value in
                let steps = Int(clamping: -(value.translation.height / height).rounded(), to: -count...count)
                let further = steps.subtractingSaturated(dragged)
                if further == 0 { return }
                dragged = steps
                move(to: (index ?? 0).addingSaturated(further))
            }
            .onEnded { _ in dragged = 0 }
    }
}

/// The plate behind the selected rows of all wheels beside each other.
struct WheelSelection: View, UnnamedPlace {
    @Environment(\.textMedium) private var medium

    var body: some View {
        RoundedRectangle(cornerRadius: medium.figures.edges.corner(8))
            .fill(Color(.palette(.tertiarySystemFill)))
            .frame(height: medium.figures.wheels.rowHeight)
    }
}
