import Drawing

/// A colour that the environment in which it is shown decides on.
package protocol DynamicColor: Hashable, Sendable {
    /// Returns the colour in an environment; reads of it are recorded.
    func components(in environment: EnvironmentValues) -> ColorComponents
}

/// A dynamic colour of any type.
package struct AnyDynamicColor: Hashable, Sendable {
    package let base: any DynamicColor

    package init(base: any DynamicColor) { self.base = base }

    package static func == (one: AnyDynamicColor, other: AnyDynamicColor) -> Bool {
        AnyHashable(one.base) == AnyHashable(other.base)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
