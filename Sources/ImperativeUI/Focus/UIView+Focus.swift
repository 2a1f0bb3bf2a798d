import Foundation

extension UIWindow {
    /// The focus of the keyboard in this window.
    package final var focus: FocusSystem {
        if let known = focusStorage as? FocusSystem { return known }
        let made = FocusSystem(self)
        focusStorage = made
        return made
    }

    /// The editor of the text that keys go to; `nil` for none.
    final var textKeyReceiver: (any TextKeyReceiver)? {
        if let firstResponder { return firstResponder as? any TextKeyReceiver }
        return focus.focused?.receiver
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view has the keyboard focus.
    public final var isFocused: Bool { (window?.focusStorage as? FocusSystem)?.focused?.object === self }

    /// The view as an element that can have the focus.
    final var focusStop: FocusStop {
        let use = useCount
        return FocusStop(
            self, in: self,
            frame: { [weak self] in
                guard let self, takesFocus, useCount == use else { return nil }
                return focusArea
            },
            activate: { [weak self] in self?.press() ?? false },
            focusDidChange: { [weak self] isFocused in self?.focusDidChange(isFocused) },
            yield: { [weak self] in self.map { !$0.isFirstResponder || $0.resignFirstResponder() } ?? true },
            receiver: self as? any TextKeyReceiver, group: self is any TextKeyReceiver ? nil : focusGroup,
            isEntry: isFocusEntry, endsOrDestroys: endsOrDestroys)
    }

    /// Whether the view can have the focus: by itself, or as it has the trait of a button or a link and is tapped.
    final var takesFocus: Bool { canBecomeFocused || isTappedControl }

    private var isTappedControl: Bool {
        guard let recognizers = appearance?.gestureRecognizers, !recognizers.isEmpty else { return false }
        let waits = recognizers.contains { recognizer in
            guard let tap = recognizer as? UITapGestureRecognizer else { return false }
            return tap.isEnabled && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
        }
        return waits && !accessibilityTraits.isDisjoint(with: [.button, .link])
    }

    private func press() -> Bool {
        if canBecomeFocused { return activateByKey() }
        guard isTappedControl, let window else { return false }
        return TouchSequence(in: window).tap(self, count: 1)
    }

    /// The nearest group that the view is in.
    private var focusGroup: UIView? { selfAndSuperviews.first { $0.isFocusGroup } }

    /// Whether neither the view nor one around it is hidden or takes no events.
    final var canBeReached: Bool { selfAndSuperviews.allSatisfy { $0.takesEvents } }
}
