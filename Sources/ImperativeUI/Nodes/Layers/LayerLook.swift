import Drawing
import Foundation
import LayoutEngine

/// The additions of a layer to the picture of its view: round corners, a border, a shadow.
struct LayerLook: Equatable {
    var cornerRadius: CGFloat = 0
    var cornerCurve = CALayerCornerCurve.circular
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var shadow = LayerShadow()

    /// The outline of a layer whose bounds are given, some points inside of its edge.
    func outline(of bounds: CGRect, inset: CGFloat = 0) -> DrawnShape {
        let area = bounds.insetBy(dx: inset, dy: inset)
        let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2) - inset
        if !(radius > 0) || maskedCorners.isEmpty { return .rect(area) }
        if maskedCorners.isSuperset(of: .all) {
            return .roundedRect(area, cornerWidth: Double(radius), cornerHeight: Double(radius))
        }
        let size = CGSize(width: radius, height: radius)
        return .path(
            UIBezierPath(roundedRect: area, byRoundingCorners: maskedCorners.rectCorners, cornerRadii: size).outline)
    }

    /// Draws the border within bounds.
    func drawBorder(of bounds: CGRect, in context: inout DrawingContext) {
        guard borderWidth > 0, !bounds.isEmpty, let color = borderColor?.value, color.alpha > 0 else { return }
        // One that is as wide as the layer fills it.
        if 2 * borderWidth >= min(bounds.width, bounds.height) {
            return context.fill(outline(of: bounds), with: .color(color))
        }
        context.stroke(
            outline(of: bounds, inset: borderWidth / 2), with: .color(color), pen: StrokePen(width: Double(borderWidth))
        )
    }
}

/// The shadow of a layer.
struct LayerShadow: Equatable {
    var color: CGColor? = .black
    var opacity: Double = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
    /// The path that casts the shadow; `nil` if the layer's content casts it.
    var path: PathData?

    /// The colour with the opacity; `nil` where nothing is to be seen.
    private var shown: ColorComponents? {
        guard let color = color?.value else { return nil }
        let alpha = color.alpha * min(max(opacity, 0), 1)
        return alpha > 0 ? color.withAlpha(alpha) : nil
    }

    /// The shadow cast by the layer's content; `nil` for none, or one of a path.
    var effect: DisplayGroup.Effects.Shadow? {
        guard path == nil, let shown else { return nil }
        return DisplayGroup.Effects.Shadow(color: shown, radius: Double(max(0, radius)), offset: offset)
    }

    /// The shadow of a path, in the coordinates to which a transform leads from those of the layer; `nil` for none.
    func picture(transform: CGAffineTransform, opacity: Double) -> DisplayGroup? {
        guard let path, !path.isEmpty, let shown else { return nil }
        var context = DrawingContext()
        context.fill(.path(path), with: .color(shown))
        let moved = CGAffineTransform(translationX: offset.width, y: offset.height).concatenating(transform)
        return DisplayGroup(
            context.finish(),
            effects: DisplayGroup.Effects(
                transform: moved, opacity: opacity,
                treatment: radius > 0 ? .blur(radius: Double(radius), opaqueArea: nil) : nil))
    }
}

extension LayerLook {
    typealias Data = AnimatablePair<
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, ColorParts.Data>,
        AnimatablePair<
            AnimatablePair<AnimatablePair<CGFloat, Double>, AnimatablePair<CGFloat, CGFloat>>, ColorParts.Data
        >
    >

    /// The values that can move, in numbers.
    var data: Data {
        Data(
            AnimatablePair(AnimatablePair(cornerRadius, borderWidth), ColorParts.data(of: borderColor?.value)),
            AnimatablePair(
                AnimatablePair(
                    AnimatablePair(shadow.radius, shadow.opacity),
                    AnimatablePair(shadow.offset.width, shadow.offset.height)),
                ColorParts.data(of: shadow.color?.value)))
    }

    /// Returns the look with other numbers.
    func with(_ data: Data) -> LayerLook {
        var look = self
        // A spring may swing past nothing.
        look.cornerRadius = max(0, data.first.first.first)
        look.borderWidth = max(0, data.first.first.second)
        look.borderColor = CGColor(ColorParts.color(of: data.first.second))
        look.shadow.radius = max(0, data.second.first.first.first)
        look.shadow.opacity = data.second.first.first.second
        look.shadow.offset = CGSize(
            width: data.second.first.second.first, height: data.second.first.second.second)
        look.shadow.color = CGColor(ColorParts.color(of: data.second.second))
        return look
    }
}
