/// The colour schemes of a user interface.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// The light scheme: dark content on a light background.
    case light
    /// The dark scheme: light content on a dark background.
    case dark
}

/// The contrast between the colours of a user interface.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The standard contrast, as designed.
    case standard
    /// A contrast above the standard one.
    case increased
}

/// The classes of space available to a user interface along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// The space is limited.
    case compact
    /// The space is ample.
    case regular
}

/// The weights of text for legibility.
public enum LegibilityWeight: Hashable, Sendable {
    /// The regular weight, as designed.
    case regular
    /// A heavier weight than designed.
    case bold
}

/// The Dynamic Type sizes of text, smallest first.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The size three steps below the default.
    case xSmall
    /// The size two steps below the default.
    case small
    /// The size one step below the default.
    case medium
    /// The default size.
    case large
    /// The size one step above the default.
    case xLarge
    /// The size two steps above the default.
    case xxLarge
    /// The size three steps above the default.
    case xxxLarge
    /// The first accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The fifth accessibility size.
    case accessibility5

    /// A Boolean value that indicates whether the size is an accessibility size.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
