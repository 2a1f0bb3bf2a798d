import BridgedEnvironment

extension DynamicPropertyBuffer {
    /// Records a change of a property's value. Called only while a client records.
    func noteChange<Value>(of field: Int, from old: Value, to new: Value) {
        guard let node else { return }
        let change = Evaluation.Change(fields[field].name, old: ValueText.of(old), new: ValueText.of(new))
        EvaluationRecorder.note(.property(change), for: node)
    }
}
