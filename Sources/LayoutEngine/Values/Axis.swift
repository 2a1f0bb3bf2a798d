/// A direction in a two-dimensional coordinate space.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical

    /// The axis' name: `horizontal` or `vertical`.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// A set of axes; empty unless given members.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of the horizontal axis alone.
        public static let horizontal = Set(rawValue: 1)
        /// The set of the vertical axis alone.
        public static let vertical = Set(rawValue: 2)
    }
}

extension Axis.Set {
    /// Whether the set holds `axis`.
    @inline(__always)
    package func includes(_ axis: Axis) -> Bool { rawValue & Self(axis).rawValue != 0 }

    /// Adds or removes an axis.
    @inline(__always)
    package mutating func set(_ axis: Axis, _ isIncluded: Bool) {
        if isIncluded { formUnion(Self(axis)) } else { subtract(Self(axis)) }
    }

    @inline(__always)
    private init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension Axis {
    /// The axis at right angles to this one.
    @inline(__always)
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
