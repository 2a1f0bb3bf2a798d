import Foundation
import LayoutEngine
import UnifiedStorage

/// What a toggle with a switch looks like, apart from its value.
struct SwitchLook {
    let isEnabled: Bool
    let tint: AnyShapeStyle?

    /// Returns a label and a switch, in a row. A tap on either toggles the value.
    @MainActor func view(_ label: some View, isOn: Binding<Bool>, isMixed: Bool) -> some View {
        let value = isOn.wrappedValue
        return HStack {
            label
            Spacer()
            Circle().fill(Color.white)
                .modifier(UnaryLayoutModifier(SwitchKnobLayout(share: isMixed ? 0.5 : value ? 1 : 0)))
                .background { Capsule().fill(track(isOn: value)) }
                .opacity(isEnabled ? 1 : 0.5)
        }
        .modifier(TapModifier(count: 1, isPressed: nil, action: { isOn.wrappedValue.toggle() }, coversFrame: true))
    }

    /// Returns the fill of the switch: while it is on, the tint or, if none is set, green.
    private func track(isOn: Bool) -> AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(Color.gray.opacity(0.4)) }
        return tint ?? AnyShapeStyle(Color.green)
    }
}

extension SwitchLook: Equatable {
    static func == (one: SwitchLook, other: SwitchLook) -> Bool {
        one.isEnabled == other.isEnabled && valuesAreEqual(one.tint, other.tint, mode: .equatableAlways)
    }
}

/// The place of a switch's knob in the switch.
private struct SwitchKnobLayout: UnaryLayout {
    /// Where the knob is: 0 for off, 1 for on.
    let share: CGFloat

    private static let size = CGSize(width: 51, height: 31)
    private static let margin: CGFloat = 2
    private static let knob = size.height - 2 * margin

    var hidesPriority: Bool { true }
    var isFixed: Bool { true }

    func size(_ proposal: Proposal, _ child: LayoutNode) -> CGSize { Self.size }

    func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        let room = Self.size.width - Self.knob - 2 * Self.margin
        let origin = CGPoint(x: Self.margin + room * share, y: Self.margin)
        return (origin, Proposal(width: Self.knob, height: Self.knob))
    }
}
