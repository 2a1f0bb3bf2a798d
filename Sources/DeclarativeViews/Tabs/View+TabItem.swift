extension ContainerValues {
    /// The tab item of a view; `nil` for none.
    package var tabItem: AnyView? {
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
    /// Sets the tab bar item of this view in the enclosing ``TabView``: a text, an image, or both, such as a
    /// ``Label``. Other views in the closure have no effect.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        containerValue(\.tabItem, AnyView(label()))
    }

    /// Sets the badge on the tab of this view to a number; 0 removes it.
    nonisolated public func badge(_ count: Int) -> some View {
        containerValue(\.tabBadge, count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Sets the badge on the tab of this view to a text; `nil` removes it.
    nonisolated public func badge(_ label: Text?) -> some View { containerValue(\.tabBadge, label) }

    /// Sets the badge on the tab of this view from a localised string key; `nil` removes it.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Sets the badge on the tab of this view from a string; `nil` removes it.
    @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text(String($0)) })
    }
}
