/// A fraction, with which sums and products are exact. A result that does not fit traps.
struct Rational: Comparable, Hashable {
    let numerator: Int
    let denominator: Int

    init(_ numerator: Int, _ denominator: Int = 1) {
        var (a, b) = (abs(numerator), abs(denominator))
        while b != 0 { (a, b) = (b, a % b) }
        let divisor = denominator < 0 ? -a : a
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    static let zero = Rational(0)
    var magnitude: Rational { Rational(abs(numerator), denominator) }
    var double: Double { Double(numerator) / Double(denominator) }

    static func + (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
    }
    static func - (a: Rational, b: Rational) -> Rational { a + Rational(-b.numerator, b.denominator) }
    static func * (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.numerator, a.denominator * b.denominator)
    }
    static func / (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.denominator, a.denominator * b.numerator)
    }
    static func < (a: Rational, b: Rational) -> Bool { a.numerator * b.denominator < b.numerator * a.denominator }
}
