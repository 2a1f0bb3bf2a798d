import Foundation

extension UIAccessibility {
    /// A notification that an app posts to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number that identifies the notification.
        public let rawValue: UInt32
        /// Creates a notification from a number. Unknown numbers have no effect.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A large part of the screen has changed. The argument is the element to focus, or text to speak.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The layout of the screen has changed. The argument is the element to focus, or text to speak.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement. The argument is the text to speak.
        public static let announcement = Notification(rawValue: 1008)
        /// The content was scrolled. The argument is text that describes the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// The identifier of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// Posts a notification to assistive technologies.
    ///
    /// The host has text spoken, if it can. In response, ``announcementDidFinishNotification`` is posted, with
    /// ``announcementWasSuccessfulUserInfoKey`` set to whether a screen reader is running. A view or a
    /// `UIAccessibilityElement` receives the accessibility focus if the notification is ``Notification/screenChanged``
    /// or ``Notification/layoutChanged``. Other arguments are ignored.
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
        UIApplication.shared.announce(text)
        NotificationCenter.default.post(
            name: announcementDidFinishNotification, object: nil,
            userInfo: [
                announcementStringValueUserInfoKey: text,
                announcementWasSuccessfulUserInfoKey: isVoiceOverRunning,
            ])
    }

    /// Returns the view or `UIAccessibilityElement` that has the accessibility focus; `nil` if the focus is
    /// elsewhere, such as in the declarative world. The identifier is ignored.
    @MainActor public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        AccessibilityCursor.shared.object as? UIResponder
    }

    /// Posted after an announcement was spoken, or could not be spoken because no screen reader is running.
    public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The key of the announced text.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of a Boolean value that indicates whether the text was spoken.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Posted after the accessibility focus has moved to another view or `UIAccessibilityElement`.
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key of the element that has the accessibility focus.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that had the accessibility focus before.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}

extension UIResponder {
    /// Makes this the element that is read.
    final func becomeRead() {
        let cursor = AccessibilityCursor.shared
        cursor.move(to: self) {
            noteReading(true)
        } leave: { [weak self] in
            self?.noteReading(false)
        }
    }

    /// Notes and tells whether this is the element that is read.
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
