import Foundation

/// Where in something a tap is tried, in both worlds.
package enum TapPlaces {
    /// The places in parts of the size: first the middle.
    package static let all: [(CGFloat, CGFloat)] =
        [(0.5, 0.5)] + [0.1, 0.5, 0.9].flatMap { y in [0.1, 0.5, 0.9].map { x in (x, y) } }
}
