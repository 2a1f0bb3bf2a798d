/// Values in a row: added at the end, taken at the front.
struct Queue<Element> {
    private var elements: [Element?] = []
    private var head = 0

    var count: Int { elements.count - head }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func removeFirst() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head]
        elements[head] = nil
        head += 1
        if head == elements.count || head > 32 && head * 2 > elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    /// All of them, from the front on.
    var rest: [Element] { elements[head...].compactMap { $0 } }

    /// Takes the value out that is so many values behind the front.
    mutating func remove(at index: Int) -> Element? { elements.remove(at: head + index) }

    /// Removes all elements after the first `count` and returns them.
    mutating func truncate(to count: Int) -> [Element?] {
        guard count < self.count else { return [] }
        let rest = Array(elements[(head + count)...])
        elements.removeLast(rest.count)
        return rest
    }
}
