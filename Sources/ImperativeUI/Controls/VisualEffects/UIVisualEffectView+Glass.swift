import Drawing
import Foundation

extension UIVisualEffectView {
    /// Works out the layer of glass, and draws it where no container does.
    final func drawGlass() {
        glassFigure = glass?.figure(in: self, isHeld: isGlassHeld)
        guard let glassFigure, !traitCollection[UITraitGlassContainer.self] else { return }
        UIGraphicsGetCurrentContext()?.emit {
            glassFigure.draw(.capsule(in: bounds), figures: traitCollection.textMedium.figures.glass, in: &$0)
        }
    }

    /// Draws the glass of the views in this one.
    final func drawContainedGlass(spacing: CGFloat, in context: inout DrawingContext) {
        var sheets: [(figure: GlassFigure, outlines: [PathData])] = []
        var shines: [PathData] = []
        for (figure, outline) in containedGlass() {
            var figure = figure
            if figure.isHeld { shines.append(outline) }
            figure.isHeld = false
            if let index = sheets.firstIndex(where: { $0.figure == figure }) {
                sheets[index].outlines.append(outline)
            } else {
                sheets.append((figure, [outline]))
            }
        }
        let figures = traitCollection.textMedium.figures.glass
        for (figure, outlines) in sheets {
            let outline = JoinedOutlines.path(of: outlines, spacing: spacing)
            figure.draw(DrawnShape(of: outline), figures: figures, in: &context)
        }
        for outline in shines { context.fill(DrawnShape(of: outline), with: .color(GlassFigure.shine)) }
    }

    /// The glass of the views in this one that can be seen, where it is on its way, from back to front.
    private func containedGlass() -> [(GlassFigure, PathData)] {
        var result: [(GlassFigure, PathData)] = []
        var waiting: [(view: UIView, transform: CGAffineTransform)] = [(self, .identity)]
        while let (view, transform) = waiting.popLast() {
            if view !== self, let effectView = view as? UIVisualEffectView {
                // Another container draws its own.
                if effectView.glassSpacing != nil { continue }
                if let figure = effectView.glassFigure {
                    let outline = DrawnShape.capsule(in: view.presentedBounds).path
                    result.append((figure, outline.applying(transform)))
                }
            }
            for child in view.subviews.reversed() where child.isVisible {
                waiting.append((child, child.presentedTransformToSuperview.concatenating(transform)))
            }
        }
        return result
    }
}

/// Whether a view around draws the glass of views.
struct UITraitGlassContainer: UITraitDefinition {
    static let defaultValue = false
}

extension DrawnShape {
    /// A rectangle whose shorter sides are half circles.
    fileprivate static func capsule(in rect: CGRect) -> DrawnShape {
        let radius = min(rect.width, rect.height) / 2
        return .roundedRect(rect, cornerWidth: radius, cornerHeight: radius)
    }
}
