import AccessibilityModel
import Foundation

/// The facts of modifiers.
extension SpokenWalk {
    /// Applies a fact to the elements since a mark: to the only one, to a group of several, or to a new one where
    /// there is none.
    mutating func apply(_ fact: AccessibilityFact, of node: _ViewNode, from mark: Int) {
        switch fact {
        case .hidden, .none, .rotorEntry: return
        case .rotor(let rotor):
            // A rotor does not group its targets.
            builder.change(Array(builder.roots(from: mark).prefix(1))) { $0.rotors.append(rotor.model(at: node)) }
        case .children(let behavior): gather(behavior, at: node, from: mark)
        default:
            guard let root = root(of: fact, at: node, from: mark) else { return }
            builder.change([root]) { element in
                let wasInteractive = element.isInteractive
                Self.apply(fact, to: &element, at: node)
                if !wasInteractive, element.isInteractive { Self.dim(&element, by: node) }
            }
        }
    }

    /// The one element that something is said of; `nil` if there is none to say it of.
    private mutating func root(of fact: AccessibilityFact, at node: _ViewNode, from mark: Int) -> Int? {
        let roots = builder.roots(from: mark)
        if roots.count == 1 { return roots[0] }
        guard let element = element(roots.isEmpty ? .other : .group, at: node) else { return nil }
        if roots.isEmpty {
            // A priority, a removed trait or a response alone makes no element of a view that shows nothing.
            switch fact {
            case .sortPriority, .removedTraits, .response: return nil
            default: builder.add(element)
            }
        } else {
            builder.group(from: mark, as: element)
        }
        return builder.mark - 1
    }

    private mutating func gather(_ behavior: AccessibilityChildBehavior, at node: _ViewNode, from mark: Int) {
        guard let element = element(behavior == .contain ? .group : .other, at: node) else { return }
        switch behavior.behavior {
        case .ignore: builder.replace(from: mark, with: element)
        case .combine: builder.combine(from: mark, into: element)
        case .contain: builder.group(from: mark, as: element)
        }
    }

    private static func apply(_ fact: AccessibilityFact, to element: inout AccessibilityElement, at node: _ViewNode) {
        switch fact {
        case .label(let text): element.label = text.string
        case .value(let text): element.value = text.string
        case .hint(let text): element.hint = text.string
        case .inputLabels(let labels): element.inputLabels = labels.map(\.string)
        case .identifier(let identifier): element.identifier = identifier
        case .addedTraits(let traits):
            element.add(traits.shared)
            if traits.isModal { element.isModal = true }
        case .removedTraits(let traits):
            element.remove(traits.shared)
            if traits.isModal { element.isModal = false }
        case .sortPriority(let priority): element.sortPriority = priority
        case .heading(let level):
            element.add(.header)
            element.headingLevel = Int(level.rawValue)
        case .response(let responds): element.respondsToUserInteraction = responds
        case .action(let kind, let action): add(action, kind, to: &element, at: node)
        case .adjustment(let adjust):
            element.add(.adjustable)
            element.abilities.insert(.adjusts)
            let handler = SpokenWalk.handler(node) { command in
                guard command == .increment || command == .decrement else { return false }
                adjust(command == .increment ? .increment : .decrement)
                return true
            }
            element.handlers.insert(handler, at: 0)
        case .scroll(let scroll): add(scroll, to: &element, at: node)
        case .reading(let readingMark, let tell):
            element.object = readingMark
            element.handlers.insert(
                { command in
                    guard case .focus(let isRead) = command else { return false }
                    tell(isRead)
                    return true
                }, at: 0)
        case .activationPoint(let point): set(point, of: &element, at: node)
        case .hidden, .none, .children, .rotor, .rotorEntry: break
        }
    }

    private static func add(
        _ action: @escaping @MainActor () -> Void, _ kind: AccessibilityActionKind,
        to element: inout AccessibilityElement, at node: _ViewNode
    ) {
        let wanted: AccessibilityCommand
        switch kind.kind {
        case .named(let name): return add(action, name.string, to: &element, at: node)
        case .delete: return add(action, "Delete", to: &element, at: node)
        case .showMenu: return add(action, AccessibilityBuilder.menuAction, to: &element, at: node)
        case .escape: wanted = .escape
        case .magicTap: wanted = .magicTap
        case .activation:
            wanted = .activate
            element.abilities.insert(.activates)
        }
        let handler = SpokenWalk.handler(node) { command in
            if command != wanted { return false }
            action()
            return true
        }
        element.handlers.insert(handler, at: 0)
    }

    private static func add(
        _ action: @escaping @MainActor () -> Void, _ name: String, to element: inout AccessibilityElement,
        at node: _ViewNode
    ) {
        element.add([name]) { [weak node] _ in
            guard let node, !node.isTornDown else { return false }
            action()
            return true
        }
    }

    private static func add(
        _ scroll: @escaping @MainActor (Edge) -> Void, to element: inout AccessibilityElement, at node: _ViewNode
    ) {
        let isMirrored = node.layoutDirection == .rightToLeft
        let handler = SpokenWalk.handler(node) { command in
            guard case .scroll(let direction) = command else { return false }
            switch direction {
            case .up: scroll(.top)
            case .down: scroll(.bottom)
            case .left: scroll(isMirrored ? .trailing : .leading)
            case .right: scroll(isMirrored ? .leading : .trailing)
            case .next: scroll(.trailing)
            case .previous: scroll(.leading)
            }
            return true
        }
        element.handlers.insert(handler, at: 0)
    }

    /// Sets the point where an element is tapped when it is used.
    private static func set(_ activation: ActivationPoint, of element: inout AccessibilityElement, at node: _ViewNode) {
        let frame = element.frame
        let point: CGPoint
        switch activation {
        case .point(let offset): point = CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y)
        case .unit(let unit):
            let x = node.layoutDirection == .rightToLeft ? 1 - unit.x : unit.x
            // The far edges are no part of it.
            point = CGPoint(
                x: min(frame.minX + frame.width * x, frame.maxX.nextDown),
                y: min(frame.minY + frame.height * unit.y, frame.maxY.nextDown))
        }
        guard point.x.isFinite, point.y.isFinite else { return }
        element.ownActivationPoint = point
        element.abilities.insert(.activates)
        element.handlers.insert(
            SpokenWalk.handler(node) { [weak node] command in
                guard command == .activate, let delegate = node?.graph.delegate as? any GraphAccessibilityDelegate
                else { return false }
                return delegate.tap(at: point)
            }, at: 0)
    }

    // MARK: Attached views

    /// Attaches views to the elements since a mark, for a purpose.
    mutating func attach(
        _ views: [AccessibilityElement], as purpose: AttachedPurpose, to node: _ViewNode, from mark: Int
    ) {
        switch purpose {
        case .representation:
            builder.drop(from: mark)
            builder.append(gathered: views)
        case .children:
            guard let element = element(.group, at: node) else { return builder.drop(from: mark) }
            let roots = builder.roots(from: mark)
            var around = roots.count == 1 ? builder.elements[roots[0]] : builder.combined(from: mark, into: element)
            if around.role == .text || around.role == .other { around.role = .group }
            builder.drop(from: mark)
            builder.append(gathered: views)
            builder.group(from: mark, as: around)
        case .actions:
            let actions = views.filter { $0.isInteractive && !$0.isGroup }
            guard !actions.isEmpty, let root = root(of: .children(.contain), at: node, from: mark) else { return }
            builder.change([root]) { element in
                element.add(actions.map { $0.label ?? $0.role.words }) { actions[$0].activate() }
            }
        }
    }
}
