import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// The region of the environment in which dates are shown.
struct RegionReader: DynamicProperty {
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    init() {}

    @MainActor var region: DateRegion { DateRegion(calendar: calendar, locale: locale, timeZone: timeZone) }
}

extension DatePickerStyleConfiguration {
    /// The dates that can be chosen.
    var bounds: DateBounds { DateBounds(first: minimumDate, last: maximumDate) }
}

/// A calendar, and wheels for the time.
struct GraphicalDates: View, UnnamedPlace {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        VStack(spacing: 0) {
            if configuration.displayedComponents.contains(.date) { DayCalendar(configuration: configuration) }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                DateWheelsView(configuration: configuration, parts: .time)
            }
        }
    }
}

/// The label and wheels.
struct WheelDates: View, UnnamedPlace {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.hidesLabels) private var hidesLabel

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        HStack(spacing: 8) {
            if !hidesLabel { configuration.label }
            if let parts { DateWheelsView(configuration: configuration, parts: parts) }
        }
    }

    @MainActor private var parts: DateWheels.Parts? {
        switch configuration.displayedComponents.intersection([.date, .hourAndMinute]) {
        case .date: .day
        case .hourAndMinute: .time
        case []: nil
        default: .dayAndTime
        }
    }
}

/// A wheel for each part of a date.
struct DateWheelsView: View, UnnamedPlace {
    let configuration: DatePickerStyleConfiguration
    let parts: DateWheels.Parts
    private var reader = RegionReader()
    @Environment(\.textMedium) private var medium

    init(configuration: DatePickerStyleConfiguration, parts: DateWheels.Parts) {
        self.configuration = configuration
        self.parts = parts
    }

    var body: some View {
        let wheels = DateWheels(parts: parts, region: reader.region, bounds: configuration.bounds)
        let (selection, date) = (configuration.$selection, wheels.bounds.nearest(to: configuration.selection))
        WheelsLayout(shares: wheels.wheels.map(\.share), grain: medium.figures.grain) {
            ForEach(wheels.wheels, id: \.self) { wheel in
                RowWheel(
                    count: wheels.rowCount(of: wheel, at: date), index: wheels.row(of: wheel, at: date),
                    name: wheel.name
                ) { row in
                    Text(verbatim: wheels.title(of: row, in: wheel, at: date))
                } choose: { row in
                    let new = wheels.date(choosing: row, in: wheel, at: selection.wrappedValue)
                    if new != selection.wrappedValue { selection.wrappedValue = new }
                }
            }
        }
        // Rows keep their height.
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .background { WheelSelection() }
    }
}

/// Places wheels beside each other, each with its share of the width.
private struct WheelsLayout: Layout {
    let shares: [CGFloat]
    let grain: MediumGrain

    private static var standardWidth: CGFloat { 280 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width.map { $0.isFinite ? max(0, $0) : Self.standardWidth } ?? Self.standardWidth
        let heights = zip(subviews, widths(in: width)).map { subview, width in
            subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    private func widths(in total: CGFloat) -> [CGFloat] {
        let sum = shares.reduce(0, +)
        return shares.map { share in
            grain.column(at: sum > 0 ? total * share / sum : 0)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(in: bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

extension WheelsLayout: EngineLayout {}

/// A calendar in which one day is chosen.
struct DayCalendar: View, UnnamedPlace {
    let configuration: DatePickerStyleConfiguration
    private var reader = RegionReader()

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        let (region, bounds, selection) = (reader.region, configuration.bounds, configuration.$selection)
        let date = bounds.nearest(to: configuration.selection)
        CalendarMonthView(region: region, bounds: bounds, date: date, chosen: [region.startOfDay(date)]) { page, day in
            let new = page.choice(of: day, after: selection.wrappedValue)
            if new != selection.wrappedValue { selection.wrappedValue = new }
        }
    }
}

extension GraphicalDates: WholeRowView {}
extension WheelDates: WholeRowView {}
