import Foundation

/// The appearance of a navigation bar: its background, the line below it, and its titles.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
    /// The text attributes of the title; empty by default, which uses the system's. Only the font and the colour have
    /// an effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
    /// The text attributes of the large title; empty by default, which uses the system's. Only the font and the colour
    /// have an effect.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
    /// The offset of the title from the centre, in points; zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
    /// The appearance of plain buttons. Setting it stores a copy.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonAppearance = keep(buttonAppearance) } }
    /// The appearance of buttons in the `.done` style. Setting it stores a copy.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { doneButtonAppearance = keep(doneButtonAppearance) }
    }
    /// The appearance of the back button. Setting it stores a copy.
    open var backButtonAppearance = UIBarButtonItemAppearance() {
        didSet { backButtonAppearance = keep(backButtonAppearance) }
    }

    /// The image shown in place of the back button's arrow; `nil`, the default, for the arrow. A template image has
    /// the tint colour.
    public final private(set) var backIndicatorImage: UIImage?
    /// The mask of ``backIndicatorImage`` that determines where titles are visible during transitions; `nil` by
    /// default.
    public final private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the image shown in place of the back button's arrow, and the mask that determines where titles are visible
    /// during transitions. Unless both are given, the arrow is shown.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let areBothThere = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        self.backIndicatorImage = areBothThere ? backIndicatorImage : nil
        self.backIndicatorTransitionMaskImage = areBothThere ? backIndicatorTransitionMaskImage : nil
        didChange()
    }

    /// Creates an appearance with the default background.
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
