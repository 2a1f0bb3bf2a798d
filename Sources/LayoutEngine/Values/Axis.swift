/// An axis of a two-dimensional coordinate space.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// The horizontal axis, along x.
    case horizontal
    /// The vertical axis, along y.
    case vertical

    /// The name of the axis: `horizontal` or `vertical`.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// A set of axes; empty by default.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// The set as a bit mask.
        public let rawValue: Int8

        /// Creates a set from a bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal axis alone.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis alone.
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
