/// A type that determines the appearance of a page indicator. Custom styles are not possible, as in SwiftUI.
@MainActor @preconcurrency public protocol IndexViewStyle {
    /// The kind of the style. Not for clients to implement.
    nonisolated var _kind: _IndexViewKind { get }
}

/// A kind of index view. Not for clients.
public struct _IndexViewKind: Sendable {
    let background: PageIndexBackground
}

/// When there is a background behind the dots of pages.
package enum PageIndexBackground: Hashable, Sendable {
    case inUse, always, never
}

/// An index view style that shows a dot for each page.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// The visibility of the background behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        fileprivate let background: PageIndexBackground

        /// Shows the background while the dots are touched.
        public static let automatic = BackgroundDisplayMode(background: .inUse)
        /// Shows the background while the dots are touched.
        public static let interactive = BackgroundDisplayMode(background: .inUse)
        /// Always shows the background.
        public static let always = BackgroundDisplayMode(background: .always)
        /// Never shows the background.
        public static let never = BackgroundDisplayMode(background: .never)
    }

    private let mode: BackgroundDisplayMode

    /// Creates the style with the given background mode. By default, the background appears while the dots are
    /// touched.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

    /// The kind of the style. Not for clients to call.
    nonisolated public var _kind: _IndexViewKind { _IndexViewKind(background: mode.background) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A style that shows dots, with a background while they are touched.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// A style that shows dots, with the given background mode.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum PageIndexBackgroundKey: EnvironmentKey {
    static var defaultValue: PageIndexBackground { .inUse }
}

extension EnvironmentValues {
    /// When there is a background behind the dots of pages. `.inUse` where nothing was set.
    package var pageIndexBackground: PageIndexBackground {
        get { self[PageIndexBackgroundKey.self] }
        set { self[PageIndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the page indicators in this view.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexBackground, style._kind.background)
    }
}
