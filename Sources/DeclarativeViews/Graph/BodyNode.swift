import BridgedEnvironment

/// The node of a value with a body: a view, or a modifier.
class BodyNode<Value>: OneChildNode {
    // Read and changed in single steps on one actor, so access need not be checked.
    @exclusivity(unchecked) private(set) final var value: Value
    /// The buffer of the value's dynamic properties; `nil` if it has none, as most.
    ///
    /// Stored by the kinds of nodes whose values have some, so that the others are smaller.
    var properties: DynamicPropertyBuffer? { nil }

    /// - Parameter kind: The word for values of this kind in messages.
    init(_ value: Value, kind: String, in context: _NodeContext) {
        require(
            !(Value.self is AnyObject.Type),
            "\(kind) must be value types (a struct or an enum); \(Value.self) is a class. Make it a struct.")
        self.value = value
        super.init(in: context)
        markDirty()
    }

    override final var viewType: Any.Type { Value.self }
    override final var hasOneChildAlways: Bool { true }
    override final var gatheredChild: _ViewNode? { child }

    final func update(_ new: Value) {
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

    /// Runs the value's body with its properties installed, and shows the result.
    final func run<Body: View>(_ body: (Value) -> Body) {
        EnumPayloads.check(value)
        recordRun()
        let properties = properties
        var installed = value
        let content = graph.tracking(self) {
            properties?.install(into: &installed)
            return body(installed)
        }
        properties?.finish()
        show(content)
    }

    /// Records a run that is about to begin, if a recording is active.
    final func recordRun() {
        if EvaluationRecorder.isRecording { recordRun(of: &value) }
    }

    override func willTearDown() { properties?.destroy() }
}
