import Foundation

extension UITextField {
    /// What is drawn around a text field.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case line = 1
        /// A thin line, with a faint background.
        case bezel = 2
        /// A faint background with round corners.
        case roundedRect = 3
    }

    /// When something beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing = 1
        /// While the text is not edited.
        case unlessEditing = 2
        /// At all times.
        case always = 3
    }

    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text is complete.
        case committed = 0
    }

    /// What affects drawing, but for the text.
    struct Content: Equatable {
        var placeholder: AttributedParts?
        var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
        var textColor = UIColor.label
        var textAlignment = NSTextAlignment.natural
        var borderStyle = BorderStyle.none
    }
}
