import Foundation

/// An edge, a centre or a baseline of a view or a layout guide, from which constraints are made.
///
/// The type of the anchor decides what it can be compared with: ``NSLayoutXAxisAnchor``, ``NSLayoutYAxisAnchor`` or
/// ``NSLayoutDimension``. Constraints that anchors make are not active.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private final weak var itemStorage: (any ConstrainedItem)?
    final let attribute: NSLayoutConstraint.Attribute

    init(_ item: any ConstrainedItem, _ attribute: NSLayoutConstraint.Attribute) {
        itemStorage = item
        self.attribute = attribute
        super.init()
    }

    /// The view or the guide of the anchor; `nil` once it is gone.
    public final var item: AnyObject? { itemStorage }

    /// Returns a constraint that this anchor is at another one.
    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, to: anchor)
    }

    /// Returns a constraint that this anchor is at a distance, in points, from another one.
    public final func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint { self.constraint(.equal, to: anchor, constant: constant) }

    /// Returns a constraint that this anchor is at another one or beyond it.
    public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, to: anchor)
    }

    /// Returns a constraint that this anchor is at least a distance, in points, beyond another one.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint { self.constraint(.greaterThanOrEqual, to: anchor, constant: constant) }

    /// Returns a constraint that this anchor is at another one or before it.
    public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, to: anchor)
    }

    /// Returns a constraint that this anchor is at most a distance, in points, beyond another one.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint { self.constraint(.lessThanOrEqual, to: anchor, constant: constant) }

    final func constraint<Other: AnyObject>(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<Other>, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: knownItem, attribute: attribute, relatedBy: relation, toItem: anchor.knownItem,
            attribute: anchor.attribute, multiplier: multiplier, constant: constant)
    }

    final func constraint(
        _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: knownItem, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: constant)
    }

    /// The item, which must still be there.
    private var knownItem: any ConstrainedItem {
        guard let itemStorage else {
            fatalError(
                "An anchor belongs to a view or a layout guide that is there: the \(attribute) anchor has lost its "
                    + "own. Keep the view as long as its anchors are used.")
        }
        return itemStorage
    }
}

/// A horizontal anchor: an edge or the centre.
///
/// Leading and trailing anchors are compared with each other, left and right ones likewise; centres with all of them.
@MainActor @preconcurrency open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns a constraint that this anchor is a multiple of the system's spacing, 8 points, after another one.
    public final func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, to: anchor, constant: 8 * multiplier) }

    /// Returns a constraint that this anchor is at least a multiple of the system's spacing, 8 points, after another one.
    public final func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, constant: 8 * multiplier) }

    /// Returns a constraint that this anchor is at most a multiple of the system's spacing, 8 points, after another one.
    public final func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, constant: 8 * multiplier) }
}

/// A vertical anchor: an edge, the centre or a baseline.
@MainActor @preconcurrency open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns a constraint that this anchor is a multiple of the system's spacing, 8 points, below another one.
    public final func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, to: anchor, constant: 8 * multiplier) }

    /// Returns a constraint that this anchor is at least a multiple of the system's spacing, 8 points, below another one.
    public final func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, to: anchor, constant: 8 * multiplier) }

    /// Returns a constraint that this anchor is at most a multiple of the system's spacing, 8 points, below another one.
    public final func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, to: anchor, constant: 8 * multiplier) }
}
