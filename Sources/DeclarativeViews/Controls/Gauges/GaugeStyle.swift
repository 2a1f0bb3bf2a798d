/// A type that specifies the appearance of gauges. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol GaugeStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Returns a view that represents the body of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that are passed to its style.
public struct GaugeStyleConfiguration {
    /// The type of view for the label of a gauge.
    public struct Label: View {
        let views: AnyView
        /// The content of the label.
        public var body: some View { views }
    }

    /// The type of view for the current value label of a gauge.
    public struct CurrentValueLabel: View {
        let views: AnyView
        /// The content of the label.
        public var body: some View { views }
    }

    /// The type of view for the minimum label of a gauge.
    public struct MinimumValueLabel: View {
        let views: AnyView
        /// The content of the label.
        public var body: some View { views }
    }

    /// The type of view for the maximum label of a gauge.
    public struct MaximumValueLabel: View {
        let views: AnyView
        /// The content of the label.
        public var body: some View { views }
    }

    /// The position of the value in the range, from 0 to 1.
    public var value: Double
    /// The label of the gauge; empty if labels are hidden.
    public var label: Label
    /// The label of the current value; `nil` for none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the minimum; `nil` for none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the maximum; `nil` for none.
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
    /// Sets the style of gauges in this view. The innermost style takes precedence.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<GaugeStyleKey, GaugeStyling<S>>(style: style)))
    }
}
