import Foundation

/// The text field in which the title of a navigation item is renamed.
final class NavigationTitleField: UITextField {
    /// The item; `nil` while none is renamed.
    private(set) weak var item: UINavigationItem?
    /// Called once the renaming is over.
    var ended: () -> Void = {}

    init() {
        super.init(frame: .zero)
        borderStyle = .roundedRect
        textAlignment = .center
        returnKeyType = .done
        accessibilityLabel = "Title"
        delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("The title field of a navigation bar cannot come from an archive.")
    }

    /// Begins to rename an item, if its delegate lets it. Returns whether it has begun.
    func begin(_ item: UINavigationItem) -> Bool {
        guard let renamer = item.renameDelegate, renamer.navigationItemShouldBeginRenaming(item) else { return false }
        let title = item.title ?? ""
        let (suggested, range) = renamer.navigationItem(
            item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
        self.item = item
        text = suggested
        // A range of another text may lie outside of this one.
        let all = suggested.startIndex..<suggested.endIndex
        select(range.clamped(to: all), of: suggested)
        return true
    }

    private func select(_ range: Range<String.Index>, of title: String) {
        let found = NSRange(range, in: title)
        guard let start = position(from: beginningOfDocument, offset: found.location),
            let end = position(from: start, offset: found.length)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
    }

    /// Ends the renaming. Returns whether it is over.
    @discardableResult func end(keeping keeps: Bool) -> Bool {
        guard let item else { return true }
        let title = text ?? ""
        if keeps, !title.isEmpty, title != item.title {
            guard item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: title) != false else { return false }
            self.item = nil
            item.title = title
            item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
        }
        self.item = nil
        if isFirstResponder { resignFirstResponder() }
        ended()
        return true
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            end(keeping: false)
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}

extension NavigationTitleField: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        end(keeping: true)
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if !end(keeping: true) { end(keeping: false) }
    }
}
