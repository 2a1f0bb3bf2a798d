import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// The label and a button for each part of the date.
struct CompactDates: View, UnnamedPlace {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.hidesLabels) private var hidesLabel
    @Environment(\.textMedium) private var medium

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        CompactDatesLayout(hasLabel: !hidesLabel, medium: medium.figures) {
            if !hidesLabel { ZStack { configuration.label } }
            if configuration.displayedComponents.contains(.date) {
                DateFieldView(configuration: configuration, part: .date)
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                DateFieldView(configuration: configuration, part: .hourAndMinute)
            }
        }
    }
}

/// A button with a part of the date, which opens its picker.
private struct DateFieldView: View, UnnamedPlace {
    let configuration: DatePickerStyleConfiguration
    let part: DatePickerComponents
    private var reader = RegionReader()
    @State private var isOpen = false
    @Environment(\.textMedium) private var medium
    @Environment(\.isEnabled) private var isEnabled

    init(configuration: DatePickerStyleConfiguration, part: DatePickerComponents) {
        self.configuration = configuration
        self.part = part
    }

    var body: some View {
        let (medium, region, isDay) = (medium.figures, reader.region, part == .date)
        let configuration = configuration
        let date = configuration.bounds.nearest(to: configuration.selection)
        Button {
            isOpen = true
        } label: {
            Text(verbatim: isDay ? region.dayText(date) : region.timeText(date))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .multilineTextAlignment(.center)
                .foregroundStyle(Color(.palette(isEnabled ? .label : .disabledLabel)))
                .padding(.horizontal, medium.dateFields.inset)
                .padding(.vertical, medium.dateFields.padding)
                .background(
                    Color(.palette(.tertiarySystemFill)),
                    in: RoundedRectangle(cornerRadius: medium.edges.corner(8)))
        }
        .popover(isPresented: $isOpen) {
            Group {
                if isDay {
                    DayCalendar(configuration: configuration)
                } else {
                    DateWheelsView(configuration: configuration, parts: .time)
                }
            }
            .frame(width: medium.calendar.size.width)
            .padding(medium.dateFields.popoverMargin)
            .presentationCompactAdaptation(.popover)
        }
    }
}

/// Places the label of a compact date picker before its fields, or above them where they do not fit beside each other.
/// Fields that do not fit beside each other are below each other.
struct CompactDatesLayout: Layout {
    let hasLabel: Bool
    let medium: Medium

    private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CompactDatesPlan {
        CompactDatesPlan(
            ideal: subviews.map { $0.sizeThatFits(.unspecified) }, hasLabel: hasLabel && !subviews.isEmpty,
            width: proposal.width, medium: medium
        ) { index, width in
            subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        plan(proposal, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let plan = plan(ProposedViewSize(width: bounds.width, height: nil), subviews)
        let top = medium.grain.row(at: (bounds.height - plan.size.height) / 2)
        for (subview, frame) in zip(subviews, plan.frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY + top),
                proposal: ProposedViewSize(width: frame.width, height: frame.height))
        }
    }
}

extension CompactDatesLayout: EngineLayout {}
extension CompactDates: WholeRowView {}
