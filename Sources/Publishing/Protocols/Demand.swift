import UnifiedStorage

extension Subscribers {
    /// How many values a subscriber wants: a number, or ``unlimited``.
    ///
    /// A sum that is too large is unlimited; a difference below zero is zero. What is unlimited stays so.
    public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        private var rawValue: UInt

        private init(_ rawValue: UInt) { self.rawValue = min(rawValue, UInt(Int.max) + 1) }

        /// As many values as there are.
        public static let unlimited = Demand(UInt.max)
        /// No values.
        public static let none = Demand(0)

        /// So many values. A negative number stops the program.
        public static func max(_ value: Int) -> Demand {
            require(value >= 0, "A demand must not be negative, but is \(value). Ask for .none to want no more values.")
            return Demand(UInt(value))
        }

        /// Reads a demand. What is more than a number of values can be is unlimited.
        public init(from decoder: any Decoder) throws {
            self.init(try decoder.singleValueContainer().decode(UInt.self))
        }

        /// Writes the number of values, or one more than the greatest there can be.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }

        /// The number of values; `nil` if it is unlimited.
        public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

        /// `unlimited`, or `max(3)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Whether the first wants fewer.
        public static func < (a: Demand, b: Demand) -> Bool { a.rawValue < b.rawValue }

        /// The sum of two demands.
        public static func + (a: Demand, b: Demand) -> Demand { a.more(b.rawValue) }
        /// Adds a demand.
        public static func += (a: inout Demand, b: Demand) { a = a + b }
        /// Adds a number, which may be negative.
        public static func + (a: Demand, b: Int) -> Demand { b < 0 ? a.less(b.magnitude) : a + .max(b) }
        /// Adds a number, which may be negative.
        public static func += (a: inout Demand, b: Int) { a = a + b }
        /// The product of a demand and a number. A negative number stops the program.
        public static func * (a: Demand, b: Int) -> Demand {
            require(b >= 0, "A demand must not be negative, but is multiplied by \(b). Multiply it by 0 or more.")
            if a == .unlimited { return a }
            let (product, overflow) = a.rawValue.multipliedReportingOverflow(by: UInt(b))
            return overflow ? .unlimited : Demand(product)
        }
        /// Multiplies by a number. A negative number stops the program.
        public static func *= (a: inout Demand, b: Int) { a = a * b }
        /// What is left of the first; none if the second alone is unlimited.
        public static func - (a: Demand, b: Demand) -> Demand { a.less(b.rawValue) }
        /// Takes away a demand.
        public static func -= (a: inout Demand, b: Demand) { a = a - b }
        /// Takes away a number, which may be negative.
        public static func - (a: Demand, b: Int) -> Demand {
            b < 0 ? a.more(b.magnitude) : a.less(b.magnitude)
        }
        /// Takes away a number, which may be negative.
        public static func -= (a: inout Demand, b: Int) { a = a - b }

        private func more(_ count: UInt) -> Demand {
            let (sum, overflow) = rawValue.addingReportingOverflow(count)
            return Demand(overflow ? .max : sum)
        }

        private func less(_ count: UInt) -> Demand {
            self == .unlimited ? self : Demand(rawValue > count ? rawValue - count : 0)
        }

        /// Whether a demand is more than a number; what is unlimited is more than every number.
        public static func > (a: Demand, b: Int) -> Bool { a.compare(b) { $0 > $1 } }
        /// Whether a demand is at least a number.
        public static func >= (a: Demand, b: Int) -> Bool { a.compare(b) { $0 >= $1 } }
        /// Whether a number is more than a demand.
        public static func > (a: Int, b: Demand) -> Bool { b.compare(a) { $0 < $1 } }
        /// Whether a number is at least a demand.
        public static func >= (a: Int, b: Demand) -> Bool { b.compare(a) { $0 <= $1 } }
        /// Whether a demand is less than a number.
        public static func < (a: Demand, b: Int) -> Bool { b > a }
        /// Whether a demand is at most a number.
        public static func <= (a: Demand, b: Int) -> Bool { b >= a }
        /// Whether a number is less than a demand.
        public static func < (a: Int, b: Demand) -> Bool { b > a }
        /// Whether a number is at most a demand.
        public static func <= (a: Int, b: Demand) -> Bool { b >= a }
        /// Whether a demand is a number.
        public static func == (a: Demand, b: Int) -> Bool { a.max == b }
        /// Whether a demand is another than a number.
        public static func != (a: Demand, b: Int) -> Bool { a.max != b }
        /// Whether a demand is a number.
        public static func == (a: Int, b: Demand) -> Bool { b.max == a }
        /// Whether a demand is another than a number.
        public static func != (a: Int, b: Demand) -> Bool { b.max != a }

        private func compare(_ number: Int, _ areInOrder: (Int, Int) -> Bool) -> Bool {
            max.map { areInOrder($0, number) } ?? areInOrder(1, 0)
        }
    }
}
