import Foundation

/// The colour filters of all groups that enclose an item, the innermost first.
final class FilterChain {
    private let filter: ColorFilter
    private let outer: FilterChain?

    init(_ filter: ColorFilter, around outer: FilterChain?) { (self.filter, self.outer) = (filter, outer) }

    func apply(to color: ColorComponents) -> ColorComponents {
        var color = filter.apply(to: color)
        var next = outer
        while let chain = next {
            color = chain.filter.apply(to: color)
            next = chain.outer
        }
        return color
    }
}

/// A part of a picture that is painted in front of the cells, of which then only a part is kept.
final class GridLayer {
    enum Kind {
        /// Seen through a mask.
        case masked(isInverted: Bool)
        /// The mask of another layer.
        case through(GridLayer)
        case blended(BlendKind)
        /// One picture, which may be seen through a mask.
        case isolated(within: GridLayer?)
    }

    let kind: Kind
    /// The cells before.
    var cells: [TextScreen.Cell]
    /// The canvas before.
    var canvas: UInt32 = 0
    /// Whether each cell was painted before the mask, in the surrounding picture.
    var touched: [Bool] = []
    /// Whether each cell was painted before the layer, in the surrounding picture.
    var outerTouched: [Bool] = []
    /// The cells of the mask, in greys: white where it is opaque. Empty if none of it can be seen.
    var mask: [TextScreen.Cell] = []
    /// Whether the mask comes next.
    var waitsForMask: Bool

    init(_ kind: Kind, cells: [TextScreen.Cell] = []) {
        self.kind = kind
        self.cells = cells
        if case .masked = kind { waitsForMask = true } else { waitsForMask = false }
    }
}

extension GridLayer {
    /// The layer whose mask comes next; `nil` if none does.
    var waiting: GridLayer? {
        if waitsForMask { return self }
        if case .isolated(let within?) = kind { return within.waiting }
        return nil
    }
}

extension PixelImage {
    /// Returns the colour at a point, both coordinates from 0 to 1, or the mean of some around it.
    func color(around point: CGPoint, within blur: CGSize) -> ColorComponents {
        func color(_ x: Double, _ y: Double) -> ColorComponents {
            self.color(
                x: min(GridPainter.index(x * Double(width), width), width - 1),
                y: min(GridPainter.index(y * Double(height), height), height - 1))
        }
        guard blur.width > 0 || blur.height > 0 else { return color(point.x, point.y) }
        var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
        let steps = [-1.5, -0.75, 0, 0.75, 1.5]
        for x in steps {
            for y in steps {
                let one = color(point.x + x * blur.width, point.y + y * blur.height)
                red += one.red * one.alpha
                green += one.green * one.alpha
                blue += one.blue * one.alpha
                alpha += one.alpha
            }
        }
        guard alpha > 0 else { return ColorComponents(white: 0, alpha: 0) }
        return ColorComponents(
            red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha / Double(steps.count * steps.count)
        )
    }
}
