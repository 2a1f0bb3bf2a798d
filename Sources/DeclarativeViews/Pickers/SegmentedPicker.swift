import Drawing
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
        let (choice, medium) = (choice, medium.figures)
        Group(subviews: content) { subviews in
            SegmentsLayout(grain: medium.grain) {
                ForEach(choice.options(of: subviews)) { option in
                    Button {
                        choice.choose(option)
                    } label: {
                        option.view
                    }
                    .buttonStyle(SegmentStyle(isOn: choice.isOn(option), medium: medium))
                    .disabled(option.value == nil)
                    .focusEntry(choice.isOn(option))
                }
            }
            .focusGroup()
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .padding(medium.segments.margin)
        .background(Color(.palette(medium.segments.track)), in: RoundedRectangle(cornerRadius: medium.edges.corner(9)))
    }
}

/// The look of a segment.
private struct SegmentStyle: ButtonStyle {
    let isOn: Bool
    let medium: Medium

    func makeBody(configuration: Configuration) -> some View {
        SegmentLabel(label: configuration.label, isOn: isOn, medium: medium, isPressed: configuration.isPressed)
    }
}

struct SegmentLabel<Label: View>: View, UnnamedPlace {
    let label: Label
    let isOn: Bool
    let medium: Medium
    let isPressed: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    init(label: Label, isOn: Bool, medium: Medium, isPressed: Bool) {
        self.label = label
        self.isOn = isOn
        self.medium = medium
        self.isPressed = isPressed
    }

    var body: some View {
        label
            .lineLimit(1)
            .font(medium.segments.hasOwnFonts ? .footnote.weight(isOn ? .semibold : .medium) : nil)
            .foregroundStyle(foreground)
            .padding(.horizontal, 8)
            .padding(.vertical, medium.segments.padding)
            .frame(maxWidth: .infinity)
            .background(background, in: RoundedRectangle(cornerRadius: medium.edges.corner(7)))
            .opacity(isPressed ? 0.6 : 1)
            .wholeFrameHit()
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color.disabledLabel) }
        // Strong colours mark the chosen segment where there are few shades.
        return isOn && medium.segments.mark == .tint
            ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color(.palette(.label)))
    }

    private var background: AnyShapeStyle {
        if !isOn { return AnyShapeStyle(Color.clear) }
        switch medium.segments.mark {
        case .tint: return isEnabled ? tint ?? AnyShapeStyle(Color.blue) : AnyShapeStyle(Color(.palette(.systemFill)))
        case .plate:
            let plate = Color(.palette(.selectedSegment))
            return AnyShapeStyle(isEnabled ? plate : plate.opacity(SegmentFigures.disabledOpacity))
        }
    }
}

/// Places views beside each other, as wide as each other.
private struct SegmentsLayout: Layout {
    let grain: MediumGrain

    private func width(in total: CGFloat, of count: Int) -> CGFloat {
        grain.columns(in: total / CGFloat(max(1, count)))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let widest = sizes.map(\.width).max() ?? 0
        let natural = grain.wholeWidth(widest) * CGFloat(subviews.count)
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
