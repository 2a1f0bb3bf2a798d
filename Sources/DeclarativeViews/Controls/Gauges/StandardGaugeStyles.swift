/// The default gauge style, chosen by context: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// Creates a default gauge style.
    nonisolated public init() {}

    /// Returns a bar that fills up to the value.
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A gauge style that displays a bar that fills up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates a linear capacity gauge style.
    nonisolated public init() {}

    /// Returns a column of the label, the bar between the bounds labels, and the current value label.
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A gauge style for compact spaces that displays a bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// Creates an accessory linear gauge style.
    nonisolated public init() {}

    /// Returns the bar between the bounds labels. Without bounds labels, the current value label precedes the bar.
    public func makeBody(configuration: Configuration) -> some View { MarkerGauge(configuration: configuration) }
}

/// A gauge style for compact spaces that displays a bar that fills up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates an accessory linear capacity gauge style.
    nonisolated public init() {}

    /// Returns a leading-aligned column of the label, the bar between the bounds labels, and the current value label.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, alignment: .leading)
    }
}

/// A gauge style that displays an open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// Creates an accessory circular gauge style.
    nonisolated public init() {}

    /// Returns the ring around the current value label. The gap of the ring contains the bounds labels, or without
    /// these the label.
    public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration) }
}

/// A gauge style that displays a closed ring that fills up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates an accessory circular capacity gauge style.
    nonisolated public init() {}

    /// Returns the ring around the current value label, or without one around the label.
    public func makeBody(configuration: Configuration) -> some View { FilledRingGauge(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default gauge style, chosen by context.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A gauge style that displays a bar that fills up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A gauge style for compact spaces that displays a bar with a marker at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A gauge style for compact spaces that displays a bar that fills up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A gauge style that displays an open ring with a marker at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A gauge style that displays a closed ring that fills up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
