import Foundation
import LayoutEngine

/// The kinds of unsafe space that reduce the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space reserved by the device and by enclosing containers.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The space covered by an on-screen keyboard. There is none here, so this region is always empty.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All safe area regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// An edge on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom

    var edge: Edge { self == .top ? .top : .bottom }

    /// A set of vertical edges; empty by default.
    @frozen public struct Set: OptionSet, Sendable {
        /// The set as a bit mask.
        public let rawValue: Int8

        /// Creates a set from a bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set with a single edge.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The top edge.
        public static let top = Set(.top)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges of the axis.
        public static let all = Set(rawValue: 3)
    }
}

/// An edge on the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The leading edge, where reading begins.
    case leading
    /// The trailing edge, where reading ends.
    case trailing

    var edge: Edge { self == .leading ? .leading : .trailing }

    /// A set of horizontal edges; empty by default.
    @frozen public struct Set: OptionSet, Sendable {
        /// The set as a bit mask.
        public let rawValue: Int8

        /// Creates a set from a bit mask.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set with a single edge.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The leading edge, where reading begins.
        public static let leading = Set(.leading)
        /// The trailing edge, where reading ends.
        public static let trailing = Set(.trailing)
        /// Both edges of the axis.
        public static let all = Set(rawValue: 3)
    }
}
