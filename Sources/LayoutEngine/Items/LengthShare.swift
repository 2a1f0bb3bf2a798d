import Foundation

/// What one item brings to the sharing out of a length. Not kept: the context lends the room for it.
struct LengthShare {
    var index: Int32
    var priority: Double
    var least: CGFloat
    var flexibility: CGFloat
}
