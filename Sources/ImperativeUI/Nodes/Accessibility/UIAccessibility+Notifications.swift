import Foundation

extension UIAccessibility {
    /// What a program has to tell somebody who is told of what is on the screen.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// A number for each kind.
        public let rawValue: UInt32
        /// A notification from a number. One without a meaning has no effect.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A large part of the screen has changed. The argument is the element to go to, or a text to say.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something on the screen has changed. The argument is the element to go to, or a text to say.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a text to say.
        public static let announcement = Notification(rawValue: 1008)
        /// It was scrolled. The argument is a text that says where to.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Who is told of what is on the screen.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public let rawValue: String
        /// One from a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// Tells something to somebody who is told of what is on the screen.
    ///
    /// A text is said: what hears of that is ``announcementDidFinishNotification``, after which
    /// ``announcementWasSuccessfulUserInfoKey`` tells whether a screen reader is running. A view or a
    /// `UIAccessibilityElement` becomes what is read. Other arguments are passed over.
    @MainActor public static func post(notification: Notification, argument: Any?) {
        switch argument {
        case let text as String: announce(text)
        case let text as NSAttributedString: announce(text.string)
        case let element as UIResponder:
            if notification == .screenChanged || notification == .layoutChanged { element.becomeRead() }
        default: break
        }
    }

    @MainActor private static func announce(_ text: String) {
        NotificationCenter.default.post(
            name: announcementDidFinishNotification, object: nil,
            userInfo: [
                announcementStringValueUserInfoKey: text,
                announcementWasSuccessfulUserInfoKey: isVoiceOverRunning,
            ])
    }

    /// What is read at present: a view or a `UIAccessibilityElement`; `nil` where that is nothing of the imperative
    /// world. The identifier does not matter.
    @MainActor public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        AccessibilityCursor.shared.object as? UIResponder
    }

    /// Posted after a text was said, or there was nobody to say it.
    public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The key of the text that was said.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of whether the text was said.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Posted after another view or `UIAccessibilityElement` has become what is read.
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key of what is read now.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of what was read before.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}

extension UIResponder {
    /// Becomes what is read.
    final func becomeRead() {
        let cursor = AccessibilityCursor.shared
        cursor.move(to: self) {
            noteReading(true)
        } leave: { [weak self] in
            self?.noteReading(false)
        }
    }

    /// Notes and tells whether this is what is read.
    func noteReading(_ isRead: Bool) {
        if isRead {
            accessibilityElementDidBecomeFocused()
            NotificationCenter.default.post(
                name: UIAccessibility.elementFocusedNotification, object: self,
                userInfo: [UIAccessibility.focusedElementUserInfoKey: self])
        } else {
            accessibilityElementDidLoseFocus()
        }
    }
}
