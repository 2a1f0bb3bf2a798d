import Localization
import BridgedEnvironment

extension View {
    /// Sets the title of the page that contains this view. The title appears in the navigation bar and on the button
    /// that leads back to the page. The innermost title wins.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(TranslatedTitle(title: title))
    }

    /// Sets the title of the page that contains this view, from a localised string key.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the page that contains this view, from a string resource.
    @_disfavoredOverload nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View
    {
        navigationTitle(Text(titleResource))
    }

    /// Sets the title of the page that contains this view, from a string.
    @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the page that contains this view, from a binding to a string, which lets people rename it: the
    /// title opens a menu with "Rename", as does a ``RenameButton`` in the title's menu.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(BoundTitle(title: title))
    }

    /// Sets the display mode of the title of the page that contains this view.
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        toolbarTitleDisplayMode(ToolbarTitleDisplayMode(displayMode))
    }

    /// Hides the back button in the navigation bar of the page that contains this view.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationSettings { $0.hidesBackButton = $0.hidesBackButton ?? hidesBackButton }
    }

    /// Sets the title of the page that contains this view. Deprecated in SwiftUI in favour of `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the page that contains this view. Deprecated in SwiftUI in favour of `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the page that contains this view. Deprecated in SwiftUI in favour of `navigationTitle(_:)`.
    @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the page that contains this view, and its display mode. Deprecated in SwiftUI in favour of
    /// `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title of the page that contains this view, and its display mode. Deprecated in SwiftUI in favour of
    /// `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }

    /// Sets the title of the page that contains this view, and its display mode. Deprecated in SwiftUI in favour of
    /// `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
    @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

    /// Hides or shows the navigation bar of the page that contains this view. Deprecated in SwiftUI in favour of
    /// `toolbar(_:for:)`.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .visible, for: .navigationBar)
    }
}

/// Translates a title for the locale of the page.
private struct TranslatedTitle: ViewModifier, UnnamedPlace {
    let title: Text
    @Environment(\.locale) private var locale

    nonisolated init(title: Text) { self.title = title }

    func body(content: Content) -> some View {
        let title = title.asksForLocale ? title.translated(for: LocaleStyle.of(locale)) : title
        return content.navigationSettings { $0.title = $0.title ?? title }
    }
}

/// Reads a title, so that its display is notified when it changes.
private struct BoundTitle: ViewModifier {
    @Binding var title: String

    func body(content: Content) -> some View {
        let binding = $title
        return content.navigationTitle(title).navigationSettings { $0.renaming = $0.renaming ?? binding }
    }
}

/// The navigation bar of a page.
public struct NavigationBarItem: Sendable {
    /// The ways a navigation bar shows the title of a page.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Shows the title as on the previous page, or large on the first page.
        case automatic
        /// Shows the title inside the bar.
        case inline
        /// Shows a large title below the bar until the content scrolls.
        case large
    }
}
