import Foundation
import LayoutEngine

/// Makes layout nodes for tests and lists those whose frames a test looks at.
final class TreeBuilder {
    let context: LayoutContext
    var direction: LayoutDirection = .leftToRight
    var marked: [LayoutNode] = []

    init(remembersSizes: Bool = true) {
        let log = IssueLog()
        context = LayoutContext(remembersSizes: remembersSizes) { log.issues.append($0) }
        self.log = log
    }

    private let log: IssueLog
    var reported: [LayoutIssue] { log.issues }

    func finish<N: LayoutNode>(_ node: N) -> N {
        node.layoutDirection = direction
        return node
    }

    func mark(_ node: LayoutNode) -> LayoutNode {
        marked.append(node)
        return node
    }

    func leaf(_ sizing: LeafSizing) -> LeafLayoutNode {
        finish(LeafLayoutNode(context: context, sizing: sizing))
    }

    func unary<M: UnaryLayout>(_ layout: M, _ child: LayoutNode) -> UnaryLayoutNode<M> {
        finish(UnaryLayoutNode(context: context, layout: layout, child: child))
    }

    func container<L: Layout>(_ layout: L, _ children: [LayoutNode]) -> LayoutContainerNode<L> {
        let node = finish(LayoutContainerNode(context: context, layout: layout))
        node.setChildren(children)
        return node
    }
}

private final class IssueLog {
    var issues: [LayoutIssue] = []
}

/// A tree as it is written in the table of cases.
struct Tree: Sendable {
    let build: @Sendable (TreeBuilder) -> LayoutNode

    init(_ build: @escaping @Sendable (TreeBuilder) -> LayoutNode) {
        self.build = build
    }

    func modified<M: UnaryLayout & SendableMetatype>(_ layout: @escaping @Sendable () -> M) -> Tree {
        Tree { $0.unary(layout(), build($0)) }
    }

    func marked() -> Tree { Tree { $0.mark(build($0)) } }

    func frame(_ width: CGFloat? = nil, _ height: CGFloat? = nil, _ alignment: Alignment = .center) -> Tree {
        modified { FrameLayout(width: width, height: height, alignment: alignment) }
    }

    func flexibleFrame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> Tree {
        modified {
            FlexibleFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
        }
    }

    func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Tree {
        modified { PaddingLayout(edges, length) }
    }

    func priority(_ value: Double) -> Tree { modified { PriorityLayout(value) } }

    func fixedSize(_ horizontal: Bool = true, _ vertical: Bool = true) -> Tree {
        modified { FixedSizeLayout(horizontal: horizontal, vertical: vertical) }
    }

    func aspectRatio(_ ratio: CGFloat?, _ mode: ContentMode) -> Tree {
        modified { AspectRatioLayout(ratio, contentMode: mode) }
    }

    func offset(_ x: CGFloat, _ y: CGFloat) -> Tree { modified { OffsetLayout(x: x, y: y) } }
    func position(_ x: CGFloat, _ y: CGFloat) -> Tree { modified { PositionLayout(x: x, y: y) } }

    func guide(_ guide: HorizontalAlignment, _ value: @escaping @Sendable (ViewDimensions) -> CGFloat) -> Tree {
        modified { AlignmentGuideLayout(guide, computeValue: value) }
    }

    func guide(_ guide: VerticalAlignment, _ value: @escaping @Sendable (ViewDimensions) -> CGFloat) -> Tree {
        modified { AlignmentGuideLayout(guide, computeValue: value) }
    }

    func overlay(_ alignment: Alignment = .center, _ content: Tree...) -> Tree {
        Tree { builder in
            let primary = build(builder)
            return builder.finish(
                SecondaryLayoutNode(
                    context: builder.context, alignment: alignment, primary: primary,
                    secondary: content.map { $0.build(builder) }))
        }
    }
}

/// A flexible leaf.
let K = Tree { $0.mark($0.leaf(.flexible)) }
/// A flexible leaf whose frame no test looks at.
let color = Tree { $0.leaf(.flexible) }

func F(_ width: CGFloat, _ height: CGFloat) -> Tree { color.frame(width, height).marked() }

func B(_ range: ClosedRange<CGFloat>, _ height: CGFloat) -> Tree {
    color.flexibleFrame(minWidth: range.lowerBound, maxWidth: range.upperBound).frame(nil, height).marked()
}

func spacer(_ minLength: CGFloat? = nil) -> Tree { Tree { $0.leaf(.spacer(minLength: minLength)) } }
let divider = Tree { $0.mark($0.leaf(.divider(thickness: 1))) }

func custom<L: Layout>(_ layout: L, _ children: [Tree]) -> Tree {
    Tree { builder in builder.container(layout, children.map { $0.build(builder) }) }
}

private func stack<L: Layout>(_ layout: L, _ children: [Tree]) -> Tree {
    Tree { builder in
        let node = builder.container(layout, children.map { $0.build(builder) })
        node.collapsesSingleChild = true
        return node
    }
}

func H(_ spacing: CGFloat? = nil, _ alignment: VerticalAlignment = .center, _ children: Tree...) -> Tree {
    stack(HStackLayout(alignment: alignment, spacing: spacing), children)
}

func V(_ spacing: CGFloat? = nil, _ alignment: HorizontalAlignment = .center, _ children: Tree...) -> Tree {
    stack(VStackLayout(alignment: alignment, spacing: spacing), children)
}

func Z(_ alignment: Alignment = .center, _ children: Tree...) -> Tree {
    stack(ZStackLayout(alignment: alignment), children)
}

extension ProposedViewSize {
    static func by(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width, height: height)
    }
}

extension LayoutNode {
    /// Lays the node out as the outermost one, at (0, 0).
    func layOut(_ proposal: ProposedViewSize) {
        place(at: .zero, proposal: proposal)
        layoutContents()
    }
}
