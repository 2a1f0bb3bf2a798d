import ConstraintSolver
import Foundation

extension ConstraintSystem {
    /// Reports once that a constraint contradicts others.
    func report(_ constraint: NSLayoutConstraint, against others: [ConstraintID]) {
        if constraint.isReported { return }
        constraint.isReported = true
        let words = constraints(others).map(\.words)
        RuntimeIssue.report(
            "constraints",
            "Required constraints can all be held: \(constraint.words) contradicts "
                + (words.isEmpty ? "itself" : words.joined(separator: "; "))
                + ". It is held as nearly as the others allow. Deactivate one of them, or lower its priority.")
    }

    /// Reports once of each of some items whose frames are given, and of the root, that constraints ask for another one.
    func reportMisfits(of placements: [Placement]) {
        for placement in placements where placement.isGiven && !placement.isMisfitReported {
            guard let view = placement.view else { continue }
            guard let other = placement.difference(from: view.geometry.frame) else { continue }
            placement.isMisfitReported = true
            RuntimeIssue.report(
                "constraints",
                "A view whose frame is given keeps it: constraints ask for another \(other.name) of "
                    + "\(view.nameInReports): \(words(for: other.variable)). Set its "
                    + "translatesAutoresizingMaskIntoConstraints to false.")
        }
        guard !rootPlacement.isMisfitReported, let root, !root.isSizedByConstraints else { return }
        let size = root.geometry.bounds.size
        // A view that was not laid out yet is too small for anything.
        if size.width <= 0 || size.height <= 0 { return }
        guard let other = rootPlacement.difference(from: CGRect(origin: .zero, size: size), isSizeOnly: true) else {
            return
        }
        rootPlacement.isMisfitReported = true
        RuntimeIssue.report(
            "constraints",
            "Constraints fit into the view that they are in: those of \(root.nameInReports) ask for another "
                + "\(other.name) than \(other.given): \(words(for: other.variable)). What does not fit is outside of it. "
                + "Lower the priority of one of them"
                + (root.superviewStorage == nil
                    ? "." : ", or set translatesAutoresizingMaskIntoConstraints of the view to false."))
    }

    private func words(for variable: Variable) -> String {
        constraints(solver.constraints(affecting: variable)).map(\.words).joined(separator: "; ")
    }

    /// Returns the constraints of views among some, in the order of their activation.
    func constraints(_ ids: some Sequence<ConstraintID>) -> [NSLayoutConstraint] {
        ids.compactMap { installed[$0] }.inOrderOfActivation
    }
}

extension Placement {
    /// A variable whose value in the solution differs from the given one.
    struct Difference {
        let name: String
        let variable: Variable
        let given: String
    }

    /// Returns the first variable whose value is not that of a frame.
    func difference(from frame: CGRect, isSizeOnly: Bool = false) -> Difference? {
        guard let solver = system?.solver else { return nil }
        let numbers: [(String, Variable, CGFloat)] = [
            ("width", width, frame.width), ("height", height, frame.height), ("x", x, frame.minX),
            ("y", y, frame.minY),
        ]
        for (name, variable, number) in numbers.prefix(isSizeOnly ? 2 : 4)
        where abs(solver.value(of: variable) - Double(number)) > 0.01 {
            return Difference(name: name, variable: variable, given: String(format: "%g", Double(number)))
        }
        return nil
    }
}
