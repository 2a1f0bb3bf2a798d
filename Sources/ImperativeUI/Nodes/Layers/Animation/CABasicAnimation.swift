import Foundation

/// An animation of a property from one value to another.
///
/// With two of the three values, it goes between them; with one, to or from the value that the layer has. Numbers,
/// points, sizes, rectangles, transforms, colours, paths and lists of colours or numbers can move. Paths move if they
/// have the same elements, and change in the middle of the time otherwise.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the begin.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The way between both.
    open var byValue: Any?
    /// The value at the begin of a change that is animated by itself.
    final var from: MovingValue?
    /// The seconds after which a change begins that a block animates, and before which the begin is shown.
    final var leadTime = 0.0

    override func makeEmpty() -> CAAnimation { CABasicAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue, from) = (other.fromValue, other.toValue, other.byValue, other.from)
    }

    /// Returns how far the property is at a moment, where 0 is the begin and 1 the end.
    @MainActor func progress(at moment: LayerTiming.Moment) -> Double { share(of: moment) }

    private func ends(base: MovingValue, _ kind: MovingValue.Kind) -> (from: MovingValue, to: MovingValue)? {
        func read(_ value: Any?) -> MovingValue? { value.flatMap { MovingValue($0, kind) } }
        let none = isAdditive ? base.zero : base
        let (from, to, by) = (from ?? read(fromValue), read(toValue), read(byValue))
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by.scaled(by: -1)), to)
        case (let from?, nil, nil): return (from, none)
        case (nil, let to?, nil): return (none, to)
        case (nil, nil, let by?): return (none, none.adding(by))
        case (nil, nil, nil): return nil
        }
    }

    override var givenValues: [Any] { [fromValue, toValue, byValue].compactMap { $0 } }

    override func value(at moment: LayerTiming.Moment, base: MovingValue, _ kind: MovingValue.Kind) -> MovingValue? {
        ends(base: base, kind).map { $0.from.mixed(with: $0.to, progress(at: moment), kind) }
    }

    override func end(base: MovingValue, _ kind: MovingValue.Kind) -> MovingValue? { ends(base: base, kind)?.to }
}
