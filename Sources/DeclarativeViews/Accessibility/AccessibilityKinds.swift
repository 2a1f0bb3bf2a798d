/// A kind of accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable {
        case activation
        case escape
        case magicTap
        case delete
        case showMenu
        case named(Text)
    }

    let kind: Kind

    /// The default action, which activates the element as a double tap does.
    public static let `default` = AccessibilityActionKind(kind: .activation)
    /// The action that dismisses or leaves the element.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The most important action of the program, for example to start or pause playback.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    /// The action that deletes the element.
    public static let delete = AccessibilityActionKind(kind: .delete)
    /// The action that shows the element's menu.
    public static let showMenu = AccessibilityActionKind(kind: .showMenu)

    private init(kind: Kind) { self.kind = kind }

    /// Creates a custom action with a name.
    public init(named name: Text) { kind = .named(name) }
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// The direction in which the value increases.
    case increment
    /// The direction in which the value decreases.
    case decrement
}

/// The way an accessibility element treats its child elements.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Behavior {
        case ignore, contain, combine
    }

    let behavior: Behavior

    /// The child elements are ignored.
    public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
    /// The child elements remain elements inside a container.
    public static let contain = AccessibilityChildBehavior(behavior: .contain)
    /// The child elements are combined into one element, with their labels joined.
    public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

/// The levels of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading without a level.
    case unspecified = 0
    /// Heading level 1, the highest.
    case h1
    /// Heading level 2.
    case h2
    /// Heading level 3.
    case h3
    /// Heading level 4.
    case h4
    /// Heading level 5.
    case h5
    /// Heading level 6, the lowest.
    case h6
}
