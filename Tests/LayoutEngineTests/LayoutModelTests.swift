import Foundation
import LayoutEngine
import TestSupport
import Testing

/// Something that happens to a tree of layout items.
private enum LayoutEdit {
    case leaf(Int, Spec)
    case frame(Int, CGFloat?, CGFloat?)
    case children(Int, [Spec])
    case mirror
    case area(CGSize)
    case ask(ProposedViewSize)
    case layOut

    // Few numbers, so that what was answered long ago is asked again.
    private static let lengths: [CGFloat] = [60, 120, 240, 400]
    private static let frames: [CGFloat?] = [nil, 20, 50]
    private static let proposals: [ProposedViewSize] = [.unspecified, .zero, .infinity, .by(90, nil), .by(33.3, 500)]

    private static func randomLeaf(_ random: inout SplitMix64) -> Spec {
        while true {
            let leaf = Spec.random(0, &random)
            if leaf.isLeaf { return leaf }
        }
    }

    static func random(_ random: inout SplitMix64) -> LayoutEdit {
        let number = random.below(1 << 20)
        switch random.below(16) {
        case 0...5: return .leaf(number, randomLeaf(&random))
        case 6: return .frame(number, frames[random.below(3)], frames[random.below(3)])
        case 7, 8:
            return .children(number, (0..<random.below(5)).map { _ in Spec.random(random.below(5), &random) })
        case 9: return .mirror
        case 10: return .area(CGSize(width: lengths[random.below(4)], height: lengths[random.below(4)]))
        case 11: return .ask(proposals[random.below(5)])
        default: return .layOut
        }
    }
}

/// A tree that is changed and laid out again and again, and what it is, to build it anew.
private final class LayoutRig {
    private let builder = TreeBuilder()
    private let root: LayoutRoot
    private var spec = Spec.stack(.vertical, 1, nil, [])
    private var area = CGSize(width: 240, height: 180)
    private var direction = LayoutDirection.leftToRight

    init() { root = LayoutRoot(context: builder.context, roots: [spec.build(builder)]) }

    /// Executes an edit. Returns what is wrong after it, if anything.
    func run(_ edit: LayoutEdit) -> String? {
        switch edit {
        case .leaf(let number, let leaf): setLeaf(number, leaf)
        case .frame(let number, let width, let height): setFrame(number, width, height)
        case .children(let number, let items): setChildren(number, items)
        case .mirror:
            direction = direction == .leftToRight ? .rightToLeft : .leftToRight
            builder.direction = direction
            for node in builder.marked { node.layoutDirection = direction }
        case .area(let size): area = size
        case .ask(let proposal):
            let size = root.sizeThatFits(proposal)
            let expected = fresh().root.sizeThatFits(proposal)
            if size != expected { return "\(size) is not \(expected) for \(proposal) in \(spec)" }
        case .layOut:
            root.layout(in: area)
            root.node?.checkInvariants()
            return comparison()
        }
        return nil
    }

    /// The same tree, made now, by an engine that remembers nothing.
    private func fresh() -> (root: LayoutRoot, marked: [LayoutNode]) {
        let other = TreeBuilder(remembersSizes: false)
        other.direction = direction
        return (LayoutRoot(context: other.context, roots: [spec.build(other)]), other.marked)
    }

    private func comparison() -> String? {
        let other = fresh()
        other.root.layout(in: area)
        for (node, expected) in zip(builder.marked, other.marked) where !LayoutPropertyTests.same(node, expected) {
            return "\(node.absoluteFrame) is not \(expected.absoluteFrame) in \(area), \(spec)"
        }
        return nil
    }

    private func setLeaf(_ number: Int, _ leaf: Spec) {
        let leaves = builder.marked.filter { !($0 is SizedLeafLayoutNode) }.compactMap { $0 as? LeafLayoutNode }
        if leaves.isEmpty { return }
        let number = number % leaves.count
        var count = number
        spec = spec.replacing(&count, where: \.isLeaf) { _ in leaf }
        leaf.apply(to: leaves[number])
    }

    private func setFrame(_ number: Int, _ width: CGFloat?, _ height: CGFloat?) {
        let frames = builder.marked.compactMap { $0 as? UnaryLayoutNode<FrameLayout> }
        if frames.isEmpty { return }
        let number = number % frames.count
        var count = number
        spec = spec.replacing(&count, where: \.isFrame) { .frame(width, height, $0.items[0]) }
        frames[number].layout = Spec.frameLayout(width, height)
    }

    private func setChildren(_ number: Int, _ items: [Spec]) {
        var lists: [Spec] = []
        spec.appendLists(to: &lists)
        let places = builder.marked.indices.filter { index in
            let node = builder.marked[index]
            return node is ContainerLayoutNode && !(node is LayoutContainerNode<GridLayout>)
        }
        let number = number % lists.count
        let place = places[number]
        guard let container = builder.marked[place] as? ContainerLayoutNode else { return }
        var count = number
        spec = spec.replacing(&count, where: \.isList) { $0.replacingItems(by: items) }
        // A part of the tree is marked from the inside out.
        let first = place + 1 - lists[number].markCount
        let before = Array(builder.marked[..<first])
        let after = Array(builder.marked[place...])
        builder.marked = []
        container.setChildren(items.map { $0.build(builder) })
        builder.marked = before + builder.marked + after
    }
}

extension Spec {
    fileprivate var isFrame: Bool { if case .frame = self { true } else { false } }

    fileprivate func appendLists(to list: inout [Spec]) {
        for item in items { item.appendLists(to: &list) }
        if isList { list.append(self) }
    }
}

@Suite("Layout after changes")
struct LayoutModelTests {
    @Test("Laying out after changes gives what laying out from scratch without memory gives")
    @MainActor func changes() {
        PropertyCheck("layout", make: LayoutEdit.random) { edits in
            let rig = LayoutRig()
            for (step, edit) in edits.enumerated() {
                if let failure = rig.run(edit) { return "step \(step): \(failure)" }
            }
            return rig.run(.layOut)
        }.check(sequences: 80, length: 60)
    }
}
