/// One dynamic property among the fields of a type.
@MainActor struct PropertyField {
    let name: String
    let offset: Int
    private let type: any DynamicProperty.Type

    func makeSlot(in host: _PropertyHost) -> _PropertySlot { type._makeSlot(in: host) }

    private static var known: [ObjectIdentifier: [PropertyField]] = [:]

    /// The dynamic properties among the stored fields of `type`, in order; worked out once per type.
    static func fields(of type: Any.Type) -> [PropertyField] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [PropertyField] = []
        for field in TypeFields.of(type) {
            guard let property = field.type as? any DynamicProperty.Type else { continue }
            precondition(
                !(field.type is AnyObject.Type),
                "Dynamic properties must be value types; \(field.type) in \(type) is a class. Make it a struct.")
            fields.append(PropertyField(name: field.name, offset: field.offset, type: property))
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }
}
