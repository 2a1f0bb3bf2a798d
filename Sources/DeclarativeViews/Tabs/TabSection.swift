/// A group of related tabs. A tab bar shows them beside the other tabs, without the header.
public struct TabSection<Header: View, Content: TabContent> {
    private let content: Content
}

extension TabSection: TabContent {
    /// The type of the values that select the tabs.
    public typealias TabValue = Content.TabValue
    /// The body, which a primitive tab content type does not have.
    public typealias Body = Never
    /// A view that represents the tabs. Not for clients to call.
    public var _tabSource: Content._TabSource { content._tabSource }
}

extension TabSection {
    /// Creates a section of tabs with a header.
    nonisolated public init<Value: Hashable>(
        @TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header
    ) where Content.TabValue == Value { self.content = content() }
}

extension TabSection where Header == EmptyView {
    /// Creates a section of tabs.
    nonisolated public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content)
    where Content.TabValue == Value { self.content = content() }
}

extension TabSection where Header == Text {
    /// Creates a section of tabs with a header from a localised string key.
    nonisolated public init<Value: Hashable>(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content
    ) where Content.TabValue == Value { self.content = content() }

    /// Creates a section of tabs with a header from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Value: Hashable>(
        _ title: S, @TabContentBuilder<Value> content: () -> Content
    ) where Content.TabValue == Value { self.content = content() }
}

extension TabContent {
    /// Sets the badge of each of these tabs to a number; 0 removes it.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        BadgedTabs(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Sets the badge of each of these tabs to a text; `nil` removes it.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        BadgedTabs(content: self, badge: label)
    }

    /// Sets the badge of each of these tabs from a localised string key; `nil` removes it.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        BadgedTabs(content: self, badge: key.map { Text($0) })
    }

    /// Sets the badge of each of these tabs from a string; `nil` removes it.
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
