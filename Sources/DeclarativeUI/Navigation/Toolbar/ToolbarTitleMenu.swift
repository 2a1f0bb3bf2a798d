/// A menu that the title of a page opens.
///
/// It stands beside the title in the bar above the page, marked by a sign that there is a menu. An item in the middle
/// of that bar takes its place.
public struct ToolbarTitleMenu<Content: View> {
    private let content: Content

    /// Makes a menu of views.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {
    /// Has no body.
    public typealias Body = Never
    /// Not for clients to call.
    public var _source: some View { ToolbarItemView(placement: .titleMenu, content: content) }
}

extension View {
    /// Has the title of the page in which this view is open a menu; see ``ToolbarTitleMenu``.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = ToolbarTitleMenu(content: content)
        return toolbar { menu }
    }
}

extension ToolbarItemPlacement {
    /// In the menu of the title.
    static let titleMenu = ToolbarItemPlacement(place: .titleMenu)
}

extension ToolbarEntry {
    /// What is shown in the bar of a page with a title.
    @MainActor package func content(title: Text?) -> AnyView {
        placement.place == .titleMenu ? AnyView(TitleMenu(title: title, content: content)) : content
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
                Text(verbatim: "▾").accessibilityHidden(true)
            }
        }
        .buttonStyle(.plain)
    }
}
