import UnifiedStorage

/// The appearance of groups of controls. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a group of controls.
    typealias Configuration = ControlGroupStyleConfiguration
    /// Returns the view of a group of controls.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group of controls that are passed to its style.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: View {
        let views: AnyView
        /// The controls.
        public var body: some View { views }
    }

    /// The views that say what the controls are for.
    public struct Label: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    /// The controls.
    public let content: Content
    /// What says what the controls are for; nothing for a group without a label.
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

    static var isAutomatic: Bool { Style.self == AutomaticControlGroupStyle.self }
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
    /// Sets the appearance of groups of controls in this view. The style nearest to a group wins.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<ControlGroupStyleKey, ControlGroupStyling<S>>(style: style)))
    }
}
