import BridgedEnvironment

/// The content of a collapsible section.
public struct _CollapsibleContent<Content: View> {
    let content: Content
    @Binding var isExpanded: Bool
    @Environment(\.listKind) private var kind

    nonisolated init(_ content: Content, _ isExpanded: Binding<Bool>) {
        self.content = content
        _isExpanded = isExpanded
    }
}

extension _CollapsibleContent: View {
    /// The content of the section while it is expanded.
    public var body: some View {
        if isExpanded || kind != .sidebar { content }
    }
}

/// The header of a collapsible section.
public struct _CollapsibleHeader<Header: View> {
    let header: Header
    @Binding var isExpanded: Bool
    @Environment(\.listKind) private var kind

    nonisolated init(_ header: Header, _ isExpanded: Binding<Bool>) {
        self.header = header
        _isExpanded = isExpanded
    }
}

extension _CollapsibleHeader: View {
    /// The header, with a disclosure indicator if the section can be collapsed.
    public var body: some View {
        if kind == .sidebar {
            DisclosureLabel(label: header, isExpanded: $isExpanded)
        } else {
            header
        }
    }
}

extension Section where Footer == EmptyView {
    /// Creates a section with a header, whose content is shown while a binding is `true`.
    ///
    /// In lists with the sidebar style, the user expands and collapses the section. In other lists the content is
    /// always shown, as in SwiftUI.
    nonisolated public init<Shown: View, Header: View>(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Shown, @ViewBuilder header: () -> Header
    ) where Parent == _CollapsibleHeader<Header>, Content == _CollapsibleContent<Shown> {
        self.init {
            _CollapsibleContent(content(), isExpanded)
        } header: {
            _CollapsibleHeader(header(), isExpanded)
        }
    }

    /// Creates a section with a header from a localised string key, whose content is shown while a binding is `true`.
    nonisolated public init<Shown: View>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Shown
    ) where Parent == _CollapsibleHeader<Text>, Content == _CollapsibleContent<Shown> {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a section with a header from a string, whose content is shown while a binding is `true`.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Shown: View>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Shown
    ) where Parent == _CollapsibleHeader<Text>, Content == _CollapsibleContent<Shown> {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
