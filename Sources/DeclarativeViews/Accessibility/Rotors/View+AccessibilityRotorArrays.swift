import Foundation
import Localization

extension View {
    /// Adds a rotor with an entry for each element of an array. An entry leads to the view with the element's
    /// identifier.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a rotor with an entry for each element of an array. An entry leads to the view with the identifier at a
    /// key path of the element.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel) { rotorEntries(entries, entryID, entryLabel) }
    }

    /// Adds a rotor with an entry for each of the given ranges of the view's label or value.
    nonisolated public func accessibilityRotor(
        _ rotorLabel: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(rotorLabel) { rotorEntries(textRanges) }
    }

    /// Adds a rotor with a label from a localised string key and an entry for each element of an array. An entry
    /// leads to the view with the element's identifier.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor with a label from a localised string key and an entry for each element of an array. An entry
    /// leads to the view with the identifier at a key path of the element.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with a label from a localised string key and an entry for each of the given ranges of the view's
    /// label or value.
    nonisolated public func accessibilityRotor(
        _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), textRanges: textRanges)
    }

    /// Adds a rotor with a label from a string resource and an entry for each element of an array. An entry leads to
    /// the view with the element's identifier.
    @_disfavoredOverload nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelResource), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor with a label from a string resource and an entry for each element of an array. An entry leads to
    /// the view with the identifier at a key path of the element.
    @_disfavoredOverload nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelResource), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with a label from a string resource and an entry for each of the given ranges of the view's label
    /// or value.
    @_disfavoredOverload nonisolated public func accessibilityRotor(
        _ rotorLabelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(rotorLabelResource), textRanges: textRanges)
    }

    /// Adds a rotor with a label from a string and an entry for each element of an array. An entry leads to the view
    /// with the element's identifier.
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor with a label from a string and an entry for each element of an array. An entry leads to the view
    /// with the identifier at a key path of the element.
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with a label from a string and an entry for each of the given ranges of the view's label or
    /// value.
    @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ rotorLabel: L, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), textRanges: textRanges)
    }

    /// Replaces a rotor of the system, with an entry for each element of an array. An entry leads to the view with
    /// the element's identifier.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(systemRotor, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Replaces a rotor of the system, with an entry for each element of an array. An entry leads to the view with
    /// the identifier at a key path of the element.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(systemRotor) { rotorEntries(entries, entryID, entryLabel) }
    }

    /// Replaces a rotor of the system, with an entry for each of the given ranges of the view's label or value.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(systemRotor) { rotorEntries(textRanges) }
    }
}

/// The entries for the elements of an array.
private func rotorEntries<EntryModel, ID: Hashable>(
    _ models: [EntryModel], _ id: KeyPath<EntryModel, ID>, _ label: KeyPath<EntryModel, String>
) -> some AccessibilityRotorContent {
    ForEach(models, id: id) { AccessibilityRotorEntry(Text($0[keyPath: label]), id: $0[keyPath: id]) }
}

/// The entries for ranges of a text.
private func rotorEntries(_ ranges: [Range<String.Index>]) -> some AccessibilityRotorContent {
    ForEach(ranges, id: \.self) { AccessibilityRotorEntry(textRange: $0) }
}
