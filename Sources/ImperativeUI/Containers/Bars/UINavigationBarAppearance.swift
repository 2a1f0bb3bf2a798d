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

    /// Shown in place of the arrow of the back button; `nil`, the default, for the arrow. A template has the tint
    /// colour.
    public final private(set) var backIndicatorImage: UIImage?
    /// Where titles are seen beside ``backIndicatorImage`` while controllers come and go; `nil` by default.
    public final private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets what is shown in place of the arrow of the back button, and where titles are seen beside it while
    /// controllers come and go. Unless both are given, the arrow is shown.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let areBothThere = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        self.backIndicatorImage = areBothThere ? backIndicatorImage : nil
        self.backIndicatorTransitionMaskImage = areBothThere ? backIndicatorTransitionMaskImage : nil
        didChange()
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
        setBackIndicatorImage(
            other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }
}
