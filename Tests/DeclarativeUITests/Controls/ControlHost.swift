import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Shows a view in an area and brings taps to it.
@MainActor final class ControlHost {
    let host: TestHost
    let interaction: GraphInteraction
    private var size: CGSize

    init<V: View>(_ view: V, _ width: CGFloat = 100, _ height: CGFloat = 100) {
        host = TestHost(view)
        interaction = GraphInteraction(host.graph)
        size = CGSize(width: width, height: height)
        settle()
    }

    func show<V: View>(_ view: V) {
        host.show(view)
        settle()
    }

    func resize(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        settle()
    }

    func settle() { host.graph.place(in: size) }

    @discardableResult
    func tap(_ x: CGFloat, _ y: CGFloat, count: Int = 1) -> Bool {
        defer { settle() }
        return interaction.tap(at: CGPoint(x: x, y: y), count: count)
    }

    @discardableResult
    func press(_ x: CGFloat, _ y: CGFloat) -> Bool {
        defer { settle() }
        return interaction.press(at: CGPoint(x: x, y: y))
    }

    @discardableResult
    func release() -> Bool {
        defer { settle() }
        return interaction.release()
    }

    @discardableResult
    func scroll(_ x: CGFloat, _ y: CGFloat, at point: (CGFloat, CGFloat)) -> Bool {
        defer { settle() }
        return interaction.scroll(by: CGVector(dx: x, dy: y), at: CGPoint(x: point.0, y: point.1))
    }

    /// The frames of the leaves of a kind, in the order of the views.
    func frames<Node: LeafNode>(of type: Node.Type) -> [CGRect] {
        var frames: [CGRect] = []
        _ = host.graph.rootNode?.first { node in
            if let node = node as? Node { frames.append(node.frame) }
            return false
        }
        return frames
    }

    var colors: [CGRect] { frames(of: StyleNode<Color>.self) }
    var texts: [CGRect] { frames(of: TextNode.self) }

    /// What the texts say, in the order of the views.
    var strings: [String] {
        var strings: [String] = []
        _ = host.graph.rootNode?.first { node in
            if let node = node as? TextNode { strings.append(node.string) }
            return false
        }
        return strings
    }
}

/// Whether two rectangles are the same to a hundredth of a point.
func isClose(_ a: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(a.minX - x) < 0.01 && abs(a.minY - y) < 0.01 && abs(a.width - width) < 0.01 && abs(a.height - height) < 0.01
}
