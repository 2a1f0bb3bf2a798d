import Foundation

/// Where code draws: it takes fills, strokes, text and images, and keeps them in order.
///
/// Coordinates are in points, with y pointing down. A path is built up first and then filled, stroked or clipped to,
/// which ends it. Numbers that are not finite never trap: what has one draws nothing. A context is used by one thread
/// at a time.
public final class CGContext {
    /// What `saveGState()` saves beside clip and transform.
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
    /// The path being built, in the coordinates in force now.
    var outline = PathData()

    /// Creates a context that goes on where another way of drawing stopped.
    package init(_ drawing: DrawingContext = DrawingContext()) { self.drawing = drawing }

    /// What was drawn so far; states still saved count as restored.
    package func finish() -> DisplayList { drawing.finish() }

    // MARK: State

    /// Saves everything that is set: colours, line, opacity, shadow, transform and clip; not the path being built.
    public func saveGState() {
        saved.append(state)
        drawing.save()
    }

    /// Goes back to what was last saved. Without anything saved it does nothing.
    public func restoreGState() {
        guard let before = saved.popLast() else { return }
        moveOutline(from: state.transform, to: before.transform)
        state = before
        drawing.restore()
    }

    // MARK: Transform

    /// Takes the coordinates in force to those the context began with.
    public var ctm: CGAffineTransform { state.transform }

    /// Draws what follows through a transform, inside those before it. One with a number that is not finite is left
    /// out.
    public func concatenate(_ transform: CGAffineTransform) {
        let t = transform
        guard [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) else { return }
        let new = transform.concatenating(state.transform)
        moveOutline(from: state.transform, to: new)
        state.transform = new
        drawing.concatenate(transform)
    }

    /// Moves the origin by a distance in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Makes what follows larger by factors.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns what follows about the origin by an angle in radians, from the x axis to the y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// A path that is being built stays where it is when the coordinates change.
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

    /// Draws an image.
    package func draw(_ image: PlacedImage) {
        emit(opacity: state.alpha) { $0.draw(image) }
    }

    /// Draws a list made elsewhere, such as a vector image of a size, so that it fills a rectangle.
    package func draw(_ list: DisplayList, of size: CGSize, in rect: CGRect) {
        emit(opacity: state.alpha) { $0.draw(list, of: size, in: rect) }
    }

    /// Draws with the shadow in force, whatever `draw` adds.
    package func emit(opacity: Double = 1, _ draw: (inout DrawingContext) -> Void) {
        guard state.shadow != nil || opacity != 1 else { return draw(&drawing) }
        drawing.beginGroup(opacity: opacity, shadow: shadow)
        draw(&drawing)
        drawing.restore()
    }

    /// The shadow in the coordinates in force: transforms do not change how far it falls.
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
    /// The paint, as opaque as a share of what it was.
    func faded(to share: Double) -> Paint {
        guard share != 1 else { return self }
        return mapColors { $0.withAlpha($0.alpha * share) }
    }
}
