extension AccessibilityTree {
    /// What somebody hears who goes through the elements from the first to the last: a sentence for each.
    public var speech: [String] { elements.filter { !$0.isGroup || $0.label != nil }.map(\.spoken) }
}

extension AccessibilityElement {
    /// What is spoken when the element gets the focus: whether it is chosen, its label, its value, what it is, whether
    /// it is dimmed, what can be done with it, and its hint.
    public var spoken: String {
        var words: [String] = []
        if traits.contains(.selected) { words.append("selected") }
        if let label, !label.isEmpty { words.append(label) }
        if let value = spokenValue { words.append(value) }
        if let kind = spokenKind { words.append(kind) }
        if traits.contains(.notEnabled) { words.append("dimmed") }
        if traits.contains(.adjustable), isEnabled { words.append("adjustable") }
        if !actionNames.isEmpty { words.append("actions available") }
        if let hint, !hint.isEmpty { words.append(hint) }
        return words.joined(separator: ", ")
    }

    private var spokenValue: String? {
        guard let value, !value.isEmpty else { return nil }
        guard role == .toggle else { return value }
        return ["0": "off", "1": "on", "2": "mixed"][value] ?? value
    }

    private var spokenKind: String? {
        switch role {
        case .text, .other, .cell, .group: nil
        case .heading: headingLevel > 0 ? "heading level \(headingLevel)" : "heading"
        default: role.words
        }
    }
}
