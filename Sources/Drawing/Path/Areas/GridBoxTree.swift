/// A tree of boxes that finds all boxes intersecting a given one.
struct GridBoxTree {
    private static let width = 8

    /// The numbers of the boxes, ordered so that neighbours are near each other.
    private let order: [Int]
    /// The boxes in that order, then the box around each eight of them, and so on up to one around all.
    private var levels: [[GridBox]]

    init(_ boxes: [GridBox]) {
        guard var around = boxes.first else {
            (order, levels) = ([], [])
            return
        }
        for box in boxes { around.add(box) }
        let (width, height) = (Double(around.right - around.left), Double(around.bottom - around.top))
        let scale = 65_535 / max(width, height, 1)
        var keys: [(key: UInt32, box: Int)] = []
        keys.reserveCapacity(boxes.count)
        for (index, box) in boxes.enumerated() {
            let x = UInt32((Double(box.left - around.left) + Double(box.right - box.left) / 2) * scale)
            let y = UInt32((Double(box.top - around.top) + Double(box.bottom - box.top) / 2) * scale)
            keys.append((Self.spread(x) | Self.spread(y) << 1, index))
        }
        keys.sort { $0.key != $1.key ? $0.key < $1.key : $0.box < $1.box }
        order = keys.map(\.box)
        levels = [order.map { boxes[$0] }]
        while let last = levels.last, last.count > 1 {
            var next: [GridBox] = []
            for start in stride(from: 0, to: last.count, by: Self.width) {
                var box = last[start]
                for child in (start + 1)..<max(start + 1, min(start + Self.width, last.count)) { box.add(last[child]) }
                next.append(box)
            }
            levels.append(next)
        }
    }

    /// Inserts a zero bit before each of the lower 16 bits, for a Z-order curve.
    private static func spread(_ value: UInt32) -> UInt32 {
        var value = value
        value = (value | value << 8) & 0x00FF_00FF
        value = (value | value << 4) & 0x0F0F_0F0F
        value = (value | value << 2) & 0x3333_3333
        return (value | value << 1) & 0x5555_5555
    }

    /// Appends the numbers of all boxes that intersect `box` to `found`, in any order.
    func find(_ box: GridBox, in found: inout [Int]) {
        found.removeAll(keepingCapacity: true)
        guard !levels.isEmpty else { return }
        var pending = [(level: levels.count - 1, index: 0)]
        while let (level, index) = pending.popLast() {
            guard levels[level][index].meets(box) else { continue }
            if level == 0 {
                found.append(order[index])
                continue
            }
            let start = index * Self.width
            for child in start..<min(start + Self.width, levels[level - 1].count) { pending.append((level - 1, child)) }
        }
    }
}
