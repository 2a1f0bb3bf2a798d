import UnifiedStorage

/// The date picker style chosen by context: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}

    /// Returns the label and buttons with the date.
    public func makeBody(configuration: Configuration) -> some View { CompactDates(configuration: configuration) }
}

/// A date picker style that shows the date in buttons, which open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// The compact style.
    nonisolated public init() {}

    /// Returns the label and buttons with the date.
    public func makeBody(configuration: Configuration) -> some View { CompactDates(configuration: configuration) }
}

/// A date picker style that shows a calendar of a month, and wheels for the time. The label is not shown.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// The style with a calendar.
    nonisolated public init() {}

    /// Returns a calendar, wheels, or both.
    public func makeBody(configuration: Configuration) -> some View { GraphicalDates(configuration: configuration) }
}

/// A date picker style that shows wheels.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// The style with wheels.
    nonisolated public init() {}

    /// Returns the label and wheels.
    public func makeBody(configuration: Configuration) -> some View { WheelDates(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style chosen by context.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons that open a calendar or wheels.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar of a month.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
