import Foundation
import ImperativeUI
import LayoutEngine

/// A view that shows an imperative view.
///
/// The framework makes one imperative view for each identity and keeps it. It updates that view when the value, a
/// dynamic property, or an environment value read by the last update has changed. A class may conform as well.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// The type of an object that lives as long as the view, for example its delegate or data source.
    associatedtype Coordinator = Void
    /// The context passed to the methods.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view. Called once.
    ///
    /// The view has the traits of its place from the first `updateUIView` on; `context.environment` is complete
    /// already.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the view with this value.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up before the view is removed, while it is still where it was shown. Does nothing by default.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator. Called once, before the view is made.
    func makeCoordinator() -> Coordinator
    /// Returns the view's size for a proposal.
    ///
    /// With `nil`, the default, the size follows from its intrinsic size, hugging and compression resistance.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Returns `nil`, so that the intrinsic size decides.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Makes the node of a represented view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PlatformNode<ViewAdaptor<Self>>(view, in: context)
    }

    /// Updates a represented view's node with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: PlatformNode<ViewAdaptor<Self>>.self).update(view)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Returns no coordinator.
    public func makeCoordinator() -> Coordinator { () }
}

/// The context passed to the methods of a represented view.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator that `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// The environment at the view's place. A change of a value that an update has read causes another update.
    public var environment: EnvironmentValues { surroundings.environment }
    /// The transaction of the update, with its animation.
    public var transaction: Transaction { surroundings.transaction }

    let surroundings: PlatformSurroundings
}

@available(*, unavailable)
extension UIViewRepresentableContext: Sendable {}

extension UIViewRepresentableContext: PlatformContext {}

enum ViewAdaptor<Value: UIViewRepresentable>: PlatformAdaptor {
    static func makeCoordinator(_ value: Value) -> Value.Coordinator { value.makeCoordinator() }
    static func make(_ value: Value, in context: Value.Context) -> Value.UIViewType {
        value.makeUIView(context: context)
    }
    static func update(_ view: Value.UIViewType, by value: Value, in context: Value.Context) {
        value.updateUIView(view, context: context)
    }
    static func dismantle(_ view: Value.UIViewType, _ coordinator: Value.Coordinator) {
        Value.dismantleUIView(view, coordinator: coordinator)
    }
    static func size(
        _ proposal: ProposedViewSize, of view: Value.UIViewType, by value: Value, in context: Value.Context
    ) -> CGSize? {
        value.sizeThatFits(proposal, uiView: view, context: context)
    }
    static func view(of view: Value.UIViewType) -> UIView { view }
    static func controller(of view: Value.UIViewType) -> UIViewController? { nil }
}
