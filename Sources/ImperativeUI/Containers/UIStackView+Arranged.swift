import Foundation
import BridgedEnvironment

extension UIStackView {
    /// The default implementation of the public member of this name.
    final func defaultInsertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let isArranged = isArranged(view)
        let others = arranged.count - (isArranged ? 1 : 0)
        require(
            (0...others).contains(stackIndex),
            "A view is arranged at a place from 0 to the number of the others: \(type(of: view)) was to be at "
                + "\(stackIndex) among \(others). Use a place in that range, or addArrangedSubview(_:).")
        if isArranged { arranged.removeAll { $0 === view } }
        if view.superview !== self { addSubview(view) }
        arranged.insert(view, at: stackIndex)
        if view.constraintRecord?.isConstrained == true { setNeedsUpdateConstraints() }
        arrangementDidChange()
    }

    /// Whether a view is arranged. All arranged views are subviews.
    final func isArranged(_ view: UIView) -> Bool {
        view.superview === self && arranged.contains { $0 === view }
    }

    final func forget(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// The default implementation of the public member of this name.
    final func defaultSetCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the resulting spacing after one view, in points.
    final func space(after view: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        if space == UIStackView.spacingUseSystem { return 8 }
        return space.isFinite && space != UIStackView.spacingUseDefault ? space : 0
    }
}
