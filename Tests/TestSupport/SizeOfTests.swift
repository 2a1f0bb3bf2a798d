import Foundation

/// How much the tests of sizes make.
public enum SizeOfTests {
    /// Whether they make as much as they are named for, however long that takes: with `ISTHMUS_ALL=1` in the
    /// environment.
    public static let isFull = ProcessInfo.processInfo.environment["ISTHMUS_ALL"] == "1"

    /// The most of one kind they make.
    public static var most: Int { isFull ? 10_000 : 1_000 }
}
