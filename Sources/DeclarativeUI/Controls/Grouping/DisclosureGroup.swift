import UnifiedStorage

/// Views that can be hidden below a label.
///
/// The nearest `disclosureGroupStyle(_:)` decides on the appearance. By default the label and each of the views are
/// rows of their own in a list, and elsewhere a column; a press of the label shows and hides the views.
public struct DisclosureGroup<Label: View, Content: View> {
    private let label: Label
    private let content: () -> Content
    private let binding: Binding<Bool>?
    @State private var isShown = false
    @Environment(\.disclosureGroupStyleBox) private var style

    /// Makes a group that keeps itself whether the views are shown; at first they are not.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        binding = nil
    }

    /// Makes a group whose views are shown while a binding is true.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        binding = isExpanded
    }
}

extension DisclosureGroup where Label == Text {
    /// Makes a group with a localisable label that keeps itself whether the views are shown.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Makes a group with a label that keeps itself whether the views are shown.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ label: S, @ViewBuilder content: @escaping () -> Content
    ) { self.init(content: content) { Text(label) } }

    /// Makes a group with a localisable label whose views are shown while a binding is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

    /// Makes a group with a label whose views are shown while a binding is true.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

extension DisclosureGroup: View {
    /// The label, and the views while they are shown, in the current style.
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

/// The label of what can be hidden, with a mark that says whether it is.
struct DisclosureLabel<Label: View>: View {
    let label: Label
    @Binding var isExpanded: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Button {
            withAnimation { isExpanded.toggle() }
        } label: {
            HStack(spacing: 8) {
                label.frame(maxWidth: .infinity, alignment: .leading).foregroundStyle(Color(.palette(.label)))
                Text(verbatim: isExpanded ? "⌄" : direction == .rightToLeft ? "‹" : "›")
                    .accessibilityHidden(true)
            }
        }
    }
}

extension DisclosureLabel: SpokenView {
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        walk.builder.change(walk.builder.roots(from: mark)) { $0.value = isExpanded ? "expanded" : "collapsed" }
    }
}
