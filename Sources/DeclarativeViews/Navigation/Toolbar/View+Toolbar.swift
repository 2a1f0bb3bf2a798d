extension View {
    /// Adds views to the trailing edge of the navigation bar of the page that contains this view.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
    }

    /// Adds items to the bars of the page that contains this view.
    ///
    /// The items have the environment of this view. Items of enclosing views come after them.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { modifier(ToolbarModifier(items: content())) }

    /// Adds customisable items to the bars of the page that contains this view. All items are always shown.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { modifier(ToolbarModifier(items: content())) }

    /// Sets the visibility of bars of the page that contains this view. The innermost setting wins.
    ///
    /// - Parameters:
    ///   - visibility: The visibility of the bars.
    ///   - bars: The bars; ``ToolbarPlacement/automatic`` stands for the navigation bar.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationSettings { settings in
            for bar in bars where settings.visibility[bar] == nil { settings.visibility[bar] = visibility }
        }
    }

    /// Sets the visibility of bars of the page that contains this view. The innermost setting wins.
    ///
    /// - Parameters:
    ///   - visibility: The visibility of the bars.
    ///   - bars: The bars; ``ToolbarPlacement/automatic`` stands for the navigation bar.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationSettings { settings in
            for bar in bars where settings.visibility[bar] == nil { settings.visibility[bar] = visibility }
        }
    }

    /// Removes a default item of the system from the bars around this view; `nil` removes none.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationSettings { settings in
            if defaultItemKind == .sidebarToggle { settings.removesSidebarToggle = true }
        }
    }

    /// Adds views to the edges of the navigation bar of the page that contains this view. Deprecated in SwiftUI in
    /// favour of `toolbar(content:)`.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Adds a view to the leading edge of the navigation bar of the page that contains this view. Deprecated in
    /// SwiftUI in favour of `toolbar(content:)`.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds a view to the trailing edge of the navigation bar of the page that contains this view. Deprecated in
    /// SwiftUI in favour of `toolbar(content:)`.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}

/// A kind of toolbar item that the system adds by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let number: Int

    /// The item that shows and hides the columns of a ``NavigationSplitView``.
    public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
}

/// Adds views behind a view that pass items on to the bars.
private struct ToolbarModifier<Items: ToolbarContent> {
    let items: Items
}

extension ToolbarModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
        items._source
    }
}
