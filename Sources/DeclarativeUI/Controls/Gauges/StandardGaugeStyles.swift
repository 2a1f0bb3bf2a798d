/// The gauge style chosen by context, which is the one with a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}

    /// Returns a bar that fills.
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A gauge style that shows a bar, which is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// The style with a bar that fills.
    nonisolated public init() {}

    /// Returns the label, the bar between the labels of its ends, and the label of the value, below each other.
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}

/// A gauge style for little room that shows a bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// The style with a marker on a bar.
    nonisolated public init() {}

    /// Returns the bar between the labels of its ends. Without these the label of the value is before it.
    public func makeBody(configuration: Configuration) -> some View { MarkerGauge(configuration: configuration) }
}

/// A gauge style for little room that shows a bar, which is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// The style with a bar that fills.
    nonisolated public init() {}

    /// Returns the label, the bar between the labels of its ends, and the label of the value, from the leading edge.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, alignment: .leading)
    }
}

/// A gauge style that shows an open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// The style with a marker on a ring.
    nonisolated public init() {}

    /// Returns the ring with the label of the value in it. In the gap are the labels of the ends, or without these the
    /// label.
    public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration) }
}

/// A gauge style that shows a closed ring, which is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// The style with a ring that fills.
    nonisolated public init() {}

    /// Returns the ring with the label of the value in it, or without one the label.
    public func makeBody(configuration: Configuration) -> some View { FilledRingGauge(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The style chosen by context.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// The style that shows a bar that fills.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// The style for little room that shows a marker on a bar.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// The style for little room that shows a bar that fills.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// The style that shows a marker on an open ring.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// The style that shows a ring that fills.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
