import Foundation
import Localization

extension View {
    /// Adds a rotor: a way from one entry to the next, past all else that is told of.
    ///
    /// The entries are made when somebody asks for the rotor.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibility(.rotor(RotorFact(.named(label), entries))) }

    /// Adds a rotor with a localisable name; see `accessibilityRotor(_:entries:)`.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }

    /// Adds a rotor that has the translation of a resource as its name; see `accessibilityRotor(_:entries:)`.
    @_disfavoredOverload nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(label), entries: entries) }

    /// Adds a rotor with a name; see `accessibilityRotor(_:entries:)`.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<
        L: StringProtocol, Content: AccessibilityRotorContent
    >(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(label), entries: entries) }

    /// Puts a rotor in place of one of the system; see `accessibilityRotor(_:entries:)`.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibility(.rotor(RotorFact(.system(systemRotor), entries))) }

    /// Names the view in a namespace, for entries of rotors that lead to it.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibility(.rotorEntry(RotorEntryName(id: AnyHashable(id), namespace: namespace)))
    }
}
