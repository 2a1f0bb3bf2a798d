import Drawing
import Foundation

/// A layer that shows its sublayers several times: each time further transformed, in another colour and later.
open class CAReplicatorLayer: CALayer {
    /// How the sublayers are repeated.
    struct Repetition: Equatable {
        var count = 1
        var delay = 0.0
        var transform = CATransform3DIdentity
        var color: CGColor? = .white
        var redOffset = 0.0, greenOffset = 0.0, blueOffset = 0.0, alphaOffset = 0.0
    }

    final var repetition = Repetition()

    /// Creates a layer that shows its sublayers once.
    public override init() { super.init() }
    /// Creates a copy of a layer for showing it while it moves.
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from an archive. The contents of the archive are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makeShown() -> CALayer { CAReplicatorLayer() }

    override func adopt(_ other: CALayer) {
        super.adopt(other)
        if let other = other as? CAReplicatorLayer { repetition = other.repetition }
    }

    override func takeOwn(from shown: CALayer) {
        if let shown = shown as? CAReplicatorLayer { repetition = shown.repetition }
    }

    private func change<Value: Equatable>(_ key: String, _ part: WritableKeyPath<Repetition, Value>, _ new: Value) {
        if repetition[keyPath: part] == new { return }
        withAction(for: key) { repetition[keyPath: part] = new }
        pictureDidChange()
    }

    /// The number of times the sublayers are shown, at most 10,000; 1 by default. A negative number counts as 0.
    open var instanceCount: Int {
        get { repetition.count }
        set { change("instanceCount", \.count, min(max(0, newValue), 10_000)) }
    }

    /// The seconds by which each time is behind the one before; 0 by default. It delays the animations of sublayers.
    open var instanceDelay: CFTimeInterval {
        get { repetition.delay }
        set { change("instanceDelay", \.delay, newValue.isFinite ? newValue : 0) }
    }

    /// The transform from each time to the next, about the layer's anchor point; the identity by default.
    open var instanceTransform: CATransform3D {
        get { repetition.transform }
        set { change("instanceTransform", \.transform, newValue.isFinite ? newValue : CATransform3DIdentity) }
    }

    /// A Boolean value that says that instances keep their depths. The value is kept: instances are drawn one in front
    /// of the other.
    open var preservesDepth = false

    /// The colour by which those of the first time are multiplied; white by default.
    open var instanceColor: CGColor? {
        get { repetition.color }
        set { change("instanceColor", \.color, newValue) }
    }

    /// What is added to the red of the colour each time; 0 by default.
    open var instanceRedOffset: Float {
        get { Float(repetition.redOffset) }
        set { change("instanceRedOffset", \.redOffset, newValue.isFinite ? Double(newValue) : 0) }
    }
    /// What is added to the green of the colour each time; 0 by default.
    open var instanceGreenOffset: Float {
        get { Float(repetition.greenOffset) }
        set { change("instanceGreenOffset", \.greenOffset, newValue.isFinite ? Double(newValue) : 0) }
    }
    /// What is added to the blue of the colour each time; 0 by default.
    open var instanceBlueOffset: Float {
        get { Float(repetition.blueOffset) }
        set { change("instanceBlueOffset", \.blueOffset, newValue.isFinite ? Double(newValue) : 0) }
    }
    /// What is added to the opacity of the colour each time; 0 by default.
    open var instanceAlphaOffset: Float {
        get { Float(repetition.alphaOffset) }
        set { change("instanceAlphaOffset", \.alphaOffset, newValue.isFinite ? Double(newValue) : 0) }
    }

    override func movable(_ keyPath: String) -> MovableProperty? {
        switch keyPath {
        case "instanceDelay": .number(\CAReplicatorLayer.repetition.delay)
        case "instanceTransform": .transform(\CAReplicatorLayer.repetition.transform)
        case "instanceColor": .color(\CAReplicatorLayer.repetition.color)
        case "instanceRedOffset": .number(\CAReplicatorLayer.repetition.redOffset)
        case "instanceGreenOffset": .number(\CAReplicatorLayer.repetition.greenOffset)
        case "instanceBlueOffset": .number(\CAReplicatorLayer.repetition.blueOffset)
        case "instanceAlphaOffset": .number(\CAReplicatorLayer.repetition.alphaOffset)
        default:
            keyPath.hasPrefix("instanceTransform.")
                ? MovableProperty.transform(\CAReplicatorLayer.repetition.transform)
                    .part(keyPath.split(separator: ".").dropFirst())
                : super.movable(keyPath)
        }
    }

    override func arrange(_ sublayers: (Double) -> DisplayList, bounds: CGRect) -> DisplayList {
        let anchor = space.anchorPoint.location(in: bounds)
        let (there, back) = (
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
        )
        var (list, transform) = (DisplayList(), CATransform3DIdentity)
        let now = repetition.delay == 0 ? sublayers(0) : DisplayList()
        for index in 0..<repetition.count {
            let picture = repetition.delay == 0 ? now : sublayers(repetition.delay * Double(index))
            let projection = there.concatenating(transform).concatenating(back).projection
            let colored = tinted(picture, Double(index))
            list.append(.group(DisplayGroup(colored, seenBy: projection)))
            transform = transform.concatenating(repetition.transform)
        }
        return list
    }

    /// Returns a picture in the colours of one of the times.
    private func tinted(_ picture: DisplayList, _ index: Double) -> DisplayList {
        guard let color = repetition.color?.value.converted(to: .sRGB) else { return picture }
        func channel(_ value: Double, _ offset: Double) -> Double { min(max(value + offset * index, 0), 1) }
        let factor = ColorComponents(
            red: channel(color.red, repetition.redOffset), green: channel(color.green, repetition.greenOffset),
            blue: channel(color.blue, repetition.blueOffset), alpha: channel(color.alpha, repetition.alphaOffset))
        if factor == ColorComponents(white: 1, alpha: 1) { return picture }
        return DisplayList([
            .group(DisplayGroup(picture, effects: DisplayGroup.Effects(treatment: .colors(.multiply(factor)))))
        ])
    }
}
