import BridgedEnvironment

/// A view that shows or hides its content below a label.
///
/// The innermost `disclosureGroupStyle(_:)` determines the appearance. By default, the label and each of the views
/// are separate rows in a list, and elsewhere a column; a tap on the label shows or hides the content.
public struct DisclosureGroup<Label: View, Content: View> {
    private let label: Label
    private let content: () -> Content
    private let binding: Binding<Bool>?
    @State private var isShown = false
    @Environment(\.disclosureGroupStyleBox) private var style

    /// Creates a disclosure group that stores its expansion state, initially collapsed.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        binding = nil
    }

    /// Creates a disclosure group with a binding to its expansion state.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        binding = isExpanded
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a disclosure group with a localisable label that stores its expansion state.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a disclosure group with a label from a string that stores its expansion state.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ label: S, @ViewBuilder content: @escaping () -> Content
    ) { self.init(content: content) { Text(label) } }

    /// Creates a disclosure group with a localisable label and a binding to its expansion state.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

    /// Creates a disclosure group with a label from a string and a binding to its expansion state.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

extension DisclosureGroup: View {
    /// The label, and the content while expanded, in the current style.
    @ViewBuilder public var body: some View {
        let isExpanded = binding ?? $isShown
        if let style, !style.isAutomatic {
            style.view(
                DisclosureGroupStyleConfiguration(
                    label: DisclosureGroupStyleConfiguration.Label(views: AnyView(label)),
                    content: DisclosureGroupStyleConfiguration.Content { [content] in AnyView(content()) },
                    isExpanded: isExpanded))
        } else {
            DisclosedViews(label: label, content: content, isExpanded: isExpanded)
        }
    }
}

/// The label of disclosable content, with an indicator of whether the content is expanded.
struct DisclosureLabel<Label: View>: View {
    let label: Label
    @Binding var isExpanded: Bool

    var body: some View {
        Button {
            withAnimation { isExpanded.toggle() }
        } label: {
            HStack(spacing: 8) {
                label.frame(maxWidth: .infinity, alignment: .leading).foregroundStyle(Color(.palette(.label)))
                ControlMarkView(isExpanded ? .expanded : .disclosure).accessibilityHidden(true)
            }
        }
    }
}

extension DisclosureLabel: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        walk.builder.change(walk.builder.roots(from: mark)) { $0.value = isExpanded ? "expanded" : "collapsed" }
    }
}
