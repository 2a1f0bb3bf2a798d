/// A part of a pool's storage.
struct Segment {
    /// The index of the first element.
    var start: Int32 = 0
    /// The number of elements.
    var count: Int32 = 0
    /// The number of elements that there is room for.
    var capacity: Int32 = 0

    /// The indices of the elements.
    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// Many small arrays in one, so that they cost no allocations of their own.
///
/// A segment has a capacity that is a power of two. Segments that are given back serve later ones of their capacity.
struct SegmentPool<Element> {
    /// The elements of all segments.
    var elements: ContiguousArray<Element> = []
    private let filler: Element
    /// For each power of two, where segments of this capacity are free.
    private var free: ContiguousArray<ContiguousArray<Int32>> = []

    /// Creates an empty pool. The filler is in places without an element.
    init(filler: Element) {
        self.filler = filler
        elements.reserveCapacity(64)
    }

    /// Adds an element to the end of a segment.
    mutating func append(_ element: Element, to segment: inout Segment) {
        if segment.count == segment.capacity { grow(&segment, to: Int(segment.count) + 1) }
        elements[Int(segment.start + segment.count)] = element
        segment.count += 1
    }

    /// Replaces the elements of a segment.
    mutating func replace(_ segment: inout Segment, with new: ContiguousArray<Element>) {
        if new.count > Int(segment.capacity) {
            release(&segment)
            grow(&segment, to: new.count)
        }
        let start = Int(segment.start)
        for index in new.indices { elements[start + index] = new[index] }
        segment.count = Int32(new.count)
    }

    /// Empties a segment and gives its room back.
    mutating func release(_ segment: inout Segment) {
        if segment.capacity > 0 {
            let power = Int(segment.capacity).trailingZeroBitCount
            while free.count <= power { free.append([]) }
            free[power].append(segment.start)
        }
        segment = Segment()
    }

    private mutating func grow(_ segment: inout Segment, to count: Int) {
        var capacity = 4
        while capacity < count { capacity *= 2 }
        var larger = Segment(start: 0, count: segment.count, capacity: Int32(capacity))
        let power = capacity.trailingZeroBitCount
        if power < free.count, let start = free[power].popLast() {
            larger.start = start
        } else {
            larger.start = Int32(elements.count)
            for _ in 0..<capacity { elements.append(filler) }
        }
        let (from, to) = (Int(segment.start), Int(larger.start))
        for index in 0..<Int(segment.count) { elements[to + index] = elements[from + index] }
        release(&segment)
        segment = larger
    }
}
