import Foundation
import Localization

/// An entry of a rotor: where it leads, and what it is called.
///
/// It leads to the view with an id: that of an element of a `ForEach`, or one given with `id(_:)`, in what has the
/// rotor; with a namespace to a view with `accessibilityRotorEntry(id:in:)`. Without an id it leads to the element that
/// has the rotor. A range is one of that element's label or value, which an entry without a label is called.
public struct AccessibilityRotorEntry<ID: Hashable> {
    let entry: RotorEntry

    /// An entry for a view with an id.
    ///
    /// - Parameters:
    ///   - label: What it is called.
    ///   - id: The id.
    ///   - textRange: A range of the element's text; `nil` for all of it.
    ///   - prepare: Called before somebody goes there.
    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        entry = RotorEntry(label: label, target: .id(AnyHashable(id)), range: textRange, prepare: prepare)
    }

    /// An entry for the view with an id in a namespace.
    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        entry = RotorEntry(
            label: label, target: .named(RotorEntryName(id: AnyHashable(id), namespace: namespace)), range: textRange,
            prepare: prepare)
    }

    /// An entry for a range of the element that has the rotor.
    nonisolated public init(
        _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) where ID == Never {
        entry = RotorEntry(label: label, target: .owner, range: textRange, prepare: prepare)
    }
}

extension AccessibilityRotorEntry {
    /// An entry with a localisable label for a view with an id.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare) }

    /// An entry with the translation of a resource for a view with an id.
    @_disfavoredOverload nonisolated public init(
        _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }

    /// An entry with a label for a view with an id.
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }

    /// An entry with a localisable label for the view with an id in a namespace.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare) }

    /// An entry with the translation of a resource for the view with an id in a namespace.
    @_disfavoredOverload nonisolated public init(
        _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }

    /// An entry with a label for the view with an id in a namespace.
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
    /// An entry with a localisable label for a range of the element that has the rotor.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), textRange: textRange, prepare: prepare) }

    /// An entry with the translation of a resource for a range of the element that has the rotor.
    @_disfavoredOverload nonisolated public init(
        _ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), textRange: textRange, prepare: prepare) }

    /// An entry with a label for a range of the element that has the rotor.
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), textRange: textRange, prepare: prepare) }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    /// Has no body.
    public typealias Body = Never
    /// Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) { list.entries.append(entry) }
}
