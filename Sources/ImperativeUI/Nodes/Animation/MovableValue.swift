import Drawing
import Foundation
import LayoutEngine

/// A value of a view that can be shown on its way to its new value.
enum MovableValue {
    case center(CGPoint)
    case bounds(CGRect)
    case transform(CGAffineTransform)
    case alpha(CGFloat)
    case background(UIColor?)
    case look(LayerLook)

    /// Gives a view this value.
    @MainActor func set(on view: UIView) {
        switch self {
        case .center(let center): view.center = center
        case .bounds(let bounds): view.bounds = bounds
        case .transform(let transform): view.transform = transform
        case .alpha(let alpha): view.alpha = alpha
        case .background(let color): view.backgroundColor = color
        case .look(let look): view.layer.show(look)
        }
    }

    /// Returns the value of the same kind with which a view is shown now.
    @MainActor func shown(by view: UIView) -> MovableValue {
        switch self {
        case .center: .center(view.presentedCenter)
        case .bounds: .bounds(view.presentedBounds)
        case .transform: .transform(view.presentedTransform)
        case .alpha: .alpha(view.presentedAlpha)
        case .look(let look): .look(view.presentedLook ?? look)
        case .background:
            .background(
                view.appearance?.movement?.background.map {
                    UIColor(cgColor: CGColor(ColorParts.color(of: $0.presented)))
                }
                    ?? view.backgroundColor)
        }
    }
}

/// The parts of a transform: translation, rotation, scale and slant, in numbers that go from one transform to another
/// as one would turn and scale by hand.
enum TransformParts {
    typealias Data = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>,
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >

    static func data(x: CGFloat, y: CGFloat, angle: CGFloat, slant: CGFloat, xScale: CGFloat, yScale: CGFloat) -> Data {
        Data(AnimatablePair(x, y), AnimatablePair(AnimatablePair(angle, slant), AnimatablePair(xScale, yScale)))
    }

    /// The parts of no transform.
    static let none = data(x: 0, y: 0, angle: 0, slant: 0, xScale: 1, yScale: 1)

    /// Takes a transform apart so that it is reached from other parts on the shortest way.
    static func data(of transform: CGAffineTransform, near other: Data) -> Data {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        let nearest = other.second.first.first
        var (angle, xScale) = (nearest, CGFloat(0))
        if a != 0 || b != 0 {
            (angle, xScale) = (atan2(b, a), (a * a + b * b).squareRoot())
        } else if c != 0 || d != 0 {
            angle = atan2(-c, d)
        }
        let (cosine, sine) = (cos(angle), sin(angle))
        let (slant, yScale) = (c * cosine + d * sine, d * cosine - c * sine)
        func candidate(_ angle: CGFloat, _ sign: CGFloat) -> (data: Data, flips: Int, turn: CGFloat) {
            let turned = angle + 2 * .pi * ((nearest - angle) / (2 * .pi)).rounded(.toNearestOrEven)
            let scales = other.second.second
            let flips = (sign * xScale * scales.first < 0 ? 1 : 0) + (sign * yScale * scales.second < 0 ? 1 : 0)
            let data = data(
                x: transform.tx, y: transform.ty, angle: turned, slant: sign * slant, xScale: sign * xScale,
                yScale: sign * yScale)
            return (data, flips, abs(turned - nearest))
        }
        // Each transform has two forms: half a turn further, it is scaled the other way round.
        let (one, two) = (candidate(angle, 1), candidate(angle + .pi, -1))
        if one.flips != two.flips { return one.flips < two.flips ? one.data : two.data }
        return one.turn <= two.turn ? one.data : two.data
    }

    /// Puts a transform together.
    static func transform(of data: Data) -> CGAffineTransform {
        let (angle, slant) = (data.second.first.first, data.second.first.second)
        let (xScale, yScale) = (data.second.second.first, data.second.second.second)
        let (cosine, sine) = (cos(angle), sin(angle))
        return CGAffineTransform(
            a: xScale * cosine, b: xScale * sine, c: slant * cosine - yScale * sine, d: slant * sine + yScale * cosine,
            tx: data.first.first, ty: data.first.second)
    }
}

/// A colour as numbers in which less opaque colours count less.
enum ColorParts {
    typealias Data = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    /// The parts of a colour; those of nothing for `nil`.
    static func data(of color: ColorComponents?) -> Data {
        guard let color = color?.converted(to: .sRGB) else { return .zero }
        let alpha = color.alpha
        return Data(AnimatablePair(color.red * alpha, color.green * alpha), AnimatablePair(color.blue * alpha, alpha))
    }

    /// Puts a colour together.
    static func color(of data: Data) -> ColorComponents {
        let alpha = min(max(data.second.second, 0), 1)
        if alpha == 0 { return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0) }
        return ColorComponents(
            red: data.first.first / alpha, green: data.first.second / alpha, blue: data.second.first / alpha,
            alpha: alpha)
    }
}
