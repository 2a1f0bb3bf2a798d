import Foundation
import LayoutEngine

/// What stands in a grid as it is written in the table of cases: a row of cells, or something across all columns.
enum GridPart: Sendable {
    case row(VerticalAlignment?, [Tree])
    case whole(Tree)

    func build(_ builder: TreeBuilder) -> [LayoutNode] {
        switch self {
        case .whole(let tree): return [tree.build(builder)]
        case .row(let alignment, let cells):
            let layout = GridCellLayout(rowAlignment: alignment)
            return cells.map { builder.unary(layout, $0.build(builder)) }
        }
    }
}

func R(_ cells: Tree...) -> GridPart { .row(nil, cells) }
func R(_ alignment: VerticalAlignment, _ cells: Tree...) -> GridPart { .row(alignment, cells) }

func G(_ parts: [GridPart]) -> Tree { G(.center, nil, nil, parts) }

func G(_ alignment: Alignment, _ horizontal: CGFloat?, _ vertical: CGFloat?, _ parts: [GridPart]) -> Tree {
    Tree { builder in
        builder.container(
            GridLayout(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical),
            parts.flatMap { $0.build(builder) })
    }
}

extension Tree {
    func columns(_ count: Int) -> Tree { modified { GridCellLayout(columns: count) } }
    func unsized(_ axes: Axis.Set) -> Tree { modified { GridCellLayout(unsizedAxes: axes) } }
    func anchor(_ point: UnitPoint) -> Tree { modified { GridCellLayout(anchor: point) } }
    func column(_ guide: HorizontalAlignment) -> Tree { modified { GridCellLayout(columnAlignment: guide) } }
}
