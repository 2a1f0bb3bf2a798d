import BridgedEnvironment

/// The ways a toolbar shows the title of a page.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    package enum Mode { case automatic, inline, large, inlineLarge }

    package let mode: Mode

    /// Shows the title as on the previous page, or large on the first page.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// Shows the title inside the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
    /// Shows a large title below the bar until the content scrolls.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Shows a large title inside the bar, at the leading edge.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inlineLarge) }
}

extension ToolbarTitleDisplayMode {
    init(_ mode: NavigationBarItem.TitleDisplayMode) {
        self =
            switch mode {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
    }
}

/// The purpose of a page, which determines the layout of its navigation bar.
public struct ToolbarRole: Hashable, Sendable {
    package enum Role { case navigationStack, browser, editor }

    package let role: Role

    /// The default role, which is ``navigationStack``.
    public static var automatic: ToolbarRole { ToolbarRole(role: .navigationStack) }
    /// The role of a page in a navigation stack: the title is centred.
    public static var navigationStack: ToolbarRole { ToolbarRole(role: .navigationStack) }
    /// The role of a browsing interface: the title is at the leading edge.
    public static var browser: ToolbarRole { ToolbarRole(role: .browser) }
    /// The role of a document editor: the title is at the leading edge.
    public static var editor: ToolbarRole { ToolbarRole(role: .editor) }
}

/// The background of a bar.
package struct ToolbarBackground {
    let place: NodePlace
    package let content: AnyView

    /// The scope whose environment it inherits, and its name there; `nil` once its view is gone.
    @MainActor package var origin: (scope: Scope, node: any ScopeLabel)? {
        place.origin(.toolbarItem)
    }
}

extension View {
    /// Sets the display mode of the title of the page that contains this view.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationSettings { $0.titleMode = $0.titleMode ?? mode }
    }

    /// Sets the role of the page that contains this view, which determines the layout of its navigation bar.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        navigationSettings { $0.role = $0.role ?? role }
    }

    /// Sets the background style of bars around the page that contains this view. The navigation bar shows it only
    /// while content is scrolled beneath the bar, unless `toolbarBackgroundVisibility(_:for:)` makes it always
    /// visible.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarBackgroundModifier(style: style, bars: bars.isEmpty ? [.automatic] : bars))
    }

    /// Sets the visibility of the background of bars around the page that contains this view: hidden, always visible,
    /// or dependent on the scroll position.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { backgroundVisibility(visibility, bars) }

    /// Sets the visibility of the background of bars around the page that contains this view. Deprecated in SwiftUI
    /// in favour of `toolbarBackgroundVisibility(_:for:)`.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        backgroundVisibility(visibility, bars)
    }

    nonisolated private func backgroundVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        navigationSettings { settings in
            for bar in bars.isEmpty ? [.automatic] : bars where settings.backgroundVisibility[bar] == nil {
                settings.backgroundVisibility[bar] = visibility
            }
        }
    }

    /// Sets the colour scheme of bars around the page that contains this view; `nil` uses the surrounding colour
    /// scheme.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        navigationSettings { settings in
            for bar in bars.isEmpty ? [.automatic] : bars where settings.schemes[bar] == nil {
                settings.schemes[bar] = colorScheme
            }
        }
    }
}

private struct ToolbarBackgroundModifier<Style: ShapeStyle>: ViewModifier {
    let style: Style
    let bars: [ToolbarPlacement]
    private var reader = NodeReader()

    nonisolated init(style: Style, bars: [ToolbarPlacement]) { (self.style, self.bars) = (style, bars) }

    func body(content: Content) -> some View {
        let background = reader.place.map { ToolbarBackground(place: $0, content: AnyView(Rectangle().fill(style))) }
        return content.navigationSettings { settings in
            for bar in bars where settings.backgrounds[bar] == nil { settings.backgrounds[bar] = background }
        }
    }
}

extension ToolbarContent {
    /// Sets whether items share a background with their neighbours. Bars show items without such a background here, so
    /// that nothing changes.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
    /// Sets whether items share a background with their neighbours. Bars show items without such a background here, so
    /// that nothing changes.
    nonisolated public func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some CustomizableToolbarContent { self }
}
