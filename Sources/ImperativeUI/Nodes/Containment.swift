import BridgedEnvironment

/// Sees to it that nothing comes to stand above itself in the two trees, that of views and that of controllers.
///
/// A view stands below its superview and its controller, a controller below its parent, its presenter and the superview
/// of its view. Walks upwards go from one tree to the other, so they end because there is no way back through both
/// together.
@MainActor enum Containment {
    /// Advances when a view or a controller comes to stand elsewhere.
    static var changeCount: UInt64 = 0

    /// Traps if `view` cannot become a subview of `superview`, as it stands above it.
    static func require(_ superview: UIView, mayHold view: UIView) {
        if let fault = fault(in: superview, holding: view) { fatalError(fault) }
    }

    /// Traps if `child` cannot become a child of `parent`, as it stands above it.
    static func require(_ parent: UIViewController, mayAdopt child: UIViewController) {
        if let fault = fault(in: parent, adopting: child) { fatalError(fault) }
    }

    /// Traps if `view` cannot become the view of `controller`, as one stands above the other.
    static func require(_ controller: UIViewController, mayManage view: UIView) {
        if let fault = fault(in: controller, managing: view) { fatalError(fault) }
    }

    /// Why `view` cannot become a subview of `superview`; `nil` if it can.
    static func fault(in superview: UIView, holding view: UIView) -> String? {
        let controller = view.flags.contains(.ownedByController) ? view.viewController : nil
        if view !== superview, !view.hasViewsBelow, view.attachedNodeLimit == 0, controller?.standsAboveNone != false {
            return nil
        }
        var ascent = Ascent(to: view, controller)
        guard ascent.reaches(from: superview) else { return nil }
        if superview.isDescendant(of: view) {
            return "A view cannot be its own ancestor: \(type(of: view)) is, or is above, the \(type(of: superview)) "
                + "it is added to. Take the \(type(of: superview)) out of it first."
        }
        if let other = ascent.viewAtNode {
            return "A view cannot be its own ancestor: \(type(of: view)) is added to \(name(of: superview)), but "
                + "the node of a \(type(of: other)) around that stands below it. Give the node another parent first."
        }
        return "The view of a controller cannot come to lie below that of its child: \(name(of: view)) is added to "
            + "\(name(of: superview)), but \(ascent.lastStep ?? "it is above that"). "
            + "Add the view of the child to that of its parent, or call removeFromParent() on the child first."
    }

    /// Why `child` cannot become a child of `parent`; `nil` if it can.
    static func fault(in parent: UIViewController, adopting child: UIViewController) -> String? {
        if child !== parent, child.standsAboveNone, child.viewStorage?.hasViewsBelow != true { return nil }
        var ascent = Ascent(to: child.viewStorage, child)
        guard ascent.reaches(from: parent) else { return nil }
        return "A controller cannot be its own ancestor: \(type(of: child)) is, or is above, the "
            + "\(type(of: parent)) it is added to\(ascent.lastStep.map { ", as \($0)" } ?? ""). "
            + "Remove the \(type(of: parent)), or its view, from it first."
    }

    /// Why `view` cannot become the view of `controller`; `nil` if it can.
    static func fault(in controller: UIViewController, managing view: UIView) -> String? {
        var ascent = Ascent(to: view, controller)
        let isAbove =
            view.hasViewsBelow && ascent.reaches(fromAbove: controller)
            || !controller.standsAboveNone && view.superviewStorage.map { ascent.reaches(from: $0) } ?? false
        if !isAbove { return nil }
        return
            "A controller's view cannot hold the view of its parent, nor lie in that of its child: \(type(of: view)) "
            + "is made the view of \(type(of: controller))\(ascent.lastStep.map { ", but \($0)" } ?? ""). "
            + "Take the view out of its superview, or the controllers apart, first."
    }

    private static func name(of view: UIView) -> String {
        view.viewController.map { "the view of \(type(of: $0))" } ?? "a \(type(of: view))"
    }
}

extension UIViewController {
    /// Whether no other controller can stand below this one but through its view.
    fileprivate final var standsAboveNone: Bool {
        childStorage.isEmpty && startedPresentation == nil && attachedNodeLimit == 0
    }
}

/// A walk upwards through both trees, by every way there is. Each node is looked at once.
@MainActor private struct Ascent {
    private let view: UIView?
    private let controller: UIViewController?
    private var seen: Set<ObjectIdentifier> = []
    private var waiting: [UIViewController] = []
    /// Views at nodes that were met, from which the walk goes on at their nodes, too.
    private var viewsAtNodes: [UIView] = []
    /// The view at a node by which the walk reached its end.
    private(set) var viewAtNode: UIView?
    /// The step by which the walk came from a controller to the one above.
    private(set) var lastStep: String?

    /// A walk that looks for a view or a controller.
    init(to view: UIView?, _ controller: UIViewController?) {
        (self.view, self.controller) = (view, controller)
    }

    mutating func reaches(from start: UIView) -> Bool { climb(from: start) || finish() }
    mutating func reaches(from start: UIViewController) -> Bool { note(start) || reaches(fromAbove: start) }

    /// Whether the controller that is looked for stands above `start`.
    mutating func reaches(fromAbove start: UIViewController) -> Bool {
        if let superview = start.viewStorage?.superviewStorage, climb(from: superview) { return true }
        waiting.append(start)
        return finish()
    }

    /// Goes from superview to superview; controllers on the way wait.
    private mutating func climb(from start: UIView) -> Bool {
        var here: UIView? = start
        while let next = here {
            if next === view { return true }
            if next.flags.contains(.ownedByController), let owner = next.viewController {
                if owner === controller { return true }
                // The walk has gone on already from a controller that was met before.
                if !seen.insert(ObjectIdentifier(owner)).inserted { return false }
                waiting.append(owner)
            }
            if next.scopeLink.flags.contains(.choosesParent) {
                if !seen.insert(ObjectIdentifier(next)).inserted { return false }
                viewsAtNodes.append(next)
            }
            here = next.superviewStorage
        }
        return false
    }

    /// Goes from a view at a node to the view or controller above that node.
    private mutating func climb(fromNodeOf start: UIView) -> Bool {
        var here = start.scopeParent
        while let node = here {
            if let view = node as? UIView { return climb(from: view) }
            if let controller = node as? UIViewController { return note(controller) }
            here = node.scopeParent
        }
        return false
    }

    /// Looks at a controller that another one led to.
    private mutating func note(_ above: UIViewController) -> Bool {
        if above === controller { return true }
        if seen.insert(ObjectIdentifier(above)).inserted {
            waiting.append(above)
            if let superview = above.viewStorage?.superviewStorage { return climb(from: superview) }
        }
        return false
    }

    private mutating func finish() -> Bool {
        repeat {
            if finishControllers() { return true }
            guard let view = viewsAtNodes.popLast() else { return false }
            if climb(fromNodeOf: view) {
                viewAtNode = view
                return true
            }
        } while true
    }

    private mutating func finishControllers() -> Bool {
        while let below = waiting.popLast() {
            if let parent = below.parentStorage, note(parent) {
                lastStep = "\(type(of: below)) is a child of \(type(of: parent))"
                return true
            }
            if let presenter = below.presentation?.presenter, note(presenter) {
                lastStep = "\(type(of: below)) is presented by \(type(of: presenter))"
                return true
            }
        }
        return false
    }
}
