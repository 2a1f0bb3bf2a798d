extension ContainerValues {
    /// What the tab of a view shows; `nil` for nothing.
    var tabItem: AnyView? {
        get { self[TabItemKey.self] }
        set { self[TabItemKey.self] = newValue }
    }

    /// The badge of a view's tab; `nil` for none.
    var tabBadge: Text? {
        get { self[TabBadgeKey.self] }
        set { self[TabBadgeKey.self] = newValue }
    }
}

private enum TabItemKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
}

private enum TabBadgeKey: ContainerValueKey {
    static var defaultValue: Text? { nil }
}

extension View {
    /// The tab of this view in the ``TabView`` around it: a text, an image, or both, such as a ``Label``. Other views
    /// in it show nothing.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        containerValue(\.tabItem, AnyView(label()))
    }

    /// A number on the tab of this view; none for 0.
    nonisolated public func badge(_ count: Int) -> some View {
        containerValue(\.tabBadge, count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// A short text on the tab of this view; `nil` for none.
    nonisolated public func badge(_ label: Text?) -> some View { containerValue(\.tabBadge, label) }

    /// A short localisable text on the tab of this view; `nil` for none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// A short text on the tab of this view; `nil` for none.
    @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text(String($0)) })
    }
}
