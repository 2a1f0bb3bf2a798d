import Foundation

/// An element of a screen, or several that belong together, as assistive technologies present it to people who cannot
/// see the screen.
///
/// An element is a snapshot, taken when the tree is requested. Changes that its methods make appear in trees requested
/// after the next update, such as one by `layoutIfNeeded()`. Once the object that the element represents is gone, the
/// methods do nothing and return `false`.
@MainActor public struct AccessibilityElement {
    /// The role of the element.
    public package(set) var role: AccessibilityRole
    /// The name of the element; `nil` if it has none.
    public package(set) var label: String?
    /// The value that the element is set to or shows; `nil` if it has none.
    public package(set) var value: String?
    /// A description of the result of using the element; `nil` if it has none.
    public package(set) var hint: String?
    /// The identifier of the element, for tests and tools.
    public package(set) var identifier: String?
    /// Alternative names for voice control, the best one first. If there are none, the label is used.
    public package(set) var inputLabels: [String] = []
    /// The accessibility traits of the element.
    public package(set) var traits: UIAccessibilityTraits
    /// The frame of the element, in the coordinates of the topmost view, in points.
    public package(set) var frame: CGRect
    /// The level of a heading, from 1; 0 if it has none.
    public package(set) var headingLevel = 0
    /// The names of the custom actions of the element.
    public package(set) var actionNames: [String] = []
    /// The number of elements that contain the element.
    public package(set) var depth = 0
    /// A Boolean value that indicates whether the element represents the elements it contains, which follow it, and
    /// cannot be used itself.
    public package(set) var isGroup = false
    /// A Boolean value that indicates whether the element responds to user interaction.
    public package(set) var respondsToUserInteraction = true

    package var abilities: AccessibilityAbilities = []
    /// Which part of a control it is, until that is told of as a whole; `nil` for none in particular.
    package var part: AccessibilityPart?
    /// Whether nothing is told of the elements beside it.
    package var isModal = false
    /// How early it is read among its neighbours: the larger, the earlier.
    package var sortPriority = 0.0
    /// The rotors of the object the element represents.
    package var rotors: [AccessibilityRotor] = []
    /// Where it is tapped when it is used, unless it is used otherwise; `nil` for its middle.
    package var ownActivationPoint: CGPoint?
    /// The object for which the element was made.
    package weak var origin: AnyObject?
    /// The object the element represents.
    package weak var object: AnyObject?
    /// The handlers of commands, which are called in order until one of them has handled the command.
    package var handlers: [(AccessibilityCommand) -> Bool] = []
    /// Its index among the elements of its tree.
    var index = 0
    /// How many elements it is made of, itself included, as long as they are gathered.
    var size = 1

    package init(
        _ role: AccessibilityRole, label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits = [],
        frame: CGRect, object: AnyObject? = nil
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.traits = traits
        self.frame = frame
        self.object = object
        origin = object
    }

    /// The point at which the element is tapped when it is activated, in the coordinates of the topmost view, in
    /// points.
    public var activationPoint: CGPoint { ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }

    /// A Boolean value that indicates whether the element is enabled.
    public var isEnabled: Bool { !traits.contains(.notEnabled) }

    /// A Boolean value that indicates whether the element is selected.
    public var isSelected: Bool { traits.contains(.selected) }

    /// A Boolean value that indicates whether the element can be used, and not only read.
    public var isInteractive: Bool { !abilities.isDisjoint(with: .all) }

    // MARK: Using it

    /// Activates the element, as a double tap does with a screen reader: presses a button, or begins editing a field.
    /// Returns whether anything was done.
    @discardableResult
    public func activate() -> Bool { isEnabled && perform(.activate) }

    /// Increases the value by one step. Returns whether the element can be adjusted.
    @discardableResult
    public func increment() -> Bool { isEnabled && perform(.increment) }

    /// Decreases the value by one step. Returns whether the element can be adjusted.
    @discardableResult
    public func decrement() -> Bool { isEnabled && perform(.decrement) }

    /// Replaces the text of the element, as typing does. Returns whether the element is a field that accepts the
    /// text.
    @discardableResult
    public func setText(_ text: String) -> Bool { isEnabled && perform(.setText(text)) }

    /// Scrolls the container of the element by one page. Returns whether anything scrolled.
    @discardableResult
    public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool { perform(.scroll(direction)) }

    /// Performs the custom action with one of the ``actionNames``. Returns whether there is an action of that name
    /// and it was performed.
    @discardableResult
    public func perform(actionNamed name: String) -> Bool {
        guard isEnabled, let index = actionNames.firstIndex(of: name) else { return false }
        return perform(.custom(index))
    }

    /// Dismisses the frontmost presentation, such as a popover or a page. Returns whether anything was dismissed.
    @discardableResult
    public func performEscape() -> Bool { perform(.escape) }

    /// Performs the most important action of the program, such as starting and pausing playback. Returns whether
    /// anything was done.
    @discardableResult
    public func performMagicTap() -> Bool { perform(.magicTap) }

    package func perform(_ command: AccessibilityCommand) -> Bool {
        for handler in handlers where handler(command) { return true }
        return false
    }
}

extension AccessibilityElement {
    /// Adds traits, which may determine a better role.
    package mutating func add(_ added: UIAccessibilityTraits) {
        traits.formUnion(added)
        if role.isGeneral, let better = AccessibilityRole(added) { role = better }
    }

    /// Removes traits, and the role they determine.
    package mutating func remove(_ removed: UIAccessibilityTraits) {
        traits.subtract(removed)
        if let named = AccessibilityRole(removed), named == role { role = AccessibilityRole(traits) ?? .text }
    }

    /// Adds actions with names, whose handler is given their index among those added.
    package mutating func add(_ names: [String], _ handler: @escaping (Int) -> Bool) {
        let (first, count) = (actionNames.count, names.count)
        actionNames += names
        handlers.append { command in
            guard case .custom(let index) = command, index >= first, index < first + count else { return false }
            return handler(index - first)
        }
    }
}
