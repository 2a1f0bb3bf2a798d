import Foundation

/// How much the tests of sizes make.
public enum SizeOfTests {
    /// Whether they make as much as they are named for, however long that takes: with `ISTHMUS_ALL=1` in the
    /// environment.
    public static let isFull = ProcessInfo.processInfo.environment["ISTHMUS_ALL"] == "1"

    /// The most of one kind they make.
    public static var most: Int { isFull ? 10_000 : 1_000 }

    /// Whether all that is stored is made: also with `ISTHMUS_RECORD` in the environment, which stores it anew.
    public static let isAllStored = isFull || ProcessInfo.processInfo.environment["ISTHMUS_RECORD"] != nil

    /// The scenes with the styles they are shown in: each in each style where all that is stored is made, otherwise each
    /// in one, all styles in turn.
    public static func scenes<Scene, Style>(_ scenes: [Scene], in styles: [Style]) -> [(Scene, Style)] {
        if isAllStored { return scenes.flatMap { scene in styles.map { (scene, $0) } } }
        return scenes.enumerated().map { ($0.element, styles[$0.offset % styles.count]) }
    }
}
