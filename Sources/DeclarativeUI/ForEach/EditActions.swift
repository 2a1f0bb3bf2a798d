import Foundation

/// What a person may do with the rows of a list made for a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The actions as bits.
    public let rawValue: Int

    /// A set of actions from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Moving elements.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Deleting elements.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// Moving and deleting elements.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension LoopEdits {
    /// What some actions do with a bound collection.
    init<C: MutableCollection>(_ actions: EditActions<C>, on data: Binding<C>) {
        move =
            actions.contains(.move)
            ? { offsets, destination in data.wrappedValue.move(fromOffsets: offsets, toOffset: destination) } : nil
        let deletes = actions.rawValue & 2 != 0 && C.self is any RangeReplaceableCollection.Type
        delete = deletes ? { Self.remove($0, from: data) } : nil
    }

    private static func remove<C>(_ offsets: IndexSet, from data: Binding<C>) {
        func removed<D: RangeReplaceableCollection>(_ elements: D) -> D {
            var elements = elements
            elements.removeAll(at: offsets)
            return elements
        }
        guard let elements = data.wrappedValue as? any RangeReplaceableCollection else { return }
        // It is made from a value of this type, and has its type.
        if let rest = removed(elements) as? C { data.wrappedValue = rest }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at those of some offsets at which there are elements.
    fileprivate mutating func removeAll(at offsets: IndexSet) {
        var offset = 0
        removeAll { _ in
            defer { offset += 1 }
            return offsets.contains(offset)
        }
    }
}
