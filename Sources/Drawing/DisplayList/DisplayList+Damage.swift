import Foundation

extension DisplayList {
    /// Returns the rectangle outside of which this list draws the same as another, without shadows.
    ///
    /// It is null if both are equal, and infinite if unknown. The cost depends on the items that differ and the lists
    /// that contain them; groups that are the same object are skipped.
    func damage(from old: DisplayList) -> CGRect {
        var result = CGRect.null
        var pending = [(old: old.items, new: items, transform: CGAffineTransform.identity)]
        while let (old, new, transform) = pending.popLast() {
            var (first, oldEnd, newEnd) = (0, old.count, new.count)
            while first < oldEnd, first < newEnd, old[first].isKept(as: new[first]) { first += 1 }
            while oldEnd > first, newEnd > first, old[oldEnd - 1].isKept(as: new[newEnd - 1]) {
                oldEnd -= 1
                newEnd -= 1
            }
            if oldEnd == newEnd {
                // With equal counts, each item is compared with the one at the same index.
                for index in first..<oldEnd where !old[index].isKept(as: new[index]) {
                    if case .group(let a) = old[index], case .group(let b) = new[index], a.effects == b.effects,
                        a.effects.clip == nil
                    {
                        pending.append((a.list.items, b.list.items, b.effects.transform.concatenating(transform)))
                        continue
                    }
                    result = result.joined(with: old[index], through: transform)
                    result = result.joined(with: new[index], through: transform)
                }
            } else {
                for item in old[first..<oldEnd] { result = result.joined(with: item, through: transform) }
                for item in new[first..<newEnd] { result = result.joined(with: item, through: transform) }
            }
        }
        return result
    }
}

extension CGRect {
    /// Returns the union with an item's bounding box in other coordinates. A rotated item may be drawn outside of its
    /// box, so the result is then infinite.
    fileprivate func joined(with item: DisplayItem, through transform: CGAffineTransform) -> CGRect {
        if self == .infinite { return self }
        let bounds = item.bounds
        if bounds.isNull { return self }
        if case .group(let group) = item, group.isBoundless { return .infinite }
        guard transform.keepsOrientation else { return .infinite }
        let box = bounds.applying(transform)
        return box.isExact ? joined(with: box) : .infinite
    }
}

extension DisplayItem {
    /// Whether both draw the same.
    fileprivate func isKept(as other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.group(let a), .group(let b)):
            a === b || a.fingerprint == b.fingerprint && a.effects == b.effects && a.list == b.list
        case (.fill(let a, let paintA, let ruleA), .fill(let b, let paintB, let ruleB)):
            a == b && paintA == paintB && ruleA == ruleB
        case (.stroke(let a, let penA, let paintA), .stroke(let b, let penB, let paintB)):
            a == b && penA == penB && paintA == paintB
        case (.text(let a), .text(let b)): a == b
        case (.image(let a), .image(let b)): a == b
        default: false
        }
    }
}
