/// The views of a section that stay visible while a lazy container scrolls; none by default.
///
/// A pinned header stays at the start of the scroll view's visible area while its section is visible, and the end of
/// the section pushes it out. A footer stays at the end, and the start of the section pushes it out. Pinned views are
/// drawn and hit in front of the others, and exist as long as a line of their section is visible. Pinning changes no
/// size, no content length and no scroll target. Each section pins its own views, including a section within a section.
/// Nothing is pinned outside of a scroll view that scrolls the container along its lines.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
