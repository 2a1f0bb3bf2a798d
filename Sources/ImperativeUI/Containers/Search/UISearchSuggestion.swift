import Foundation

/// A search suggestion that the user can choose.
@MainActor @preconcurrency public protocol UISearchSuggestion: AnyObject {
    /// The text of the suggestion; `nil` for none.
    var localizedSuggestion: String? { get }
    /// The description shown below the text; `nil` for none.
    var localizedDescription: String? { get }
    /// The image beside the text; `nil` for none.
    var iconImage: UIImage? { get }
    /// An object that the program associates with the suggestion.
    var representedObject: Any? { get set }
}

/// A search suggestion with a text, a description and an image.
@MainActor @preconcurrency open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text of the suggestion.
    public final let localizedSuggestion: String?
    /// The description shown below the text; `nil` for none.
    public final let localizedDescription: String?
    /// The image beside the text; `nil` for none.
    public final let iconImage: UIImage?
    /// An object that the program associates with the suggestion; `nil` by default.
    open var representedObject: Any?

    /// Creates a suggestion with an optional description below its text and an optional image beside it.
    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }
}
