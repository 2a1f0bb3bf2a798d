import Foundation

/// The appearance of a toolbar: its background, the line above it, and its buttons.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons. Setting it stores a copy.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonAppearance = keep(buttonAppearance) } }
    /// The appearance of buttons in the `.done` style. Setting it stores a copy.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { doneButtonAppearance = keep(doneButtonAppearance) }
    }

    /// Creates an appearance with the default background.
    public required init() {
        super.init()
        for part in [buttonAppearance, doneButtonAppearance] { follow(part) }
    }

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
}
