import Drawing

/// A layer of glass behind a view, in the colour scheme of its place.
///
/// What is behind it shows through in its colour, and is neither blurred nor bent. A picture shows a line of light
/// along its edge; a text screen the colour alone, in whole characters. Where less transparency is asked for in the
/// system's settings for accessibility, the glass is opaque.
public struct Glass: Equatable, Sendable {
    /// What lets light through; `nil` for no glass.
    let kind: GlassFigure.Kind?
    private(set) var tint: Color?
    private(set) var isInteractive = false

    private init(_ kind: GlassFigure.Kind?) { self.kind = kind }

    /// Glass that lets about half through.
    public static var regular: Glass { Glass(.regular) }
    /// Glass that lets most through.
    public static var clear: Glass { Glass(.clear) }
    /// No glass: the view looks as without the effect.
    public static var identity: Glass { Glass(nil) }

    /// Returns the glass with a colour of its own; `nil` for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Returns the glass that shines while it is touched, or one that does not.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// What of a glass is seen.
struct GlassLook: Equatable, Sendable {
    var glass: Glass
    /// Whether it is touched.
    var isHeld = false

    /// The layer as it is in an environment; `nil` for none.
    func figure(in environment: EnvironmentValues) -> GlassFigure? {
        glass.kind.map {
            GlassFigure(
                $0, tint: glass.tint?.resolve(in: environment).components, isDark: environment.colorScheme == .dark,
                isOpaque: environment.accessibilityReduceTransparency, isHeld: isHeld)
        }
    }
}

/// Paints a layer of glass.
struct GlassFill: ShapeStyle {
    typealias Resolved = Never
    let look: GlassLook

    func _apply(to area: inout _StyledArea) {
        area.paint = look.figure(in: area.environment).map { .color($0.fill) }
    }
}

/// Paints the line along the edge of a layer of glass; nothing in a text screen, where it would take whole characters.
struct GlassRim: ShapeStyle {
    typealias Resolved = Never
    let look: GlassLook

    func _apply(to area: inout _StyledArea) {
        if area.environment.textMedium == .grid { return }
        area.paint = look.figure(in: area.environment)?.rim(in: area.bounds)
    }
}

/// Paints what lies over glass that is touched.
struct GlassShine: ShapeStyle {
    typealias Resolved = Never
    func _apply(to area: inout _StyledArea) { area.paint = .color(GlassFigure.shine) }
}

/// A layer of glass with an outline.
struct GlassPlate<Outline: Shape>: View {
    let outline: Outline
    let look: GlassLook

    var body: some View {
        _ShapeFigure(shape: outline, style: GlassFill(look: look), ink: .fill(FillStyle()))
            .overlay {
                _ShapeFigure(shape: outline, style: GlassRim(look: look), ink: .stroke(StrokeStyle(lineWidth: 1)))
            }
    }
}
