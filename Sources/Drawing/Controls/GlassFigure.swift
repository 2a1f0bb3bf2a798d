import Foundation

/// A layer of glass: its colours, and how it is drawn.
package struct GlassFigure: Hashable, Sendable {
    /// How much of its backdrop the layer lets through.
    package enum Kind: Hashable, Sendable {
        /// About half.
        case regular
        /// Most.
        case clear
    }

    /// How much the layer lets through.
    package var kind: Kind
    /// The colour of the glass itself; `nil` for none.
    package var tint: ColorComponents?
    /// Whether the style of the interface is dark.
    package var isDark: Bool
    /// Whether nothing is let through, for users with reduced transparency.
    package var isOpaque: Bool
    /// Whether the layer is touched, which has it shine.
    package var isHeld: Bool

    /// Makes a layer.
    package init(_ kind: Kind, tint: ColorComponents? = nil, isDark: Bool, isOpaque: Bool, isHeld: Bool = false) {
        (self.kind, self.tint, self.isDark, self.isOpaque, self.isHeld) = (kind, tint, isDark, isOpaque, isHeld)
    }

    /// How much of a tint is seen in the glass.
    private static let tintStrength = 0.75
    /// The highlight over touched glass.
    package static let shine = ColorComponents(white: 1, alpha: 0.3)

    /// The colour that fills the layer.
    package var fill: ColorComponents {
        let material: SystemMaterial = kind == .regular ? .regular : .ultraThin
        var color = material.components(isDark: isDark, isOpaque: isOpaque)
        if let tint { color = tint.withAlpha(tint.alpha * Self.tintStrength).over(color) }
        if isHeld { color = Self.shine.over(color) }
        return color
    }

    /// The line along the edge, on which light falls from above, of an area in `bounds`.
    package func rim(in bounds: CGRect) -> Paint {
        let strength = isDark ? 0.5 : 0.9
        let light = [1, 0.25, 0.6].map { ColorComponents(white: 1, alpha: strength * $0) }
        return .linearGradient(
            Paint.Gradient(colors: light), from: CGPoint(x: bounds.minX, y: bounds.minY),
            to: CGPoint(x: bounds.minX, y: bounds.maxY))
    }

    /// Draws the layer.
    ///
    /// - Parameters:
    ///   - shape: Its outline.
    ///   - figures: The look of layers of glass.
    ///   - context: The context to draw in.
    package func draw(_ shape: DrawnShape, figures: GlassFigures, in context: inout DrawingContext) {
        let bounds = shape.bounds
        guard bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return }
        context.fill(shape, with: .material(fill))
        if figures.hasRim { context.stroke(shape, with: rim(in: bounds)) }
    }
}
