import Foundation

extension UITableViewCell {
    /// The arrangement of the texts of a cell.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default`
        /// A text, and a second one at the trailing edge.
        case value1
        /// A text in a column at the leading edge, and a second one beside it.
        case value2
        /// A text, and a smaller one below it.
        case subtitle
    }

    /// The style of the separators between cells.
    public enum SeparatorStyle: Int, Sendable {
        /// There are no separators.
        case none
        /// Separators are thin lines.
        case singleLine
        /// Separators are thin lines. Former systems drew them etched.
        case singleLineEtched
    }

    /// The look of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// A selected cell looks like others.
        case none
        /// The look of ``default``. Former systems used blue.
        case blue
        /// The look of ``default``. Former systems used gray.
        case gray
        /// The background of the cell shows that it is selected.
        case `default`
    }

    /// The control that a cell shows in editing mode.
    public enum EditingStyle: Int, Sendable {
        /// The cell has no control.
        case none
        /// The cell has a control that deletes its row.
        case delete
        /// The cell has a control that inserts a row.
        case insert
    }

    /// The standard accessory at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        /// The cell has no accessory.
        case none
        /// An arrow for a row that leads to more content.
        case disclosureIndicator
        /// A detail button and an arrow.
        case detailDisclosureButton
        /// A checkmark.
        case checkmark
        /// A detail button.
        case detailButton
    }

    /// The states to which a cell changes when it is edited.
    public struct StateMask: OptionSet, Sendable {
        /// The states as a bit mask.
        public let rawValue: UInt
        /// Creates states from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The cell shows its editing control.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The cell shows the button that confirms its deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
