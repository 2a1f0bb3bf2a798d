import Drawing
import Foundation

/// An animation from the picture that a layer had to the one that it has now.
///
/// A layer has one transition at a time, whatever key it is added for.
open class CATransition: CAAnimation {
    /// The kind of the transition; `.fade` by default.
    open var type = CATransitionType.fade
    /// The side from which the new picture comes; `nil`, the default, for the left. A fade has none.
    open var subtype: CATransitionSubtype?
    /// How far the transition is at the begin, from 0 to 1; 0 by default.
    open var startProgress: Float = 0
    /// How far the transition is at the end, from 0 to 1; 1 by default.
    open var endProgress: Float = 1
    /// The picture before, in the layer's coordinates.
    final var before = DisplayList()

    override func makeEmpty() -> CAAnimation { CATransition() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        (type, subtype, before) = (other.type, other.subtype, other.before)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    override func show(_ moment: LayerTiming.Moment, on shown: CALayer) {
        let (start, end) = (Double(startProgress), Double(endProgress))
        let progress = start + (end - start) * share(of: moment)
        shown.transition = LayerTransition(
            type: type, subtype: subtype ?? .fromLeft, before: before, progress: min(max(progress, 0), 1))
    }
}

/// The key of a layer's transition.
public let kCATransition = "transition"

/// The kind of a transition between two pictures.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name. Unknown kinds fade.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// One fades into the other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one moves in front of the other.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the other away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one moves away from the other.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a picture comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name of the side.
    public let rawValue: String
    /// Creates a side from its name. Unknown sides are the left.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A layer on its way from one picture to another.
struct LayerTransition {
    let type: CATransitionType
    let subtype: CATransitionSubtype
    let before: DisplayList
    let progress: Double

    /// Returns the layer's look on the way to a picture, within its bounds.
    func picture(of after: DisplayList, in bounds: CGRect) -> DisplayList {
        var list = DisplayList()
        func add(_ part: DisplayList, opacity: Double = 1, at share: Double = 0) {
            if part.isEmpty { return }
            let way = direction
            let transform = CGAffineTransform(
                translationX: way.dx * bounds.width * share, y: way.dy * bounds.height * share)
            list.append(
                .group(DisplayGroup(part, effects: DisplayGroup.Effects(transform: transform, opacity: opacity))))
        }
        switch type {
        case .push:
            add(before, at: progress)
            add(after, at: progress - 1)
        case .moveIn:
            add(before)
            add(after, at: progress - 1)
        case .reveal:
            add(after)
            add(before, at: progress)
        default:
            add(before, opacity: 1 - progress)
            add(after, opacity: progress)
        }
        if type == .fade || list.isEmpty { return list }
        return DisplayList([
            .group(DisplayGroup(list, effects: DisplayGroup.Effects(clip: DisplayGroup.Effects.Clip(.rect(bounds)))))
        ])
    }

    /// Where pictures move.
    private var direction: CGVector {
        switch subtype {
        case .fromRight: CGVector(dx: -1, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: 1)
        case .fromBottom: CGVector(dx: 0, dy: -1)
        default: CGVector(dx: 1, dy: 0)
        }
    }
}
