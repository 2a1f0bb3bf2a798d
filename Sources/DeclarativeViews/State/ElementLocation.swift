import BridgedEnvironment

/// An element of another location's collection, by its index.
///
/// If the collection has become too short for the index, it returns its last value.
// Immutable but for what its lock guards.
final class ElementLocation<Whole: MutableCollection>: BindingLocation<Whole.Element>, @unchecked Sendable {
    private let base: BindingLocation<Whole>
    private let index: Whole.Index
    // Guarded by `lock`.
    private var last: Whole.Element

    init(base: BindingLocation<Whole>, index: Whole.Index, last: Whole.Element) {
        self.base = base
        self.index = index
        self.last = last
        super.init()
    }

    override func read() -> Whole.Element { element(of: base.read()) }
    override func peek() -> Whole.Element { element(of: base.peek()) }
    override func shown() -> Whole.Element { element(of: base.shown()) }
    override func displayed() -> Whole.Element { element(of: base.displayed()) }
    override var source: (any BindingSource)? { base.source }

    override func write(_ value: Whole.Element) {
        var whole = base.peek()
        guard hasElement(whole) else {
            RuntimeIssue.report(
                "removed-element",
                "A Binding<\(Whole.Element.self)> to an element of \(Whole.self) was written after the element was "
                    + "removed: its index \(index) is out of range. The value is dropped. Drop the binding with the "
                    + "element.")
            return
        }
        whole[index] = value
        base.write(whole)
        // Caches the value there now, which differs if the write was not accepted.
        _ = peek()
    }

    private func hasElement(_ whole: Whole) -> Bool { index >= whole.startIndex && index < whole.endIndex }

    private func element(of whole: Whole) -> Whole.Element {
        guard hasElement(whole) else { return lock.withLock { _ in last } }
        let value = whole[index]
        // Released after the lock, because a deinitializer may run code that comes back here.
        var other = value
        lock.withLock { _ in swap(&last, &other) }
        return value
    }

    override func isSame(as other: BindingLocation<Whole.Element>) -> Bool {
        if self === other { return true }
        guard let other = other as? ElementLocation<Whole> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }
}

extension Binding where Value: MutableCollection {
    /// Returns a binding to the element at an index of `whole`. The collection of this binding may not have the index
    /// any more.
    func element(at index: Value.Index, in whole: Value) -> Binding<Value.Element> {
        Binding<Value.Element>(
            location: ElementLocation(base: location, index: index, last: whole[index]), transaction: transaction)
    }
}
