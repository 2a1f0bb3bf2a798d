extension Binding {
    /// Creates a binding that projects the base value to an optional value. Writing `nil` is ignored.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: ConvertedLocation<Wrapping<V>>(base.location), transaction: base.transaction)
    }

    /// Creates a binding to the unwrapped value of an optional binding; returns `nil` if the value is `nil` now.
    /// Reading traps if the base value has become `nil`.
    public init?(_ base: Binding<Value?>) {
        guard base.location.shown() != nil else { return nil }
        self.init(location: ConvertedLocation<Unwrapping<Value>>(base.location), transaction: base.transaction)
    }

    /// Creates a binding that projects the base value to an `AnyHashable`. Writing a value of another type traps.
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
