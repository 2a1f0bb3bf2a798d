import Foundation

extension UIBarButtonItem {
    /// The system items of bars. Where Apple draws a symbol, the item shows a word, which is the same in every
    /// medium.
    public enum SystemItem: Int, Sendable {
        /// A button with the title "Done".
        case done = 0
        /// A button with the title "Cancel".
        case cancel = 1
        /// A button with the title "Edit".
        case edit = 2
        /// A button with the title "Save".
        case save = 3
        /// A button that shows a plus sign.
        case add = 4
        /// A flexible space, which takes a share of the room the other items leave.
        case flexibleSpace = 5
        /// A fixed space of the item's width.
        case fixedSpace = 6
        /// A button with the title "Compose".
        case compose = 7
        /// A button with the title "Reply".
        case reply = 8
        /// A button with the title "Share".
        case action = 9
        /// A button with the title "Organize".
        case organize = 10
        /// A button with the title "Bookmarks".
        case bookmarks = 11
        /// A button with the title "Search".
        case search = 12
        /// A button with the title "Refresh".
        case refresh = 13
        /// A button that shows a cross.
        case stop = 14
        /// A button with the title "Camera".
        case camera = 15
        /// A button with the title "Delete".
        case trash = 16
        /// A button with the title "Play".
        case play = 17
        /// A button with the title "Pause".
        case pause = 18
        /// A button with the title "Rewind".
        case rewind = 19
        /// A button with the title "Fast Forward".
        case fastForward = 20
        /// A button with the title "Undo".
        case undo = 21
        /// A button with the title "Redo".
        case redo = 22
        /// A button that shows a cross.
        case close = 24

        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "+"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "✕"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast Forward"
            case .undo: "Undo"
            case .redo: "Redo"
            case .close: "✕"
            case .flexibleSpace, .fixedSpace: nil
            }
        }

        fileprivate var accessibilityLabel: String? {
            switch self {
            case .add: "Add"
            case .stop: "Stop"
            case .close: "Close"
            default: nil
            }
        }
    }

    /// Makes this a standard button or a space.
    final func take(_ item: SystemItem) {
        if item == .flexibleSpace { kind = .flexibleSpace }
        if item == .fixedSpace { kind = .fixedSpace }
        accessibilityLabel = item.accessibilityLabel
    }
}
