import AccessibilityModel

/// What a view is and does, for those who are told of it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    /// The same in the other world.
    var shared: UIAccessibilityTraits
    /// Whether nothing is told of the views beside it.
    var isModal = false

    /// No trait.
    public init() { shared = [] }

    private init(_ shared: UIAccessibilityTraits) { self.shared = shared }

    /// It is a button.
    public static let isButton = AccessibilityTraits(.button)
    /// It is the header of what follows.
    public static let isHeader = AccessibilityTraits(.header)
    /// It is chosen at present.
    public static let isSelected = AccessibilityTraits(.selected)
    /// It is a link.
    public static let isLink = AccessibilityTraits(.link)
    /// It is a field for what to search for.
    public static let isSearchField = AccessibilityTraits(.searchField)
    /// It is an image.
    public static let isImage = AccessibilityTraits(.image)
    /// It plays a sound of its own when it is used.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    /// It is a text that does not change.
    public static let isStaticText = AccessibilityTraits(.staticText)
    /// It sums up what there is when the program starts.
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    /// Its label or value changes often.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// It starts to play or record something when it is used.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// It is touched directly, as a piano is.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    /// The page turns once it has been read.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    /// Nothing is told of the views beside it.
    public static let isModal = {
        var traits = AccessibilityTraits()
        traits.isModal = true
        return traits
    }()
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(.toggleButton)
    /// It is a bar of tabs.
    public static let isTabBar = AccessibilityTraits(.tabBar)

    // MARK: A set

    /// The traits of both.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var new = AccessibilityTraits(shared.union(other.shared))
        new.isModal = isModal || other.isModal
        return new
    }

    /// The traits that both have.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var new = AccessibilityTraits(shared.intersection(other.shared))
        new.isModal = isModal && other.isModal
        return new
    }

    /// The traits that one of them has.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var new = AccessibilityTraits(shared.symmetricDifference(other.shared))
        new.isModal = isModal != other.isModal
        return new
    }

    /// Whether all traits of another value are among these.
    public func contains(_ member: AccessibilityTraits) -> Bool { intersection(member) == member }

    /// Adds traits.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        self = union(newMember)
        return (isNew, newMember)
    }

    /// Takes traits away. Returns those that were there.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let known = intersection(member)
        self = symmetricDifference(known)
        return known == AccessibilityTraits() ? nil : known
    }

    /// Adds traits. Returns those that were there already.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let known = intersection(newMember)
        self = union(newMember)
        return known == AccessibilityTraits() ? nil : known
    }

    /// Adds the traits of another value.
    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
    /// Keeps the traits that another value has as well.
    public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
    /// Keeps the traits that one of both has.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
}
