import Foundation

extension UIWindow {
    /// The level of a window, which determines how far in front it is.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The level as a number. Higher levels are in front.
        public let rawValue: CGFloat

        /// Creates a level from a number. Higher levels are in front. NaN counts as the normal level.
        public init(rawValue: CGFloat) { self.rawValue = rawValue.isNaN ? 0 : rawValue }
        /// Creates a level from a number. Higher levels are in front. NaN counts as the normal level.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        /// The level of normal windows.
        public static let normal = Level(rawValue: 0)
        /// The level of a status bar.
        public static let statusBar = Level(rawValue: 1_000)
        /// The level of alerts.
        public static let alert = Level(rawValue: 2_000)

        /// Returns the level that is further in front by a distance.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
        /// Returns the level that is further behind by a distance.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
        /// Moves a level further to the front by a distance.
        public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
        /// Moves a level further to the back by a distance.
        public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }
    }
}

extension UIWindow.Level: Comparable {
    /// Returns whether a level is behind another.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension [UIWindow] {
    /// The windows from back to front: by level, and in their order within one level.
    @MainActor var fromBackToFront: [UIWindow] {
        var levels: [(level: UIWindow.Level, index: Int)] = []
        for window in self { levels.append((window.windowLevel, levels.count)) }
        return levels.sorted { $0 < $1 }.map { self[$0.index] }
    }
}
