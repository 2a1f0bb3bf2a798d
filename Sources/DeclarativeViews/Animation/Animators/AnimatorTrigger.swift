/// A value of any type that is compared with later ones.
struct AnimatorTrigger: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) { self.value = value }

    static func == (one: AnimatorTrigger, other: AnimatorTrigger) -> Bool {
        func equals<Value: Equatable>(_ value: Value) -> Bool { other.value as? Value == value }
        return equals(one.value)
    }
}
