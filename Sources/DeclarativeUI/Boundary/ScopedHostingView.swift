import DeclarativeViews
import Foundation
import ImperativeUI
import BridgedEnvironment

/// A view among imperative ones that shows a view in the environment of another place.
class ScopedHostingView<Content: View>: UIView {
    final let hosting: _UIHostingView<Content>
    private let boundary: BoundaryView
    /// The scope in whose environment the contents were made; `nil` once it is gone, or where they have a boundary
    /// alone.
    private(set) final weak var scope: Scope?

    /// Shows a hosting view that is behind a boundary.
    init(_ hosting: _UIHostingView<Content>, in boundary: BoundaryView) {
        self.hosting = hosting
        self.boundary = boundary
        super.init(frame: .zero)
        boundary.addSubview(hosting)
        addSubview(boundary)
    }

    /// Shows a view in the environment of a scope.
    convenience init(_ content: Content, in scope: Scope, label: any ScopeLabel) {
        self.init(_UIHostingView(rootView: content), in: BoundaryView(outer: scope, node: label))
        self.scope = scope
    }

    required init?(coder: NSCoder) {
        fatalError("A view that shows views of another place cannot come from an archive.")
    }

    /// Ends the life of the contents.
    final func leave() {
        boundary.leave()
        removeFromSuperview()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        boundary.frame = bounds
    }
}
