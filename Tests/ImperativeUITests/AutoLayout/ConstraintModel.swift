import Foundation
import TestSupport

@testable import ImperativeUI

/// A tree of views with the frames that it is to have, and constraints that say the same.
///
/// Every view whose frame is not given has two constraints along each axis, with constants computed from the wanted frames
/// in window coordinates. There is one solution, so every other frame is wrong.
@MainActor final class ConstraintModel {
    @MainActor final class Node {
        let view = UIView()
        var parent: Node?
        var frame: CGRect
        var isGiven: Bool
        var links: [Link] = []

        init(parent: Node?, frame: CGRect, isGiven: Bool) {
            self.parent = parent
            self.frame = frame
            self.isGiven = isGiven
        }

        /// The frame in the coordinates of the root.
        var place: CGRect {
            guard let parent else { return CGRect(origin: .zero, size: frame.size) }
            let around = parent.place
            return frame.offsetBy(dx: around.minX, dy: around.minY)
        }

        var isRoot: Bool { parent == nil }

        /// The nodes that the place of the view is computed from.
        private var sources: [Node] { isGiven ? [parent].compactMap { $0 } : links.compactMap(\.other) }

        /// Whether the place of the view changes if that of another does.
        func follows(_ other: Node) -> Bool {
            var seen: Set<ObjectIdentifier> = []
            var pending = [self]
            while let node = pending.popLast() {
                if !seen.insert(ObjectIdentifier(node)).inserted { continue }
                if node === other { return true }
                pending += node.sources
            }
            return false
        }

        func isIn(_ other: Node) -> Bool { self === other || parent?.isIn(other) == true }
    }

    struct Link {
        let constraint: NSLayoutConstraint
        let attribute: NSLayoutConstraint.Attribute
        let other: Node?
        let otherAttribute: NSLayoutConstraint.Attribute
        /// How much the constraint is away from what is wanted, on its own side.
        let slack: CGFloat
    }

    let isRightToLeft: Bool
    private(set) var nodes: [Node]
    var root: Node { nodes[0] }

    init(isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
        nodes = [Node(parent: nil, frame: CGRect(0, 0, 400, 300), isGiven: true)]
        root.view.frame = root.frame
        prepare(root)
    }

    func node(_ index: Int) -> Node { nodes[index % nodes.count] }

    private func prepare(_ node: Node) {
        node.view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }

    // MARK: Changes

    func add(in parent: Node, frame: CGRect, isGiven: Bool, seed: UInt64) {
        let node = Node(parent: parent, frame: frame, isGiven: isGiven)
        prepare(node)
        node.view.translatesAutoresizingMaskIntoConstraints = isGiven
        parent.view.addSubview(node.view)
        nodes.append(node)
        link(node, seed: seed)
    }

    func remove(_ node: Node, seed: UInt64) {
        if node.isRoot { return }
        node.view.removeFromSuperview()
        nodes.removeAll { $0.isIn(node) }
        mend(seed: seed)
    }

    func move(_ node: Node, to parent: Node, seed: UInt64) {
        if node.isRoot || parent.isIn(node) { return }
        node.parent = parent
        parent.view.addSubview(node.view)
        mend(seed: seed)
        link(node, seed: seed)
    }

    func toggle(_ node: Node, seed: UInt64) {
        guard let parent = node.parent, node.isGiven || !parent.follows(node) else { return }
        node.isGiven.toggle()
        unlink(node)
        node.view.translatesAutoresizingMaskIntoConstraints = node.isGiven
        link(node, seed: seed)
    }

    /// Gives views that lost a constraint new ones.
    private func mend(seed: UInt64) {
        for (index, node) in nodes.enumerated() where node.links.contains(where: { !$0.constraint.isActive }) {
            link(node, seed: seed &+ UInt64(index))
        }
    }

    private func unlink(_ node: Node) {
        for link in node.links { link.constraint.isActive = false }
        node.links = []
    }

    /// Constrains a view anew, to others.
    func link(_ node: Node, seed: UInt64) {
        unlink(node)
        if node.isGiven { return node.view.frame = node.frame }
        var random = SplitMix64(seed: seed)
        for isVertical in [false, true] {
            let attributes = Self.attributes(isVertical: isVertical, &random)
            for attribute in attributes { add(attribute, to: node, .equal, slack: 0, isVertical, &random) }
            // Neither a condition that holds anyway nor a weak one changes anything.
            let attribute = attributes[0]
            switch random.below(4) {
            case 0: add(attribute, to: node, .greaterThanOrEqual, slack: 7, isVertical, &random)
            case 1: add(attribute, to: node, .lessThanOrEqual, slack: -7, isVertical, &random)
            case 2: add(attribute, to: node, .equal, slack: 11, isVertical, &random, priority: 400)
            default: break
            }
        }
    }

    /// Two attributes by which a length is determined.
    private static func attributes(
        isVertical: Bool, _ random: inout SplitMix64
    ) -> [NSLayoutConstraint.Attribute] {
        var all: [NSLayoutConstraint.Attribute] =
            isVertical
            ? [.top, .bottom, .centerY, .height]
            : random.below(2) == 0 ? [.left, .right, .centerX, .width] : [.leading, .trailing, .centerX, .width]
        all.remove(at: random.below(all.count))
        all.remove(at: random.below(all.count))
        return all
    }

    private func add(
        _ attribute: NSLayoutConstraint.Attribute, to node: Node, _ relation: NSLayoutConstraint.Relation,
        slack: CGFloat, _ isVertical: Bool, _ random: inout SplitMix64, priority: Float = 1_000
    ) {
        // A cycle would have more than one solution, or none.
        let others = nodes.filter { !$0.isIn(node) && !$0.follows(node) }
        let other = others[random.below(others.count)]
        var otherAttribute = attribute
        if attribute == .width || attribute == .height {
            otherAttribute = random.below(2) == 0 ? .width : .height
        } else if attribute.kind == .readingDirection {
            otherAttribute = [.leading, .trailing, .centerX][random.below(3)]
        } else if attribute == .centerX {
            otherAttribute = .centerX
        } else {
            otherAttribute =
                isVertical ? [.top, .bottom, .centerY][random.below(3)] : [.left, .right][random.below(2)]
        }
        let isAlone = attribute.kind == .length && random.below(2) == 0
        let constraint = NSLayoutConstraint(
            item: node.view, attribute: attribute, relatedBy: relation, toItem: isAlone ? nil : other.view,
            attribute: isAlone ? .notAnAttribute : otherAttribute, multiplier: 1, constant: 0)
        constraint.priority = UILayoutPriority(priority)
        let link = Link(
            constraint: constraint, attribute: attribute, other: isAlone ? nil : other, otherAttribute: otherAttribute,
            slack: slack)
        constraint.constant = constant(of: link, node)
        constraint.isActive = true
        node.links.append(link)
    }

    // MARK: Numbers

    /// Sets all constants to those of the wanted frames.
    func setConstants() {
        for node in nodes {
            for link in node.links { link.constraint.constant = constant(of: link, node) }
            if node.isGiven { node.view.frame = node.frame }
        }
    }

    private func constant(of link: Link, _ node: Node) -> CGFloat {
        let isMirrored =
            isRightToLeft && (link.attribute.kind == .readingDirection || link.otherAttribute.kind == .readingDirection)
        let own = value(link.attribute, node.place, isMirrored)
        return own - (link.other.map { value(link.otherAttribute, $0.place, isMirrored) } ?? 0) - link.slack
    }

    private func value(_ attribute: NSLayoutConstraint.Attribute, _ place: CGRect, _ isMirrored: Bool) -> CGFloat {
        switch attribute {
        case .left: place.minX
        case .right: place.maxX
        case .centerX: isMirrored ? -place.midX : place.midX
        case .leading: isMirrored ? -place.maxX : place.minX
        case .trailing: isMirrored ? -place.minX : place.maxX
        case .top: place.minY
        case .bottom: place.maxY
        case .centerY: place.midY
        case .width: place.width
        case .height: place.height
        default: 0
        }
    }

    /// Lays out, and returns a view that is elsewhere; `nil` if there is none.
    func fault() -> String? {
        root.view.layoutIfNeeded()
        for (index, node) in nodes.enumerated() {
            if !node.view.frame.isNear(node.frame) {
                return "view \(index) is at \(node.view.frame), not \(node.frame)"
            }
        }
        return nil
    }
}
