import BridgedEnvironment
import Foundation

/// A view at a node of your own, from which the view and its descendants inherit.
///
/// Add the view of a hosting controller, a content view, or any other view to it. They fill the node view, inherit the
/// values of the node, and pass their own on to the views and nodes below them. The node view may have a superview, but
/// inherits nothing from it.
///
/// ```swift
/// let sign = UINodeView(at: sprite)
/// sign.addSubview(hostingController.view)
/// ```
///
/// The node holds the view weakly. Outside of windows, views are laid out only on request; see
/// ``UIView/layoutIfNeeded()``.
public final class UINodeView: UIView, AttachedNode {
    package weak var attachmentParent: (any AttachmentParent)?

    /// Creates a view at a node.
    ///
    /// - Parameter node: A ``UITraitNode``, its owner, an ``EnvironmentNode``, or any other object of the trait
    ///   hierarchy.
    public init(at node: any UITraitEnvironment) {
        super.init(frame: .zero)
        scopeLink.flags.insert(.choosesParent)
        attach(to: node.traitParent)
    }

    /// Traps, because archives do not contain the node.
    public required init?(coder: NSCoder) { fatalError("A view at a node needs its node: use init(at:).") }

    isolated deinit { leaveParent() }

    /// The node; `nil` once it is deallocated, after which the view keeps its latest values.
    public var node: (any UITraitEnvironment)? { attachmentParent?.publicParent }

    /// Moves the view to another node; with `nil`, it keeps its latest values.
    public func move(to node: (any UITraitEnvironment)?) { attach(to: node?.traitParent) }

    package var kind: String { "A view at a node" }
    package override var scopeParent: (any ScopeNode)? { attachmentParent }

    public override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        subviews.reduce(.zero) { largest, view in
            let needed = view.sizeThatFits(size)
            return CGSize(width: max(largest.width, needed.width), height: max(largest.height, needed.height))
        }
    }
}
