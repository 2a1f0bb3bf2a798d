import Foundation
import BridgedEnvironment

extension UIStackView {
    /// The views the stack arranges, in order. Hidden views take no space.
    public final var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end of the stack, and as a subview. A view that is already arranged moves there.
    public final func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.count - (isArranged(view) ? 1 : 0))
    }

    /// Inserts a view into the stack, and adds it as a subview. A view that is already arranged moves there.
    ///
    /// Traps if the index is out of range.
    public final func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
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
    private func isArranged(_ view: UIView) -> Bool {
        view.superview === self && arranged.contains { $0 === view }
    }

    /// Removes a view from the stack, but keeps it as a subview at its index. Ignores a view that is not arranged.
    public final func removeArrangedSubview(_ view: UIView) { forget(view) }

    final func forget(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Sets the spacing after an arranged view, in points; `spacingUseDefault` resets it. Ignores a view that is not
    /// arranged.
    public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the custom spacing after an arranged view, in points; `spacingUseDefault` if none is set.
    public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Returns the resulting spacing after one view, in points.
    final func space(after view: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        if space == UIStackView.spacingUseSystem { return 8 }
        return space.isFinite && space != UIStackView.spacingUseDefault ? space : 0
    }
}
