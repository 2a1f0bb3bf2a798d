/// What an element is and does, for those who are told of it.
///
/// It stands here and not in the imperative world as elements of both worlds have traits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// A bit for each trait.
    public let rawValue: UInt64
    /// Traits from bits; bits without a meaning are kept and have no effect.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No trait.
    public static let none = UIAccessibilityTraits([])
    /// It is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It is a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen at present, as a tab or a row.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound of its own when it is used.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is a text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up what there is when the program starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It is not enabled, and does not respond.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a field for what to search for.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts to play or record something when it is used.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be made larger and smaller.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It is touched directly, as a piano is.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The page turns once it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is the header of what follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It is a switch, or a button that is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
