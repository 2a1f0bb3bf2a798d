import AccessibilityModel
import Foundation

/// An element that assistive technologies are told of, in the words of ARIA.
struct PageElement: Encodable, Equatable {
    /// The ARIA role; empty for a text.
    var role: String
    /// The name of the element; for a text, the text itself.
    var label: String
    /// The text that a field contains; `nil` for any other element.
    var text: String?
    /// The number of elements that contain it.
    var depth: Int
    /// The left, top, width and height, in whole points.
    var frame: [Int]
    /// The ARIA attributes, without `aria-`.
    var states: [String: String] = [:]
    /// Whether it can be used.
    var isUsable = false
    /// Whether it takes text.
    var takesText = false
}

extension PageElement {
    /// Describes an element.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - depth: The number of elements that contain it in the page.
    ///   - container: The role of the element that contains it; `nil` for none.
    ///   - origin: The place of its window.
    @MainActor init(_ element: AccessibilityElement, depth: Int, in container: String?, at origin: CGPoint) {
        self.init(role: Self.role(of: element, in: container), label: element.label ?? "", depth: depth, frame: [])
        let box = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        frame = [box.minX, box.minY, box.width, box.height].map { Int(min(max($0, -100_000), 100_000).rounded()) }
        isUsable = element.isInteractive
        takesText = element.abilities.contains(.takesText)
        addStates(of: element)
    }

    @MainActor private mutating func addStates(of element: AccessibilityElement) {
        if !element.isEnabled { states["disabled"] = "true" }
        let value = element.value ?? ""
        switch role {
        case "heading": states["level"] = "\(min(max(element.headingLevel, 1), 6))"
        case "switch": states["checked"] = element.isOn ? "true" : "false"
        case "tab", "option": states["selected"] = element.isSelected ? "true" : "false"
        case "button" where element.isSelected: states["pressed"] = "true"
        case "alertdialog", "dialog": states["modal"] = "true"
        case "textbox" where element.role == .textView: states["multiline"] = "true"
        case "slider", "spinbutton", "progressbar", "meter":
            if let number = Self.number(in: value) { states["valuenow"] = number }
            if !value.isEmpty { states["valuetext"] = value }
        default: break
        }
        if let hint = element.hint, !hint.isEmpty { states["description"] = hint }
        if role == "textbox" || role == "searchbox" {
            text = value
        } else if !Self.rolesWithValue.contains(role), !value.isEmpty {
            // A role without a value of its own says it after the name.
            label = label.isEmpty ? value : "\(label), \(value)"
        }
    }

    private static let rolesWithValue: Set = ["switch", "slider", "spinbutton", "progressbar", "meter"]

    /// Returns the first number in a text, as `aria-valuenow` has it.
    private static func number(in text: String) -> String? {
        let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        return Double(digits).map { "\($0)" }
    }

    /// Returns the role in a container: ARIA has roles that are only for elements of another one.
    @MainActor private static func role(of element: AccessibilityElement, in container: String?) -> String {
        switch element.role {
        case .text, .other: return element.isInteractive ? "button" : ""
        case .heading: return "heading"
        case .image: return element.isInteractive ? "button" : "img"
        case .button: return "button"
        case .link: return "link"
        case .toggle: return "switch"
        // Without a number, a slider is not one to ARIA.
        case .slider: return number(in: element.value ?? "") == nil ? "spinbutton" : "slider"
        case .stepper, .picker, .pages: return element.abilities.contains(.adjusts) ? "spinbutton" : "button"
        case .textField, .secureTextField, .textView: return "textbox"
        case .searchField: return "searchbox"
        case .progress: return "progressbar"
        case .meter: return number(in: element.value ?? "") == nil ? "img" : "meter"
        case .tab: return container == "tablist" ? "tab" : "button"
        case .menuItem: return container == "menu" ? "menuitem" : "button"
        case .cell: return element.isInteractive ? "button" : container == "list" ? "listitem" : "group"
        case .list: return "group"
        case .tabBar: return "tablist"
        case .toolbar: return "toolbar"
        case .alert: return "alertdialog"
        case .menu: return "menu"
        case .sheet: return "dialog"
        case .group, .navigationBar, .window: return "group"
        }
    }
}

extension AccessibilityElement {
    /// Whether a switch is on: UIKit's value is `1`.
    fileprivate var isOn: Bool { value == "1" }
}
