import Foundation
import Localization

extension View {
    /// Adds a rotor with an entry for each element of an array, which leads to the view with the element's id.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel) {
            ForEach(entries) { AccessibilityRotorEntry(Text($0[keyPath: entryLabel]), id: $0.id) }
        }
    }

    /// Adds a rotor with an entry for each element of an array, which leads to the view with an id that the element has.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel) {
            ForEach(entries, id: entryID) { entry in
                AccessibilityRotorEntry(Text(entry[keyPath: entryLabel]), id: entry[keyPath: entryID])
            }
        }
    }

    /// Adds a rotor with an entry for each of some ranges of the view's label or value.
    nonisolated public func accessibilityRotor(
        _ rotorLabel: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(rotorLabel) {
            ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
        }
    }

    /// Adds a rotor with a localisable name with an entry for each element of an array, which leads to the view with the element's id.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey)) {
            ForEach(entries) { AccessibilityRotorEntry(Text($0[keyPath: entryLabel]), id: $0.id) }
        }
    }

    /// Adds a rotor with a localisable name with an entry for each element of an array, which leads to the view with an id that the element has.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey)) {
            ForEach(entries, id: entryID) { entry in
                AccessibilityRotorEntry(Text(entry[keyPath: entryLabel]), id: entry[keyPath: entryID])
            }
        }
    }

    /// Adds a rotor with a localisable name with an entry for each of some ranges of the view's label or value.
    nonisolated public func accessibilityRotor(
        _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey)) {
            ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
        }
    }

    /// Adds a rotor that has the translation of a resource as its name with an entry for each element of an array, which leads to the view with the element's id.
    @_disfavoredOverload nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelResource)) {
            ForEach(entries) { AccessibilityRotorEntry(Text($0[keyPath: entryLabel]), id: $0.id) }
        }
    }

    /// Adds a rotor that has the translation of a resource as its name with an entry for each element of an array, which leads to the view with an id that the element has.
    @_disfavoredOverload nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelResource)) {
            ForEach(entries, id: entryID) { entry in
                AccessibilityRotorEntry(Text(entry[keyPath: entryLabel]), id: entry[keyPath: entryID])
            }
        }
    }

    /// Adds a rotor that has the translation of a resource as its name with an entry for each of some ranges of the view's label or value.
    @_disfavoredOverload nonisolated public func accessibilityRotor(
        _ rotorLabelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(rotorLabelResource)) {
            ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
        }
    }

    /// Adds a rotor with a name with an entry for each element of an array, which leads to the view with the element's id.
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel)) {
            ForEach(entries) { AccessibilityRotorEntry(Text($0[keyPath: entryLabel]), id: $0.id) }
        }
    }

    /// Adds a rotor with a name with an entry for each element of an array, which leads to the view with an id that the element has.
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel)) {
            ForEach(entries, id: entryID) { entry in
                AccessibilityRotorEntry(Text(entry[keyPath: entryLabel]), id: entry[keyPath: entryID])
            }
        }
    }

    /// Adds a rotor with a name with an entry for each of some ranges of the view's label or value.
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ rotorLabel: L, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(rotorLabel)) {
            ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
        }
    }

    /// Adds a rotor in place of one of the system with an entry for each element of an array, which leads to the view with the element's id.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(systemRotor) {
            ForEach(entries) { AccessibilityRotorEntry(Text($0[keyPath: entryLabel]), id: $0.id) }
        }
    }

    /// Adds a rotor in place of one of the system with an entry for each element of an array, which leads to the view with an id that the element has.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(systemRotor) {
            ForEach(entries, id: entryID) { entry in
                AccessibilityRotorEntry(Text(entry[keyPath: entryLabel]), id: entry[keyPath: entryID])
            }
        }
    }

    /// Adds a rotor in place of one of the system with an entry for each of some ranges of the view's label or value.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(systemRotor) {
            ForEach(textRanges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
        }
    }
}
