/// A tab view style of pages that are turned by a drag, by the wheel or by the arrow keys, with a dot for each.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// When the dots are shown.
    public struct IndexDisplayMode: Sendable {
        private enum Mode: Sendable { case automatic, always, never }

        private let mode: Mode

        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(mode: .always)
        /// Never.
        public static let never = IndexDisplayMode(mode: .never)

        /// Returns whether dots are shown for so many pages.
        func shows(_ count: Int) -> Bool {
            switch mode {
            case .automatic: count > 1
            case .always: count > 0
            case .never: false
            }
        }
    }

    private let mode: IndexDisplayMode

    /// The style with pages. Dots are shown where there are several, unless told otherwise.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

    /// Not for clients to call.
    nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .pages(mode)) }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages, with dots where there are several.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages, with dots as a mode says.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
