import Foundation

/// The points of an element at which a simulated tap is tried, in both worlds.
package enum TapPoints {
    /// The points as fractions of the size, starting with the centre.
    package static let all: [(CGFloat, CGFloat)] =
        [(0.5, 0.5)] + [0.1, 0.5, 0.9].flatMap { y in [0.1, 0.5, 0.9].map { x in (x, y) } }
}
