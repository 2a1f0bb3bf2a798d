import Foundation

/// One thing that somebody who cannot see the screen is told of, or several that belong together, as they were when
/// the tree was asked for.
///
/// What its methods change shows after the next update, as `layoutIfNeeded()` makes one, in a tree that is asked for
/// then. Once what it stands for is gone, they do nothing and return false.
@MainActor public struct AccessibilityElement {
    /// What kind of thing it is.
    public package(set) var role: AccessibilityRole
    /// What it is called; `nil` without a name.
    public package(set) var label: String?
    /// What it is set to, or shows; `nil` for nothing.
    public package(set) var value: String?
    /// What using it leads to; `nil` where that is not said.
    public package(set) var hint: String?
    /// Its name for tests and tools.
    public package(set) var identifier: String?
    /// What else it may be called by those who speak to it, the best name first. Without any, it has its label.
    public package(set) var inputLabels: [String] = []
    /// What it is and does.
    public package(set) var traits: UIAccessibilityTraits
    /// Where it is, in the coordinates of the topmost view, in points.
    public package(set) var frame: CGRect
    /// The level of a heading, from 1; 0 where it has none.
    public package(set) var headingLevel = 0
    /// The names of what can be done with it besides using it.
    public package(set) var actionNames: [String] = []
    /// How many elements it is in.
    public package(set) var depth = 0
    /// Whether it stands for the elements in it, which follow it, and is none to use itself.
    public package(set) var isGroup = false
    /// Whether it responds to somebody who uses it.
    public package(set) var respondsToUserInteraction = true

    package var abilities: AccessibilityAbilities = []
    /// Which part of a control it is, until that is told of as a whole; `nil` for none in particular.
    package var part: AccessibilityPart?
    /// Whether nothing is told of the elements beside it.
    package var isModal = false
    /// How early it is read among its neighbours: the larger, the earlier.
    package var sortPriority = 0.0
    /// The ways through what it stands for.
    package var rotors: [AccessibilityRotor] = []
    /// Where it is tapped when it is used, unless it is used otherwise; `nil` for its middle.
    package var ownActivationPoint: CGPoint?
    /// What it was made for.
    package weak var origin: AnyObject?
    /// What it stands for.
    package weak var object: AnyObject?
    /// Who is asked to do something, one after the other, until somebody has.
    package var handlers: [(AccessibilityCommand) -> Bool] = []
    /// Its place among the elements of its tree.
    var place = 0
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

    /// Where it is tapped when it is used, in the coordinates of the topmost view, in points.
    public var activationPoint: CGPoint { ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }

    /// Whether it is enabled.
    public var isEnabled: Bool { !traits.contains(.notEnabled) }

    /// Whether it is chosen at present.
    public var isSelected: Bool { traits.contains(.selected) }

    /// Whether it is more than something to read.
    public var isInteractive: Bool { !abilities.isDisjoint(with: .all) }

    // MARK: Using it

    /// Uses it, as a double tap of somebody who is told of it: presses a button, begins to edit a field. Returns
    /// whether something was done.
    @discardableResult
    public func activate() -> Bool { isEnabled && perform(.activate) }

    /// Makes its value larger by a step. Returns whether it can be adjusted.
    @discardableResult
    public func increment() -> Bool { isEnabled && perform(.increment) }

    /// Makes its value smaller by a step. Returns whether it can be adjusted.
    @discardableResult
    public func decrement() -> Bool { isEnabled && perform(.decrement) }

    /// Replaces its text, as somebody would who types another. Returns whether it is a field that takes the text.
    @discardableResult
    public func setText(_ text: String) -> Bool { isEnabled && perform(.setText(text)) }

    /// Scrolls what it is in by a page. Returns whether something scrolled.
    @discardableResult
    public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool { perform(.scroll(direction)) }

    /// Does one of its ``actionNames``. Returns whether there is one of this name, and it was done.
    @discardableResult
    public func perform(actionNamed name: String) -> Bool {
        guard isEnabled, let place = actionNames.firstIndex(of: name) else { return false }
        return perform(.custom(place))
    }

    /// Leaves what is in front, as a popover or a page. Returns whether something was left.
    @discardableResult
    public func performEscape() -> Bool { perform(.escape) }

    /// Does what the program does first of all, as beginning and stopping to play. Returns whether it does something.
    @discardableResult
    public func performMagicTap() -> Bool { perform(.magicTap) }

    package func perform(_ command: AccessibilityCommand) -> Bool {
        for handler in handlers where handler(command) { return true }
        return false
    }
}

extension AccessibilityElement {
    /// Adds traits, which may say better what it is.
    package mutating func add(_ added: UIAccessibilityTraits) {
        traits.formUnion(added)
        if role.isGeneral, let better = AccessibilityRole(added) { role = better }
    }

    /// Takes traits away, and what they say it is.
    package mutating func remove(_ removed: UIAccessibilityTraits) {
        traits.subtract(removed)
        if let named = AccessibilityRole(removed), named == role { role = AccessibilityRole(traits) ?? .text }
    }

    /// Adds actions with names, whose handler is given their place among those added.
    package mutating func add(_ names: [String], _ handler: @escaping (Int) -> Bool) {
        let (first, count) = (actionNames.count, names.count)
        actionNames += names
        handlers.append { command in
            guard case .custom(let place) = command, place >= first, place < first + count else { return false }
            return handler(place - first)
        }
    }
}
