import Foundation

extension UICollectionViewListCell {
    /// The outline disclosure that is shown; `nil` for none.
    private final var outlineDisclosure: UICellAccessory? {
        accessoryViews.lazy.map(\.accessory).first { $0.accessoryType == .outlineDisclosure }
    }

    /// Whether a tap on the row expands or collapses it.
    final var togglesOnTap: Bool { outlineDisclosure?.isHeaderDisclosure == true }

    func outlineDidChange(from old: OutlineRow?) {
        if outlineRow?.isExpanded != old?.isExpanded { stateDidChange() }
        if !accessories.isEmpty { showAccessories() } else if outlineRow?.level != old?.level { roomDidChange() }
    }

    /// How many levels the row is indented by its place in the tree. The children of a header item begin where it does.
    final var outlineIndentation: Int {
        max(0, (outlineRow?.level ?? 0) - (listPosition?.hasHeaderItem == true ? 1 : 0))
    }

    /// Expands or collapses the row, or calls the handler of its outline disclosure.
    final func toggleOutline() {
        if let handler = outlineDisclosure?.handler { return handler() }
        guard let list = superview as? UICollectionView, let path = list.path(of: self) else { return }
        list.outlineSource?.toggleRow(at: path)
    }

    /// Acts on a key while something in the row has the focus: the arrow that leads forward expands it, and the one
    /// that leads back collapses it. Returns whether it did.
    final func takeOutlineKey(_ press: UIPress) -> Bool {
        guard outlineDisclosure != nil, swiped == nil, let key = press.key, key.modifierFlags.isEmpty,
            key.keyCode == .keyboardLeftArrow || key.keyCode == .keyboardRightArrow,
            window?.textKeyReceiver?.wants(key) != true
        else { return false }
        let isForward = (key.keyCode == .keyboardRightArrow) != isRightToLeft
        if isForward == showsChildren { return false }
        toggleOutline()
        return true
    }

    // MARK: Accessibility

    final var outlineValue: String? {
        outlineDisclosure == nil ? nil : showsChildren ? "expanded" : "collapsed"
    }

    final var outlineAction: UIAccessibilityCustomAction? {
        guard let disclosure = outlineDisclosure, !disclosure.isHeaderDisclosure else { return nil }
        return UIAccessibilityCustomAction(name: showsChildren ? "Collapse" : "Expand") { [weak self] _ in
            self?.toggleOutline()
            return self != nil
        }
    }
}
