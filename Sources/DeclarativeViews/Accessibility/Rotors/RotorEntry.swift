import Foundation

/// An entry of a rotor, with an id of any type.
struct RotorEntry {
    enum Target {
        /// The view of an id.
        case id(AnyHashable)
        /// The view that has a name.
        case named(RotorEntryName)
        /// The view with the rotor.
        case owner
    }

    let label: Text?
    let target: Target
    let range: Range<String.Index>?
    let prepare: () -> Void
}

/// The name of a view in a namespace.
struct RotorEntryName: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// A rotor of a view: its kind and its entries.
struct RotorFact {
    enum Kind {
        case named(Text)
        case system(AccessibilitySystemRotor)
    }

    let kind: Kind
    private let source: any RotorSource

    nonisolated init<Content: AccessibilityRotorContent>(_ kind: Kind, _ content: @escaping () -> Content) {
        self.kind = kind
        source = TypedRotorSource(content: content)
    }

    /// The entries as they are now.
    @MainActor var entries: [RotorEntry] { source.entries }
}

/// The source of a rotor's entries.
private protocol RotorSource {
    @MainActor var entries: [RotorEntry] { get }
}

private struct TypedRotorSource<Content: AccessibilityRotorContent>: RotorSource {
    let content: () -> Content

    @MainActor var entries: [RotorEntry] {
        var list = _RotorEntryList()
        content()._addEntries(to: &list)
        return list.entries
    }
}
