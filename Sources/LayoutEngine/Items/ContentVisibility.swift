/// How much of an item's content is drawn.
package enum ContentVisibility {
    case visible
    /// Only the part inside the item's frame.
    case clipped
    case hidden
}
