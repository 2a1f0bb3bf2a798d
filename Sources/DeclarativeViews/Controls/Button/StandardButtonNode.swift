import Foundation
import BridgedEnvironment

/// The node of the label of a button in the automatic style, with all that belongs to it: the colour and the taps.
final class StandardButtonNode<Label: View>: UnaryNode<Label, TapLayout> {
    private let tinted: Scope

    init(_ label: Label, _ tint: ButtonTint, in context: _NodeContext) {
        tinted = Scope(parent: context.parent.childScope, sharing: tint.write)
        super.init(TapLayout(target: TapTarget(), coversFrame: true), label, in: context)
        tinted.label = self
        target.begin(self)
    }

    override package var childScope: Scope { tinted }

    /// - Parameter tint: A colour to show from now on; `nil` for the one that is shown.
    func update(_ label: Label, _ tint: ButtonTint?) {
        if let tint { tinted.stage(sharing: tint.write) }
        updateChild(label)
    }

    override func willTearDown() {
        target.end()
        tinted.label = nil
    }
}

/// The node of a button in the automatic style.
@MainActor protocol AutomaticButton: ActivatableNode {}

extension StandardButtonNode: AutomaticButton {
    // The parent is the one node that makes nodes of this kind.
    private var button: ButtonNode<Label>? { parent?.cast(to: ButtonNode<Label>.self) }

    var target: TapTarget { rule.target }
    var tapCount: Int { 1 }
    var takesFocus: Bool { true }
    func act(at point: CGPoint?) { button?.act() }
    func setPressed(_ pressed: Bool) { button?.setPressed(pressed) }
}

extension StandardButtonNode: SpokenNode {
    func speak(from mark: Int, in walk: inout SpokenWalk) { walk.tellButton(self, from: mark) }
}

extension StandardButtonNode: EnvironmentSetting, ScopeLabel {
    var writeOrigin: WriteOrigin { WriteOrigin("foregroundStyle") }
    var callsFunction: Bool { false }
    var scopeLabel: String { "the colour of \(Button<Label>.self)" }
}

extension StandardButtonNode: PositioningNode {
    // See `ButtonNode`.
    func position(of child: _ViewNode) -> TreePath.Component? { .branch(false) }
}
