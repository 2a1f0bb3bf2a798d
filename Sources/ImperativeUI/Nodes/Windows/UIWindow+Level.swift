import Foundation

extension UIWindow {
    /// How far in front a window is.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The level as a number; higher ones are in front.
        public let rawValue: CGFloat

        /// A level of a number; higher ones are in front. NaN counts as the level of usual windows.
        public init(rawValue: CGFloat) { self.rawValue = rawValue.isNaN ? 0 : rawValue }
        /// A level of a number; higher ones are in front. NaN counts as the level of usual windows.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        /// That of usual windows.
        public static let normal = Level(rawValue: 0)
        /// That of a status bar.
        public static let statusBar = Level(rawValue: 1_000)
        /// That of alerts.
        public static let alert = Level(rawValue: 2_000)

        /// The level so much further in front.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
        /// The level so much further behind.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
        /// Goes so much further in front.
        public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
        /// Goes so much further behind.
        public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }
    }
}

extension UIWindow.Level: Comparable {
    /// Whether a level is behind another.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension [UIWindow] {
    /// The windows from back to front: by their levels, those of one level in the order they have.
    @MainActor var fromBackToFront: [UIWindow] {
        var levels: [(level: UIWindow.Level, place: Int)] = []
        for window in self { levels.append((window.windowLevel, levels.count)) }
        return levels.sorted { $0 < $1 }.map { self[$0.place] }
    }
}
