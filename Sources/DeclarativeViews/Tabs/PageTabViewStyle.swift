/// A tab view style that shows pages, with a dot for each. The user turns pages by dragging, with the scroll wheel or
/// with the arrow keys.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// The visibility of the page dots.
    public struct IndexDisplayMode: Sendable {
        private enum Mode: Sendable { case automatic, always, never }

        private let mode: Mode

        /// Shows the dots if there are several pages.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Always shows the dots.
        public static let always = IndexDisplayMode(mode: .always)
        /// Never shows the dots.
        public static let never = IndexDisplayMode(mode: .never)

        /// Returns whether dots are shown for so many pages.
        package func shows(_ count: Int) -> Bool {
            switch mode {
            case .automatic: count > 1
            case .always: count > 0
            case .never: false
            }
        }
    }

    private let mode: IndexDisplayMode

    /// Creates the style with the given index mode. By default, the dots appear if there are several pages.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

    /// The kind of the style. Not for clients to call.
    nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .pages(mode)) }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// A style that shows pages, with dots if there are several.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// A style that shows pages, with the given index mode.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
