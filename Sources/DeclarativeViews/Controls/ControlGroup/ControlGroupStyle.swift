import BridgedEnvironment

/// A type that specifies the appearance of control groups. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a control group.
    typealias Configuration = ControlGroupStyleConfiguration
    /// Returns a view that represents the body of a control group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group that are passed to its style.
public struct ControlGroupStyleConfiguration {
    /// The type of view for the content of a control group.
    public struct Content: View {
        let views: AnyView
        /// The content of the group.
        public var body: some View { views }
    }

    /// The type of view for the label of a control group.
    public struct Label: View {
        let views: AnyView
        /// The content of the label.
        public var body: some View { views }
    }

    /// The content of the control group.
    public let content: Content
    /// The label of the control group; empty for a group without a label.
    public let label: Label
    let hasLabel: Bool
    /// The next outer style, around the one that is asked.
    let outer: OuterStyle<ControlGroupStyleConfiguration>
}

/// Adapts a style of groups of controls to the common form of styles.
enum ControlGroupStyling<Style: ControlGroupStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: ControlGroupStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

enum ControlGroupStyleKey: StyleKey {
    typealias Automatic = ControlGroupStyling<AutomaticControlGroupStyle>
    typealias Configuration = ControlGroupStyleConfiguration
    static var modifierName: String { "controlGroupStyle" }
    static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension EnvironmentValues {
    /// The current style of groups of controls; `nil` for the automatic one.
    var controlGroupStyleBox: StyleBox<ControlGroupStyleConfiguration>? { self[ControlGroupStyleKey.self] }
}

extension View {
    /// Sets the style of control groups in this view. The innermost style takes precedence.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<ControlGroupStyleKey, ControlGroupStyling<S>>(style: style)))
    }
}
