import Foundation
import LayoutEngine

/// Has a whole row of a list respond to presses: it is selected, or does what the first button in it does.
struct RowPressModifier {
    let canBeSelected: Bool
    let handle: ListRowHandle
}

extension RowPressModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        RowPressNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: RowPressNode<V>.self).update(view)
    }
}

private final class RowPressNode<Content: View>: UnaryNode<Content, TapLayout>, ActivatableNode, RowOfList {
    private var modifier: RowPressModifier

    init(_ view: ModifiedContent<Content, RowPressModifier>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(TapLayout(target: TapTarget(), coversFrame: true), view.content, in: context)
        target.begin(self)
    }

    var target: TapTarget { rule.target }
    var tapCount: Int { 1 }
    // A row with a button leaves the focus to that.
    var takesFocus: Bool { modifier.canBeSelected }
    var canAct: Bool { modifier.canBeSelected || button != nil }

    func update(_ view: ModifiedContent<Content, RowPressModifier>) {
        modifier = view.modifier
        updateChild(view.content)
    }

    /// The first button in the row; one in another style than the automatic one stands for itself.
    private var button: (any AutomaticButton)? {
        child?.first { node in
            guard let button = node as? any AutomaticButton else { return false }
            return button.target.isEnabled
        } as? any AutomaticButton
    }

    func act(at point: CGPoint?) {
        if modifier.canBeSelected { modifier.handle.place?.act() } else { button?.act(at: nil) }
    }

    func setPressed(_ pressed: Bool) {
        modifier.handle.place?.change { $0.isPressed = pressed }
    }

    override func willTearDown() { target.end() }
}
