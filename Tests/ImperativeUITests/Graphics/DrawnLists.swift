import Drawing
import ImperativeUI
import TestSupport

/// What a piece of code draws into a context of its own, made current meanwhile.
func drawn(_ body: (CGContext) -> Void) -> DisplayList {
    let context = CGContext()
    UIGraphicsPushContext(context)
    body(context)
    UIGraphicsPopContext()
    return context.finish()
}

extension DisplayList {
    /// The only item, if there is one only.
    var single: DisplayItem? { items.count == 1 ? items.first : nil }

    /// All items but groups, in painting order.
    var leaves: [DisplayItem] { DisplayListContents(self).items }

    /// The texts, line by line.
    var texts: [String] {
        leaves.flatMap { item -> [String] in
            if case .text(let run) = item { run.lines.map(\.text) } else { [String]() }
        }
    }

    var runs: [TextRun] { DisplayListContents(self).runs }

    var fills: [(shape: DrawnShape, paint: Paint)] {
        leaves.compactMap { item -> (shape: DrawnShape, paint: Paint)? in
            if case .fill(let shape, let paint, _) = item { (shape, paint) } else { nil }
        }
    }

    var groups: [DisplayGroup] { DisplayListContents(self).groups }
}

let square = CGRect(x: 0, y: 0, width: 10, height: 10)
let redPaint = Paint.color(ColorComponents(red: 1, green: 0, blue: 0))
