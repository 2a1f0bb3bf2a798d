import UnifiedStorage

/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    package enum Mode { case automatic, inline, large, inlineLarge }

    package let mode: Mode

    /// As on the page below; large on the first.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// In the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
    /// In large letters under the bar until the contents are scrolled.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// In large letters in the bar, at its leading side.
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

/// What a page is for, by which its bar is arranged.
public struct ToolbarRole: Hashable, Sendable {
    package enum Role { case navigationStack, browser, editor }

    package let role: Role

    /// As is usual, which is as in a stack.
    public static var automatic: ToolbarRole { ToolbarRole(role: .navigationStack) }
    /// In a stack: the title is in the middle.
    public static var navigationStack: ToolbarRole { ToolbarRole(role: .navigationStack) }
    /// For looking at places: the title is at the leading side.
    public static var browser: ToolbarRole { ToolbarRole(role: .browser) }
    /// For editing a document: the title is at the leading side.
    public static var editor: ToolbarRole { ToolbarRole(role: .editor) }
}

/// What is behind a bar.
package struct ToolbarBackground {
    let place: NodePlace
    package let content: AnyView

    /// The scope in whose environment it is, and what it is called there; `nil` once its view is gone.
    @MainActor package var origin: (scope: Scope, node: any ScopeLabel)? {
        place.origin(.toolbarItem)
    }
}

extension View {
    /// How the title of the page in which the view is, is shown.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationSettings { $0.titleMode = $0.titleMode ?? mode }
    }

    /// What the page in which the view is, is for, by which the bar above it is arranged.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        navigationSettings { $0.role = $0.role ?? role }
    }

    /// Fills bars around the page in which this view is with a style; the bar above the page only while contents are
    /// scrolled below it, unless `toolbarBackgroundVisibility(_:for:)` says that it is always visible.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarBackgroundModifier(style: style, bars: bars.isEmpty ? [.automatic] : bars))
    }

    /// Says whether bars around the page in which this view is have a background: hidden, always visible, or as the
    /// contents are scrolled.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { backgroundVisibility(visibility, bars) }

    /// Says whether bars around the page in which this view is have a background. Deprecated in SwiftUI in favour of
    /// `toolbarBackgroundVisibility(_:for:)`.
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

    /// Sets the scheme of colours of bars around the page in which this view is; `nil` for that around them.
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
