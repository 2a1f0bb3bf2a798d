import Drawing
import Foundation
import BridgedEnvironment

/// A first and a last date, of which each may be missing.
struct DateRange: Equatable, Sendable {
    var first: Date?
    var last: Date?
}

/// A control for selecting a date.
///
/// The innermost `datePickerStyle(_:)` determines the appearance. The calendar, locale and time zone are those of the
/// environment. A date outside the range is displayed as the nearest date in range, and replaced once the user makes
/// a selection.
public struct DatePicker<Label: View> {
    /// The components of a date that the picker displays and edits.
    public typealias Components = DatePickerComponents

    let label: Label
    var selection: Binding<Date>
    let range: DateRange
    let components: DatePickerComponents
    var style = StyleChoice<DatePickerStyleConfiguration>.inherited

    nonisolated init(
        _ label: Label, _ selection: Binding<Date>, _ range: DateRange, _ components: DatePickerComponents
    ) {
        self.label = label
        self.selection = selection
        self.range = range
        self.components = components
    }
}

extension DatePicker {
    /// Creates a date picker with a custom label.
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, DateRange(), displayedComponents) }

    /// Creates a date picker for a closed range of dates, with a custom label.
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, DateRange(range), displayedComponents) }

    /// Creates a date picker for dates on or after a date, with a custom label.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, DateRange(first: range.lowerBound), displayedComponents) }

    /// Creates a date picker for dates up to and including a date, with a custom label.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, DateRange(last: range.upperBound), displayedComponents) }
}

extension DateRange {
    init(_ range: ClosedRange<Date>) { self.init(first: range.lowerBound, last: range.upperBound) }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// Creates a date picker from a style configuration, for use in a style's `makeBody`. It has the next outer
    /// style.
    @MainActor @preconcurrency public init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            configuration.label, configuration.$selection,
            DateRange(first: configuration.minimumDate, last: configuration.maximumDate),
            configuration.displayedComponents)
        style = .fixed(configuration.outer.box)
    }
}

extension DatePicker: View {
    /// The content and behaviour of the date picker, in the current style.
    public var body: some View {
        DatePickerBody(
            label: AnyView(label), selection: selection, range: range, components: components, style: style)
    }
}

/// Makes a date picker with the current style.
private struct DatePickerBody: View, UnnamedPlace {
    let label: AnyView
    let selection: Binding<Date>
    let range: DateRange
    let components: DatePickerComponents
    let style: StyleChoice<DatePickerStyleConfiguration>
    @State private var faults = FaultCheck("date-picker")
    @Environment(\.datePickerStyleBox) private var inherited

    init(
        label: AnyView, selection: Binding<Date>, range: DateRange, components: DatePickerComponents,
        style: StyleChoice<DatePickerStyleConfiguration>
    ) {
        self.label = label
        self.selection = selection
        self.range = range
        self.components = components
        self.style = style
    }

    var body: some View {
        let bounds = DateBounds(first: range.first, last: range.last)
        let isNumber = !selection.wrappedValue.timeIntervalSinceReferenceDate.isNaN
        faults.note(
            bounds.fault.map { "The range of a DatePicker \($0)." }
                ?? (isNumber ? nil : "The selection of a DatePicker is a number of seconds: NaN is shown as 2001."))
        return style.view(DatePickerStyleKey.self, inherited: inherited) { outer in
            DatePickerStyleConfiguration(
                label: DatePickerStyleConfiguration.Label(views: label), selection: selection,
                bounds: DateRange(first: bounds.first, last: bounds.last), displayedComponents: components, outer: outer
            )
        }
    }
}
