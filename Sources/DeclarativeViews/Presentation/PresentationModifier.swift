import Foundation
import LayoutEngine
import BridgedEnvironment

/// Presents something from where a view is, while a binding is true.
struct BoundPresentation {
    let isPresented: Binding<Bool>
    /// Returns the request to present when the binding is `true`. Not called when it is `false`.
    let request: () -> PresentationRequest
    /// Called once it is gone.
    var onDismiss: (() -> Void)?
}

extension BoundPresentation: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            PresentationModifier(
                request: isPresented.wrappedValue ? request() : nil, isWanted: { isPresented.wrappedValue },
                end: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
    }
}

/// Presents something from where a view is.
private struct PresentationModifier {
    /// The request to present; `nil` for none.
    let request: PresentationRequest?
    /// Whether it is wanted now.
    let isWanted: @MainActor () -> Bool
    /// Ends the wish for the presentation.
    let end: @MainActor () -> Void
    let onDismiss: (() -> Void)?
}

extension PresentationModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        PresentationNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: PresentationNode.self).update(view)
    }
}

private final class PresentationNode: PrimitiveModifierNode<PresentationModifier>, PresentingNode, BoundaryNode {
    private weak var delegate: (any GraphPresentationDelegate)?

    override init<Content: View>(_ view: ModifiedContent<Content, PresentationModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        if modifier.request != nil { tellLater() }
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, PresentationModifier>) {
        let before = modifier.request != nil
        super.update(view)
        if before || modifier.request != nil { tellLater() }
    }

    /// Controllers are shown after the bodies have run.
    private func tellLater() { graph.enqueueCallback(of: self) { [weak self] in self?.tell() } }

    private func tell() {
        if isTornDown { return }
        delegate = graph.delegate as? any GraphPresentationDelegate
        if let delegate { return delegate.presentingNodeDidChange(self) }
        if modifier.request == nil { return }
        RuntimeIssue.report(
            "presentation",
            "A view presents over the window it is in, but its views are in no hosting controller or hosting view. "
                + "Nothing is presented.")
    }

    var request: PresentationRequest? { isTornDown ? nil : modifier.request }
    var isWanted: Bool { !isTornDown && modifier.isWanted() }

    var placedFrame: CGRect? {
        if isTornDown { return nil }
        return LayoutItemCollector.items(at: self).first.map { item in
            GeometryProxy(size: item.absoluteFrame.size, space: GeometrySpace(node: self, item: item))
                .frame(in: .global)
        }
    }

    var boundaryInTree: (any ScopeNode)? { delegate?.boundary(of: self) }
    func presentationWasEnded() { modifier.end() }
    func presentationDidEnd() { modifier.onDismiss?() }

    override func willTearDown() {
        guard let delegate else { return }
        graph.actions.add(.gone, of: self) { delegate.presentingNodeIsGone(self) }
    }
}
