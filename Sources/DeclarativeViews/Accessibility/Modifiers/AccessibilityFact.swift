import Foundation

/// A fact about views that a modifier sets for accessibility.
enum AccessibilityFact {
    case label(Text)
    case value(Text)
    case hint(Text)
    case inputLabels([Text])
    case identifier(String)
    case hidden(Bool)
    case addedTraits(AccessibilityTraits)
    case removedTraits(AccessibilityTraits)
    case sortPriority(Double)
    case heading(AccessibilityHeadingLevel)
    case response(Bool)
    case children(AccessibilityChildBehavior)
    case action(AccessibilityActionKind, @MainActor () -> Void)
    case adjustment(@MainActor (AccessibilityAdjustmentDirection) -> Void)
    case scroll(@MainActor (Edge) -> Void)
    /// A rotor through the views.
    case rotor(RotorFact)
    /// The name under which entries of rotors lead to the view.
    case rotorEntry(RotorEntryName)
    /// Where the view is tapped when it is used.
    case activationPoint(ActivationPoint)
    /// A mark that stands for the element where it is read, and a closure to call then.
    case reading(ReadingMark, @MainActor (Bool) -> Void)
    /// The fact is disabled at present.
    case none
}

/// Where a view is tapped when it is used.
enum ActivationPoint {
    /// Points from its upper left corner.
    case point(CGPoint)
    /// Parts of its size from its upper leading corner.
    case unit(UnitPoint)
}

/// Sets a fact about views, which is only used on demand.
struct AccessibilityModifier {
    let fact: AccessibilityFact

    init(_ fact: AccessibilityFact, isEnabled: Bool = true) { self.fact = isEnabled ? fact : .none }
}

extension AccessibilityModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        AccessibilityNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: AccessibilityNode.self).update(view)
    }
}

/// A node that describes the views below it.
@MainActor protocol AccessibilityDescribing: _ViewNode {
    /// The identifier for programs.
    var identifier: String? { get }
    /// The label of the views.
    var label: String? { get }
}

final class AccessibilityNode: PrimitiveModifierNode<AccessibilityModifier>, AccessibilityDescribing {
    var fact: AccessibilityFact { modifier.fact }

    var identifier: String? {
        if case .identifier(let identifier) = fact { identifier } else { nil }
    }

    var label: String? {
        if case .label(let label) = fact { label.string } else { nil }
    }
}

extension _ViewNode {
    /// Whether the views at and below this node are left out where views are spoken of.
    final var isUnspoken: Bool {
        if case .hidden(true)? = (self as? AccessibilityNode)?.fact { true } else { false }
    }
}

extension _ViewNode {
    /// Whether modifiers directly around this node, or directly in it, give the view the trait of a button or a link.
    final var isDescribedAsControl: Bool {
        var next = parent
        while let node = next, node.hasOneChildAlways {
            if node.addsControlTrait { return true }
            next = node.parent
        }
        next = children.first
        while let node = next {
            if node.addsControlTrait { return true }
            next = node.hasOneChildAlways ? node.children.first : nil
        }
        return false
    }

    private var addsControlTrait: Bool {
        guard case .addedTraits(let traits)? = (self as? AccessibilityNode)?.fact else { return false }
        return traits.contains(.isButton) || traits.contains(.isLink)
    }
}
