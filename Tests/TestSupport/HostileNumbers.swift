import Foundation

/// Numbers that come from outside and make no sense, or are beyond what is ever meant.
public enum HostileNumbers {
    /// Twenty lengths, places, shares or times.
    public static let all: [CGFloat] = [
        0, -0.0, -1, 0.5, 1e-300, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 1e7, 1e9,
        1e15, 1e19, 1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
        -.nan,
    ]

    /// Those of them that tables of many views are shown with: all where tests make as much as they are named for.
    public static let ofTables: [CGFloat] =
        SizeOfTests.isFull ? all : [-1, .leastNormalMagnitude, 1e19, -1e300, .infinity, .nan]

    /// Numbers of items, indices, tags and counts.
    public static let integers: [Int] = [
        .min, .min + 1, -1, 0, 1 << 31, 1 << 32, 1 << 53, 1 << 62, .max - 1, .max,
    ]
}
