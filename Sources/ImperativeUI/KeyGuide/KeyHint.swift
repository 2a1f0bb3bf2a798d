/// Keys that work now, and their effect.
package struct KeyHint {
    /// Where an effect belongs in a list of all keys.
    package enum Group: CaseIterable {
        /// Commands of the application.
        case commands
        /// The focused element.
        case focus
        /// The text that is being edited.
        case text
        /// Moving the focus, scrolling, leaving.
        case moving
        /// The program as a whole.
        case program

        /// The name of the group.
        package var title: String {
            switch self {
            case .commands: "Commands"
            case .focus: "With the focus here"
            case .text: "While editing text"
            case .moving: "Moving around"
            case .program: "Program"
            }
        }
    }

    /// The keys, the one to tell first before others.
    package let keys: [KeyCombination]
    /// The effect of the keys, in a few words.
    package let title: String
    /// The effect in a word or two, for a line of keys; `nil` where a line leaves the keys out.
    package let short: String?
    package let group: Group
    /// How early a line without room leaves the keys out: the larger, the earlier.
    package let rank: Int
    /// Whether the keys type or edit a text now, and so do not have the effect.
    package var isBlocked = false
    /// Performs the effect; `nil` where pressing the key does.
    package var perform: (@MainActor () -> Void)?

    /// The names of all keys.
    package var names: String {
        var names = ""
        for (index, key) in keys.enumerated() {
            // Arrows say what they are without anything between.
            if index > 0, !key.isArrow || !keys[index - 1].isArrow { names += ", " }
            names += key.name
        }
        return names
    }

    /// The names of the keys that are told in a line: the first, or all arrows.
    package var shortNames: String {
        guard let first = keys.first else { return "" }
        if !first.isArrow { return first.name }
        return keys.filter(\.isArrow).map(\.name).joined()
    }
}
