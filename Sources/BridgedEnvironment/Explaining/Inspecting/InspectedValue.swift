/// The value of a key at a node, as an inspector lists it.
package struct InspectedValue: Hashable, Sendable {
    /// The number of the key in its inspection.
    package let key: Int
    /// The name of the key's type.
    package let name: String
    /// The value, as text.
    package let value: String
    /// Whether the key is a trait; otherwise, it is an environment key.
    package let isTrait: Bool
    /// Whether the node itself sets the value.
    package let isSetHere: Bool
    /// Whether the value is an override that was made by the inspection.
    package let isOverride: Bool
    /// The means to override the value by hand; `nil` for a value that no text stands for.
    package let entry: ValueEntry?
}

/// The texts that a value can be entered with.
package enum ValueEntry: Hashable, Sendable {
    /// One of some texts.
    case choice([String])
    /// A text of one's own.
    case text
}
