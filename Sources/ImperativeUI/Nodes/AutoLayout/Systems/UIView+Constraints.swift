import Foundation

extension UIView {
    /// A Boolean value that indicates whether the view keeps the frame that it is given; `true` by default.
    ///
    /// Constraints take the frame as it is then. If it is `false`, constraints determine the frame, which is set in the
    /// layout pass. A view without any constraint keeps its frame in any case.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintRecord?.translatesAutoresizingMask ?? true }
        set {
            if newValue == translatesAutoresizingMaskIntoConstraints { return }
            let constraints = madeConstraintRecord
            let wasRoot = isConstraintRoot
            constraints.translatesAutoresizingMask = newValue
            if let placement, let system = placement.system {
                system.beginAnew(placement, of: self)
                system.setNeedsUpdate()
            }
            constraintRootMayHaveChanged(wasRoot: wasRoot)
        }
    }

    /// The constraints that the view holds: those of itself and of views below it, in the order of their activation.
    ///
    /// Constraints of a stack view's arrangement are among them.
    public final var constraints: [NSLayoutConstraint] { constraintRecord?.held ?? [] }

    /// Returns the constraints from which the view's position and size along an axis follow, as of the last layout.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let placement, let system = placement.system, system.solver.isSolved else { return [] }
        let variables =
            axis == .horizontal ? [placement.x, placement.width] : [placement.y, placement.height]
        return system.constraints(Set(variables.flatMap { system.solver.constraints(affecting: $0) }))
    }

    /// Whether constraints leave the view's frame open, as of the last layout.
    ///
    /// A view whose frame is given is never ambiguous, and one without any constraint always.
    public final var hasAmbiguousLayout: Bool {
        if translatesAutoresizingMaskIntoConstraints { return false }
        guard let placement, let system = placement.system else { return true }
        guard system.solver.isSolved else { return false }
        return placement.variables.contains { system.solver.isAmbiguous($0) }
    }
}
