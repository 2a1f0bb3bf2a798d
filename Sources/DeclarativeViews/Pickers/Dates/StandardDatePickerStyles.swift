import BridgedEnvironment

/// The default date picker style, chosen by context: the compact style.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates a default date picker style.
    nonisolated public init() {}

    /// Returns the label and buttons that display the date.
    public func makeBody(configuration: Configuration) -> some View { CompactDates(configuration: configuration) }
}

/// A date picker style that displays the date in buttons, which open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates a compact date picker style.
    nonisolated public init() {}

    /// Returns the label and buttons that display the date.
    public func makeBody(configuration: Configuration) -> some View { CompactDates(configuration: configuration) }
}

/// A date picker style that displays a calendar of one month for the date, and wheels for the time. The label is
/// hidden.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates a graphical date picker style.
    nonisolated public init() {}

    /// Returns a calendar, wheels or both, depending on the displayed components.
    public func makeBody(configuration: Configuration) -> some View { GraphicalDates(configuration: configuration) }
}

/// A date picker style that displays each component in a scrollable wheel.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates a wheel date picker style.
    nonisolated public init() {}

    /// Returns the label and the wheels.
    public func makeBody(configuration: Configuration) -> some View { WheelDates(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default date picker style, chosen by context.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A date picker style that displays the date in buttons, which open a calendar or wheels.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A date picker style that displays a calendar of one month.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A date picker style that displays scrollable wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
