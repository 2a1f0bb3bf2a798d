/// Whether a user interface is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// The contrast between the colours of a user interface.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The designed contrast.
    case standard
    /// More contrast than designed.
    case increased
}

/// The space available to a user interface along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Limited space.
    case compact
    /// Ample space.
    case regular
}

/// A weight of text preferred for legibility.
public enum LegibilityWeight: Hashable, Sendable {
    /// The designed weight.
    case regular
    /// A heavier weight than designed.
    case bold
}

/// The size of text, smallest first.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// Smaller than the default by three steps.
    case xSmall
    /// Smaller than the default by two steps.
    case small
    /// Smaller than the default by one step.
    case medium
    /// The default.
    case large
    /// Larger than the default by one step.
    case xLarge
    /// Larger than the default by two steps.
    case xxLarge
    /// Larger than the default by three steps.
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

    /// Whether this is an accessibility size.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
