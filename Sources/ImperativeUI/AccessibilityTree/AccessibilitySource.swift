import Drawing
import Foundation

/// The accessibility properties of a view or an element of one.
@MainActor struct AccessibilitySource {
    private let responder: UIResponder
    private let view: UIView?

    /// - Parameter view: The view that it is or that it is a part of.
    init(_ responder: UIResponder, in view: UIView?) { (self.responder, self.view) = (responder, view) }

    /// Returns the accessibility element.
    ///
    /// - Parameters:
    ///   - role: The kind of element; `nil` for the kind its class and its traits say.
    ///   - transform: Leads from a view's coordinates to those of the topmost view; `nil` for objects that are no
    ///     views.
    func element(_ role: AccessibilityRole?, _ transform: CGAffineTransform? = nil) -> AccessibilityElement {
        let (own, record) = (responder.ownAccessibility, responder.accessibilityRecord)
        let traits = responder.accessibilityTraits
        let frame = transform.flatMap { transform in
            record?.frame == nil && record?.path == nil ? view?.bounds.applying(transform) : nil
        }
        var element = AccessibilityElement(
            role ?? self.role(own, traits), label: responder.accessibilityLabel, value: responder.accessibilityValue,
            traits: traits, frame: frame ?? responder.accessibilityFrame, object: responder)
        element.hint = responder.accessibilityHint
        element.identifier = responder.accessibilityIdentifier
        if let labels = record?.inputLabels { element.inputLabels = labels }
        element.respondsToUserInteraction = responder.accessibilityRespondsToUserInteraction
        element.abilities = abilities(own, traits)
        let (weakResponder, weakView) = (WeakResponder(responder), WeakResponder(view))
        element.handlers = [
            { command in
                guard let responder = weakResponder.object, let view = weakView.object as? UIView else { return false }
                return AccessibilityUse.perform(command, on: responder, in: view)
            }
        ]
        element.rotors = (responder.accessibilityCustomRotors ?? []).map(\.model)
        if record?.activationPoint != nil { element.ownActivationPoint = responder.accessibilityActivationPoint }
        let actions = responder.accessibilityCustomActions ?? []
        element.actionNames = actions.map(\.name)
        if let view, view === responder, view.hasContextMenu {
            element.add([AccessibilityBuilder.menuAction]) { [weak view] _ in view?.openOwnContextMenu() ?? false }
        }
        return element
    }

    private func role(_ own: OwnAccessibility, _ traits: UIAccessibilityTraits) -> AccessibilityRole {
        // Traits that were set describe it better than its class, unless that knows more than traits can say.
        if let set = responder.accessibilityRecord?.traits, own.role.map(\.isGeneral) ?? true,
            let named = AccessibilityRole(set)
        {
            return named
        }
        return own.role ?? AccessibilityRole(traits) ?? .other
    }

    private var isTappableView: Bool {
        guard let view, view === responder else { return false }
        return view.isTappable
    }

    private func abilities(_ own: OwnAccessibility, _ traits: UIAccessibilityTraits) -> AccessibilityAbilities {
        var abilities: AccessibilityAbilities = []
        if traits.contains(.adjustable) {
            abilities.insert(.adjusts)
        } else if !traits.isDisjoint(with: [.button, .link, .keyboardKey, .toggleButton]) || own.role == .cell
            || isTappableView
        {
            abilities.insert(.activates)
        }
        switch own.role {
        case .textField, .secureTextField, .searchField, .textView: abilities.formUnion([.takesText, .activates])
        default: break
        }
        return abilities
    }
}

/// A responder that may go.
@MainActor private struct WeakResponder {
    private(set) weak var object: UIResponder?

    init(_ object: UIResponder?) { self.object = object }
}
