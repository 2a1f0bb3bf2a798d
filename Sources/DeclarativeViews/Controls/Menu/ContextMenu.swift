import BridgedEnvironment

extension View {
    /// Adds a context menu to this view.
    ///
    /// A long press or the secondary mouse button opens the menu. While the view, or a view in it, has the focus,
    /// Shift-F10 and the Menu key open it, too. Without menu items, there is no menu.
    ///
    /// On a row of a list, the menu applies to the whole row.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View { modifier(MenuAnchor(content: AnyView(menuItems()), preview: nil)) }

    /// Adds a context menu with a preview above it to this view; see ``contextMenu(menuItems:)``.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { modifier(MenuAnchor(content: AnyView(menuItems()), preview: AnyView(preview()))) }

    /// Adds a context menu to this view; `nil` for none. Deprecated in SwiftUI.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(MenuAnchor(content: contextMenu.map { AnyView($0.items) }, preview: nil))
    }
}

/// A container for the items of a context menu. Deprecated in SwiftUI.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a context menu with the given items.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
