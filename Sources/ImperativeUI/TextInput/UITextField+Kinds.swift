import Foundation

extension UITextField {
    /// The border around a text field.
    public enum BorderStyle: Int, Sendable {
        /// The field has no border.
        case none = 0
        /// A thin line around the field.
        case line = 1
        /// A thin line around the field, with a faint background.
        case bezel = 2
        /// The background of the page in a thin line with rounded corners; in a grid of characters, a faint background.
        case roundedRect = 3
    }

    /// The times at which an overlay view beside the text is visible.
    public enum ViewMode: Int, Sendable {
        /// The view is never visible.
        case never = 0
        /// The view is visible while the text is edited.
        case whileEditing = 1
        /// The view is visible while the text is not edited.
        case unlessEditing = 2
        /// The view is always visible.
        case always = 3
    }

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The user completed the text.
        case committed = 0
    }

    /// The properties that affect drawing, but for the text.
    struct Content: Equatable {
        var placeholder: AttributedParts?
        var style = EditedTextStyle()
        var borderStyle = BorderStyle.none
    }
}
