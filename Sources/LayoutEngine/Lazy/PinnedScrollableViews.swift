/// The views of a section that stay visible while a lazy container scrolls; none by default.
///
/// A pinned header stays at the start of the scroll view's visible area while its section is visible, until the end
/// of the section pushes it out. A footer stays at the end, until the start of the section pushes it out. Pinned
/// views are drawn and hit-tested in front of the other views, and exist while a line of their section is visible.
/// Pinning changes no size, content length or scroll target. Each section pins its own views, including a section
/// within a section. Nothing is pinned outside a scroll view that scrolls the container along its lines.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt32

    /// Creates a set from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
