import Foundation
import LayoutEngine

/// The reasons for which space is unsafe.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Space reserved by the device and by enclosing containers.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// Space covered by an on-screen keyboard. There is none here, so this region is always empty.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// The upper or the lower side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom

    var edge: Edge { self == .top ? .top : .bottom }

    /// A set of these sides; empty unless given members.
    @frozen public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Makes a set of one side.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The upper side.
        public static let top = Set(.top)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Both sides.
        public static let all = Set(rawValue: 3)
    }
}

/// The side where reading begins, or the one where it ends.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The side where reading begins.
    case leading
    /// The side where reading ends.
    case trailing

    var edge: Edge { self == .leading ? .leading : .trailing }

    /// A set of these sides; empty unless given members.
    @frozen public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Makes a set of one side.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The side where reading begins.
        public static let leading = Set(.leading)
        /// The side where reading ends.
        public static let trailing = Set(.trailing)
        /// Both sides.
        public static let all = Set(rawValue: 3)
    }
}
