import ImperativeUI
import UnifiedStorage

/// Walks a tree of both worlds, parents before children, without recursion.
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
                // The views inside a represented view are reached through that view.
                node.forEachScopeChild { if !($0 is PlatformViewHost) { stack.append(($0, below)) } }
            case let node as _ViewNode:
                if let host = (node as? any PlatformHosting)?.hostInTree {
                    host.forEachScopeChild { stack.append(($0, below)) }
                }
                for child in node.children { stack.append((child, below)) }
            default: break
            }
            stack[first...].reverse()
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

extension _UIHostingView: GraphHosting, BoundaryPlace {
    package var worldBelow: Explanation.World { .declarative }
    // Nothing is written here: keys are converted when they are read.
    package func origin(of id: KeyID) -> KeyID? { nil }
}
