import Foundation

/// The text field of a search bar.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
    /// Makes an empty field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        returnKeyType = .search
    }

    /// Makes a field from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        borderStyle = .roundedRect
        returnKeyType = .search
    }
}
