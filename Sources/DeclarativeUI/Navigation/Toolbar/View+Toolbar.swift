extension View {
    /// Puts views into the bar above the page in which this view is, at its trailing edge.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
    }

    /// Puts items into the bars of the page in which this view is.
    ///
    /// They have the environment of this view. Those of views around it come after them.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { modifier(ToolbarModifier(items: content())) }

    /// Puts items into the bars of the page in which this view is. All of them are shown.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { modifier(ToolbarModifier(items: content())) }

    /// Shows or hides bars of the page in which this view is. Of several such views the innermost counts.
    ///
    /// - Parameters:
    ///   - visibility: Whether the bars are shown.
    ///   - bars: The bars; the one above the page for ``ToolbarPlacement/automatic``.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationSettings { settings in
            for bar in bars where settings.visibility[bar] == nil { settings.visibility[bar] = visibility }
        }
    }

    /// Shows or hides bars of the page in which this view is. Of several such views the innermost counts.
    ///
    /// - Parameters:
    ///   - visibility: Whether the bars are shown.
    ///   - bars: The bars; the one above the page for ``ToolbarPlacement/automatic``.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        navigationSettings { settings in
            for bar in bars where settings.visibility[bar] == nil { settings.visibility[bar] = visibility }
        }
    }

    /// Leaves a button that the system has out of the bars around this view; `nil` for none.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationSettings { settings in
            if defaultItemKind == .sidebarToggle { settings.removesSidebarToggle = true }
        }
    }

    /// Puts views at the edges of the bar above the page in which this view is. Deprecated in SwiftUI in favour of
    /// `toolbar(content:)`.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Puts a view at the leading edge of the bar above the page in which this view is. Deprecated in SwiftUI in favour
    /// of `toolbar(content:)`.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Puts a view at the trailing edge of the bar above the page in which this view is. Deprecated in SwiftUI in
    /// favour of `toolbar(content:)`.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}

/// A button in bars that the system has.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let number: Int

    /// The button that shows and hides the columns of a ``NavigationSplitView``.
    public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
}

/// Has views that pass items on to the bars stand behind a view.
private struct ToolbarModifier<Items: ToolbarContent> {
    let items: Items
}

extension ToolbarModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
        items._source
    }
}
