import Foundation

extension LengthShare {
    /// Whether the item is measured before the other.
    @inline(__always)
    func comesBefore(_ other: LengthShare) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if flexibility == .infinity, least != other.least { return least > other.least }
        return index < other.index
    }
}

/// The common part of `HStackLayout` and `VStackLayout`; they differ only in their axis.
package protocol StackLayout: EngineLayout where Cache == _StackLayoutCache {
    var stackAlignment: AlignmentGuide { get }
    var spacing: CGFloat? { get }
}

/// A layout of this module. Its bounds start at (0, 0) and it has no explicit guides of its own.
package protocol EngineLayout: Layout {}

extension StackLayout {
    var axis: Axis { Self.layoutProperties.stackOrientation ?? .vertical }

    func stackCache(_ subviews: LayoutSubviews) -> _StackLayoutCache {
        _StackLayoutCache(axis: axis, alignment: stackAlignment, spacing: spacing, subviews: subviews)
    }

    /// Returns the preferences of all subviews across the stack, and of the first and last along it.
    func stackSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        if subviews.isEmpty { return .zero }
        let vertical = axis == .vertical
        var result = ViewSpacing(.empty, direction: subviews.layoutDirection)
        for index in 0..<subviews.count {
            var edges: Edge.Set = vertical ? .horizontal : .vertical
            if index == 0 { edges.formUnion(vertical ? .top : .leading) }
            if index == subviews.count - 1 { edges.formUnion(vertical ? .bottom : .trailing) }
            result.formUnion(subviews.node(index).spacing, edges: edges)
        }
        return result
    }
}
