import Foundation

/// Builds a display list by drawing, with a state that can be saved and restored.
///
/// A transform or clip applies to what is drawn afterwards, until the state saved before it is restored.
package struct DrawingContext {
    /// Items under one set of effects that have not been closed into a group yet.
    private struct Level {
        var list = DisplayList()
        var effects = DisplayGroup.Effects.none
        /// Whether `save` or `beginGroup` opened the level, instead of a change of the state.
        var isSaved: Bool
    }

    private var levels = [Level(isSaved: true)]

    package init() {}

    /// Returns the list drawn so far. States that are still saved count as restored.
    package func finish() -> DisplayList {
        var copy = self
        while copy.levels.count > 1 { copy.closeLevel() }
        return copy.levels[0].list
    }

    // MARK: State

    package mutating func save() { levels.append(Level(isSaved: true)) }

    /// Opens a group, drawn as one, until it is closed by ``restore()``.
    package mutating func beginGroup(
        opacity: Double = 1, shadow: DisplayGroup.Effects.Shadow? = nil, treatment: Treatment? = nil
    ) {
        let effects = DisplayGroup.Effects(opacity: opacity, shadow: shadow, treatment: treatment)
        levels.append(Level(effects: effects, isSaved: true))
    }

    /// Draws a mark in a text, such as a caret or a selection: rectangles in front of the text. In a text screen the
    /// characters there are marked instead, so that they can be read in every depth of colour.
    package mutating func markText(in rects: [CGRect], with color: ColorComponents) {
        var marks = DisplayList()
        for rect in rects { marks.append(.fill(.rect(rect), .color(color), rule: .winding)) }
        if marks.isEmpty { return }
        append(.group(DisplayGroup(marks, effects: DisplayGroup.Effects(marksText: true))))
    }

    /// Restores the state last saved. Returns `false` and does nothing if none is.
    @discardableResult package mutating func restore() -> Bool {
        guard levels.dropFirst().contains(where: \.isSaved) else { return false }
        while true {
            let isSaved = levels[levels.count - 1].isSaved
            closeLevel()
            if isSaved { return true }
        }
    }

    /// Applies a transform to further drawing, before earlier transforms.
    package mutating func concatenate(_ transform: CGAffineTransform) {
        guard !transform.isIdentity else { return }
        openLevel(mergingIf: \.isTransformOnly)
        let top = levels.count - 1
        levels[top].effects.transform = transform.concatenating(levels[top].effects.transform)
    }

    package mutating func translate(x: Double, y: Double) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    package mutating func scale(x: Double, y: Double) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    package mutating func rotate(by angle: Double) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Clips further drawing to a shape and to earlier clips. A shape with numbers that cannot be drawn is empty.
    package mutating func clip(to shape: DrawnShape, rule: CGPathFillRule = .winding) {
        openLevel(mergingIf: \.isTransformOnly)
        let clip = shape.isDrawable ? shape : .rect(.zero)
        levels[levels.count - 1].effects.clip = DisplayGroup.Effects.Clip(clip, rule: rule)
    }

    // MARK: Drawing

    package mutating func append(_ item: DisplayItem) { levels[levels.count - 1].list.append(item) }

    package mutating func fill(_ shape: DrawnShape, with paint: Paint, rule: CGPathFillRule = .winding) {
        append(.fill(shape, paint, rule: rule))
    }

    package mutating func fill(_ rect: CGRect, with color: ColorComponents) {
        append(.fill(.rect(rect), .color(color), rule: .winding))
    }

    package mutating func stroke(_ shape: DrawnShape, with paint: Paint, pen: StrokePen = StrokePen()) {
        append(.stroke(shape, pen, paint))
    }

    package mutating func draw(_ text: TextRun) { append(.text(text)) }

    package mutating func draw(_ image: PlacedImage) { append(.image(image)) }

    /// Draws a list made for `size`, scaled to a rectangle. A side of `size` that is 0 or less is not scaled.
    package mutating func draw(_ list: DisplayList, of size: CGSize, in rect: CGRect) {
        let transform = CGAffineTransform(
            a: size.width > 0 ? rect.width / size.width : 1, b: 0, c: 0,
            d: size.height > 0 ? rect.height / size.height : 1, tx: rect.minX, ty: rect.minY)
        let clip = DisplayGroup.Effects.Clip(.rect(CGRect(origin: .zero, size: size)))
        append(.group(DisplayGroup(list, effects: DisplayGroup.Effects(transform: transform, clip: clip))))
    }

    // MARK: Levels

    /// Makes sure that the last level's effects can still be set: it is reused if nothing has been drawn in it.
    private mutating func openLevel(mergingIf canMerge: (DisplayGroup.Effects) -> Bool) {
        let top = levels[levels.count - 1]
        if levels.count == 1 || !top.list.isEmpty || !canMerge(top.effects) { levels.append(Level(isSaved: false)) }
    }

    private mutating func closeLevel() {
        guard levels.count > 1, let level = levels.popLast(), !level.list.isEmpty else { return }
        let below = levels.count - 1
        if level.effects == .none {
            levels[below].list.append(level.list)
        } else {
            levels[below].list.append(.group(DisplayGroup(level.list, effects: level.effects)))
        }
    }
}
