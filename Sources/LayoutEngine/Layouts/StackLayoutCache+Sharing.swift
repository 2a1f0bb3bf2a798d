import Foundation

/// How a stack divides a length among its items.
extension _StackLayoutCache {
    /// Divides the length among the items: higher priorities first, and within a priority the less flexible first.
    mutating func distribute(_ length: CGFloat, _ request: inout StackRequest) {
        let context = request.subviews.node(0).context
        // Nested stacks use the storage behind this stack's part, and return it before this one continues.
        let base = context.shares.count
        defer { context.shares.removeLast(items.count) }
        findShares(length, &request)
        collectShares(request.subviews, in: context)
        let end = base + items.count
        var available = length
        if hasPriorities {
            var reserved: CGFloat = 0
            for position in base..<end where context.shares[position].priority != highestPriority {
                reserved += context.shares[position].least
            }
            available -= reserved
        }
        var start = base
        while start < end {
            let priority = context.shares[start].priority
            var next = start
            while next < end, context.shares[next].priority == priority {
                if start > base { available += context.shares[next].least }
                next += 1
            }
            for position in start..<next {
                let index = Int(context.shares[position].index)
                serve(index, max(0, available / CGFloat(next - position)), &request, among: next - position)
                let rest = available - items[index].size[axis]
                if !rest.isNaN { available = rest }
            }
            start = next
        }
        request.reach.cross = request.reach.cross.intersection(sharesCross)
    }

    /// Finds the lengths that decide the order in which the items are measured.
    private mutating func findShares(_ length: CGFloat, _ request: inout StackRequest) {
        if !sharesCross.contains(request.cross) {
            (sharesCross, knowsLeasts) = (.all, false)
            for index in 0..<items.count {
                measure(index, .infinity, &request)
                items[index].most = items[index].size[axis]
                let isLower = hasPriorities && request.subviews.node(index).effectivePriority != highestPriority
                items[index].part = isLower ? .lower : items[index].most.isFinite ? .shared : .endless
                if items[index].part != .shared { findLeast(index, &request) }
            }
        }
        if knowsLeasts || isOrderFree(length, &request.reach) { return }
        knowsLeasts = true
        for index in 0..<items.count where items[index].part == .shared { findLeast(index, &request) }
    }

    /// Returns whether the items of the highest priority with a limited length get the same sizes in any order of
    /// measuring. Then their least lengths need not be measured.
    private func isOrderFree(_ length: CGFloat, _ reach: inout StackReach) -> Bool {
        var need: CGFloat = 0
        var available = length
        var count = 0
        for index in 0..<items.count {
            switch items[index].part {
            case .lower: available -= items[index].least
            case .endless: count += 1
            case .shared:
                count += 1
                let item = items[index]
                if item.range.upper < .infinity || item.size[axis] != item.most { return false }
                need = max(need, item.range.lower, item.most)
            }
        }
        // As long as no item takes more than an equal part, none is left less.
        return reach.divides(available, amongEqualParts: count, of: need)
    }

    /// Finds the least length of an item.
    @inline(__always)
    private mutating func findLeast(_ index: Int, _ request: inout StackRequest) {
        let before = request.reach.cross
        measure(index, 0, &request)
        items[index].least = items[index].size[axis]
        sharesCross = sharesCross.intersection(request.reach.cross)
        request.reach.cross = before
    }

    /// Appends the shares, in the order in which they are measured.
    private mutating func collectShares(_ subviews: LayoutSubviews, in context: LayoutContext) {
        let base = context.shares.count
        var isSorted = true
        // The order is mostly the same as last time, so start from it.
        for position in 0..<items.count {
            let index = Int(items[position].order)
            let item = items[index]
            let isKnown = knowsLeasts || item.part != .shared
            let share = LengthShare(
                index: Int32(index),
                priority: item.part == .lower ? subviews.node(index).effectivePriority : highestPriority,
                least: isKnown ? item.least : 0, flexibility: isKnown ? item.most - item.least : 0)
            if position > 0, share.comesBefore(context.shares[base + position - 1]) { isSorted = false }
            context.shares.append(share)
        }
        if isSorted { return }
        // Sorts in place: sorting a slice of the array would copy it. The buffer does not escape.
        context.shares.withUnsafeMutableBufferPointer { buffer in
            var own = UnsafeMutableBufferPointer(rebasing: buffer[base...])
            own.sort { $0.comesBefore($1) }
        }
        for position in 0..<items.count { items[position].order = context.shares[base + position].index }
    }
}
