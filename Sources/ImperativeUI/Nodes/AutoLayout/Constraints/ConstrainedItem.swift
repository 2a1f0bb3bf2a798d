import Foundation

/// A view or a layout guide: what constraints name.
@MainActor protocol ConstrainedItem: AnyObject {
    /// The view in whose coordinates the item's frame is; `nil` for a view at the top.
    var coordinateView: UIView? { get }
    /// The view itself, or the one that a guide belongs to.
    var constrainedView: UIView? { get }
    /// The variables of the item's frame, where constraints need it.
    var placement: Placement? { get set }
    /// The name of the item in reports.
    var nameInReports: String { get }
}

extension UIView: ConstrainedItem {
    final var coordinateView: UIView? { superviewStorage }
    final var constrainedView: UIView? { self }
    final var placement: Placement? {
        get { constraintRecord?.placement }
        set { madeConstraintRecord.placement = newValue }
    }

    final var nameInReports: String {
        let name = String(describing: type(of: self))
        if let identifier = accessibilityIdentifier, !identifier.isEmpty { return "\(name) '\(identifier)'" }
        return name
    }
}
