/// What of the contents of an item is drawn.
package enum ContentVisibility {
    case visible
    /// Only what lies in the item's frame.
    case clipped
    case hidden
}
