import Foundation

/// An animation of one property of a layer: the base of the kinds that say how it moves.
open class CAPropertyAnimation: CAAnimation {
    /// Creates an animation without a property.
    public override init() { super.init() }

    /// Creates an animation of the property with a key path, such as `opacity` or `transform.rotation.z`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Creates an animation from an archive. The contents of the archive are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The key path of the property.
    open var keyPath: String?

    /// Whether the values are added to that of the layer; `false` by default.
    open var isAdditive = false

    /// Whether each run goes on from the end of the one before; `false` by default.
    open var isCumulative = false

    override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }

    /// The values that the animation was given.
    var givenValues: [Any] { [] }

    override func check(on layer: CALayer) {
        guard let keyPath else { return }
        if let property = layer.movable(keyPath) {
            for value in givenValues where MovingValue(value, property.kind) == nil {
                LayerReports.once("\(keyPath) \(type(of: value))") {
                    "The values of an animation are of the type of the property: \(keyPath) does not take "
                        + "\(type(of: value)). Such values are left out."
                }
            }
            return
        }
        LayerReports.once("\(type(of: layer)).\(keyPath)") {
            "A property animation moves a property of its layer: \(type(of: layer)) has no \(keyPath) that moves. "
                + "Nothing moves."
        }
    }

    /// Returns the value of a moment; `nil` to leave the property alone.
    ///
    /// - Parameters:
    ///   - base: The value without the animation.
    ///   - kind: How the property's values are read.
    @MainActor func value(at moment: LayerTiming.Moment, base: MovingValue, _ kind: MovingValue.Kind) -> MovingValue? {
        nil
    }

    /// Returns the value at the end of a run, which later runs go on from if they are cumulative.
    @MainActor func end(base: MovingValue, _ kind: MovingValue.Kind) -> MovingValue? { nil }

    override func show(_ moment: LayerTiming.Moment, on shown: CALayer) {
        guard let keyPath, let property = shown.movable(keyPath) else { return }
        let base = property.get(shown)
        guard var value = value(at: moment, base: base, property.kind) else { return }
        if isCumulative, moment.run > 0, let end = end(base: base, property.kind) {
            value = value.adding(end.scaled(by: moment.run))
        }
        property.set(shown, isAdditive ? base.adding(value) : value)
        showBeside(moment, on: shown)
    }

    /// Shows what goes along with the property.
    @MainActor func showBeside(_ moment: LayerTiming.Moment, on shown: CALayer) {}
}
