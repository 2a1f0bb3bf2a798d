import Foundation

/// The content of a cell, and the background behind it.
@MainActor final class CellContent {
    /// The view of the content configuration.
    var view: (any UIView & UIContentView)?
    /// The labels and the image of a cell's style, in the plain view; made when one of them is first needed.
    var styled: UIListContentView?
    /// The content of a cell without a configuration; made when first needed.
    var plainView: UIView?
    var configuration: (any UIContentConfiguration)?
    /// Whether the configuration is updated before the next layout.
    var needsUpdate = false
    /// The backdrop of the content: its background, separators, and the views for that. Made when first needed.
    var backdrop: CellBackdrop?
    var background = Background()
    /// Performs the segue of a storyboard that begins when the cell is selected.
    var selectionSegue: (() -> Void)?

    /// The program's settings of the background.
    struct Background {
        var configuration: UIBackgroundConfiguration?
        /// Whether the configuration was set, even to none.
        var isSet = false
        var view: UIView?
        var selectedView: UIView?
        /// The view instead of that one where several rows can be selected.
        var severalView: UIView?
    }
}
