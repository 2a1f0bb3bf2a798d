import BridgedEnvironment

/// The program's selection of a list.
struct ListSelection {
    /// Whether several rows can be selected.
    let allowsMany: Bool
    /// Returns the value that selects a row; `nil` where it is of another type, or there is none.
    let value: @MainActor (ContainerValues, AnyHashable?) -> AnyHashable?
    /// Whether a value is selected.
    let contains: @MainActor (AnyHashable) -> Bool
    /// Selects a value alone.
    let select: @MainActor (AnyHashable) -> Void
    /// Adds a value, or removes it.
    let toggle: @MainActor (AnyHashable) -> Void

    @MainActor init<Value: Hashable>(many binding: Binding<Set<Value>>) {
        allowsMany = true
        value = Self.value(of: Value.self)
        contains = { ($0.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
        select = { if let value = $0.base as? Value { binding.wrappedValue = [value] } }
        toggle = { any in
            guard let value = any.base as? Value else { return }
            var values = binding.wrappedValue
            if values.remove(value) == nil { values.insert(value) }
            binding.wrappedValue = values
        }
    }

    @MainActor init<Value: Hashable>(one binding: Binding<Value?>) {
        allowsMany = false
        value = Self.value(of: Value.self)
        contains = { binding.wrappedValue.map { AnyHashable($0) } == $0 }
        select = { if let value = $0.base as? Value { binding.wrappedValue = value } }
        toggle = { any in
            guard let value = any.base as? Value else { return }
            binding.wrappedValue = binding.wrappedValue == value ? nil : value
        }
    }

    private static func value<Value: Hashable>(
        of type: Value.Type
    ) -> @MainActor (ContainerValues, AnyHashable?) -> AnyHashable? {
        { values, id in
            if let tag = values.tag(for: Value.self) { return AnyHashable(tag) }
            return id.flatMap { $0.base as? Value }.map { AnyHashable($0) }
        }
    }
}
