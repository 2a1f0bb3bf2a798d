import Foundation

/// The appearance of a toolbar: its background, the line above it, and its buttons.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons. It keeps a copy of what it is set to.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonAppearance = keep(buttonAppearance) } }
    /// The appearance of buttons in the style for being done. It keeps a copy of what it is set to.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { doneButtonAppearance = keep(doneButtonAppearance) }
    }

    /// Makes an appearance with the default background.
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
