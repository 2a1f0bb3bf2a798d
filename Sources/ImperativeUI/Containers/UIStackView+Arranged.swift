import Foundation
import UnifiedStorage

extension UIStackView {
    /// The views in the row or column, in order. Those among them that are hidden take no room.
    public final var arrangedSubviews: [UIView] { arranged }

    /// Puts a view at the end of the row, as a subview too. One that is arranged already moves there.
    public final func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.count - (isArranged(view) ? 1 : 0))
    }

    /// Puts a view at a place in the row, as a subview too. One that is arranged already moves there.
    ///
    /// A place that is not in the row traps.
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
        arrangementDidChange()
    }

    /// Whether a view is in the row. All that are, are subviews.
    private func isArranged(_ view: UIView) -> Bool {
        view.superview === self && arranged.contains { $0 === view }
    }

    /// Takes a view out of the row. It stays a subview, where it is. A view that is not arranged is left alone.
    public final func removeArrangedSubview(_ view: UIView) { forget(view) }

    final func forget(_ view: UIView) {
        guard let place = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: place)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Sets the space after one view, in points; `spacingUseDefault` takes it back. A view that is not arranged is
    /// ignored.
    public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The space set after one view; `spacingUseDefault` where none is.
    public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// The space after one view, in points.
    final func space(after view: UIView) -> CGFloat {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        if space == UIStackView.spacingUseSystem { return 8 }
        return space.isFinite && space != UIStackView.spacingUseDefault ? space : 0
    }
}
