/// The role of a node between a list and one of its rows.
///
/// Each row asks all its ancestors, which is cheaper than to find out what kinds of nodes they are.
enum RoleAroundRows {
    /// It keeps a modifier for each row: a `ListedModifierNode`.
    case modifier
    /// It is a section's header or footer, in which there are no rows.
    case header, footer
    /// It is an element of a loop: an `ElementNode`.
    case element
    /// It has the edits of a loop's collection: an `EditActionsNode`.
    case editing
}
