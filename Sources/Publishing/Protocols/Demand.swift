import Foundations

extension Subscribers {
    /// The number of values a subscriber requests: a finite number, or ``unlimited``.
    ///
    /// A sum or product that is too large becomes ``unlimited``. A difference below zero becomes ``none``. An
    /// unlimited demand stays unlimited.
    public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        private var rawValue: UInt

        private init(_ rawValue: UInt) { self.rawValue = min(rawValue, UInt(Int.max) + 1) }

        /// A demand for as many values as the publisher can send.
        public static let unlimited = Demand(UInt.max)
        /// A demand for no values.
        public static let none = Demand(0)

        /// Returns a demand for the given number of values. A negative number stops the program.
        public static func max(_ value: Int) -> Demand {
            require(value >= 0, "A demand must not be negative, but is \(value). Ask for .none to want no more values.")
            return Demand(UInt(value))
        }

        /// Decodes a demand from a number of values. A number greater than `Int.max` decodes as `unlimited`.
        public init(from decoder: any Decoder) throws {
            self.init(try decoder.singleValueContainer().decode(UInt.self))
        }

        /// Encodes the number of values, or `Int.max` plus one if this demand is unlimited.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }

        /// The number of values requested; `nil` if this demand is unlimited.
        public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

        /// A textual representation of this demand, such as `unlimited` or `max(3)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Returns a Boolean value that indicates whether the first demand is smaller than the second.
        public static func < (a: Demand, b: Demand) -> Bool { a.rawValue < b.rawValue }

        /// Returns the sum of two demands.
        public static func + (a: Demand, b: Demand) -> Demand { a.more(b.rawValue) }
        /// Adds the second demand to the first.
        public static func += (a: inout Demand, b: Demand) { a = a + b }
        /// Returns the sum of a demand and a number, which may be negative.
        public static func + (a: Demand, b: Int) -> Demand { b < 0 ? a.less(b.magnitude) : a + .max(b) }
        /// Adds a number, which may be negative, to a demand.
        public static func += (a: inout Demand, b: Int) { a = a + b }
        /// Returns the product of a demand and a number. An unlimited demand stays unlimited. A negative number stops
        /// the program.
        public static func * (a: Demand, b: Int) -> Demand {
            require(b >= 0, "A demand must not be negative, but is multiplied by \(b). Multiply it by 0 or more.")
            if a == .unlimited { return a }
            let (product, overflow) = a.rawValue.multipliedReportingOverflow(by: UInt(b))
            return overflow ? .unlimited : Demand(product)
        }
        /// Multiplies a demand by a number. A negative number stops the program.
        public static func *= (a: inout Demand, b: Int) { a = a * b }
        /// Returns the difference of two demands, at least `none`. The difference is `none` if only the second demand
        /// is unlimited.
        public static func - (a: Demand, b: Demand) -> Demand { a.less(b.rawValue) }
        /// Subtracts the second demand from the first.
        public static func -= (a: inout Demand, b: Demand) { a = a - b }
        /// Returns the difference of a demand and a number, which may be negative.
        public static func - (a: Demand, b: Int) -> Demand {
            b < 0 ? a.more(b.magnitude) : a.less(b.magnitude)
        }
        /// Subtracts a number, which may be negative, from a demand.
        public static func -= (a: inout Demand, b: Int) { a = a - b }

        private func more(_ count: UInt) -> Demand {
            let (sum, overflow) = rawValue.addingReportingOverflow(count)
            return Demand(overflow ? .max : sum)
        }

        private func less(_ count: UInt) -> Demand {
            self == .unlimited ? self : Demand(rawValue > count ? rawValue - count : 0)
        }

        /// Returns a Boolean value that indicates whether a demand is greater than a number. An unlimited demand is
        /// greater than every number.
        public static func > (a: Demand, b: Int) -> Bool { a.compare(b) { $0 > $1 } }
        /// Returns a Boolean value that indicates whether a demand is greater than or equal to a number.
        public static func >= (a: Demand, b: Int) -> Bool { a.compare(b) { $0 >= $1 } }
        /// Returns a Boolean value that indicates whether a number is greater than a demand.
        public static func > (a: Int, b: Demand) -> Bool { b.compare(a) { $0 < $1 } }
        /// Returns a Boolean value that indicates whether a number is greater than or equal to a demand.
        public static func >= (a: Int, b: Demand) -> Bool { b.compare(a) { $0 <= $1 } }
        /// Returns a Boolean value that indicates whether a demand is less than a number.
        public static func < (a: Demand, b: Int) -> Bool { b > a }
        /// Returns a Boolean value that indicates whether a demand is less than or equal to a number.
        public static func <= (a: Demand, b: Int) -> Bool { b >= a }
        /// Returns a Boolean value that indicates whether a number is less than a demand.
        public static func < (a: Int, b: Demand) -> Bool { b > a }
        /// Returns a Boolean value that indicates whether a number is less than or equal to a demand.
        public static func <= (a: Int, b: Demand) -> Bool { b >= a }
        /// Returns a Boolean value that indicates whether a demand equals a number. An unlimited demand equals no
        /// number.
        public static func == (a: Demand, b: Int) -> Bool { a.max == b }
        /// Returns a Boolean value that indicates whether a demand differs from a number.
        public static func != (a: Demand, b: Int) -> Bool { a.max != b }
        /// Returns a Boolean value that indicates whether a number equals a demand. An unlimited demand equals no
        /// number.
        public static func == (a: Int, b: Demand) -> Bool { b.max == a }
        /// Returns a Boolean value that indicates whether a number differs from a demand.
        public static func != (a: Int, b: Demand) -> Bool { b.max != a }

        private func compare(_ number: Int, _ areInOrder: (Int, Int) -> Bool) -> Bool {
            max.map { areInOrder($0, number) } ?? areInOrder(1, 0)
        }
    }
}
