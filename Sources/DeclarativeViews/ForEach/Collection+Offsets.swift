import Foundation
import BridgedEnvironment

extension MutableCollection {
    /// Moves the elements at some offsets, in their order, before the element at another offset.
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements, from 0 on; traps if there is no element at one.
    ///   - destination: The offset before which the elements are to be, counted before the move; at most the number of
    ///     elements.
    /// - Complexity: Linear in the number of elements.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let count = count
        require(
            destination >= 0 && destination <= count && (source.first ?? 0) >= 0 && (source.last ?? -1) < count,
            "Elements are moved between the offsets of a collection: \(source.map { $0 }) to \(destination) is not "
                + "within 0...\(count). Take the offsets from the collection that is changed.")
        let elements = Array(self)
        let moved = source.map { elements[$0] }
        func others(_ range: Range<Int>) -> [Element] { range.filter { !source.contains($0) }.map { elements[$0] } }
        let result = others(0..<destination) + moved + others(destination..<count)
        for (index, element) in zip(Array(indices), result) { self[index] = element }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at some offsets.
    ///
    /// - Parameter offsets: The offsets of the elements, from 0 on; traps if there is no element at one.
    /// - Complexity: Linear in the number of elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
        require(
            (offsets.first ?? 0) >= 0 && (offsets.last ?? -1) < count,
            "Elements are removed at the offsets of a collection: \(offsets.map { $0 }) is not within 0..<\(count). Take "
                + "the offsets from the collection that is changed.")
        if offsets.isEmpty { return }
        var offset = 0
        removeAll { _ in
            defer { offset += 1 }
            return offsets.contains(offset)
        }
    }
}
