import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// The label and a button for each part of the date.
struct CompactDates: View, UnnamedPlace {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.hidesLabels) private var hidesLabel
    @Environment(\.textMedium) private var medium

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        CompactDatesLayout(hasLabel: !hidesLabel, isGrid: medium == .grid) {
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

/// A button with a part of the date, which opens what that is chosen with.
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
        let (isGrid, region, isDay) = (medium == .grid, reader.region, part == .date)
        let configuration = configuration
        let date = configuration.bounds.nearest(to: configuration.selection)
        Button {
            isOpen = true
        } label: {
            Text(verbatim: isDay ? region.dayText(date) : region.timeText(date))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .multilineTextAlignment(.center)
                .foregroundStyle(Color(.palette(isEnabled ? .label : .tertiaryLabel)))
                .padding(.horizontal, isGrid ? 8 : 12)
                .padding(.vertical, isGrid ? 0 : 6)
                .background(
                    Color(.palette(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: isGrid ? 0 : 8))
        }
        .popover(isPresented: $isOpen) {
            Group {
                if isDay {
                    DayCalendar(configuration: configuration)
                } else {
                    DateWheelsView(configuration: configuration, parts: .time)
                }
            }
            .frame(width: CalendarFigure.size(isGrid: isGrid).width)
            .padding(isGrid ? 0 : 12)
            .presentationCompactAdaptation(.popover)
        }
    }
}

/// Places the label of a compact date picker before its fields, or above them where they do not fit beside each other. Fields
/// that do not fit beside each other are below each other.
struct CompactDatesLayout: Layout {
    let hasLabel: Bool
    let isGrid: Bool

    private static var gap: CGFloat { 8 }
    /// The space between what is below each other.
    private var lineGap: CGFloat { isGrid ? 0 : 8 }

    private struct Plan {
        var frames: [CGRect] = []
        var size = CGSize.zero
    }

    private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Plan {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
        let fields = subviews.indices.dropFirst(hasLabel ? 1 : 0)
        let fieldsWidth =
            fields.reduce(0) { $0 + ideal[$1].width } + Self.gap * CGFloat(max(0, fields.count - 1))
        let label = hasLabel ? ideal.first : nil
        let labelWidth = label.map { $0.width + (fields.isEmpty || $0.width <= 0 ? 0 : Self.gap) } ?? 0
        let wanted = proposal.width.map { $0.isNaN ? 0 : max(0, $0) } ?? labelWidth + fieldsWidth
        let width = wanted.isFinite ? wanted : labelWidth + fieldsWidth
        // What was rounded elsewhere is not to lead to another line.
        let room = width + 0.01
        if labelWidth + fieldsWidth <= room {
            return row(ideal, fields, start: hasLabel ? width - fieldsWidth : 0, width: width)
        }
        return lines(subviews, fields, fitsRow: fieldsWidth <= room, ideal: ideal, width: width)
    }

    /// Everything beside each other, in the middle of the height.
    private func row(_ sizes: [CGSize], _ fields: Range<Int>, start: CGFloat, width: CGFloat) -> Plan {
        let height = sizes.map(\.height).max() ?? 0
        var plan = Plan(size: CGSize(width: width, height: height))
        var x = start
        for (index, size) in sizes.enumerated() {
            let rest = (height - size.height) / 2
            let y = isGrid ? (rest / 16).rounded(.down) * 16 : rest
            plan.frames.append(CGRect(origin: CGPoint(x: fields.contains(index) ? x : 0, y: y), size: size))
            if fields.contains(index) { x += size.width + Self.gap }
        }
        return plan
    }

    private func lines(
        _ subviews: Subviews, _ fields: Range<Int>, fitsRow: Bool, ideal: [CGSize], width: CGFloat
    ) -> Plan {
        var plan = Plan(size: CGSize(width: width, height: 0))
        func begin() { if plan.size.height > 0 { plan.size.height += lineGap } }
        if hasLabel, let label = subviews.first {
            let size = label.sizeThatFits(ProposedViewSize(width: width, height: nil))
            plan.frames.append(CGRect(origin: .zero, size: size))
            plan.size.height = size.height
        }
        var x: CGFloat = 0
        var height: CGFloat = 0
        for index in fields {
            if index == fields.lowerBound || !fitsRow {
                plan.size.height += height
                begin()
                (x, height) = (0, 0)
            }
            let isNarrow = ideal[index].width > width
            let size =
                isNarrow
                ? subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)) : ideal[index]
            plan.frames.append(CGRect(origin: CGPoint(x: x, y: plan.size.height), size: size))
            x += size.width + Self.gap
            height = max(height, size.height)
        }
        plan.size.height += height
        return plan
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        plan(proposal, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let plan = plan(ProposedViewSize(width: bounds.width, height: nil), subviews)
        let rest = (bounds.height - plan.size.height) / 2
        let top = isGrid ? (rest / 16).rounded(.down) * 16 : rest
        for (subview, frame) in zip(subviews, plan.frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY + top),
                proposal: ProposedViewSize(width: frame.width, height: frame.height))
        }
    }
}

extension CompactDatesLayout: EngineLayout {}
extension CompactDates: WholeRowView {}
