import Foundation

extension UIBarButtonItem {
    /// The standard buttons and spaces. What Apple draws as a symbol is a word here, which is the same in every medium.
    public enum SystemItem: Int, Sendable {
        /// "Done".
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save".
        case save = 3
        /// A plus sign.
        case add = 4
        /// A space that takes a share of the room that the other items leave.
        case flexibleSpace = 5
        /// A space of the item's width.
        case fixedSpace = 6
        /// "Compose".
        case compose = 7
        /// "Reply".
        case reply = 8
        /// "Share".
        case action = 9
        /// "Organize".
        case organize = 10
        /// "Bookmarks".
        case bookmarks = 11
        /// "Search".
        case search = 12
        /// "Refresh".
        case refresh = 13
        /// A cross.
        case stop = 14
        /// "Camera".
        case camera = 15
        /// "Delete".
        case trash = 16
        /// "Play".
        case play = 17
        /// "Pause".
        case pause = 18
        /// "Rewind".
        case rewind = 19
        /// "Fast Forward".
        case fastForward = 20
        /// "Undo".
        case undo = 21
        /// "Redo".
        case redo = 22
        /// A cross.
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
