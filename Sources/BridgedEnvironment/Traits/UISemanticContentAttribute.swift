/// The direction in which a user interface is laid out.
@frozen public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The layout runs from left to right.
    case leftToRight = 0
    /// The layout runs from right to left, as for Arabic and Hebrew.
    case rightToLeft = 1
}

/// The semantic meaning of a view's content, which determines whether the view is mirrored in right-to-left layouts.
@frozen public enum UISemanticContentAttribute: Int, Sendable {
    /// No particular meaning: the view is laid out by its `layoutDirection` trait.
    case unspecified = 0
    /// Playback controls, which are never mirrored.
    case playback = 1
    /// Content that names directions, such as the alignment of a text, which is never mirrored.
    case spatial = 2
    /// The view is always laid out from left to right.
    case forceLeftToRight = 3
    /// The view is always laid out from right to left.
    case forceRightToLeft = 4
}
