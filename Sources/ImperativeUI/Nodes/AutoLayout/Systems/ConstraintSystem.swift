import ConstraintSolver
import Foundation

/// The constraints of a view whose frame is given, its root, and of the views below it whose frames are not.
///
/// Positions are relative to the view around an item, so that a view that moves takes along what it contains at no cost.
/// Constraints, items and given numbers that have changed are noted, and looked at in ``update(placing:)``, which a layout
/// pass calls. The cost is that of the values that change.
@MainActor final class ConstraintSystem {
    let solver = Solver()
    private(set) weak var root: UIView?
    /// The variables of the root's size.
    private(set) var rootPlacement: Placement!
    /// The items, by the places of their variables.
    var items: [Placement?] = []
    /// The constraints of views, by their places in the solver.
    var installed: [ConstraintID: NSLayoutConstraint] = [:]

    // What is to be looked at in the next update.

    /// Constraints that are to be added.
    var pending: [NSLayoutConstraint] = []
    /// Views below which constraints are to be looked for that are not part of a system yet.
    var pendingTrees: [Tree] = []
    /// Views that may have no constraint any more.
    var loosened: [Tree] = []
    /// Items of which something besides constraints has changed.
    var outdated: [Placement] = []
    /// Items that have other numbers than those that were last applied.
    var changed: [Placement] = []
    /// Constraints that are in the solver as optional ones, as they contradict others.
    var broken: [NSLayoutConstraint] = []
    /// Whether a constraint was removed since the broken ones were tried last.
    var mayMend = false
    /// The direction by which the constraints were added.
    var isRightToLeft: Bool
    /// The size and the priorities that are suggested for the root.
    var suggestion: RootSize?

    /// A view with those below it. Not retained: the view may go before anything is laid out.
    struct Tree {
        weak var view: UIView?
    }

    /// A size of the root, and how much it matters.
    struct RootSize: Equatable {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    /// How much frames matter that are given: less than required constraints, so that none of these has to be broken in a
    /// view that is too small, and more than all others.
    static let given = UILayoutPriority(999.9)
    /// How much it matters where a view's own guide is. Its place is measured, so that for a moment it may contradict
    /// required constraints, none of which is broken for that.
    static let guides = UILayoutPriority(999.95)
    /// How much a required constraint matters that contradicts others.
    static let broken = UILayoutPriority(999.8)

    init(root: UIView) {
        self.root = root
        isRightToLeft = root.isRightToLeft
        let placement = Placement(in: self)
        rootPlacement = placement
        placement.view = root
        enter(placement)
        addNonnegative(placement)
    }

    /// Notes an item under the places of its variables.
    func enter(_ placement: Placement) {
        for variable in placement.variables { setItem(placement, of: variable) }
    }

    func setItem(_ placement: Placement?, of variable: Variable) {
        let index = Int(variable.index)
        while items.count <= index { items.append(nil) }
        items[index] = placement
    }

    /// Adds the constraints that lengths are not negative.
    func addNonnegative(_ placement: Placement) {
        for length in [placement.width, placement.height] {
            add(Constraint([Term(length)], .greaterThanOrEqual, 0), to: placement)
        }
    }

    /// Adds a constraint of an item that cannot contradict others.
    func add(_ constraint: Constraint, to placement: Placement) {
        if let id = try? solver.add(constraint) { placement.own.append(id) }
    }

    /// Ends the system: its constraints and items are part of none.
    func end() {
        for constraint in installed.values { constraint.installation = nil }
        installed = [:]
        for placement in items { placement?.end() }
        items = []
    }

    /// The root's layout comes to look at the system.
    func setNeedsUpdate() { root?.setNeedsLayout() }
}
