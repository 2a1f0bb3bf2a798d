/// The settings that the views of a page make for the bars around it.
package struct NavigationSettings {
    /// The title; `nil` where no view gives one.
    package var title: Text?
    /// The title that people can edit; `nil` if they cannot.
    package var renaming: Binding<String>?
    package var titleMode: ToolbarTitleDisplayMode?
    package var hidesBackButton: Bool?
    /// Whether bars are shown, by their placements.
    package var visibility: [ToolbarPlacement: Visibility] = [:]
    package var toolbar: [ToolbarEntry] = []
    package var search: SearchSettings?
    package var suggestions: SearchSuggestions?
    package var scopes: SearchScopes?
    package var role: ToolbarRole?
    /// The backgrounds of bars, by their placements.
    package var backgrounds: [ToolbarPlacement: ToolbarBackground] = [:]
    /// Whether bars have a background, by their placements.
    package var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    /// The schemes of colours that bars have, by their placements.
    package var schemes: [ToolbarPlacement: ColorScheme] = [:]
    package var columnWidth: NavigationColumnWidth?
    /// Whether there is no button that shows and hides columns.
    package var removesSidebarToggle: Bool?

    package init() {}
}

/// The key of the settings that views make for bars. Inner settings win; among siblings, the first.
package enum NavigationSettingsKey: PageBoundKey {
    package static var defaultValue: NavigationSettings { NavigationSettings() }

    package static func reduce(value: inout NavigationSettings, nextValue: () -> NavigationSettings) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.renaming = value.renaming ?? next.renaming
        value.titleMode = value.titleMode ?? next.titleMode
        value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
        value.visibility.merge(next.visibility) { first, _ in first }
        value.toolbar += next.toolbar
        value.search = value.search ?? next.search
        value.suggestions = value.suggestions ?? next.suggestions
        value.scopes = value.scopes ?? next.scopes
        value.role = value.role ?? next.role
        value.backgrounds.merge(next.backgrounds) { first, _ in first }
        value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
        value.schemes.merge(next.schemes) { first, _ in first }
        value.columnWidth = value.columnWidth ?? next.columnWidth
        value.removesSidebarToggle = value.removesSidebarToggle ?? next.removesSidebarToggle
    }
}

extension View {
    /// Changes the settings of the bars around the page in which the view is; those of inner views win.
    nonisolated func navigationSettings(_ change: @escaping (inout NavigationSettings) -> Void) -> some View {
        transformPreference(NavigationSettingsKey.self, change)
    }
}
