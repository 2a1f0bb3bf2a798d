import BridgedEnvironment

/// A type that specifies the appearance of group boxes. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a group box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Returns a view that represents the body of a group box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box that are passed to its style.
public struct GroupBoxStyleConfiguration {
    /// The type of view for the label of a group box.
    public struct Label: View {
        let views: AnyView
        /// The content of the label.
        public var body: some View { views }
    }

    /// The type of view for the content of a group box.
    public struct Content: View {
        let views: AnyView
        /// The content of the box.
        public var body: some View { views }
    }

    /// The label of the group box; empty for a box without a label.
    public let label: Label
    /// The content of the group box.
    public let content: Content
    /// The next outer style, around the one that is asked.
    let outer: OuterStyle<GroupBoxStyleConfiguration>
}

/// The default group box style, chosen by context: a card.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// Creates a default group box style.
    nonisolated public init() {}

    /// Returns the label above the content, on a card.
    public func makeBody(configuration: Configuration) -> some View {
        BoxCard(label: configuration.label, content: configuration.content)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default group box style, chosen by context.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// Adapts a style of group boxes to the common form of styles.
enum GroupBoxStyling<Style: GroupBoxStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: GroupBoxStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

enum GroupBoxStyleKey: StyleKey {
    typealias Automatic = GroupBoxStyling<DefaultGroupBoxStyle>
    typealias Configuration = GroupBoxStyleConfiguration
    static var modifierName: String { "groupBoxStyle" }
    static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
    /// The current style of group boxes; `nil` for the automatic one.
    var groupBoxStyleBox: StyleBox<GroupBoxStyleConfiguration>? { self[GroupBoxStyleKey.self] }
}

extension View {
    /// Sets the style of group boxes in this view. The innermost style takes precedence.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<GroupBoxStyleKey, GroupBoxStyling<S>>(style: style)))
    }
}

/// Views on a card, below a label.
struct BoxCard<Label: View, Content: View>: View, UnnamedPlace {
    let label: Label
    let content: Content

    var body: some View {
        VStack(alignment: .leading) {
            label.font(.headline)
            content
        }
        .padding(16)
        .background { RoundedRectangle(cornerRadius: 8).fill(Color(.palette(.secondarySystemBackground))) }
    }
}
