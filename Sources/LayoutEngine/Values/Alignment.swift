import Foundation

/// A guide on the horizontal axis, by which views are lined up.
public struct HorizontalAlignment: Equatable, Sendable {
    // Without the axis, which would take another word in each stack and frame.
    private let kind: AlignmentGuide.Kind

    package var guide: AlignmentGuide { AlignmentGuide(kind, .horizontal) }

    init(kind: AlignmentGuide.Kind) { self.kind = kind }

    /// Makes the guide that `id` names. Guides of the same type on the same axis are equal.
    public init(_ id: any AlignmentID.Type) { kind = .custom(id) }

    /// The side where reading begins.
    public static let leading = Self(kind: .start)
    /// The middle of the width.
    public static let center = Self(kind: .center)
    /// The side where reading ends.
    public static let trailing = Self(kind: .end)

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
    // Without the axis, which would take another word in each stack and frame.
    private let kind: AlignmentGuide.Kind

    package var guide: AlignmentGuide { AlignmentGuide(kind, .vertical) }

    init(kind: AlignmentGuide.Kind) { self.kind = kind }

    /// Makes the guide that `id` names. Guides of the same type on the same axis are equal.
    public init(_ id: any AlignmentID.Type) { kind = .custom(id) }

    /// The upper side.
    public static let top = Self(kind: .start)
    /// The middle of the height.
    public static let center = Self(kind: .center)
    /// The lower side.
    public static let bottom = Self(kind: .end)
    /// The baseline of the first line of text; the lower side of a view without text.
    public static let firstTextBaseline = Self(kind: .firstTextBaseline)
    /// The baseline of the last line of text; the lower side of a view without text.
    public static let lastTextBaseline = Self(kind: .lastTextBaseline)

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
