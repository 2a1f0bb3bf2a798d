import Foundation
import BridgedEnvironment

/// A type that specifies the appearance and interaction of date pickers. Dynamic properties work as in a button
/// style.
@MainActor @preconcurrency public protocol DatePickerStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a date picker.
    typealias Configuration = DatePickerStyleConfiguration
    /// Returns a view that represents a date picker. The view selects a date by setting `configuration.selection`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker that are passed to its style.
public struct DatePickerStyleConfiguration {
    /// The type of view for the label of a date picker.
    public struct Label: View {
        let views: AnyView
        /// The content of the label.
        public var body: some View { views }
    }

    /// The label of the date picker.
    public let label: Label
    /// The selected date. Setting it sets the date picker's selection.
    @Binding public var selection: Date
    /// The minimum selectable date; `nil` for none.
    public let minimumDate: Date?
    /// The maximum selectable date; `nil` for none.
    public let maximumDate: Date?
    /// The date components that the picker displays and edits.
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

/// The date components that a date picker displays and edits.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set of components from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and minute components.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    /// The day, month and year components.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// Adapts a style of date pickers to the common form of styles.
enum DatePickerStyling<Style: DatePickerStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: DatePickerStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
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
    /// Sets the style of date pickers in this view. The innermost style takes precedence.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<DatePickerStyleKey, DatePickerStyling<S>>(style: style)))
    }
}
