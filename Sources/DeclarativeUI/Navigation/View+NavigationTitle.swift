import Localization
import UnifiedStorage

extension View {
    /// The title of the page in which the view is, in the bar above it and on the button that leads back to it. Of
    /// several titles the innermost counts.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(TranslatedTitle(title: title))
    }

    /// The title of the page in which the view is, as a localisable text.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// The title of the page in which the view is, as the translation of a resource.
    @_disfavoredOverload nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View
    {
        navigationTitle(Text(titleResource))
    }

    /// The title of the page in which the view is, as a text.
    @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// The title of the page in which the view is, as a text that a binding has. It is shown, and not edited.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(BoundTitle(title: title))
    }

    /// How the title of the page in which the view is, is shown.
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        toolbarTitleDisplayMode(ToolbarTitleDisplayMode(displayMode))
    }

    /// Whether the bar of the page in which the view is has no button that leads back.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationSettings { $0.hidesBackButton = $0.hidesBackButton ?? hidesBackButton }
    }

    /// The title of the page in which the view is. Deprecated in SwiftUI in favour of `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// The title of the page in which the view is. Deprecated in SwiftUI in favour of `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// The title of the page in which the view is. Deprecated in SwiftUI in favour of `navigationTitle(_:)`.
    @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// The title of the page in which the view is, and how it is shown. Deprecated in SwiftUI in favour of
    /// `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// The title of the page in which the view is, and how it is shown. Deprecated in SwiftUI in favour of
    /// `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }

    /// The title of the page in which the view is, and how it is shown. Deprecated in SwiftUI in favour of
    /// `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)`.
    @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

    /// Whether the bar above the page in which the view is, is hidden. Deprecated in SwiftUI in favour of
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

/// Reads a title, so that what shows it is told when it changes.
private struct BoundTitle: ViewModifier {
    @Binding var title: String

    func body(content: Content) -> some View { content.navigationTitle(title) }
}

/// The bar above a page.
public struct NavigationBarItem: Sendable {
    /// How the title of a page is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the page below; large on the first.
        case automatic
        /// In the bar.
        case inline
        /// In large letters under the bar until the contents are scrolled.
        case large
    }
}
