/// A type that stands for a number.
public protocol NumberedType: SendableMetatype {}

/// A type for each number below 10,000, for tests that need many keys.
public enum ManyTypes {
    /// Returns the type of a number.
    public static func type(_ number: Int) -> any NumberedType.Type {
        let thousands: any Digit.Type = digits[number / 1_000 % 10]
        let hundreds: any Digit.Type = digits[number / 100 % 10]
        let tens: any Digit.Type = digits[number / 10 % 10]
        let ones: any Digit.Type = digits[number % 10]
        return make(thousands, hundreds, tens, ones)
    }

    private static func make<A: Digit, B: Digit, C: Digit, D: Digit>(
        _ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type
    ) -> any NumberedType.Type { Number<A, B, C, D>.self }

    private static let digits: [any Digit.Type] = [
        Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self, Eight.self, Nine.self,
    ]
}

/// A digit, as a type: each combination of four of them is a type of its own.
private protocol Digit: SendableMetatype {}
private enum Number<A: Digit, B: Digit, C: Digit, D: Digit>: NumberedType {}
private enum Zero: Digit {}
private enum One: Digit {}
private enum Two: Digit {}
private enum Three: Digit {}
private enum Four: Digit {}
private enum Five: Digit {}
private enum Six: Digit {}
private enum Seven: Digit {}
private enum Eight: Digit {}
private enum Nine: Digit {}
