/// Type-erased animatable data. Arithmetic on two different types returns the left operand.
public struct _AnyAnimatableData: VectorArithmetic {
    /// `nil` is the zero of every type.
    private var vector: (any VectorArithmetic)?

    private init() {}

    package init<V: VectorArithmetic>(_ vector: V) {
        if V.self != EmptyAnimatableData.self { self.vector = vector }
    }

    package func value<V: VectorArithmetic>(as type: V.Type) -> V? {
        if let vector { return vector as? V }
        return nil
    }

    /// The zero of every wrapped type.
    public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

    /// Multiplies the data by `rhs`.
    public mutating func scale(by rhs: Double) { vector?.scale(by: rhs) }

    /// The squared magnitude of the data.
    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    /// Returns a Boolean value that indicates whether both values wrap equal data of the same type.
    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        func equals<V: VectorArithmetic>(_ left: V) -> Bool { (rhs.vector as? V ?? .zero) == left }
        guard let left = lhs.vector else {
            guard let right = rhs.vector else { return true }
            return right.magnitudeSquared == 0
        }
        if let right = rhs.vector, type(of: right) != type(of: left) { return false }
        return equals(left)
    }

    /// Returns the sum of data of the same type.
    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        lhs.combined(with: rhs, negated: false)
    }

    /// Returns the difference of data of the same type.
    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        lhs.combined(with: rhs, negated: true)
    }

    private func combined(with other: _AnyAnimatableData, negated: Bool) -> _AnyAnimatableData {
        func join<V: VectorArithmetic>(_ right: V) -> _AnyAnimatableData {
            guard let vector else { return _AnyAnimatableData(negated ? .zero - right : right) }
            guard let left = vector as? V else { return self }
            return _AnyAnimatableData(negated ? left - right : left + right)
        }
        guard let right = other.vector else { return self }
        return join(right)
    }
}
