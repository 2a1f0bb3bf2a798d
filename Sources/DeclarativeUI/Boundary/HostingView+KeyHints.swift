import DeclarativeViews
import ImperativeUI

/// The effects of keys on the views.
extension _UIHostingView {
    package final var contentShortcuts: [ContentKey] {
        (interaction.shownShortcuts + (commands?.keys ?? [])).map { ContentKey($0.key, perform: $0.perform) }
    }

    package final func contentKeys(focused: AnyObject) -> FocusedContent {
        var content = FocusedContent()
        guard let target = focused as? TapTarget else { return content }
        content.role = interaction.role(of: target)
        content.keys = interaction.describedKeys(around: target).map { ContentKey($0) { false } }
        content.hasMenu = interaction.hasContextMenu(around: target)
        return content
    }
}

extension _UIHostingView: GraphKeysDelegate {
    package final func shortcutsDidChange() { ContentKeyChanges.note() }
}

extension ContentKey {
    @MainActor fileprivate init(_ key: DescribedKey, perform: @escaping () -> Bool) {
        self.init(KeyCombination(key.key.input, UIKeyModifierFlags(key.modifiers)), key.title, perform: perform)
    }
}

extension KeyEquivalent {
    /// The key as the input of a `UIKeyCommand`.
    fileprivate var input: String {
        switch self {
        case .upArrow: UIKeyCommand.inputUpArrow
        case .downArrow: UIKeyCommand.inputDownArrow
        case .leftArrow: UIKeyCommand.inputLeftArrow
        case .rightArrow: UIKeyCommand.inputRightArrow
        case .escape: UIKeyCommand.inputEscape
        case .deleteForward: UIKeyCommand.inputDelete
        case .home: UIKeyCommand.inputHome
        case .end: UIKeyCommand.inputEnd
        case .pageUp: UIKeyCommand.inputPageUp
        case .pageDown: UIKeyCommand.inputPageDown
        default: String(character)
        }
    }
}

extension UIKeyModifierFlags {
    fileprivate init(_ modifiers: EventModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.option) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
    }
}
