import Foundation

extension UIAccessibilityCustomRotor {
    /// The rotor of the accessibility model.
    final var model: AccessibilityRotor {
        AccessibilityRotor(systemRotorType.kind ?? .named(name)) { [weak self] current, isForward in
            let predicate = UIAccessibilityCustomRotorSearchPredicate()
            predicate.searchDirection = isForward ? .next : .previous
            if let found = current?.source as? UIAccessibilityCustomRotorItemResult { predicate.currentItem = found }
            guard let found = self?.itemSearchBlock(predicate), let target = found.targetElement else { return nil }
            return AccessibilityRotor.Item(found.label, id: ResultID(of: found, target), source: found) {
                found.goThere()
            }
        }
    }

    /// The identity of a result.
    private struct ResultID: Hashable {
        let target: ObjectIdentifier
        let range: NSRange?

        @MainActor init(of found: UIAccessibilityCustomRotorItemResult, _ target: any NSObjectProtocol) {
            (self.target, range) = (ObjectIdentifier(target), found.targetRange?.nsRange)
        }
    }
}

extension UIAccessibilityCustomRotorItemResult {
    fileprivate final var label: String? {
        if let targetRange, let text = (targetElement as? any UITextInput)?.text(in: targetRange) { return text }
        return (targetElement as? UIResponder)?.accessibilityLabel
    }

    /// Brings the element in sight, selects the range, and makes the element the one that is read.
    fileprivate final func goThere() -> Bool {
        guard let target = targetElement as? UIResponder else { return false }
        let view = target as? UIView ?? (target as? UIAccessibilityElement)?.containingView
        view?.scrollToVisible()
        if let targetRange, let input = target as? any UITextInput { input.selectedTextRange = targetRange }
        target.becomeRead()
        return target.accessibilityElementIsFocused()
    }
}

extension UIView {
    /// Scrolls the views around the view to show it.
    fileprivate final func scrollToVisible() {
        for view in selfAndSuperviews.dropFirst() {
            (view as? UIScrollView)?.scrollRectToVisible(convert(bounds, to: view), animated: false)
        }
    }
}
