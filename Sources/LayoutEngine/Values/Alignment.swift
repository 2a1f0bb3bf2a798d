import Foundation

/// A guide on the horizontal axis, by which views are lined up.
public struct HorizontalAlignment: Equatable, Sendable {
    package let guide: AlignmentGuide

    init(_ guide: AlignmentGuide) { self.guide = guide }

    /// Makes the guide that `id` names. Guides of the same type on the same axis are equal.
    public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .custom, .horizontal) }

    /// The side where reading begins.
    public static let leading = Self(AlignmentGuide(StandardAlignment.Start.self, .start, .horizontal))
    /// The middle of the width.
    public static let center = Self(AlignmentGuide(StandardAlignment.HorizontalCenter.self, .center, .horizontal))
    /// The side where reading ends.
    public static let trailing = Self(AlignmentGuide(StandardAlignment.Trailing.self, .end, .horizontal))

    /// Merges the explicit positions of several views into that of their container.
    ///
    /// `nil` entries are skipped. `leading`, `center` and `trailing` never merge; for any other guide the result is the
    /// mean.
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        guide.combine(values)
    }
}

/// A guide on the vertical axis, by which views are lined up.
public struct VerticalAlignment: Equatable, Sendable {
    package let guide: AlignmentGuide

    init(_ guide: AlignmentGuide) { self.guide = guide }

    /// Makes the guide that `id` names. Guides of the same type on the same axis are equal.
    public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .custom, .vertical) }

    /// The upper side.
    public static let top = Self(AlignmentGuide(StandardAlignment.Start.self, .start, .vertical))
    /// The middle of the height.
    public static let center = Self(AlignmentGuide(StandardAlignment.VerticalCenter.self, .center, .vertical))
    /// The lower side.
    public static let bottom = Self(AlignmentGuide(StandardAlignment.Bottom.self, .end, .vertical))
    /// The baseline of the first line of text; the lower side of a view without text.
    public static let firstTextBaseline =
        Self(AlignmentGuide(StandardAlignment.Bottom.self, .firstTextBaseline, .vertical))
    /// The baseline of the last line of text; the lower side of a view without text.
    public static let lastTextBaseline =
        Self(AlignmentGuide(StandardAlignment.Bottom.self, .lastTextBaseline, .vertical))

    /// Merges the explicit positions of several views into that of their container.
    ///
    /// `nil` entries are skipped. `top`, `center` and `bottom` never merge. The first baseline takes the least value,
    /// the last baseline the greatest, and any other guide the mean.
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        guide.combine(values)
    }
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
    /// The guide on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide on the vertical axis.
    public var vertical: VerticalAlignment

    /// Makes an alignment from one guide for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle of the first line's baseline.
    public static var centerFirstTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .firstTextBaseline)
    }
    /// The middle of the last line's baseline.
    public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
    /// The leading end of the first line's baseline.
    public static var leadingFirstTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    }
    /// The leading end of the last line's baseline.
    public static var leadingLastTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    }
    /// The trailing end of the first line's baseline.
    public static var trailingFirstTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    }
    /// The trailing end of the last line's baseline.
    public static var trailingLastTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    }
}
