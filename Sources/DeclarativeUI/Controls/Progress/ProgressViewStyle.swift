/// The appearance of progress views. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Returns the view of a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that are passed to its style.
public struct ProgressViewStyleConfiguration {
    /// The views that say what goes on.
    public struct Label: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    /// The views that say how far it has come.
    public struct CurrentValueLabel: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    /// The completed fraction, from 0 to 1; `nil` if it is unknown.
    public let fractionCompleted: Double?
    /// What says what goes on; `nil` without a label, and where labels are hidden.
    public var label: Label?
    /// What says how far it has come; `nil` for nothing.
    public var currentValueLabel: CurrentValueLabel?
    /// The next outer style, around the one that is asked.
    let outer: OuterStyle<ProgressViewStyleConfiguration>
}

/// Adapts a style of progress views to the common form of styles.
enum ProgressViewStyling<Style: ProgressViewStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: ProgressViewStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }

    static var isAutomatic: Bool { Style.self == DefaultProgressViewStyle.self }
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
    /// Sets the appearance of progress views in this view. The style nearest to a progress view wins.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<ProgressViewStyleKey, ProgressViewStyling<S>>(style: style)))
    }
}
