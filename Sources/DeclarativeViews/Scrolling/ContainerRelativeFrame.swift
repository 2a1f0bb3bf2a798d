import Foundation
import LayoutEngine

/// A frame whose lengths are relative to those of its container.
private struct ContainerFrameLayout: PlacedLayout {
    /// How to compute a length from a container's.
    enum Length {
        case whole
        case share(count: Int, span: Int, spacing: CGFloat)
        case custom((CGFloat, Axis) -> CGFloat)
    }

    private let axes: Axis.Set
    private let length: Length
    private let alignment: Alignment
    /// The size of the container in the last layout; `nil` before there was one.
    var surroundings: CGSize? { didSet { frame = Self.frame(axes, length, alignment, in: surroundings) } }
    private var frame: FrameLayout

    init(axes: Axis.Set, length: Length, alignment: Alignment) {
        self.axes = axes
        self.length = length
        self.alignment = alignment
        frame = Self.frame(axes, length, alignment, in: nil)
    }

    private static func frame(
        _ axes: Axis.Set, _ length: Length, _ alignment: Alignment, in container: CGSize?
    ) -> FrameLayout {
        func side(_ axis: Axis) -> CGFloat? {
            guard let container, axes.includes(axis) else { return nil }
            return length.part(of: container[axis], axis)
        }
        return FrameLayout(width: side(.horizontal), height: side(.vertical), alignment: alignment)
    }

    var clientCode: UInt {
        // A function is the addresses of its code and of its captures.
        if case .custom(let function) = length { return unsafeBitCast(function, to: (UInt, UInt).self).0 }
        return 0
    }

    var inputIssue: String? { length.issue ?? frame.inputIssue }

    func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        frame.size(proposal, child, &range)
    }

    func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        frame.place(in: size, proposal, child)
    }

    func spacing(_ child: LayoutNode) -> ViewSpacing { frame.spacing(child) }
    var hidesPriority: Bool { true }

    func surroundings(of item: LayoutNode, at node: _ViewNode) -> CGSize? {
        Self.container(around: node) ?? item.context.safeArea.safe.size
    }

    /// The visible size of the nearest scroll view.
    @MainActor private static func container(around node: _ViewNode) -> CGSize? {
        var next = node.parent
        while let here = next {
            if let scroller = here as? ScrollingNode { return scroller.state.viewport }
            next = here.parent
        }
        return nil
    }
}

extension ContainerFrameLayout.Length {
    fileprivate func part(of length: CGFloat, _ axis: Axis) -> CGFloat {
        switch self {
        case .whole: return length
        case .custom(let function): return function(length, axis)
        case .share(let count, let span, let spacing):
            let spacing = spacing.isFinite ? spacing : 0
            let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
            return max(0, (length - spacing * (count - 1)) / count * span + spacing * (span - 1))
        }
    }

    fileprivate var issue: String? {
        guard case .share(let count, let span, let spacing) = self, count < 1 || span < 1 || !spacing.isFinite
        else { return nil }
        return "a frame relative to its container has count \(count), span \(span) and spacing \(spacing); "
            + "counts of at least 1 and finite distances are used"
    }
}

extension View {
    /// Sizes this view to its container along some axes, and aligns it there.
    ///
    /// The container is the visible part of the nearest scroll view, or the safe area in which all views are laid
    /// out. Its size is known only after a layout, so the first layout is performed twice.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(PlacedLayoutModifier(ContainerFrameLayout(axes: axes, length: .whole, alignment: alignment)))
    }

    /// Sizes this view by a function of its container's length, in points; see
    /// `containerRelativeFrame(_:alignment:)`.
    ///
    /// A length that is negative or not finite is reported and ignored.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(PlacedLayoutModifier(ContainerFrameLayout(axes: axes, length: .custom(length), alignment: alignment)))
    }

    /// Sizes this view to `span` of `count` equal parts of its container, with `spacing` points between the parts;
    /// see `containerRelativeFrame(_:alignment:)`.
    ///
    /// A count below 1 is reported and counts as 1.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let length = ContainerFrameLayout.Length.share(count: count, span: span, spacing: spacing)
        return modifier(PlacedLayoutModifier(ContainerFrameLayout(axes: axes, length: length, alignment: alignment)))
    }
}
