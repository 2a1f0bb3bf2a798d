import DeclarativeViews
import Foundation
import ImperativeUI
import LayoutEngine
@_spi(Store) import BridgedEnvironment

/// The boundary from the declarative world to the imperative one: the view around a represented view or controller.
///
/// Its scope is a child of the scope in which the represented view is among the other views. It holds the traits made
/// from the bridged keys that were written since the last boundary, and behind it these keys count as not set.
@MainActor final class BoundaryView: UIView {
    let boundary: TraitBoundary
    /// The represented view's layout item.
    weak var item: LayoutNode?

    /// - Parameter node: The represented view's node.
    init(outer: Scope, node: any ScopeLabel) {
        boundary = TraitBoundary(in: outer)
        boundary.scope.label = node
        super.init(frame: .zero)
        adopt(boundary.scope, isBoundary: true)
        boundary.place = self
        displayListObserver = { [weak self] in self?.item?.displayDidChange() }
        isShownByOtherWorld = { [weak self] area in
            self?.item?.isSeen(area, by: self?.superview as? any ViewGraphDelegate) ?? false
        }
    }

    /// The environment of the views around it.
    var environment: EnvironmentValues { boundary.environment }

    required init?(coder: NSCoder) {
        fatalError("The view around a represented view cannot come from an archive.")
    }

    /// Removes the view from the tree. The views inside keep their last values.
    func leave() {
        // First, because a callback about the removal may put surrounding views into it.
        boundary.end()
        removeFromSuperview()
        boundary.scope.label = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }
}

extension BoundaryView: UnnamedPlace {}
