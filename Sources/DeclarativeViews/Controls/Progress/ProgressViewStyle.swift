/// A type that specifies the appearance of progress views. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Returns a view that represents the body of a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that are passed to its style.
public struct ProgressViewStyleConfiguration {
    /// The type of view for the label of a progress view, which describes the task.
    public struct Label: View {
        let views: AnyView
        /// The content of the label.
        public var body: some View { views }
    }

    /// The type of view for the current value label of a progress view.
    public struct CurrentValueLabel: View {
        let views: AnyView
        /// The content of the label.
        public var body: some View { views }
    }

    /// The completed fraction, from 0 to 1; `nil` if the progress is indeterminate.
    public let fractionCompleted: Double?
    /// The label that describes the task; `nil` without a label, and if labels are hidden.
    public var label: Label?
    /// The label of the current value; `nil` for none.
    public var currentValueLabel: CurrentValueLabel?
    /// The next outer style, around the one that is asked.
    let outer: OuterStyle<ProgressViewStyleConfiguration>
}

/// Adapts a style of progress views to the common form of styles.
enum ProgressViewStyling<Style: ProgressViewStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: ProgressViewStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

enum ProgressViewStyleKey: StyleKey {
    typealias Automatic = ProgressViewStyling<DefaultProgressViewStyle>
    typealias Configuration = ProgressViewStyleConfiguration
    static var modifierName: String { "progressViewStyle" }
    static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
    /// The current style of progress views; `nil` for the automatic one.
    var progressViewStyleBox: StyleBox<ProgressViewStyleConfiguration>? { self[ProgressViewStyleKey.self] }
}

extension View {
    /// Sets the style of progress views in this view. The innermost style takes precedence.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<ProgressViewStyleKey, ProgressViewStyling<S>>(style: style)))
    }
}
