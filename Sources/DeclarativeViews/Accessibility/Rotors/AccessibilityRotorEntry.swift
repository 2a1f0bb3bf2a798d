import Foundation
import Localization

/// An entry of a rotor, with a destination and a label.
///
/// The destination is the view with the entry's identifier inside the element that has the rotor: an element of a
/// `ForEach`, or a view with `id(_:)`. With a namespace, it is a view with `accessibilityRotorEntry(id:in:)`. Without
/// an identifier, it is the element that has the rotor. A text range refers to that element's label or value, and
/// provides the label of an entry that has none.
public struct AccessibilityRotorEntry<ID: Hashable> {
    let entry: RotorEntry

    /// Creates an entry for the view with the given identifier.
    ///
    /// - Parameters:
    ///   - label: The label of the entry.
    ///   - id: The identifier of the view.
    ///   - textRange: A range of the element's text; `nil` for the whole text.
    ///   - prepare: A closure that runs before the user moves to the entry.
    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        entry = RotorEntry(label: label, target: .id(AnyHashable(id)), range: textRange, prepare: prepare)
    }

    /// Creates an entry for the view with the given identifier in a namespace.
    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        entry = RotorEntry(
            label: label, target: .named(RotorEntryName(id: AnyHashable(id), namespace: namespace)), range: textRange,
            prepare: prepare)
    }

    /// Creates an entry for a range of text in the element that has the rotor.
    nonisolated public init(
        _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) where ID == Never {
        entry = RotorEntry(label: label, target: .owner, range: textRange, prepare: prepare)
    }
}

extension AccessibilityRotorEntry {
    /// Creates an entry for the view with the given identifier, with a label from a localised string key.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare) }

    /// Creates an entry for the view with the given identifier, with a label from a string resource.
    @_disfavoredOverload nonisolated public init(
        _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }

    /// Creates an entry for the view with the given identifier, with a label from a string.
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }

    /// Creates an entry for the view with the given identifier in a namespace, with a label from a localised string
    /// key.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare) }

    /// Creates an entry for the view with the given identifier in a namespace, with a label from a string resource.
    @_disfavoredOverload nonisolated public init(
        _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }

    /// Creates an entry for the view with the given identifier in a namespace, with a label from a string.
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry for a range of text in the element that has the rotor, with a label from a localised string
    /// key.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), textRange: textRange, prepare: prepare) }

    /// Creates an entry for a range of text in the element that has the rotor, with a label from a string resource.
    @_disfavoredOverload nonisolated public init(
        _ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), textRange: textRange, prepare: prepare) }

    /// Creates an entry for a range of text in the element that has the rotor, with a label from a string.
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), textRange: textRange, prepare: prepare) }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    /// The body, which a primitive rotor content type does not have.
    public typealias Body = Never
    /// Adds the entries to a list. Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) { list.entries.append(entry) }
}
