import Foundation
import ImperativeUI
import LayoutEngine

/// A view that shows an imperative controller.
///
/// The framework makes one controller for each identity and keeps it. It updates the controller when the value, a
/// dynamic property, or an environment value read by the last update has changed. A class may conform as well.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of an object that lives as long as the controller, for example its delegate or data source.
    associatedtype Coordinator = Void
    /// The context passed to the methods.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller. Called once.
    ///
    /// The controller has the traits of its place from the first `updateUIViewController` on; `context.environment` is
    /// complete already.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller with this value.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Cleans up before the controller is removed, while it is still where it was shown. Does nothing by default.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator. Called once, before the controller is made.
    func makeCoordinator() -> Coordinator
    /// Returns the controller's size for a proposal.
    ///
    /// With `nil`, the default, the size follows from its `preferredContentSize` if it has one, otherwise from its
    /// view's intrinsic size, hugging and compression resistance.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    /// Returns `nil`, so that the preferred or intrinsic size decides.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
        -> CGSize?
    { nil }

    /// Makes the node of a represented controller. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PlatformNode<ControllerAdaptor<Self>>(view, in: context)
    }

    /// Updates a represented controller's node with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: PlatformNode<ControllerAdaptor<Self>>.self).update(view)
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Returns no coordinator.
    public func makeCoordinator() -> Coordinator { () }
}

/// The context passed to the methods of a represented controller.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator that `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// The environment at the view's place. A change of a value that an update has read causes another update.
    public var environment: EnvironmentValues { surroundings.environment }
    /// The transaction of the update, with its animation.
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
