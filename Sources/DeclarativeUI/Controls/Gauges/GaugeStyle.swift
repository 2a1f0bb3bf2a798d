/// The appearance of gauges. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol GaugeStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Returns the view of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that are passed to its style.
public struct GaugeStyleConfiguration {
    /// The views that say what the gauge is for.
    public struct Label: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    /// The views that say the value.
    public struct CurrentValueLabel: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    /// The views at the least value.
    public struct MinimumValueLabel: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    /// The views at the greatest value.
    public struct MaximumValueLabel: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    /// Where the value is in the range, from 0 to 1.
    public var value: Double
    /// What says what the gauge is for; nothing where labels are hidden.
    public var label: Label
    /// What says the value; `nil` for nothing.
    public var currentValueLabel: CurrentValueLabel?
    /// What is at the least value; `nil` for nothing.
    public var minimumValueLabel: MinimumValueLabel?
    /// What is at the greatest value; `nil` for nothing.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels of values in the range, each where its value is.
    let marks: AnyView?
    let hidesLabel: Bool
}

/// Adapts a style of gauges to the common form of styles.
enum GaugeStyling<Style: GaugeStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: GaugeStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }

    static var isAutomatic: Bool { Style.self == DefaultGaugeStyle.self }
}

enum GaugeStyleKey: StyleKey {
    typealias Automatic = GaugeStyling<DefaultGaugeStyle>
    typealias Configuration = GaugeStyleConfiguration
    static var modifierName: String { "gaugeStyle" }
    static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension EnvironmentValues {
    /// The current style of gauges; `nil` for the automatic one.
    var gaugeStyleBox: StyleBox<GaugeStyleConfiguration>? { self[GaugeStyleKey.self] }
}

extension View {
    /// Sets the appearance of gauges in this view. The style nearest to a gauge wins.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<GaugeStyleKey, GaugeStyling<S>>(style: style)))
    }
}
