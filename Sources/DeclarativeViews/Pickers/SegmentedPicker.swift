import Foundation
import LayoutEngine
import BridgedEnvironment

/// The values of a picker beside each other, as wide as each other.
struct SegmentedPicker<Content: View, Value: Hashable>: View, UnnamedPlace {
    let content: Content
    let choice: PickerChoice<Value>
    @Environment(\.textMedium) private var medium

    init(content: Content, choice: PickerChoice<Value>) {
        self.content = content
        self.choice = choice
    }

    var body: some View {
        let (choice, isGrid) = (choice, medium == .grid)
        Group(subviews: content) { subviews in
            SegmentsLayout(isGrid: isGrid) {
                ForEach(choice.options(of: subviews)) { option in
                    Button {
                        choice.choose(option)
                    } label: {
                        option.view
                    }
                    .buttonStyle(SegmentStyle(isOn: choice.isOn(option), isGrid: isGrid))
                    .disabled(option.value == nil)
                }
            }
        }
        .padding(isGrid ? 0 : 2)
        .background(Color(.palette(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: isGrid ? 0 : 9))
    }
}

/// The look of a segment.
private struct SegmentStyle: ButtonStyle {
    let isOn: Bool
    let isGrid: Bool

    func makeBody(configuration: Configuration) -> some View {
        SegmentLabel(label: configuration.label, isOn: isOn, isGrid: isGrid, isPressed: configuration.isPressed)
    }
}

struct SegmentLabel<Label: View>: View, UnnamedPlace {
    let label: Label
    let isOn: Bool
    let isGrid: Bool
    let isPressed: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    init(label: Label, isOn: Bool, isGrid: Bool, isPressed: Bool) {
        self.label = label
        self.isOn = isOn
        self.isGrid = isGrid
        self.isPressed = isPressed
    }

    var body: some View {
        label
            .lineLimit(1)
            .font(isGrid ? nil : .footnote.weight(isOn ? .semibold : .medium))
            .foregroundStyle(foreground)
            .padding(.horizontal, 8)
            .padding(.vertical, isGrid ? 0 : 6)
            .frame(maxWidth: .infinity)
            .background(background, in: RoundedRectangle(cornerRadius: isGrid ? 0 : 7))
            .opacity(isPressed ? 0.6 : 1)
            .wholeFrameHit()
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(.palette(.tertiaryLabel))) }
        // In a grid strong colours mark the chosen segment, as there are few shades.
        return isOn && isGrid ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color(.palette(.label)))
    }

    private var background: AnyShapeStyle {
        if !isOn { return AnyShapeStyle(Color.clear) }
        if isGrid { return isEnabled ? tint ?? AnyShapeStyle(Color.blue) : AnyShapeStyle(Color(.palette(.systemFill))) }
        return AnyShapeStyle(Color(.palette(.systemBackground)))
    }
}

/// Places views beside each other, as wide as each other.
private struct SegmentsLayout: Layout {
    let isGrid: Bool

    private func width(in total: CGFloat, of count: Int) -> CGFloat {
        let share = total / CGFloat(max(1, count))
        return isGrid ? max(8, (share / 8).rounded(.down) * 8) : share
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let widest = sizes.map(\.width).max() ?? 0
        let natural = (isGrid ? (widest / 8).rounded(.up) * 8 : widest) * CGFloat(subviews.count)
        let total = proposal.width.map { $0.isFinite ? $0 : natural } ?? natural
        return CGSize(width: subviews.isEmpty ? 0 : total, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = width(in: bounds.width, of: subviews.count)
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + width * CGFloat(index)
            // The last one takes the remainder of whole columns.
            let own = index == subviews.count - 1 ? max(0, bounds.maxX - x) : width
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: own, height: bounds.height))
        }
    }
}

extension SegmentsLayout: EngineLayout {}
