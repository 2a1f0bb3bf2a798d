extension NSLayoutConstraint {
    /// The axis of a measurement.
    public enum Axis: Int, Sendable {
        /// The horizontal axis, along the width.
        case horizontal = 0
        /// The vertical axis, along the height.
        case vertical = 1
    }

    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The first side is at most as large as the second.
        case lessThanOrEqual = -1
        /// The sides are equal.
        case equal = 0
        /// The first side is at least as large as the second.
        case greaterThanOrEqual = 1
    }

    /// An edge, a centre, a baseline or a length of an item.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge at which text begins: the left one where text is read from left to right.
        case leading = 5
        /// The edge at which text ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal centre.
        case centerX = 9
        /// The vertical centre.
        case centerY = 10
        /// The baseline of the last line of text; the bottom edge of an item without text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the top edge of an item without text.
        case firstBaseline = 12
        /// The left edge within the margins of a view.
        case leftMargin = 13
        /// The right edge within the margins of a view.
        case rightMargin = 14
        /// The top edge within the margins of a view.
        case topMargin = 15
        /// The bottom edge within the margins of a view.
        case bottomMargin = 16
        /// The leading edge within the margins of a view.
        case leadingMargin = 17
        /// The trailing edge within the margins of a view.
        case trailingMargin = 18
        /// The horizontal centre within the margins of a view.
        case centerXWithinMargins = 19
        /// The vertical centre within the margins of a view.
        case centerYWithinMargins = 20
        /// No attribute: the constraint compares the first one with its constant.
        case notAnAttribute = 0

        /// The baseline of the last line of text.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// The kinds of attributes that can be compared.
    enum AttributeKind {
        case horizontal, readingDirection, vertical, length, none

        var isPosition: Bool { self != .length && self != .none }
    }
}

extension NSLayoutConstraint.Attribute {
    var kind: NSLayoutConstraint.AttributeKind {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: .horizontal
        case .leading, .trailing, .leadingMargin, .trailingMargin: .readingDirection
        // A centre is the same in both directions, and is compared with edges of either.
        case .centerX, .centerXWithinMargins: .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        case .width, .height: .length
        case .notAnAttribute: .none
        }
    }

    var isCenterX: Bool { self == .centerX || self == .centerXWithinMargins }

    /// The attribute of the guide of the margins that a margin's attribute stands for; `nil` for others.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
