import Foundation

/// The controls of a row in editing mode.
struct RowEditing: Equatable {
    var style = UITableViewCell.EditingStyle.none
    /// Whether a mark shows that the row is selected, instead of the control of the style.
    var marksSelection = false
    var canMove = false
    /// Whether the content is indented without a control.
    var indents = false
}
