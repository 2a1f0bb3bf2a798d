import Foundation
import LayoutEngine
import TestSupport

/// A tree as data, so that it can be changed and built any number of times.
indirect enum Spec {
    case flexible
    case fixed(CGFloat, CGFloat)
    case area(CGFloat)
    case text(CGFloat)
    case spacer(CGFloat)
    /// Letters in lines that know for which widths they break as they do.
    case lines(Int)
    case stack(Axis, Int, CGFloat?, [Spec])
    case pile(Int, [Spec])
    case custom([Spec])
    case frame(CGFloat?, CGFloat?, Spec)
    case limits(CGFloat?, CGFloat?, Spec)
    case padding(CGFloat, Spec)
    case fixedSize(Bool, Bool, Spec)
    case ratio(CGFloat, Spec)
    case priority(Double, Spec)
    case guide(Int, CGFloat, Spec)
    case overlay(Spec, Spec)
    /// The lengths of the rows, 0 for a cell in none, and the cells in order.
    case grid(Int, CGFloat?, [Int], [Spec])
    /// One of several by the axes on which it fits.
    case choice(Int, [Spec])
    /// Something said to the grid around.
    case cell(Int, Spec)

    static func random(_ depth: Int, _ random: inout SplitMix64) -> Spec {
        func number(_ most: Int, _ random: inout SplitMix64) -> CGFloat {
            CGFloat(Int.random(in: 0...most, using: &random))
        }
        func some(_ most: Int, _ random: inout SplitMix64) -> CGFloat? {
            Bool.random(using: &random) ? number(most, &random) : nil
        }
        func list(_ random: inout SplitMix64) -> [Spec] {
            (0..<Int.random(in: 0...4, using: &random)).map { _ in Spec.random(depth - 1, &random) }
        }
        if depth == 0 {
            switch Int.random(in: 0..<7, using: &random) {
            case 0: return .flexible
            case 5, 6: return .lines(Int.random(in: 0...30, using: &random))
            case 1: return .fixed(number(60, &random), number(60, &random))
            case 2: return .area(number(900, &random) + 1)
            case 3: return .text(number(40, &random) + 1)
            default: return .spacer(number(20, &random))
            }
        }
        func inner(_ random: inout SplitMix64) -> Spec { Spec.random(depth - 1, &random) }
        switch Int.random(in: 0..<20, using: &random) {
        case 0...4:
            return .stack(
                Bool.random(using: &random) ? .horizontal : .vertical, Int.random(in: 0..<4, using: &random),
                some(12, &random), list(&random))
        case 5: return .pile(Int.random(in: 0..<4, using: &random), list(&random))
        case 6: return .custom(list(&random))
        case 7: return .frame(some(100, &random), some(100, &random), inner(&random))
        case 8: return .limits(some(60, &random), some(60, &random).map { $0 + 60 }, inner(&random))
        case 9: return .padding(number(30, &random) - 10, inner(&random))
        case 10: return .fixedSize(Bool.random(using: &random), Bool.random(using: &random), inner(&random))
        case 11: return .ratio(number(4, &random) + 0.5, inner(&random))
        case 12: return .priority(Double(Int.random(in: -1...1, using: &random)), inner(&random))
        case 13: return .guide(Int.random(in: 0..<4, using: &random), number(40, &random), inner(&random))
        case 14: return .overlay(inner(&random), inner(&random))
        case 16, 17:
            let rows = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...3, using: &random) }
            return .grid(
                Int.random(in: 0..<4, using: &random), some(12, &random), rows,
                rows.flatMap { (0..<max(1, $0)).map { _ in Spec.random(depth - 1, &random) } })
        case 19: return .choice(Int.random(in: 0..<4, using: &random), list(&random))
        case 18: return .cell(Int.random(in: 0..<8, using: &random), inner(&random))
        default: return Spec.random(0, &random)
        }
    }
}

private enum Lane: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 + context.width / 7 }
}

extension Spec {
    static let vertical: [VerticalAlignment] = [.top, .center, .firstTextBaseline, VerticalAlignment(Lane.self)]
    static let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing, HorizontalAlignment(Lane.self)]

    func build(_ builder: TreeBuilder) -> LayoutNode {
        builder.mark(make(builder))
    }

    private func make(_ builder: TreeBuilder) -> LayoutNode {
        switch self {
        case .lines(let count):
            return builder.finish(SizedLeafLayoutNode(context: builder.context, sizer: LineSizer(count)))
        case .flexible, .fixed, .area, .text, .spacer:
            let leaf = builder.leaf(.flexible)
            apply(to: leaf)
            return leaf
        case .stack(.horizontal, let guide, let spacing, let items):
            let node = builder.container(
                HStackLayout(alignment: Self.vertical[guide], spacing: spacing), items.map { $0.build(builder) })
            node.collapsesSingleChild = true
            return node
        case .stack(.vertical, let guide, let spacing, let items):
            let node = builder.container(
                VStackLayout(alignment: Self.horizontal[guide], spacing: spacing), items.map { $0.build(builder) })
            node.collapsesSingleChild = true
            return node
        case .pile(let guide, let items):
            return builder.container(
                ZStackLayout(alignment: Alignment(horizontal: Self.horizontal[guide], vertical: Self.vertical[guide])),
                items.map { $0.build(builder) })
        case .custom(let items): return builder.container(EqualWidthRow(), items.map { $0.build(builder) })
        case .frame(let width, let height, let item):
            return builder.unary(Self.frameLayout(width, height), item.build(builder))
        case .limits(let least, let most, let item):
            return builder.unary(
                FlexibleFrameLayout(minWidth: least, maxWidth: most, minHeight: least, maxHeight: most),
                item.build(builder))
        case .padding(let length, let item):
            return builder.unary(PaddingLayout(.all, length), item.build(builder))
        case .fixedSize(let horizontal, let vertical, let item):
            return builder.unary(FixedSizeLayout(horizontal: horizontal, vertical: vertical), item.build(builder))
        case .ratio(let ratio, let item):
            return builder.unary(AspectRatioLayout(ratio, contentMode: .fit), item.build(builder))
        case .priority(let value, let item): return builder.unary(PriorityLayout(value), item.build(builder))
        case .guide(let guide, let value, let item):
            return builder.unary(
                AlignmentGuideLayout(Self.vertical[guide]) { $0.height / 2 + value - 20 }, item.build(builder))
        case .overlay(let primary, let secondary):
            let first = primary.build(builder)
            return builder.finish(
                SecondaryLayoutNode(
                    context: builder.context, alignment: .bottomTrailing, primary: first,
                    secondary: [secondary.build(builder)]))
        case .grid(let guide, let spacing, let rows, let items):
            return builder.container(
                GridLayout(
                    alignment: Alignment(horizontal: Self.horizontal[guide], vertical: Self.vertical[guide]),
                    horizontalSpacing: spacing), Self.cells(rows, items, builder))
        case .choice(let axes, let items):
            let node = builder.finish(
                FittingLayoutNode(context: builder.context, axes: Axis.Set(rawValue: Int8(axes))))
            node.setChildren(items.map { $0.build(builder) })
            return node
        case .cell(let number, let item): return builder.unary(Self.attribute(number), item.build(builder))
        }
    }

    private static func cells(_ rows: [Int], _ items: [Spec], _ builder: TreeBuilder) -> [LayoutNode] {
        var cells: [LayoutNode] = []
        var next = 0
        for length in rows {
            let row = GridCellLayout(rowAlignment: length == 3 ? .bottom : nil)
            for _ in 0..<max(1, length) {
                let cell = items[next].build(builder)
                next += 1
                cells.append(length == 0 ? cell : builder.mark(builder.unary(row, cell)))
            }
        }
        return cells
    }

    private static func attribute(_ number: Int) -> GridCellLayout {
        switch number {
        case 0: GridCellLayout(columns: 2)
        case 1: GridCellLayout(columns: 5)
        case 2: GridCellLayout(columns: .max)
        case 3: GridCellLayout(unsizedAxes: .horizontal)
        case 4: GridCellLayout(unsizedAxes: [.horizontal, .vertical])
        case 5: GridCellLayout(anchor: UnitPoint(x: 0.25, y: 1))
        case 6: GridCellLayout(columnAlignment: .trailing)
        default: GridCellLayout(columnAlignment: horizontal[3])
        }
    }

    static func frameLayout(_ width: CGFloat?, _ height: CGFloat?) -> FrameLayout {
        FrameLayout(width: width, height: height, alignment: .topLeading)
    }

    /// Makes a leaf size itself as this one.
    func apply(to leaf: LeafLayoutNode) {
        leaf.sizing = sizing
        if case .text = self {
            leaf.baselines = { _, size in (size.height * 0.7, size.height * 0.9) }
        } else {
            leaf.baselines = nil
        }
    }

    /// How a leaf determines its size.
    private var sizing: LeafSizing {
        switch self {
        case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
        case .area(let area):
            .custom {
                CGSize(width: $0.width.map { min($0, area) } ?? 20, height: area / max(1, min($0.width ?? 20, area)))
            }
        case .text(let length):
            .custom { proposal in
                let width = max(10, min(proposal.width ?? length * 5, length * 5))
                return CGSize(width: width, height: 12 * (length * 5 / width).rounded(.up))
            }
        case .spacer(let least): .spacer(minLength: least)
        default: .flexible
        }
    }

    /// What is directly below, in the order in which it is built.
    var items: [Spec] {
        switch self {
        case .flexible, .fixed, .area, .text, .spacer, .lines: []
        case .stack(_, _, _, let items), .pile(_, let items), .custom(let items),
            .grid(_, _, _, let items), .choice(_, let items):
            items
        case .frame(_, _, let item), .limits(_, _, let item), .padding(_, let item), .fixedSize(_, _, let item),
            .ratio(_, let item), .priority(_, let item), .guide(_, _, let item), .cell(_, let item):
            [item]
        case .overlay(let primary, let secondary): [primary, secondary]
        }
    }

    var isLeaf: Bool {
        switch self {
        case .flexible, .fixed, .area, .text, .spacer: true
        default: false
        }
    }

    /// Whether the item takes any number of others.
    var isList: Bool {
        switch self {
        case .stack, .pile, .custom, .choice: true
        default: false
        }
    }

    /// How many nodes `build` marks.
    var markCount: Int {
        var count = 1
        for item in items { count += item.markCount }
        if case .grid(_, _, let rows, _) = self { count += rows.reduce(0, +) }
        return count
    }

    /// The tree with one of the parts that fit replaced, the numbered one, counted from the inside out.
    func replacing(_ number: inout Int, where fits: (Spec) -> Bool, by change: (Spec) -> Spec) -> Spec {
        var changed: [Spec] = []
        for item in items { changed.append(item.replacing(&number, where: fits, by: change)) }
        let whole = replacingItems(by: changed)
        if !fits(self) { return whole }
        number -= 1
        return number == -1 ? change(whole) : whole
    }

    func replacingItems(by new: [Spec]) -> Spec {
        switch self {
        case .flexible, .fixed, .area, .text, .spacer, .lines: self
        case .stack(let axis, let guide, let spacing, _): .stack(axis, guide, spacing, new)
        case .pile(let guide, _): .pile(guide, new)
        case .custom: .custom(new)
        case .frame(let width, let height, _): .frame(width, height, new[0])
        case .limits(let least, let most, _): .limits(least, most, new[0])
        case .padding(let length, _): .padding(length, new[0])
        case .fixedSize(let horizontal, let vertical, _): .fixedSize(horizontal, vertical, new[0])
        case .ratio(let ratio, _): .ratio(ratio, new[0])
        case .priority(let value, _): .priority(value, new[0])
        case .guide(let guide, let value, _): .guide(guide, value, new[0])
        case .overlay: .overlay(new[0], new[1])
        case .grid(let guide, let spacing, let rows, _): .grid(guide, spacing, rows, new)
        case .choice(let axes, _): .choice(axes, new)
        case .cell(let number, _): .cell(number, new[0])
        }
    }
}
