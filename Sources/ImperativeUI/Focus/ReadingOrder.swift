import Foundation

/// The order in which people read: line by line, in each from the leading end.
enum ReadingOrder {
    /// Returns elements in the order of their frames. An element that overlaps a line's first element by its middle is
    /// in the line.
    static func sorted<Element>(
        _ elements: [Element], isReversed: Bool, frame: (Element) -> CGRect
    ) -> [Element] {
        let byTop = elements.enumerated().sorted {
            let (one, other) = (frame($0.element), frame($1.element))
            return (one.minY, $0.offset) < (other.minY, $1.offset)
        }
        var result: [Element] = []
        var line: [(offset: Int, element: Element)] = []
        var end = -CGFloat.infinity
        func finishLine() {
            line.sort {
                let (one, other) = (frame($0.element).midX, frame($1.element).midX)
                return one == other ? $0.offset < $1.offset : (one < other) != isReversed
            }
            result += line.map(\.element)
            line = []
        }
        for (offset, element) in byTop {
            let here = frame(element)
            if here.midY >= end {
                finishLine()
                end = here.maxY
            }
            line.append((offset, element))
        }
        finishLine()
        return result
    }

    /// Whether something comes before something else, read from the left.
    static func isBefore(_ one: CGRect, _ other: CGRect) -> Bool {
        if other.midY >= one.maxY { return true }
        return other.midY >= one.minY && other.midX > one.midX
    }
}
