import Foundation

/// The text field of a search bar.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
    /// Called when the key down was pressed. Returns whether it has gone to the suggestions.
    final var leaveDown: () -> Bool = { false }

    /// Creates an empty field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        returnKeyType = .search
    }

    /// Makes a field from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        borderStyle = .roundedRect
        returnKeyType = .search
    }

    /// Handles the Down Arrow key, which moves focus to the suggestions.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isDown = presses.contains { press in
            guard let key = press.key, key.keyCode == .keyboardDownArrow else { return false }
            return key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
        }
        if !isDown || !leaveDown() { super.pressesBegan(presses, with: event) }
    }

    package override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.role = .searchField
        own.traits.insert(.searchField)
        return own
    }
}
