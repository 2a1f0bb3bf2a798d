import Foundation

/// What a layout item does to a tap that may land on it.
package enum HitRole {
    /// Nothing: what is inside decides.
    case passes
    /// The item shows something all over its frame: a tap there lands on it.
    case solid
    /// What is inside decides; where nothing there is hit, the whole frame counts.
    case area
    /// Only points of the frame count for which the function, given the frame's size, says so; there the item is hit
    /// where nothing inside is.
    case outline((CGPoint, CGSize) -> Bool)
    /// Neither the item nor anything inside it is hit.
    case ignored
    /// The frame belongs to another world: a tap there is not for these views.
    case foreign
    /// Only what lies in the frame can be hit, and a scroll there moves the contents.
    case scrolls
    /// The view responds to taps that land on something inside.
    case responds
}
