import Foundation
import UnifiedStorage

/// Some values of a picker around the one that is chosen. A drag moves on, as the wheel of a mouse does, the arrow keys
/// while it has the focus, and a tap on a value.
struct WheelPicker<Content: View, Value: Hashable>: View, UnnamedPlace {
    let content: Content
    let choice: PickerChoice<Value>
    /// How many values further the drag has come that goes on.
    @State private var dragged = 0
    @FocusState private var isFocused: Bool
    @Environment(\.textMedium) private var medium
    @Environment(\.isEnabled) private var isEnabled

    init(content: Content, choice: PickerChoice<Value>) {
        self.content = content
        self.choice = choice
    }

    private var isGrid: Bool { medium == .grid }
    private var height: CGFloat { isGrid ? 16 : 34 }
    private static var reach: Int { 2 }

    var body: some View {
        let choice = choice
        Group(subviews: content) { subviews in
            wheel(choice.options(of: subviews).filter { $0.value != nil })
        }
    }

    private func wheel(_ options: [PickerOption<Value>]) -> some View {
        let index = options.firstIndex { choice.isOn($0) }
        return VStack(spacing: 0) {
            ForEach(slots(options.count, around: index)) { slot in
                row(slot.index.map { options[$0] }, distance: slot.id)
            }
        }
        .frame(maxWidth: .infinity)
        .wholeFrameHit()
        .gesture(drag(options, from: index), isEnabled: isEnabled)
        .focusable()
        .focused($isFocused)
        .onKeyPress(keys: [.upArrow, .downArrow, .home, .end], phases: [.down, .repeat]) { press in
            let last = options.count - 1
            switch press.key {
            case .upArrow: move(to: (index ?? 1) - 1, in: options)
            case .downArrow: move(to: (index ?? -1) + 1, in: options)
            case .home: move(to: 0, in: options)
            default: move(to: last, in: options)
            }
            return .handled
        }
    }

    /// A place of the wheel: how far it is from the middle, and which value is there.
    private struct Slot: Identifiable {
        let id: Int
        let index: Int?
    }

    private func slots(_ count: Int, around index: Int?) -> [Slot] {
        (-Self.reach...Self.reach).map { distance in
            let place = (index ?? 0) + distance
            return Slot(id: distance, index: (0..<count).contains(place) ? place : nil)
        }
    }

    private func row(_ option: PickerOption<Value>?, distance: Int) -> some View {
        let isMiddle = distance == 0
        return ZStack {
            if isMiddle {
                RoundedRectangle(cornerRadius: isGrid ? 0 : 8).fill(Color(.palette(.tertiarySystemFill)))
            }
            if let option {
                option.view.lineLimit(1).opacity(isMiddle ? 1 : abs(distance) == 1 ? 0.6 : 0.35)
                    .foregroundStyle(Color(.palette(isEnabled ? .label : .tertiaryLabel)))
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: height)
        .wholeFrameHit()
        .onTapGesture {
            if let option, isEnabled { choice.choose(option) }
        }
    }

    private func move(to index: Int, in options: [PickerOption<Value>]) {
        if options.isEmpty { return }
        choice.choose(options[min(max(index, 0), options.count - 1)])
    }

    private func drag(_ options: [PickerOption<Value>], from index: Int?) -> some Gesture {
        DragGesture(minimumDistance: isGrid ? 8 : 10)
            .onChanged { value in
                let steps = -Int((value.translation.height / height).rounded())
                let further = steps - dragged
                if further == 0 { return }
                dragged = steps
                move(to: (index ?? 0) + further, in: options)
            }
            .onEnded { _ in dragged = 0 }
    }
}
