/// Which views of the sections in a lazy container stay in sight while its lines scroll; none unless set.
///
/// A pinned header stays at the start of what can be seen of the scroll view while its section is in sight, and is
/// pushed out by the section's end; a footer stays at the end, and is pushed out by the section's start. They are in
/// front of the other views, drawn and tapped, and keep their lives as long as a line of their section is in sight.
/// Nothing else is different from a container that pins nothing: no size, no length, no place that is scrolled to. Each
/// section pins its own, one in another section too. Outside of a scroll view that moves the container along its lines
/// nothing is pinned.
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
