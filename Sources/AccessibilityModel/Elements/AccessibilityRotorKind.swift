/// The kind of elements a rotor leads to.
package enum AccessibilityRotorKind: Hashable, Sendable {
    /// A kind that a program defines, with a name.
    case named(String)
    case links
    case visitedLinks
    /// Headings of a level, from 1; of any for 0.
    case headings(level: Int)
    case boldText, italicText, underlineText, misspelledWords
    case images, textFields, tables, lists, landmarks

    /// Its name for people.
    package var name: String {
        switch self {
        case .named(let name): name
        case .links: "Links"
        case .visitedLinks: "Visited Links"
        case .headings(let level): level > 0 ? "Headings Level \(level)" : "Headings"
        case .boldText: "Bold Text"
        case .italicText: "Italic Text"
        case .underlineText: "Underlined Text"
        case .misspelledWords: "Misspelled Words"
        case .images: "Images"
        case .textFields: "Text Fields"
        case .tables: "Tables"
        case .lists: "Lists"
        case .landmarks: "Landmarks"
        }
    }
}
