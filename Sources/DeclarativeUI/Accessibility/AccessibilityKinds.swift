/// What is asked of a view.
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

    /// It is used, as by a double tap.
    public static let `default` = AccessibilityActionKind(kind: .activation)
    /// It is left.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// What the program does first of all is done, as beginning and stopping to play.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    /// It is deleted.
    public static let delete = AccessibilityActionKind(kind: .delete)
    /// Its menu is shown.
    public static let showMenu = AccessibilityActionKind(kind: .showMenu)

    private init(kind: Kind) { self.kind = kind }

    /// Something with a name.
    public init(named name: Text) { kind = .named(name) }
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// It is made larger.
    case increment
    /// It is made smaller.
    case decrement
}

/// What becomes of the elements that an element is made of.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Behavior {
        case ignore, contain, combine
    }

    let behavior: Behavior

    /// Nothing is told of them.
    public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
    /// They stay what they are, in a group.
    public static let contain = AccessibilityChildBehavior(behavior: .contain)
    /// They become one, with their labels joined.
    public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading without a level.
    case unspecified = 0
    /// The highest level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth and lowest level.
    case h6
}
