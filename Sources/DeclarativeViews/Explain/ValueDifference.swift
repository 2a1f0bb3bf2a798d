import BridgedEnvironment

/// Finds the stored fields in which two values differ.
@MainActor enum ValueDifference {
    /// Returns the fields of a struct that differ, in source order, with their values as text.
    ///
    /// Dynamic properties and functions are listed without values. Other types have no fields.
    static func between<Value>(_ old: Value, _ new: Value) -> [Evaluation.Change] {
        let before = Mirror(reflecting: old)
        let after = Mirror(reflecting: new)
        guard before.displayStyle == .struct else { return [] }
        var changes: [Evaluation.Change] = []
        for field in TypeFields.of(Value.self) {
            guard let first = before.value(of: field.name), let second = after.value(of: field.name) else { continue }
            let isEqual =
                mayBeWeak(field.type)
                ? valuesAreEqual(first, second, mode: .equatableUnlessPlain)
                : areEqual(field, old, new)
            if isEqual { continue }
            if field.type is any DynamicProperty.Type || TypeFields.isFunction(field.type) {
                changes.append(Evaluation.Change(field.name))
            } else {
                changes.append(Evaluation.Change(field.name, old: ValueText.of(first), new: ValueText.of(second)))
            }
        }
        return changes
    }

    /// Compared in place: reading a closure wraps it anew, so that it never equals itself.
    private static func areEqual<Value>(_ field: TypeFields.Field, _ old: Value, _ new: Value) -> Bool {
        let plan = ComparisonPlan.of(field.type, mode: .equatableUnlessPlain)
        return withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in
                plan.areEqual(UnsafeRawPointer(old) + field.offset, UnsafeRawPointer(new) + field.offset)
            }
        }
    }

    /// Returns whether a field of a type may be a weak reference, which is listed as a plain optional.
    private static func mayBeWeak(_ type: Any.Type) -> Bool { type is AnyObject.Type || type is any OptionalType.Type }
}

private protocol OptionalType {}
extension Optional: OptionalType {}

extension Mirror {
    fileprivate func value(of name: String) -> Any? { children.first { $0.label == name }?.value }
}
