/// Traits that tell assistive technologies how an element behaves.
///
/// The type is declared in this module, not in the imperative world, because elements of both worlds have traits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each trait.
    public let rawValue: UInt64
    /// Creates traits from a raw value. Bits without a meaning are kept and have no effect.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The empty set of traits.
    public static let none = UIAccessibilityTraits([])
    /// The element is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The element is a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The element is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected, as a tab or a row can be.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element plays a sound of its own when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The element is a text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element summarises the state of the program when it starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The element is not enabled and does not respond to user interaction.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The label or value of the element changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The element is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The element starts playing or recording media when it is activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The value of the element can be increased and decreased.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element is touched directly, as a piano keyboard is.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The page turns once the element has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// The element is a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element is the header of the content that follows it.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The element is a switch, or a button that is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
