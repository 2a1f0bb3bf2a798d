import Drawing

/// The configuration of a glass layer behind a view, in the colour scheme of its environment.
///
/// Content behind the glass shows through in the colour of the glass, and is neither blurred nor refracted. A pixel
/// display draws a line of light along the edge; a text screen shows only the colour, in whole character cells. If
/// the system's accessibility settings reduce transparency, the glass is opaque.
public struct Glass: Equatable, Sendable {
    /// The kind of glass; `nil` for none.
    let kind: GlassFigure.Kind?
    private(set) var tint: Color?
    private(set) var isInteractive = false

    private init(_ kind: GlassFigure.Kind?) { self.kind = kind }

    /// The regular variant of glass, which lets about half of the content behind it through.
    public static var regular: Glass { Glass(.regular) }
    /// The clear variant of glass, which lets most of the content behind it through.
    public static var clear: Glass { Glass(.clear) }
    /// The identity variant of glass: the view appears as without the effect.
    public static var identity: Glass { Glass(nil) }

    /// Returns the glass with the given tint colour; `nil` for no tint.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Returns the glass with or without interactivity. Interactive glass shines while touched.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The visible state of a glass layer.
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

/// Paints the line along the edge of a layer of glass, where it has one.
struct GlassRim: ShapeStyle {
    typealias Resolved = Never
    let look: GlassLook

    func _apply(to area: inout _StyledArea) {
        if !area.environment.textMedium.figures.glass.hasRim { return }
        area.paint = look.figure(in: area.environment)?.rim(in: area.bounds)
    }
}

/// The highlight over touched glass.
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
