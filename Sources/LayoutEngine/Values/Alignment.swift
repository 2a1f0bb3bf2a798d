import Foundation

/// A guide on the horizontal axis, along which views are aligned.
public struct HorizontalAlignment: Equatable, Sendable {
    // Without the axis, which would take another word in each stack and frame.
    private let kind: AlignmentGuide.Kind

    package var guide: AlignmentGuide { AlignmentGuide(kind, .horizontal) }

    init(kind: AlignmentGuide.Kind) { self.kind = kind }

    /// Creates the guide that `id` identifies. Guides of the same type on the same axis are equal.
    public init(_ id: any AlignmentID.Type) { kind = .custom(id) }

    /// The guide for the leading edge, where reading begins.
    public static let leading = Self(kind: .start)
    /// The guide for the horizontal centre.
    public static let center = Self(kind: .center)
    /// The guide for the trailing edge, where reading ends.
    public static let trailing = Self(kind: .end)

    /// Returns the combination of the explicit positions of several views, for their container.
    ///
    /// `nil` entries are skipped. `leading`, `center` and `trailing` never combine; for any other guide the result is
    /// the mean.
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        guide.combine(values)
    }
}

/// A guide on the vertical axis, along which views are aligned.
public struct VerticalAlignment: Equatable, Sendable {
    // Without the axis, which would take another word in each stack and frame.
    private let kind: AlignmentGuide.Kind

    package var guide: AlignmentGuide { AlignmentGuide(kind, .vertical) }

    init(kind: AlignmentGuide.Kind) { self.kind = kind }

    /// Creates the guide that `id` identifies. Guides of the same type on the same axis are equal.
    public init(_ id: any AlignmentID.Type) { kind = .custom(id) }

    /// The guide for the top edge.
    public static let top = Self(kind: .start)
    /// The guide for the vertical centre.
    public static let center = Self(kind: .center)
    /// The guide for the bottom edge.
    public static let bottom = Self(kind: .end)
    /// The guide for the baseline of the first line of text; the bottom edge of a view without text.
    public static let firstTextBaseline = Self(kind: .firstTextBaseline)
    /// The guide for the baseline of the last line of text; the bottom edge of a view without text.
    public static let lastTextBaseline = Self(kind: .lastTextBaseline)

    /// Returns the combination of the explicit positions of several views, for their container.
    ///
    /// `nil` entries are skipped. `top`, `center` and `bottom` never combine. The result is the minimum for the first
    /// baseline, the maximum for the last baseline, and the mean for any other guide.
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        guide.combine(values)
    }
}

/// An alignment on both axes.
public struct Alignment: Equatable, Sendable {
    /// The guide on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide on the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment from a guide for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centre of the view.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The centre of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The centre of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The centre of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The centre of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The centre of the first text baseline.
    public static var centerFirstTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .firstTextBaseline)
    }
    /// The centre of the last text baseline.
    public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
    /// The leading end of the first text baseline.
    public static var leadingFirstTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    }
    /// The leading end of the last text baseline.
    public static var leadingLastTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    }
    /// The trailing end of the first text baseline.
    public static var trailingFirstTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    }
    /// The trailing end of the last text baseline.
    public static var trailingLastTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    }
}
