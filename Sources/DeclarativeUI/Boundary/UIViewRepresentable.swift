import DeclarativeViews
import Foundation
import ImperativeUI
import LayoutEngine

/// A view that represents a UIKit view.
///
/// The framework creates one UIKit view per identity and keeps it. It updates that view when the value, a dynamic
/// property, or an environment value that the last update read has changed. A class may conform as well.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    /// The class of the represented view.
    associatedtype UIViewType: UIView
    /// The type of an object that lives as long as the view, for example its delegate or data source.
    associatedtype Coordinator = Void
    /// The context passed to the methods.
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view. Called once.
    ///
    /// The view has the traits of its place from the first `updateUIView` on; `context.environment` is already
    /// complete.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the view to match this value.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up before the view is removed, while it is still in the hierarchy. Does nothing by default.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Creates the coordinator. Called once, before the view is created.
    func makeCoordinator() -> Coordinator
    /// Returns the size of the view for a proposal.
    ///
    /// If it returns `nil`, the default, the view's intrinsic size, hugging and compression resistance determine the
    /// size.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Performs no cleanup, by default.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Returns `nil`, so that the intrinsic size determines the size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Creates the node of a represented view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PlatformNode<ViewAdaptor<Self>>(view, in: context)
    }

    /// Updates the node of a represented view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: PlatformNode<ViewAdaptor<Self>>.self).update(view)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Returns an empty coordinator, by default.
    public func makeCoordinator() -> Coordinator { () }
}

/// The context that the methods of a represented view receive.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator that `makeCoordinator()` returned.
    public let coordinator: Representable.Coordinator
    /// The environment of the view. A later change to a value that an update reads triggers another update.
    public var environment: EnvironmentValues { surroundings.environment }
    /// The transaction of the update, including its animation.
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
