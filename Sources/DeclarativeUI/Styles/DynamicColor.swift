import Drawing

/// A colour that the place where it is shown decides on.
protocol DynamicColor: Hashable, Sendable {
    /// Returns the colour in an environment; reads of it are recorded.
    func components(in environment: EnvironmentValues) -> ColorComponents
}

/// A dynamic colour of any type.
struct AnyDynamicColor: Hashable, Sendable {
    let base: any DynamicColor

    static func == (one: AnyDynamicColor, other: AnyDynamicColor) -> Bool {
        AnyHashable(one.base) == AnyHashable(other.base)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
