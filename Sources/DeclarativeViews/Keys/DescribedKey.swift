/// A key that views act on, for people.
package struct DescribedKey {
    package let key: KeyEquivalent
    package let modifiers: EventModifiers
    /// The effect of the key.
    package let title: String

    package init(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ title: String) {
        (self.key, self.modifiers, self.title) = (key, modifiers, title)
    }

    /// A key that is pressed alone.
    package init(_ key: KeyEquivalent, _ title: String) { self.init(key, [], title) }
}
