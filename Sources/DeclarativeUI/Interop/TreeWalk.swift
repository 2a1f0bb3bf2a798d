import ImperativeUI
import BridgedEnvironment

/// Walks a tree of both worlds, parents before children, without recursion. Each node is visited once.
@MainActor enum TreeWalk {
    /// Calls `visit` with `root` and each node below it.
    ///
    /// - Parameter visit: Called with a node and the number of counted nodes above it. Returns whether to count this
    ///   node.
    static func below(_ root: any TreePlace, _ visit: (any TreePlace, Int) -> Bool) {
        var stack = [(place: root, depth: 0)]
        while let (place, depth) = stack.popLast() {
            let below = visit(place, depth) ? depth + 1 : depth
            let first = stack.count
            switch place {
            case let node as any ScopeNode:
                if let hosting = node as? any GraphHosting, let root = hosting.viewGraph.rootNode {
                    stack.append((root, below))
                }
                // Views behind a boundary are reached through the view that it belongs to.
                node.forEachScopeChild { child in
                    if (child as? PlatformViewHost)?.isReachedThroughNode != true { stack.append((child, below)) }
                }
            case let node as _ViewNode:
                boundary(of: node)?.forEachScopeChild { stack.append(($0, below)) }
                for child in node.children { stack.append((child, below)) }
            default: break
            }
            stack[first...].reverse()
        }
    }

    /// Returns the boundary of a node's represented or presented content; `nil` where there is none.
    private static func boundary(of node: _ViewNode) -> PlatformViewHost? {
        switch node {
        case let node as any PlatformHosting: node.hostInTree
        case let node as any PresentingNode: PresentationCenter.shared.boundary(of: node)
        default: nil
        }
    }
}

/// A view that shows a graph.
@MainActor protocol GraphHosting {
    var viewGraph: ViewGraph { get }
}

/// A node of a represented view.
@MainActor protocol PlatformHosting: _ViewNode {
    var hostInTree: PlatformViewHost? { get }
}

extension PlatformNode: PlatformHosting {
    var hostInTree: PlatformViewHost? { platformHostView }
}

extension PlatformViewHost {
    /// Whether it belongs to a node that represents or presents its content, and not to a view among others.
    fileprivate var isReachedThroughNode: Bool {
        let label = ownScope?.label
        return label is any PlatformHosting || label is PresentingPlace
    }
}

extension _UIHostingView: GraphHosting, BoundaryPlace {
    package var worldBelow: Explanation.World { .declarative }
    // Nothing is written here: keys are converted when they are read.
    package func origin(of id: KeyID) -> KeyID? { nil }
}
