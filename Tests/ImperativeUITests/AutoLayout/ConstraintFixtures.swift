import Foundation
import ImperativeUI

/// A view with content of a size.
final class ContentView: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

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

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
