import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Shows a view in an area of 200 points and tells what is in sight.
@MainActor final class LazyRig {
    let host: ControlHost
    let log: Log

    init<V: View>(_ log: Log, _ view: V, _ width: CGFloat = 200, _ height: CGFloat = 200) {
        self.log = log
        host = ControlHost(view, width, height)
        settle()
    }

    convenience init<V: View>(_ view: V, _ width: CGFloat = 200, _ height: CGFloat = 200) {
        self.init(Log(), view, width, height)
    }

    /// The nodes of a kind that are part of what is shown.
    func shown<Node: LeafNode>(_ type: Node.Type) -> [Node] {
        var nodes: [Node] = []
        _ = host.host.graph.rootNode?.first { node in
            if let node = node as? Node, !node.isUnselected { nodes.append(node) }
            return false
        }
        return nodes
    }

    /// How many rows have a node.
    var rowCount: Int {
        var count = 0
        _ = host.host.graph.rootNode?.first { node in
            if let rows = node.lazyRows { count += rows.rows.count }
            return false
        }
        return count
    }

    /// The frames of the colours in sight, from top to bottom.
    var frames: [CGRect] { shown(StyleNode<Color>.self).map(\.frame) }

    var scroller: ScrollingNode? {
        var found: ScrollingNode?
        _ = host.host.graph.rootNode?.first { node in
            if found == nil, let scroller = node as? ScrollingNode { found = scroller }
            return false
        }
        return found
    }

    /// How far the contents have been moved.
    var offset: CGFloat { scroller?.state.offset.y ?? 0 }
    /// How long the contents are.
    var length: CGFloat { scroller?.state.contentSize.height ?? 0 }

    func scroll(_ distance: CGFloat, across: CGFloat = 0) {
        host.scroll(across, distance, at: (100, 100))
        settle()
    }

    func show<V: View>(_ view: V) {
        host.show(view)
        settle()
    }

    /// Calls what views asked to be called for, and lays out what that changed.
    func settle() {
        host.host.update()
        host.settle()
    }
}

/// A row that notes when it runs, appears and disappears, and has a number of its own for each life.
struct CountedRow: View {
    let log: Log
    let number: Int
    var height: CGFloat = 20
    @State private var life = CountedRow.nextLife()
    @State private var isTall = false

    @MainActor private static var lives = 0
    @MainActor private static func nextLife() -> Int {
        lives += 1
        return lives
    }

    var body: some View {
        let _ = log.run("row", "\(number)")
        let _ = log.run("life \(number)", "\(life)")
        Color.red.frame(width: 50, height: isTall ? height * 3 : height)
            .onAppear { log.run("appear", "\(number)") }
            .onDisappear { log.run("disappear", "\(number)") }
    }
}
