import UnifiedStorage

/// The content of a section that can be hidden.
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
    /// The content, unless it is hidden.
    public var body: some View {
        if isExpanded || kind != .sidebar { content }
    }
}

/// The header of a section that can be hidden.
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
    /// The header, with a mark that shows and hides the content where it can be hidden.
    public var body: some View {
        if kind == .sidebar {
            DisclosureLabel(label: header, isExpanded: $isExpanded)
        } else {
            header
        }
    }
}

extension Section where Footer == EmptyView {
    /// A section with a header, whose content is shown while a binding is true.
    ///
    /// People show and hide it in lists of the sidebar style. In others it is always shown, as in SwiftUI.
    nonisolated public init<Shown: View, Header: View>(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Shown, @ViewBuilder header: () -> Header
    ) where Parent == _CollapsibleHeader<Header>, Content == _CollapsibleContent<Shown> {
        self.init {
            _CollapsibleContent(content(), isExpanded)
        } header: {
            _CollapsibleHeader(header(), isExpanded)
        }
    }

    /// A section with a localisable text as its header, whose content is shown while a binding is true.
    nonisolated public init<Shown: View>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Shown
    ) where Parent == _CollapsibleHeader<Text>, Content == _CollapsibleContent<Shown> {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A section with a text as its header, whose content is shown while a binding is true.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Shown: View>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Shown
    ) where Parent == _CollapsibleHeader<Text>, Content == _CollapsibleContent<Shown> {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
