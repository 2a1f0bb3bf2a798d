import UnifiedStorage

/// The appearance of disclosure groups. Dynamic properties work as in a button style.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// The type of view that `makeBody` returns.
    associatedtype Body: View
    /// The properties of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Returns the view of a disclosure group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that are passed to its style.
public struct DisclosureGroupStyleConfiguration {
    /// The views that say what the group is for.
    public struct Label: View {
        let views: AnyView
        /// The views.
        public var body: some View { views }
    }

    /// The views that can be hidden. They are made where the style shows them.
    public struct Content: View {
        let make: @MainActor () -> AnyView
        /// The views.
        public var body: some View { make() }
    }

    /// What says what the group is for.
    public let label: Label
    /// What can be hidden.
    public let content: Content
    /// Whether the content is shown.
    @Binding public var isExpanded: Bool
}

/// The style of disclosure groups chosen by context.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}

    /// Returns the label with a mark, and the content while it is shown: rows in a list, and elsewhere a column.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosedViews(
            label: configuration.label, content: { configuration.content }, isExpanded: configuration.$isExpanded)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The style chosen by context.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// Adapts a style of disclosure groups to the common form of styles.
enum DisclosureGroupStyling<Style: DisclosureGroupStyle>: StyleAdaptor {
    static func makeBody(_ style: Style, _ configuration: DisclosureGroupStyleConfiguration) -> Style.Body {
        style.makeBody(configuration: configuration)
    }

    static var isAutomatic: Bool { Style.self == AutomaticDisclosureGroupStyle.self }
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
    /// Sets the appearance of disclosure groups in this view. The style nearest to a group wins.
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
