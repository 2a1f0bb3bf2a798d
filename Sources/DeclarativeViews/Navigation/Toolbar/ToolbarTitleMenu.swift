/// A menu that opens from the title of a page.
///
/// It appears beside the title in the navigation bar, marked by a menu indicator. An item in the centre of the bar
/// replaces it.
public struct ToolbarTitleMenu<Content: View> {
    private let content: Content

    /// Creates a title menu with the given content.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {
    /// The body, which a primitive toolbar content type does not have.
    public typealias Body = Never
    /// A view that represents the items. Not for clients to call.
    public var _source: some View { ToolbarItemView(placement: .titleMenu, content: content) }
}

extension View {
    /// Adds a menu to the title of the page that contains this view; see ``ToolbarTitleMenu``.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = ToolbarTitleMenu(content: content)
        return toolbar { menu }
    }
}

extension ToolbarItemPlacement {
    /// In the menu of the title.
    static let titleMenu = ToolbarItemPlacement(region: .titleMenu)
}

extension ToolbarEntry {
    /// Returns the content for the bar of a page with a title, which people can rename if there is an action for it.
    @MainActor package func content(title: Text?, rename: RenameAction? = nil) -> AnyView {
        if placement.region != .titleMenu { return content }
        guard let rename else { return AnyView(TitleMenu(title: title, content: content)) }
        return AnyView(TitleMenu(title: title, content: AnyView(content.environment(\.rename, rename))))
    }
}

/// The title of a page, which opens a menu.
private struct TitleMenu: View {
    let title: Text?
    let content: AnyView

    var body: some View {
        Menu {
            content
        } label: {
            HStack(spacing: 8) {
                title.font(.headline).lineLimit(1)
                ControlMarkView(.menu).accessibilityHidden(true)
            }
        }
        .buttonStyle(.plain)
    }
}
