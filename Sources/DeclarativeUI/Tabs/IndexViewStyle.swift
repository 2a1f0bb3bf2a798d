/// The appearance of what shows which of several pages is seen. Styles of a program's own are not possible, as in
/// SwiftUI.
@MainActor @preconcurrency public protocol IndexViewStyle {
    /// What the style is. Not for clients to implement.
    nonisolated var _kind: _IndexViewKind { get }
}

/// A kind of index view. Not for clients.
public struct _IndexViewKind: Sendable {
    let background: PageIndexBackground
}

/// When there is a background behind the dots of pages.
enum PageIndexBackground: Hashable, Sendable {
    case inUse, always, never
}

/// An index view style with a dot for each page.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// When there is a background behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        fileprivate let background: PageIndexBackground

        /// While the dots are touched.
        public static let automatic = BackgroundDisplayMode(background: .inUse)
        /// While the dots are touched.
        public static let interactive = BackgroundDisplayMode(background: .inUse)
        /// Always.
        public static let always = BackgroundDisplayMode(background: .always)
        /// Never.
        public static let never = BackgroundDisplayMode(background: .never)
    }

    private let mode: BackgroundDisplayMode

    /// The style with dots. They have a background while they are touched, unless told otherwise.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

    /// Not for clients to call.
    nonisolated public var _kind: _IndexViewKind { _IndexViewKind(background: mode.background) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots, with a background while they are touched.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots, with a background as a mode says.
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum PageIndexBackgroundKey: EnvironmentKey {
    static var defaultValue: PageIndexBackground { .inUse }
}

extension EnvironmentValues {
    /// When there is a background behind the dots of pages. `.inUse` where nothing was set.
    var pageIndexBackground: PageIndexBackground {
        get { self[PageIndexBackgroundKey.self] }
        set { self[PageIndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the dots of pages in this view.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexBackground, style._kind.background)
    }
}
