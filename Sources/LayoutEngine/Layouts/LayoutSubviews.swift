import Foundation

/// A collection of proxies of a layout's subviews, in source order.
///
/// The indices of a slice start at 0 again. Slicing by a range does not copy.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Unchecked, because the nodes behind are not `Sendable`: proxies are used during the layout call they are handed
    // to, on the thread that makes it, and SwiftUI declares the collection `Sendable`.

    /// The type of a slice, which is the type of the collection.
    public typealias SubSequence = LayoutSubviews
    /// The type of an element: a proxy of a subview.
    public typealias Element = LayoutSubview
    /// The type of an index; the first index is 0.
    public typealias Index = Int

    /// The reading direction of the container. Positions are left to right regardless.
    public var layoutDirection: LayoutDirection

    let nodes: [LayoutNode]
    private let offset: Int
    private let length: Int

    init(_ nodes: [LayoutNode], layoutDirection: LayoutDirection) {
        self.init(nodes, offset: 0, length: nodes.count, layoutDirection: layoutDirection)
    }

    private init(_ nodes: [LayoutNode], offset: Int, length: Int, layoutDirection: LayoutDirection) {
        self.nodes = nodes
        self.offset = offset
        self.length = length
        self.layoutDirection = layoutDirection
    }

    /// The position of the first subview, which is always 0.
    public var startIndex: Int { 0 }

    /// The position after the last subview, which equals the number of subviews.
    public var endIndex: Int { length }

    /// Returns the proxy at an index; traps outside the collection.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: node(index)) }

    /// Returns the proxies in a range of indices; traps if the range exceeds the collection.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        if bounds.lowerBound < 0 || bounds.upperBound > length { trap(bounds) }
        return LayoutSubviews(
            nodes, offset: offset + bounds.lowerBound, length: bounds.count, layoutDirection: layoutDirection)
    }

    /// Returns the proxies at the given indices, in the given order; traps at an index outside the collection.
    public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
        var chosen: [LayoutNode] = []
        for index in indices { chosen.append(node(index)) }
        return LayoutSubviews(chosen, layoutDirection: layoutDirection)
    }

    /// Returns a Boolean value that indicates whether both collections contain the same subviews in the same order,
    /// with the same reading direction.
    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        guard lhs.layoutDirection == rhs.layoutDirection, lhs.length == rhs.length else { return false }
        for index in 0..<lhs.length where lhs.node(index) !== rhs.node(index) { return false }
        return true
    }

    @inline(__always)
    package func node(_ index: Int) -> LayoutNode {
        if index < 0 || index >= length { trap(index..<index) }
        return nodes[offset + index]
    }

    @inline(never)
    private func trap(_ range: Range<Int>) -> Never {
        let asked = range.isEmpty ? "\(range.lowerBound)" : "\(range)"
        fatalError(
            "LayoutSubviews: positions lie within 0..<count, but \(asked) was asked of \(length); take them from "
                + "indices")
    }
}

/// A proxy of a subview, valid during a call of one of the layout's methods.
public struct LayoutSubview: Equatable {
    package let node: LayoutNode

    /// Returns a Boolean value that indicates whether both are proxies of the same subview.
    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }

    /// Returns the value that the subview sets for `key`, or the key's default.
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { node.layoutValue(for: key) }

    /// The subview's layout priority among its siblings; 0 unless it sets another.
    public var priority: Double { node.effectivePriority }

    /// The distances the subview prefers to keep from its siblings.
    public var spacing: ViewSpacing { node.spacing }

    /// Returns the subview's size in points for a proposal. Sizes are cached, so asking again is cheap.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }

    /// Returns the subview's size for a proposal, with its alignment guides at that size.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// Places the subview so that `anchor` of its size for `proposal` is at `position`, in the coordinates of the
    /// bounds.
    ///
    /// The last call wins; a subview that is never placed is centred. A coordinate that is not finite is reported and
    /// counts as 0. Outside `placeSubviews`, the call is reported and has no effect.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        node.placeInTurn(at: position, anchor: anchor, Proposal(proposal))
    }
}

extension LayoutNode {
    /// The priority used for comparison in stacks: never NaN.
    final var effectivePriority: Double {
        let value = priority
        return value.isNaN ? 0 : value
    }

    final func placeInTurn(
        at position: CGPoint, anchor: UnitPoint = .topLeading, _ proposal: Proposal, measured: MeasuredSize? = nil
    ) {
        if turn == .closed {
            context.report(
                .placedOutsidePass, parent?.reportedType ?? reportedType,
                "placed a subview outside placeSubviews, which has no effect. Place subviews in placeSubviews only")
        } else {
            place(at: position, anchor: anchor, proposal, measured: measured)
        }
    }
}
