import DeclarativeViews
import Foundation
import ImperativeUI
import LayoutEngine

/// A view that represents a UIKit view controller.
///
/// The framework creates one controller per identity and keeps it. It updates the controller when the value, a
/// dynamic property, or an environment value that the last update read has changed. A class may conform as well.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The class of the represented view controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of an object that lives as long as the controller, for example its delegate or data source.
    associatedtype Coordinator = Void
    /// The context passed to the methods.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the controller. Called once.
    ///
    /// The controller has the traits of its place from the first `updateUIViewController` on; `context.environment`
    /// is already complete.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller to match this value.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Cleans up before the controller is removed, while it is still in the hierarchy. Does nothing by default.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Creates the coordinator. Called once, before the controller is created.
    func makeCoordinator() -> Coordinator
    /// Returns the size of the controller for a proposal.
    ///
    /// If it returns `nil`, the default, the controller's `preferredContentSize` determines the size or, without one,
    /// the view's intrinsic size, hugging and compression resistance.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Performs no cleanup, by default.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    /// Returns `nil`, so that the preferred or intrinsic size determines the size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
        -> CGSize?
    { nil }

    /// Creates the node of a represented controller. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PlatformNode<ControllerAdaptor<Self>>(view, in: context)
    }

    /// Updates the node of a represented controller with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: PlatformNode<ControllerAdaptor<Self>>.self).update(view)
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Returns an empty coordinator, by default.
    public func makeCoordinator() -> Coordinator { () }
}

/// The context that the methods of a represented view controller receive.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator that `makeCoordinator()` returned.
    public let coordinator: Representable.Coordinator
    /// The environment of the view. A later change to a value that an update reads triggers another update.
    public var environment: EnvironmentValues { surroundings.environment }
    /// The transaction of the update, including its animation.
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
