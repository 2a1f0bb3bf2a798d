import Drawing
import Foundation

/// An animation of a property through several values, or of a position along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in the order of their times. ``path`` takes precedence.
    open var values: [Any]?
    /// The path that a point follows; the keyframes are the ends of its lines and curves.
    open var path: CGPath?
    /// The times of the keyframes, as shares of the duration from 0 to 1; `nil`, the default, for equal distances.
    ///
    /// A discrete animation has one more time than values, where each value ends. Times are not used by paced ones.
    open var keyTimes: [NSNumber]?
    /// The curves of the times from each keyframe to the next; `nil`, the default, for constant speeds.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How the property goes from one value to the next; `.linear` by default.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether what follows a path is turned along it; `nil`, the default, for not at all.
    open var rotationMode: CAAnimationRotationMode?
    /// The tensions of curves through the values, from -1 to 1, by keyframe; `nil`, the default, for 0.
    open var tensionValues: [NSNumber]?

    override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
        (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
        (rotationMode, tensionValues) = (other.rotationMode, other.tensionValues)
    }

    override var givenValues: [Any] { path == nil ? values ?? [] : [] }

    /// The keyframes between which a share of the time lies, and how far it is between them.
    private func place(at share: Double, count: Int) -> (index: Int, share: Double) {
        let last = max(count - 1, 1)
        var times = keyTimes?.map(\.doubleValue) ?? []
        if times.count < count { times = (0..<count).map { Double($0) / Double(last) } }
        if share >= times[count - 1] { return (max(count - 2, 0), 1) }
        let index = max(0, (times.firstIndex { $0 > share } ?? 1) - 1)
        let span = times[min(index + 1, count - 1)] - times[index]
        let inside = span > 0 ? min(max((share - times[index]) / span, 0), 1) : 1
        guard let timingFunctions, index < timingFunctions.count else { return (index, inside) }
        return (index, timingFunctions[index].curve.value(at: inside))
    }

    override func value(at moment: LayerTiming.Moment, base: MovingValue, _ kind: MovingValue.Kind) -> MovingValue? {
        let share = share(of: moment)
        if let path, kind == .point { return point(of: KeyframePath(path.data), at: share).map { MovingValue($0) } }
        let values = (values ?? []).compactMap { MovingValue($0, kind) }
        guard let first = values.first else { return nil }
        if values.count == 1 { return first }
        switch calculationMode {
        case .discrete:
            var times = keyTimes?.map(\.doubleValue) ?? []
            if times.count < values.count { times = values.indices.map { Double($0) / Double(values.count) } }
            return values[max(0, (times.prefix(values.count).lastIndex { $0 <= share } ?? 0))]
        case .paced, .cubicPaced:
            return paced(values, share, kind)
        case .cubic:
            let place = place(at: share, count: values.count)
            return curved(values, place.index, place.share)
        default:
            let place = place(at: share, count: values.count)
            return values[place.index].mixed(with: values[place.index + 1], place.share, kind)
        }
    }

    override func end(base: MovingValue, _ kind: MovingValue.Kind) -> MovingValue? {
        value(at: LayerTiming.Moment(time: run, run: 0, isOver: true), base: base, kind)
    }

    /// Returns the value at a share of the whole way, at constant speed.
    private func paced(_ values: [MovingValue], _ share: Double, _ kind: MovingValue.Kind) -> MovingValue {
        let lengths = zip(values, values.dropFirst()).map { from, to in
            zip(from.list, to.list).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
        }
        var rest = share * lengths.reduce(0, +)
        for (index, length) in lengths.enumerated() {
            if rest <= length || index == lengths.count - 1 {
                return values[index].mixed(with: values[index + 1], length > 0 ? min(rest / length, 1) : 1, kind)
            }
            rest -= length
        }
        return values[values.count - 1]
    }

    /// Returns the value on a curve through all values.
    private func curved(_ values: [MovingValue], _ index: Int, _ t: Double) -> MovingValue {
        let lists = [index - 1, index, index + 1, index + 2].map { values[min(max($0, 0), values.count - 1)].list }
        func slack(_ index: Int) -> Double {
            let tension = tensionValues.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? 0
            return (1 - tension) / 2
        }
        guard lists.allSatisfy({ $0.count == lists[1].count }) else {
            return t < 0.5 ? values[index] : values[index + 1]
        }
        let (t2, t3) = (t * t, t * t * t)
        return .numbers(
            lists[1].indices.map { at in
                let (before, from, to, after) = (lists[0][at], lists[1][at], lists[2][at], lists[3][at])
                let (out, into) = ((to - before) * slack(index), (after - from) * slack(index + 1))
                return (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * out + (3 * t2 - 2 * t3) * to + (t3 - t2)
                    * into
            })
    }

    private func point(of path: KeyframePath, at share: Double) -> CGPoint? {
        switch calculationMode {
        case .paced, .cubicPaced: return path.point(atLength: share)
        case .discrete:
            let count = path.pieces.count + 1
            return path.point(ofPiece: min(Int(share * Double(count)), count - 1), at: 0)
        default:
            let place = place(at: share, count: path.pieces.count + 1)
            return path.point(ofPiece: place.index, at: place.share)
        }
    }

    override func showBeside(_ moment: LayerTiming.Moment, on shown: CALayer) {
        guard let path, let rotationMode else { return }
        let (share, outline) = (share(of: moment), KeyframePath(path.data))
        let step = 0.001
        guard let from = point(of: outline, at: max(0, share - step)),
            let to = point(of: outline, at: min(1, share + step)),
            from != to
        else { return }
        let angle = atan2(to.y - from.y, to.x - from.x) + (rotationMode == .rotateAutoReverse ? .pi : 0)
        shown.space.transform = CATransform3DRotate(shown.space.transform, angle, 0, 0, 1)
    }
}

/// How an animation goes from one keyframe to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from one value to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, at one speed for all of the way.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// At one speed. Values are passed straight here.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How what follows a path is turned.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its right side looks ahead.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its left side looks ahead.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The lines and curves of a path that a point follows, one after the other.
private struct KeyframePath {
    /// The ends of a line, or the four points of a curve.
    private(set) var pieces: [[CGPoint]] = []
    private let outline: PathData
    private let start: CGPoint?

    init(_ outline: PathData) {
        self.outline = outline
        var (first, current, start) = (CGPoint?.none, CGPoint.zero, CGPoint.zero)
        for element in outline.elements {
            switch element {
            case .move(let point):
                (current, start) = (point, point)
                if first == nil { first = point }
            case .line(let point):
                pieces.append([current, point])
                current = point
            case .quad(let control, let point):
                func near(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                }
                pieces.append([current, near(current), near(point), point])
                current = point
            case .curve(let control1, let control2, let point):
                pieces.append([current, control1, control2, point])
                current = point
            case .close:
                if current != start { pieces.append([current, start]) }
                current = start
            }
        }
        self.start = first
    }

    func point(atLength share: Double) -> CGPoint? {
        share <= 0 ? start : outline.trimmed(from: 0, to: share).lastPoint ?? start
    }

    func point(ofPiece index: Int, at t: Double) -> CGPoint? {
        guard !pieces.isEmpty else { return start }
        if index >= pieces.count { return pieces[pieces.count - 1].last }
        let p = pieces[index]
        let s = 1 - t
        if p.count == 2 { return CGPoint(x: p[0].x * s + p[1].x * t, y: p[0].y * s + p[1].y * t) }
        let shares = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        return CGPoint(
            x: zip(p, shares).reduce(0) { $0 + $1.0.x * $1.1 }, y: zip(p, shares).reduce(0) { $0 + $1.0.y * $1.1 })
    }
}

extension PathData {
    /// The end of the last line or curve.
    fileprivate var lastPoint: CGPoint? {
        switch elements.last {
        case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): point
        case .close: currentPoint
        case nil: nil
        }
    }
}
