import UnifiedStorage

/// The node of a view that has a body.
final class CompositeNode<V: View>: OneChildNode {
    // Read and changed in single steps on one actor, so access need not be checked.
    @exclusivity(unchecked) private var value: V
    @exclusivity(unchecked) private(set) var properties: DynamicPropertyHost?

    init(_ value: V, in context: _NodeContext) {
        self.value = value
        super.init(in: context)
        precondition(
            !(V.self is AnyObject.Type),
            "Views must be value types (a struct or an enum); \(V.self) is a class. Make it a struct.")
        properties = DynamicPropertyHost.make(for: V.self, owner: self)
        markDirty()
    }

    override var viewType: Any.Type { V.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ new: V) {
        if mustRun, valueDiffers || child == nil {
            value = new
        } else if !valuesAreEqual(value, new, mode: .equatableUnlessPlain) {
            if EvaluationRecorder.isRecording { noteDifference(from: value, to: new) }
            value = new
            valueDiffers = true
            markDirty()
        }
    }

    override func hasReasonToRun() -> Bool { properties?.environmentDiffers(in: &value) ?? true }

    override func evaluate() {
        EnumPayloads.check(value)
        if EvaluationRecorder.isRecording { recordRun(of: &value) }
        var installed = value
        let body = graph.tracking(self) {
            properties?.install(into: &installed)
            return installed.body
        }
        properties?.finish()
        show(body)
    }

    override func willTearDown() { properties?.destroy() }
}
