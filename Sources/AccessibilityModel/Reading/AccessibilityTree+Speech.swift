extension AccessibilityTree {
    /// The texts that a screen reader speaks from the first element to the last, one for each element. Groups without
    /// a label are left out.
    public var speech: [String] { elements.filter { !$0.isGroup || $0.label != nil }.map(\.spoken) }
}

extension AccessibilityElement {
    /// The text that a screen reader speaks when the element gets the focus: whether it is selected, its label, value
    /// and role, whether it is dimmed, whether it is adjustable or has actions, and its hint.
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
