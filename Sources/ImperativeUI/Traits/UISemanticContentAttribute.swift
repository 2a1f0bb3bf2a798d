/// The way in which a user interface is laid out.
@frozen public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left, as for Arabic and Hebrew.
    case rightToLeft = 1
}

/// What a view shows, as far as that decides whether it is mirrored where text runs from right to left.
@frozen public enum UISemanticContentAttribute: Int, Sendable {
    /// Nothing in particular: it is laid out as its `layoutDirection` trait says.
    case unspecified = 0
    /// Controls of something that plays, which are never mirrored.
    case playback = 1
    /// Something that names directions, such as the alignment of a text, which is never mirrored.
    case spatial = 2
    /// The view is laid out from left to right.
    case forceLeftToRight = 3
    /// The view is laid out from right to left.
    case forceRightToLeft = 4
}
