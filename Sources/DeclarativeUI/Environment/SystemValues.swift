/// Whether a user interface is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// How strongly the colours of a user interface stand out from one another.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As designed.
    case standard
    /// Stronger than designed.
    case increased
}

/// How much room a user interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room.
    case compact
    /// Ample room.
    case regular
}

/// How heavy text is, to be easier to read.
public enum LegibilityWeight: Hashable, Sendable {
    /// As designed.
    case regular
    /// Heavier than designed.
    case bold
}

/// How large text is, smallest first.
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
    /// The first size for accessibility.
    case accessibility1
    /// The second size for accessibility.
    case accessibility2
    /// The third size for accessibility.
    case accessibility3
    /// The fourth size for accessibility.
    case accessibility4
    /// The fifth size for accessibility.
    case accessibility5

    /// Whether this is one of the sizes for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
