import ConstraintSolver
import Foundation

/// The variables of an item's frame in a system, in the coordinates of the view around it.
@MainActor final class Placement {
    private(set) weak var system: ConstraintSystem?
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
    /// How many constraints in the system have one of the variables.
    var useCount = 0
    /// The constraints that the system has added for the item: that lengths are not negative, and where a guide is.
    var own: [ConstraintID] = []
    /// Whether the frame is suggested to the system, as it is given.
    var isGiven = false
    /// Whether it was reported that constraints ask for another frame than the given one.
    var isMisfitReported = false
    /// The constraints by the size of the content, by axis.
    var content: [ContentLength?] = [nil, nil]
    /// The variables of the baselines' distances from the top and the bottom, where constraints name them.
    var firstBaseline: Baseline?
    var lastBaseline: Baseline?
    /// The size that a guide's place follows from.
    var base: Placement?
    /// The size in which the content's height, a guide's insets or the baselines were measured.
    var measuredSize: CGSize?
    /// Whether the content, the given frame or the guide's insets may be others.
    var isOutdated = false { didSet { if isOutdated, !oldValue { system?.outdated.append(self) } } }
    /// Whether a constraint names the end of a scroll view's content, by axis.
    var isEndUsed = [false, false]

    /// A length of content, with the constraints that it gives rise to.
    struct ContentLength {
        var length: CGFloat
        var hugging: UILayoutPriority
        var resistance: UILayoutPriority
        var most: ConstraintID
        var least: ConstraintID
    }

    /// A baseline's distance from an edge.
    struct Baseline {
        let variable: Variable
        let constraint: ConstraintID
    }

    init(in system: ConstraintSystem) {
        self.system = system
        x = system.solver.makeVariable()
        y = system.solver.makeVariable()
        width = system.solver.makeVariable()
        height = system.solver.makeVariable()
    }

    var item: (any ConstrainedItem)? { view ?? guide }
    var variables: [Variable] { [x, y, width, height] }

    /// Notes that the content, the given frame or the guide's insets may be others, for the next layout.
    func noteOutdated() {
        isOutdated = true
        system?.setNeedsUpdate()
    }

    /// Whether something of the item follows from its size: the content's height, a guide's insets, or a baseline.
    var isMeasured = false
    /// Whether the item is among those of the system that have changed.
    private(set) var isChanged = false

    /// Notes that the item has other numbers than those that were last applied.
    func noteChange() {
        if isChanged { return }
        isChanged = true
        system?.changed.append(self)
    }

    /// Takes the note of a change away.
    func forgetChange() { isChanged = false }

    /// Whether the view is among those of its superview that are to take another frame.
    private var isUnplaced = false
    /// Whether the view is taking its frame.
    private var isBeingPlaced = false

    /// Has the view take the frame of the solution in the next layout of its superview.
    func noteUnplaced() {
        guard !isUnplaced, !isBeingPlaced, !isGiven, let around = view?.superviewStorage else { return }
        isUnplaced = true
        around.madeConstraintRecord.unplaced.append(self)
    }

    /// Has the view take the frame of the solution, unless it has left the superview that noted it.
    func place(in superview: UIView) {
        isUnplaced = false
        guard !isGiven, system != nil, let view, view.superviewStorage === superview else { return }
        isBeingPlaced = true
        view.place(in: rect)
        isBeingPlaced = false
    }

    /// Whether something of the item follows from its height.
    var followsHeight: Bool { firstBaseline != nil || lastBaseline != nil || guide?.followsHeight == true }

    /// The frame in the last solution.
    var rect: CGRect {
        guard let system else { return .zero }
        let solver = system.solver
        return CGRect(
            x: solver.value(of: x), y: solver.value(of: y), width: max(0, solver.value(of: width)),
            height: max(0, solver.value(of: height)))
    }

    /// The item leaves the system.
    func end() {
        system = nil
        if item?.placement === self { item?.placement = nil }
    }
}

/// A constraint's place in a system.
@MainActor struct Installation {
    weak var system: ConstraintSystem?
    var id: ConstraintID
    /// The items whose variables it has.
    let placements: [Placement]
    /// Whether the constraint has a leading or trailing edge, and so depends on the direction.
    let readsDirection: Bool
}
