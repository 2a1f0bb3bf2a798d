import UnifiedStorage

extension View {
    /// Gives this view a menu, which a press that is held down opens, the secondary button of a mouse, or, while the
    /// view or something in it has the focus, the keys Shift-F10 or the key for menus. Without contents there is no
    /// menu.
    ///
    /// In the row of a list the menu is that of the whole row.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View { modifier(MenuAnchor(content: AnyView(menuItems()), preview: nil)) }

    /// Gives this view a menu with a preview above it; see ``contextMenu(menuItems:)``.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { modifier(MenuAnchor(content: AnyView(menuItems()), preview: AnyView(preview()))) }

    /// Gives this view a menu made as a value; `nil` for none. Deprecated in SwiftUI.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(MenuAnchor(content: contextMenu.map { AnyView($0.items) }, preview: nil))
    }
}

/// What is in a context menu, as a value. Deprecated in SwiftUI.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A menu of views.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
