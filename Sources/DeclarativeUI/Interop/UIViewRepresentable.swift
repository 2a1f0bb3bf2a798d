import Foundation
import ImperativeUI
import LayoutEngine

/// A view that shows an imperative view.
///
/// The framework makes one imperative view for each identity, keeps it, and updates it when the value, a dynamic
/// property, or an environment value that the update read has changed. A class may conform too.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// An object that lives as long as the view, to act as delegate, data source and the like.
    associatedtype Coordinator = Void
    /// What the methods are told of their surroundings.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once. Its traits are those of its place from the first `updateUIView` on; what
    /// `context.environment` says is so already.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date with this value.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up when the view goes. Does nothing by default.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator, once, before the view.
    func makeCoordinator() -> Coordinator
    /// The view's size for a proposal. With `nil`, the default, that follows from its intrinsic size, hugging and
    /// compression.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// `nil`: the intrinsic size decides.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Makes the node of a represented view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PlatformNode<ViewAdaptor<Self>>(view, in: context)
    }

    /// Hands a new value to a represented view's node. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: PlatformNode<ViewAdaptor<Self>>.self).update(view)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator() -> Coordinator { () }
}

/// What a represented view's methods are told of their surroundings.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// The environment at the view's place. What an update reads of it makes the update run again when it changes.
    public var environment: EnvironmentValues { surroundings.environment }
    /// The transaction of the update: how to animate it.
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
