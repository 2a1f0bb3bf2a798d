/// What kind of thing an element is: what somebody who cannot see it would be told.
public enum AccessibilityRole: String, CaseIterable, Hashable, Sendable {
    /// A text to read.
    case text
    /// A text that heads what follows it.
    case heading
    /// A picture.
    case image
    /// Something to press.
    case button
    /// Something to press that leads elsewhere.
    case link
    /// Something that is on or off.
    case toggle
    /// A number on a bar, which can be made larger and smaller.
    case slider
    /// A number that goes up and down in steps.
    case stepper
    /// One of several values, which are gone through.
    case picker
    /// A page among several.
    case pages
    /// A field for a line of text.
    case textField
    /// A field for a text that is not shown.
    case secureTextField
    /// A field for what to search for.
    case searchField
    /// A field for a text of several lines.
    case textView
    /// How far a task is, or that it runs.
    case progress
    /// A value between two ends, to be read.
    case meter
    /// What leads to one of several screens.
    case tab
    /// An entry of a menu.
    case menuItem
    /// One thing in a list.
    case cell
    /// Something else that has a name.
    case other
    /// Elements that belong together.
    case group
    /// Things in a row.
    case list
    /// A bar of tabs.
    case tabBar
    /// The bar at the top of a screen.
    case navigationBar
    /// A bar with tools.
    case toolbar
    /// A question in front of everything.
    case alert
    /// What can be done, to choose from.
    case menu
    /// What is presented in front of something.
    case sheet
    /// All that is shown in a window.
    case window

    /// The words for people.
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

    /// Whether traits may say better what it is.
    package var isGeneral: Bool { self == .text || self == .image || self == .other || self == .group }
}
