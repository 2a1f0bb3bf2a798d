import AccessibilityModel

/// A set of traits that describe a view to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    /// The same in the other world.
    var shared: UIAccessibilityTraits
    /// Whether accessibility ignores the sibling views.
    var isModal = false

    /// Creates an empty set of traits.
    public init() { shared = [] }

    private init(_ shared: UIAccessibilityTraits) { self.shared = shared }

    /// The element is a button.
    public static let isButton = AccessibilityTraits(.button)
    /// The element is a header of the content after it.
    public static let isHeader = AccessibilityTraits(.header)
    /// The element is currently selected.
    public static let isSelected = AccessibilityTraits(.selected)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(.link)
    /// The element is a search field.
    public static let isSearchField = AccessibilityTraits(.searchField)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(.image)
    /// The element plays its own sound when it is activated.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// The element is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    /// The element is text that does not change.
    public static let isStaticText = AccessibilityTraits(.staticText)
    /// The element summarises the state of the program when it starts.
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    /// The label or value of the element changes frequently.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// The element starts playing or recording media when it is activated.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// The element accepts direct touch, like the keys of a piano.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    /// The page turns when the element has been read.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    /// The element is modal: its siblings are hidden from assistive technologies.
    public static let isModal = {
        var traits = AccessibilityTraits()
        traits.isModal = true
        return traits
    }()
    /// The element is a toggle.
    public static let isToggle = AccessibilityTraits(.toggleButton)
    /// The element is a tab bar.
    public static let isTabBar = AccessibilityTraits(.tabBar)

    // MARK: A set

    /// Returns the traits that are in either set.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var new = AccessibilityTraits(shared.union(other.shared))
        new.isModal = isModal || other.isModal
        return new
    }

    /// Returns the traits that are in both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var new = AccessibilityTraits(shared.intersection(other.shared))
        new.isModal = isModal && other.isModal
        return new
    }

    /// Returns the traits that are in exactly one of the two sets.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var new = AccessibilityTraits(shared.symmetricDifference(other.shared))
        new.isModal = isModal != other.isModal
        return new
    }

    /// Returns a Boolean value that indicates whether the set contains all of the given traits.
    public func contains(_ member: AccessibilityTraits) -> Bool { intersection(member) == member }

    /// Inserts traits into the set.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        self = union(newMember)
        return (isNew, newMember)
    }

    /// Removes traits from the set. Returns those that the set contained.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let known = intersection(member)
        self = symmetricDifference(known)
        return known == AccessibilityTraits() ? nil : known
    }

    /// Inserts traits into the set. Returns those that it already contained.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let known = intersection(newMember)
        self = union(newMember)
        return known == AccessibilityTraits() ? nil : known
    }

    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
    /// Removes the traits that another set does not contain.
    public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
    /// Keeps only the traits that are in exactly one of the two sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
}
