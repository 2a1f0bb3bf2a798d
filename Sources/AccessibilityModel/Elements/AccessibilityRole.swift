/// The role of an element: the kind of control or content that a screen reader announces.
public enum AccessibilityRole: String, CaseIterable, Hashable, Sendable {
    /// A text to read.
    case text
    /// A heading of the content that follows it.
    case heading
    /// An image.
    case image
    /// A button.
    case button
    /// A link, which leads elsewhere.
    case link
    /// A control that is on or off.
    case toggle
    /// A control that increases and decreases a number along a track.
    case slider
    /// A control that increases and decreases a number in steps.
    case stepper
    /// A control that steps through several values.
    case picker
    /// A control that shows the current page among several.
    case pages
    /// A field for one line of text.
    case textField
    /// A field for a text that is not shown.
    case secureTextField
    /// A field for a search text.
    case searchField
    /// A field for several lines of text.
    case textView
    /// An indicator of the progress of a task, or that it is running.
    case progress
    /// A value within a range, to be read.
    case meter
    /// A tab, which leads to one of several screens.
    case tab
    /// An item of a menu.
    case menuItem
    /// A cell of a list.
    case cell
    /// Another element that has a name.
    case other
    /// A group of elements that belong together.
    case group
    /// A list of elements.
    case list
    /// A tab bar.
    case tabBar
    /// The navigation bar at the top of a screen.
    case navigationBar
    /// A toolbar.
    case toolbar
    /// An alert, in front of everything else.
    case alert
    /// A menu of actions to choose from.
    case menu
    /// A presentation in front of other content.
    case sheet
    /// All of the content of a window.
    case window

    /// The name of the role in words for people, such as `text field`.
    public var words: String {
        switch self {
        case .textField: "text field"
        case .secureTextField: "secure text field"
        case .searchField: "search field"
        case .textView: "text view"
        case .menuItem: "menu item"
        case .tabBar: "tab bar"
        case .navigationBar: "navigation bar"
        case .toggle: "switch"
        default: rawValue
        }
    }

    /// The role that traits stand for; `nil` where they say nothing of it.
    package init?(_ traits: UIAccessibilityTraits) {
        if traits.contains(.toggleButton) {
            self = .toggle
        } else if traits.contains(.searchField) {
            self = .searchField
        } else if traits.contains(.link) {
            self = .link
        } else if traits.contains(.button) || traits.contains(.keyboardKey) {
            self = .button
        } else if traits.contains(.header) {
            self = .heading
        } else if traits.contains(.adjustable) {
            self = .slider
        } else if traits.contains(.tabBar) {
            self = .tabBar
        } else if traits.contains(.image) {
            self = .image
        } else if traits.contains(.staticText) || traits.contains(.summaryElement) {
            self = .text
        } else {
            return nil
        }
    }

    /// Whether traits may determine a better role.
    package var isGeneral: Bool { self == .text || self == .image || self == .other || self == .group }
}
