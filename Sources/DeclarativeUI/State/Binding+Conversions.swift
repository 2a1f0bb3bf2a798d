extension Binding {
    /// Makes a binding that presents the value as an optional. Writing `nil` is ignored.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: ConvertedLocation<Wrapping<V>>(base.location), transaction: base.transaction)
    }

    /// Makes a binding to the value in an optional; `nil` if it is empty now. Reading traps if it has become empty.
    public init?(_ base: Binding<Value?>) {
        guard base.location.shown() != nil else { return nil }
        self.init(location: ConvertedLocation<Unwrapping<Value>>(base.location), transaction: base.transaction)
    }

    /// Makes a binding that presents the value as `AnyHashable`. Writing a value of another type traps.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(location: ConvertedLocation<Erasing<V>>(base.location), transaction: base.transaction)
    }
}

private enum Wrapping<V>: BindingConversion {
    static func value(of base: V) -> V? { base }
    static func base(of value: V?) -> V? { value }
}

private enum Unwrapping<V>: BindingConversion {
    static func value(of base: V?) -> V {
        guard let base else {
            fatalError(
                "A Binding<\(V.self)> made from an optional was read when that was nil. Drop the binding when the "
                    + "optional becomes nil.")
        }
        return base
    }
    static func base(of value: V) -> V?? { .some(value) }
}

private enum Erasing<V: Hashable>: BindingConversion {
    static func value(of base: V) -> AnyHashable { AnyHashable(base) }
    static func base(of value: AnyHashable) -> V? {
        guard let value = value.base as? V else {
            fatalError(
                "A Binding<AnyHashable> made from a Binding<\(V.self)> was set to \(value). Set values of that type.")
        }
        return value
    }
}
