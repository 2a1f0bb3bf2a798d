import BridgedEnvironment

/// A type that specifies the appearance of disclosure groups. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Returns a view that represents the body of a disclosure group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that are passed to its style.
public struct DisclosureGroupStyleConfiguration {
    /// The type of view for the label of a disclosure group.
    public struct Label: View {
        let views: AnyView
        /// The content of the label.
        public var body: some View { views }
    }

    /// The type of view for the content of a disclosure group. The content is created where the style shows it.
    public struct Content: View {
        let make: @MainActor () -> AnyView
        /// The content of the group.
        public var body: some View { make() }
    }

    /// The label of the disclosure group.
    public let label: Label
    /// The content that the group shows or hides.
    public let content: Content
    /// A Boolean value that indicates whether the disclosure group is expanded.
    @Binding public var isExpanded: Bool
}

/// The default disclosure group style, chosen by context.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    /// Creates an automatic disclosure group style.
    nonisolated public init() {}

    /// Returns the label with an indicator, and the content while expanded: rows in a list, and elsewhere a column.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosedViews(
            label: configuration.label, content: { configuration.content }, isExpanded: configuration.$isExpanded)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default disclosure group style, chosen by context.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// Adapts a style of disclosure groups to the common form of styles.
enum DisclosureGroupStyling<Style: DisclosureGroupStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: DisclosureGroupStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }
}

enum DisclosureGroupStyleKey: StyleKey {
    typealias Automatic = DisclosureGroupStyling<AutomaticDisclosureGroupStyle>
    typealias Configuration = DisclosureGroupStyleConfiguration
    static var modifierName: String { "disclosureGroupStyle" }
    static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
    /// The current style of disclosure groups; `nil` for the automatic one.
    var disclosureGroupStyleBox: StyleBox<DisclosureGroupStyleConfiguration>? { self[DisclosureGroupStyleKey.self] }
}

extension View {
    /// Sets the style of disclosure groups in this view. The innermost style takes precedence.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier(StyleWriter<DisclosureGroupStyleKey, DisclosureGroupStyling<S>>(style: style)))
    }
}

/// A label with a mark, and views that are shown or hidden: rows in a list, and elsewhere a column.
struct DisclosedViews<Label: View, Content: View>: View, UnnamedPlace {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>
    private var reader = NodeReader()

    init(label: Label, content: @escaping () -> Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        self.isExpanded = isExpanded
    }

    var body: some View {
        if reader.place?.node?.onlyLists ?? false {
            DisclosureLabel(label: label, isExpanded: isExpanded)
            if isExpanded.wrappedValue { content().padding(.leading, 16) }
        } else {
            VStack(alignment: .leading, spacing: 0) {
                DisclosureLabel(label: label, isExpanded: isExpanded)
                if isExpanded.wrappedValue { content() }
            }
        }
    }
}
