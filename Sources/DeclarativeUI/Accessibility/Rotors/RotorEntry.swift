import Foundation

/// An entry of a rotor, whatever the type of its id.
struct RotorEntry {
    enum Target {
        /// The view of an id.
        case id(AnyHashable)
        /// The view that has a name.
        case named(RotorEntryName)
        /// What has the rotor.
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

/// What a rotor of a view is, and leads to.
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

/// What makes the entries of a rotor.
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
