import Foundation

/// A set of edit actions on the rows of a list made for a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of edit actions from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Allows the user to move elements.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Allows the user to delete elements.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// Allows the user to move and delete elements.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension LoopEdits {
    /// The effects of some actions on a bound collection.
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
    /// Removes the elements at some offsets, ignoring offsets without an element.
    fileprivate mutating func removeAll(at offsets: IndexSet) {
        var offset = 0
        removeAll { _ in
            defer { offset += 1 }
            return offsets.contains(offset)
        }
    }
}
