import Foundation

/// A graphics context that records fills, strokes, text and images in drawing order.
///
/// Coordinates are in points, with y pointing down. A path is built first, and then filled, stroked or used as a
/// clip, which clears it. Numbers that are not finite never trap; operations that use them draw nothing. Use a
/// context on one thread at a time.
public final class CGContext {
    /// The part of the state that `saveGState()` saves besides clip and transform.
    struct State {
        var fill = Paint.color(ColorComponents(white: 0))
        var stroke = Paint.color(ColorComponents(white: 0))
        var pen = StrokePen()
        var alpha = 1.0
        var shadow: DisplayGroup.Effects.Shadow?
        var transform = CGAffineTransform.identity
    }

    var drawing: DrawingContext
    var state = State()
    private var saved: [State] = []
    /// The current path, in the current coordinates.
    var outline = PathData()

    /// Creates a context that continues a drawing begun by other means.
    package init(_ drawing: DrawingContext = DrawingContext()) { self.drawing = drawing }

    /// Returns the finished drawing. States that are still saved count as restored.
    package func finish() -> DisplayList { drawing.finish() }

    // MARK: State

    /// Saves the graphics state: colours, line settings, opacity, shadow, transform and clip, but not the current
    /// path.
    public func saveGState() {
        saved.append(state)
        drawing.save()
    }

    /// Restores the last saved graphics state. Does nothing if there is none.
    public func restoreGState() {
        guard let before = saved.popLast() else { return }
        moveOutline(from: state.transform, to: before.transform)
        state = before
        drawing.restore()
    }

    // MARK: Transform

    /// The transform from the current coordinates to the initial coordinates of the context.
    public var ctm: CGAffineTransform { state.transform }

    /// Applies a transform to further drawing, before earlier transforms. A transform with a number that is not finite
    /// is ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        let t = transform
        guard [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) else { return }
        let new = transform.concatenating(state.transform)
        moveOutline(from: state.transform, to: new)
        state.transform = new
        drawing.concatenate(transform)
    }

    /// Moves the origin by a distance in points, for further drawing.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales further drawing by the given factors.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates further drawing about the origin by an angle in radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Keeps the current path where it is when the coordinates change.
    private func moveOutline(from old: CGAffineTransform, to new: CGAffineTransform) {
        guard !outline.isEmpty, old != new else { return }
        outline = outline.applying(old.concatenating(new.inverted()))
    }

    // MARK: Text and images

    /// Draws a text.
    package func draw(_ run: TextRun) {
        var run = run
        run.paint = run.paint.opacity(state.alpha)
        emit { $0.draw(run) }
    }

    /// Draws a display list of a size, such as a vector image, scaled to a rectangle.
    package func draw(_ list: DisplayList, of size: CGSize, in rect: CGRect) {
        emit(opacity: state.alpha) { $0.draw(list, of: size, in: rect) }
    }

    /// Adds what `draw` draws, with the current shadow.
    package func emit(opacity: Double = 1, _ draw: (inout DrawingContext) -> Void) {
        guard state.shadow != nil || opacity != 1 else { return draw(&drawing) }
        drawing.beginGroup(opacity: opacity, shadow: shadow)
        draw(&drawing)
        drawing.restore()
    }

    /// The shadow in the current coordinates: transforms do not affect its offset.
    private var shadow: DisplayGroup.Effects.Shadow? {
        guard var shadow = state.shadow, !state.transform.isIdentity else { return state.shadow }
        let t = state.transform
        let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
        shadow.offset = shadow.offset.applying(t.inverted())
        if scale > 0 { shadow.radius /= scale }
        return shadow
    }
}

extension Paint {
    /// Returns the paint with its opacity multiplied by `share`.
    func faded(to share: Double) -> Paint {
        guard share != 1 else { return self }
        return mapColors { $0.withAlpha($0.alpha * share) }
    }
}
