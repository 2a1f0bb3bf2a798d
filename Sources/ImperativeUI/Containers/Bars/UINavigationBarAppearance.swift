import Foundation

/// The appearance of a navigation bar: its background, the line below it, and its titles.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    /// The font and the colour of the title; empty by default, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
    /// The font and the colour of the large title; empty by default, for the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
    /// How far the title is moved from the middle, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
    /// The appearance of plain buttons. It keeps a copy of what it is set to.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonAppearance = keep(buttonAppearance) } }
    /// The appearance of buttons in the style for being done. It keeps a copy of what it is set to.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { doneButtonAppearance = keep(doneButtonAppearance) }
    }
    /// The appearance of the back button. It keeps a copy of what it is set to.
    open var backButtonAppearance = UIBarButtonItemAppearance() {
        didSet { backButtonAppearance = keep(backButtonAppearance) }
    }

    /// Makes an appearance with the default background.
    public required init() {
        super.init()
        for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { follow(part) }
    }

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
    }
}
