import AccessibilityModel
import Foundation

extension TapNode: SpokenNode {
    func speak(from mark: Int, in walk: inout SpokenWalk) {
        if isPressable { walk.tellButton(self, from: mark) } else { walk.tellTapped(self, from: mark) }
    }
}

extension SpokenWalk {
    /// Makes a button of all since a mark.
    mutating func tellButton(_ node: any ActivatableNode, from mark: Int) {
        guard var element = control(.button, .button, at: node) else { return builder.drop(from: mark) }
        element.abilities = .activates
        element.handlers = [Self.activation(of: node)]
        builder.combine(from: mark, into: element)
    }

    /// Lets all elements since a mark respond as the enclosing view does, unless it responds itself.
    mutating func tellTapped(_ node: any ActivatableNode, from mark: Int) {
        if builder.mark == mark, let frame = frame(of: node), !frame.isEmpty, node.target.isEnabled {
            builder.unreachable.append(("onTapGesture", frame))
        }
        let roots = builder.roots(from: mark).filter { !builder.elements[$0].isGroup }
        builder.change(roots) { element in
            if element.isInteractive { return }
            element.abilities.insert(.activates)
            element.handlers.append(Self.activation(of: node))
            Self.dim(&element, by: node)
        }
    }

    /// Returns a handler that performs the action of taps on a view.
    static func activation(of node: any ActivatableNode) -> (AccessibilityCommand) -> Bool {
        { [weak node] command in command == .activate && node?.target.activate() == true }
    }
}
