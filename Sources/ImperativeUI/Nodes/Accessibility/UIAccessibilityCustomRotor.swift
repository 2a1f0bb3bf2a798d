import Foundation

/// A custom rotor, with which users of assistive technologies move between related items of a kind.
///
/// Add it to the ``UIResponder/accessibilityCustomRotors`` of the container of the items. Search results are views or
/// accessibility elements, optionally with a range of their text.
@MainActor @preconcurrency open class UIAccessibilityCustomRotor: NSObject {
    /// A closure that returns the item after or before the current one; `nil` if there are no more items.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        /// To the previous item.
        case previous = 0
        /// To the next item.
        case next = 1
    }

    /// The system rotor that a custom rotor replaces.
    public enum SystemRotorType: Int, Sendable {
        /// No system rotor: the custom rotor has a name of its own.
        case none = 0
        /// The rotor of links.
        case link = 1
        /// The rotor of visited links.
        case visitedLink = 2
        /// The rotor of headings of any level.
        case heading = 3
        /// The rotor of level 1 headings, the highest.
        case headingLevel1 = 4
        /// The rotor of level 2 headings.
        case headingLevel2 = 5
        /// The rotor of level 3 headings.
        case headingLevel3 = 6
        /// The rotor of level 4 headings.
        case headingLevel4 = 7
        /// The rotor of level 5 headings.
        case headingLevel5 = 8
        /// The rotor of level 6 headings, the lowest.
        case headingLevel6 = 9
        /// The rotor of bold text.
        case boldText = 10
        /// The rotor of italic text.
        case italicText = 11
        /// The rotor of underlined text.
        case underlineText = 12
        /// The rotor of misspelled words.
        case misspelledWord = 13
        /// The rotor of images.
        case image = 14
        /// The rotor of text fields.
        case textField = 15
        /// The rotor of tables.
        case table = 16
        /// The rotor of lists.
        case list = 17
        /// The rotor of landmarks.
        case landmark = 18
    }

    /// The system rotor that this rotor replaces; `none` for a rotor with its own name.
    public final let systemRotorType: SystemRotorType
    /// The name of the rotor.
    open var name: String
    /// The closure that finds the next item.
    open var itemSearchBlock: Search

    /// The name of the rotor as an attributed string. The attributes have no effect.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }

    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    }

    /// Creates a rotor with an attributed name. The attributes have no effect.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    }

    /// Creates a rotor that replaces a system rotor.
    public init(systemType: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, systemType)
    }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
    var kind: AccessibilityRotorKind? {
        switch self {
        case .none: nil
        case .link: .links
        case .visitedLink: .visitedLinks
        case .heading: .headings(level: 0)
        case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6:
            .headings(level: rawValue - Self.heading.rawValue)
        case .boldText: .boldText
        case .italicText: .italicText
        case .underlineText: .underlineText
        case .misspelledWord: .misspelledWords
        case .image: .images
        case .textField: .textFields
        case .table: .tables
        case .list: .lists
        case .landmark: .landmarks
        }
    }
}
