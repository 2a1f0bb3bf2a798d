import BridgedEnvironment

/// Finds dynamic properties in the payloads of enums, where the graph cannot keep them.
///
/// The available reflection lists the fields of structs, but not the payloads of enum cases.
@MainActor enum EnumPayloads {
    private struct PayloadCase: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    private static var reported: Set<PayloadCase> = []

    /// Reports, once for each case of a type, if `value` is an enum whose case contains a dynamic property.
    @inline(__always) static func check<Value>(_ value: Value) {
        if TypeFields.isEnum(Value.self) { checkCase(of: value) }
    }

    private static func checkCase<Value>(of value: Value) {
        guard let payload = Mirror(reflecting: value).children.first, let property = property(in: payload.value) else {
            return
        }
        let name = payload.label ?? "?"
        if !reported.insert(PayloadCase(type: ObjectIdentifier(Value.self), name: name)).inserted { return }
        RuntimeIssue.report(
            "enum-payload",
            "\(Value.self).\(name) carries a dynamic property, \(property), which is not found in the payload of an "
                + "enum: it answers its initial value and follows no changes. Use a struct, or a view of its "
                + "own for the case.")
    }

    private static func property(in payload: Any) -> Any.Type? {
        if payload is any DynamicProperty { return type(of: payload) }
        let mirror = Mirror(reflecting: payload)
        guard mirror.displayStyle == .tuple else { return nil }
        for child in mirror.children where child.value is any DynamicProperty { return type(of: child.value) }
        return nil
    }
}
