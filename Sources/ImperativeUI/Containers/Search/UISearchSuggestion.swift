import Foundation

/// Something that is suggested to be searched for.
@MainActor @preconcurrency public protocol UISearchSuggestion: AnyObject {
    /// What is shown; `nil` for nothing.
    var localizedSuggestion: String? { get }
    /// What is shown below it; `nil` for nothing.
    var localizedDescription: String? { get }
    /// The image beside it; `nil` for none.
    var iconImage: UIImage? { get }
    /// What the program keeps with it.
    var representedObject: Any? { get set }
}

/// A text that is suggested to be searched for.
@MainActor @preconcurrency open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// What is shown.
    public final let localizedSuggestion: String?
    /// What is shown below it; `nil` for nothing.
    public final let localizedDescription: String?
    /// The image beside it; `nil` for none.
    public final let iconImage: UIImage?
    /// What the program keeps with it; `nil` by default.
    open var representedObject: Any?

    /// Makes a suggestion, with a description below it and an image beside it, where there are any.
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
