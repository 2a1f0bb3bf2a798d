import Foundation
import ImperativeUI
import LayoutEngine

/// A view that shows an imperative controller.
///
/// The framework makes one imperative controller for each identity, keeps it, and updates it when the value, a dynamic
/// property, or an environment value that the update read has changed. A class may conform too.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// An object that lives as long as the controller, to act as delegate, data source and the like.
    associatedtype Coordinator = Void
    /// What the methods are told of their surroundings.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once. Its traits are those of its place from the first `updateUIViewController` on; what
    /// `context.environment` says is so already.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date with this value.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Cleans up when the controller goes. Does nothing by default.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator, once, before the controller.
    func makeCoordinator() -> Coordinator
    /// The controller's size for a proposal. With `nil`, the default, that follows from its `preferredContentSize`,
    /// where it has one, and else from its view's intrinsic size, hugging and compression.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    /// `nil`: the intrinsic size decides.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
        -> CGSize?
    { nil }

    /// Makes the node of a represented controller. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PlatformNode<ControllerAdaptor<Self>>(view, in: context)
    }

    /// Hands a new value to a represented controller's node. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: PlatformNode<ControllerAdaptor<Self>>.self).update(view)
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator() -> Coordinator { () }
}

/// What a represented controller's methods are told of their surroundings.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// The environment at the view's place. What an update reads of it makes the update run again when it changes.
    public var environment: EnvironmentValues { surroundings.environment }
    /// The transaction of the update: how to animate it.
    public var transaction: Transaction { surroundings.transaction }

    let surroundings: PlatformSurroundings
}

@available(*, unavailable)
extension UIViewControllerRepresentableContext: Sendable {}

extension UIViewControllerRepresentableContext: PlatformContext {}

enum ControllerAdaptor<Value: UIViewControllerRepresentable>: PlatformAdaptor {
    static func makeCoordinator(_ value: Value) -> Value.Coordinator { value.makeCoordinator() }
    static func make(_ value: Value, in context: Value.Context) -> Value.UIViewControllerType {
        value.makeUIViewController(context: context)
    }
    static func update(_ controller: Value.UIViewControllerType, by value: Value, in context: Value.Context) {
        value.updateUIViewController(controller, context: context)
    }
    static func dismantle(_ controller: Value.UIViewControllerType, _ coordinator: Value.Coordinator) {
        Value.dismantleUIViewController(controller, coordinator: coordinator)
    }
    static func size(
        _ proposal: ProposedViewSize, of controller: Value.UIViewControllerType, by value: Value,
        in context: Value.Context
    ) -> CGSize? {
        value.sizeThatFits(proposal, uiViewController: controller, context: context)
    }
    static func view(of controller: Value.UIViewControllerType) -> UIView { controller.view }
    static func controller(of controller: Value.UIViewControllerType) -> UIViewController? { controller }
}
