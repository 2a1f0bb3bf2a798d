import Foundation

/// How a layout item takes part in hit testing.
package enum HitRole {
    /// The item itself is never hit; its content decides.
    case passes
    /// The item is hit anywhere in its frame.
    case solid
    /// The item is hit anywhere in its frame where its content is not.
    case area
    /// The item is hit where its content is not, at the points for which the function, given a point and the frame's
    /// size, returns true.
    case outline((CGPoint, CGSize) -> Bool)
    /// Neither the item nor its content is hit.
    case ignored
    /// The frame belongs to a view of the other world, which handles taps itself.
    case foreign
    /// The content is hit only inside the frame, and a scroll there moves it.
    case scrolls
    /// The item handles taps that hit its content.
    case responds
}
