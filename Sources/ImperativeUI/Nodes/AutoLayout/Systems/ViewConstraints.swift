import Foundation

/// A view's part in constraints. Made when first needed.
@MainActor final class ViewConstraints {
    /// Whether the view's frame is given, and enters constraints as it is.
    var translatesAutoresizingMask = true
    var insetsMarginsFromSafeArea = true
    /// Whether the margins are at least as far inside as those of the superview.
    var preservesMargins = false
    /// The constraints that the view holds, in the order of their activation.
    var held: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    /// The constraints with an item in the view that views above it hold.
    private(set) var outgoing: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// Those of them that have the view's own frame.
    private var framing: Set<ObjectIdentifier> = []
    /// Those of them that have the view between an item and the common ancestor of their items.
    private var crossing: Set<ObjectIdentifier> = []
    /// How many constraints of the view's own size the view itself holds.
    var sizeCount = 0
    /// The system of the views below, if this view is its root.
    var system: ConstraintSystem?
    /// The subviews that are to take another frame in the next layout.
    var unplaced: [Placement] = []
    /// The variables of the view's frame, in the system of the views around it.
    var placement: Placement?

    /// Whether any constraint has the view's frame.
    var isConstrained: Bool { sizeCount > 0 || !framing.isEmpty || !crossing.isEmpty }

    /// Whether a constraint leads from a view below to one outside.
    var isCrossed: Bool { !crossing.isEmpty }

    /// Removes a constraint that the view holds.
    func remove(_ constraint: NSLayoutConstraint) {
        if let index = held.indexFromEnds(of: constraint) { held.remove(at: index) }
    }

    /// Notes a constraint that leads out of the view.
    func enter(_ constraint: NSLayoutConstraint, as part: OutgoingPart) {
        let id = ObjectIdentifier(constraint)
        outgoing[id] = constraint
        switch part {
        case .item: framing.insert(id)
        case .between: crossing.insert(id)
        case .above: break
        }
    }

    /// Notes that a constraint does not lead out of the view any more.
    func leave(_ constraint: NSLayoutConstraint) {
        let id = ObjectIdentifier(constraint)
        outgoing[id] = nil
        framing.remove(id)
        crossing.remove(id)
    }
}

/// How a view takes part in a constraint that leads out of it.
enum OutgoingPart {
    /// It is one of the items.
    case item
    /// It is between an item and the common ancestor of both items.
    case between
    /// It is, or is above, that ancestor, and below the view that holds the constraint.
    case above
}
