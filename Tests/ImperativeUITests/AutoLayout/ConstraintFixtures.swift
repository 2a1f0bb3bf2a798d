import Foundation
import ImperativeUI

extension UIView {
    /// This view, after it was added to another one and is placed by constraints.
    @discardableResult func placed(in view: UIView) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        return self
    }

    /// Activates constraints, and lays the view out.
    func layOut(with constraints: NSLayoutConstraint...) {
        NSLayoutConstraint.activate(constraints)
        layoutIfNeeded()
    }

    /// Constrains the edges to those of the superview, at distances.
    func fill(_ view: UIView, by distance: CGFloat = 0) {
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: distance),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -distance),
            topAnchor.constraint(equalTo: view.topAnchor, constant: distance),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -distance),
        ])
    }
}

extension CGRect {
    /// Whether all numbers are those of another rectangle, within a hundredth of a point.
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
            && abs(height - other.height) < 0.01
    }
}
