/// Tabs that belong together. In a bar they are beside the others; there is no place for the header.
public struct TabSection<Header: View, Content: TabContent> {
    private let content: Content
}

extension TabSection: TabContent {
    /// The type of the values that select the tabs.
    public typealias TabValue = Content.TabValue
    /// Has no body.
    public typealias Body = Never
    /// Not for clients to call.
    public var _tabSource: Content._TabSource { content._tabSource }
}

extension TabSection {
    /// Makes a section of tabs with a header.
    nonisolated public init<Value: Hashable>(
        @TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header
    ) where Content.TabValue == Value { self.content = content() }
}

extension TabSection where Header == EmptyView {
    /// Makes a section of tabs.
    nonisolated public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content)
    where Content.TabValue == Value { self.content = content() }
}

extension TabSection where Header == Text {
    /// Makes a section of tabs with a localisable text as its header.
    nonisolated public init<Value: Hashable>(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content
    ) where Content.TabValue == Value { self.content = content() }

    /// Makes a section of tabs with a text as its header.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Value: Hashable>(
        _ title: S, @TabContentBuilder<Value> content: () -> Content
    ) where Content.TabValue == Value { self.content = content() }
}

extension TabContent {
    /// A number on each of these tabs; none for 0.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        BadgedTabs(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// A short text on each of these tabs; `nil` for none.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        BadgedTabs(content: self, badge: label)
    }

    /// A short localisable text on each of these tabs; `nil` for none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        BadgedTabs(content: self, badge: key.map { Text($0) })
    }

    /// A short text on each of these tabs; `nil` for none.
    @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        BadgedTabs(content: self, badge: label.map { Text(String($0)) })
    }
}

/// Tabs with a badge.
private struct BadgedTabs<Content: TabContent> {
    let content: Content
    let badge: Text?
}

extension BadgedTabs: TabContent {
    typealias TabValue = Content.TabValue
    typealias Body = Never
    var _tabSource: some View { content._tabSource.badge(badge) }
}
