import Foundation

/// A way from one thing to the next of some kind that a program adds for those who are told of what is on the screen.
///
/// Set it in ``UIResponder/accessibilityCustomRotors`` of what is around the things. What is found is an element of a
/// view, or a view, and maybe a range of a text in it.
@MainActor @preconcurrency open class UIAccessibilityCustomRotor: NSObject {
    /// Returns what comes after the current item, or before it; `nil` where there is nothing more.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// Which way it is gone.
    public enum Direction: Int, Sendable {
        /// To what is before.
        case previous = 0
        /// To what comes next.
        case next = 1
    }

    /// A kind of things that the system has a rotor for, which is replaced.
    public enum SystemRotorType: Int, Sendable {
        /// No such kind.
        case none = 0
        /// Links.
        case link = 1
        /// Links that were followed.
        case visitedLink = 2
        /// Headings of any level.
        case heading = 3
        /// Headings of the highest level.
        case headingLevel1 = 4
        /// Headings of the second level.
        case headingLevel2 = 5
        /// Headings of the third level.
        case headingLevel3 = 6
        /// Headings of the fourth level.
        case headingLevel4 = 7
        /// Headings of the fifth level.
        case headingLevel5 = 8
        /// Headings of the lowest level.
        case headingLevel6 = 9
        /// Bold text.
        case boldText = 10
        /// Italic text.
        case italicText = 11
        /// Underlined text.
        case underlineText = 12
        /// Misspelled words.
        case misspelledWord = 13
        /// Images.
        case image = 14
        /// Text fields.
        case textField = 15
        /// Tables.
        case table = 16
        /// Lists.
        case list = 17
        /// Landmarks.
        case landmark = 18
    }

    /// The kind of things; `none` for a rotor with a name of its own.
    public final let systemRotorType: SystemRotorType
    /// What it is called.
    open var name: String
    /// Finds what comes next.
    open var itemSearchBlock: Search

    /// What it is called, with attributes, which have no effect.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }

    /// A rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    }

    /// A rotor with a name, whose attributes have no effect.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    }

    /// A rotor in place of one of the system.
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
