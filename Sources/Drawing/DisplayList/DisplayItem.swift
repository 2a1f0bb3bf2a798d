import Foundation

/// A drawing command.
package enum DisplayItem: Sendable {
    case fill(DrawnShape, Paint, rule: CGPathFillRule)
    case stroke(DrawnShape, StrokePen, Paint)
    case text(TextRun)
    case image(PlacedImage)
    case group(DisplayGroup)

    /// The bounding box of the drawing, without shadows, in the coordinates of the item; null if nothing is drawn.
    package var bounds: CGRect {
        switch self {
        case .fill(let shape, _, _): shape.bounds
        case .stroke(let shape, let pen, _): shape.bounds.grown(by: pen.width / 2, pen.width / 2)
        case .text(let run): run.bounds
        case .image(let image): image.frame.standardized
        case .group(let group): group.bounds
        }
    }

    /// Whether any text is drawn, which in a text screen may extend beyond the bounds on both sides.
    var hasText: Bool {
        switch self {
        case .fill, .stroke: false
        case .text: true
        // A name may stand for the picture, and a character for the symbol.
        case .image(let image): if case .bitmap = image.source { false } else { true }
        case .group(let group): group.hasText
        }
    }

    /// Whether all numbers are in a range that can be drawn.
    var isDrawable: Bool {
        switch self {
        case .fill(let shape, let paint, _): shape.isDrawable && paint.isDrawable
        case .stroke(let shape, let pen, let paint): shape.isDrawable && pen.isDrawable && paint.isDrawable
        case .text(let run): run.frame.isFinite && !run.lines.isEmpty && run.paint.isDrawable
        case .image(let image): image.frame.isFinite
        case .group(let group): group.effects.isDrawable && !group.list.isEmpty
        }
    }

    /// Hashes the item; for a group, only its fingerprint.
    func feed(_ hasher: inout Hasher) {
        switch self {
        case .fill(let shape, let paint, let rule):
            hasher.combine(0)
            hasher.combine(shape)
            hasher.combine(paint)
            hasher.combine(rule)
        case .stroke(let shape, let pen, let paint):
            hasher.combine(1)
            hasher.combine(shape)
            hasher.combine(pen)
            hasher.combine(paint)
        case .text(let run):
            hasher.combine(2)
            hasher.combine(run)
        case .image(let image):
            hasher.combine(3)
            hasher.combine(image)
        case .group(let group):
            hasher.combine(4)
            hasher.combine(group.fingerprint)
        }
    }
}
