import Foundation
import UnifiedStorage

/// The appearance and the behaviour of date pickers. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol DatePickerStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a date picker.
    typealias Configuration = DatePickerStyleConfiguration
    /// Returns the view of a date picker, which must change `configuration.selection` to choose another date.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker that are passed to its style.
public struct DatePickerStyleConfiguration {
    /// The views of the date picker's label.
    public struct Label: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    /// The date picker's label.
    public let label: Label
    /// The date. Setting it sets the date picker's value.
    @Binding public var selection: Date
    /// The first date that can be chosen; `nil` for none.
    public let minimumDate: Date?
    /// The last date that can be chosen; `nil` for none.
    public let maximumDate: Date?
    /// The parts of the date that can be chosen.
    public let displayedComponents: DatePickerComponents
    /// The next outer style, around the one that is asked.
    let outer: OuterStyle<DatePickerStyleConfiguration>

    init(
        label: Label, selection: Binding<Date>, bounds: DateRange, displayedComponents: DatePickerComponents,
        outer: OuterStyle<DatePickerStyleConfiguration>
    ) {
        self.label = label
        _selection = selection
        (minimumDate, maximumDate) = (bounds.first, bounds.last)
        self.displayedComponents = displayedComponents
        self.outer = outer
    }
}

/// The parts of a date that a date picker shows and chooses.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt
    /// Makes a set of parts from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    /// The day, month and year.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// Adapts a style of date pickers to the common form of styles.
enum DatePickerStyling<Style: DatePickerStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: DatePickerStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }

    static var isAutomatic: Bool { Style.self == DefaultDatePickerStyle.self }
}

enum DatePickerStyleKey: StyleKey {
    typealias Automatic = DatePickerStyling<DefaultDatePickerStyle>
    typealias Configuration = DatePickerStyleConfiguration
    static var modifierName: String { "datePickerStyle" }
    static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension EnvironmentValues {
    /// The current style of date pickers; `nil` for the automatic one.
    var datePickerStyleBox: StyleBox<DatePickerStyleConfiguration>? { self[DatePickerStyleKey.self] }
}

extension View {
    /// Sets the appearance and behaviour of date pickers in this view. The style nearest to a date picker wins.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<DatePickerStyleKey, DatePickerStyling<S>>(style: style)))
    }
}
