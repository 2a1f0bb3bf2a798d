import Foundation

/// Where two display lists differ.
struct DisplayDamage {
    /// The rectangle outside of which both draw the same, without shadows; null if both are equal, infinite if unknown.
    var bounds = CGRect.null
    /// Whether any text differs, which may extend beyond the bounds on both sides; see ``DisplayItem/hasText``.
    var hasText = false
}

extension DisplayList {
    /// Returns where this list differs from another. The cost depends on the items that differ and the lists
    /// that contain them; groups that are the same object are skipped.
    func damage(from old: DisplayList) -> DisplayDamage {
        var result = DisplayDamage()
        var pending = [(old: old.items, new: items, transform: CGAffineTransform.identity)]
        while let (old, new, transform) = pending.popLast() {
            let changed = old.changedRanges(to: new) { $0.isKept(as: $1) }
            if changed.old == changed.new {
                // With equal counts, each item is compared with the one at the same index.
                for index in changed.old where !old[index].isKept(as: new[index]) {
                    if case .group(let a) = old[index], case .group(let b) = new[index], a.effects == b.effects,
                        a.effects.clip == nil
                    {
                        pending.append((a.list.items, b.list.items, b.effects.transform.concatenating(transform)))
                        continue
                    }
                    result.join(old[index], through: transform)
                    result.join(new[index], through: transform)
                }
            } else {
                for item in old[changed.old] { result.join(item, through: transform) }
                for item in new[changed.new] { result.join(item, through: transform) }
            }
        }
        return result
    }
}

extension DisplayDamage {
    /// Adds an item in other coordinates. A rotated item may be drawn outside of its box, so the bounds are then
    /// infinite.
    fileprivate mutating func join(_ item: DisplayItem, through transform: CGAffineTransform) {
        let box = item.bounds
        if bounds == .infinite || box.isNull { return }
        if item.hasText { hasText = true }
        bounds = Self.bounds(of: item, box, through: transform).map { bounds.joined(with: $0) } ?? .infinite
    }

    private static func bounds(
        of item: DisplayItem, _ box: CGRect, through transform: CGAffineTransform
    ) -> CGRect? {
        if case .group(let group) = item, group.isBoundless { return nil }
        guard transform.keepsOrientation else { return nil }
        let box = box.applying(transform)
        return box.isExact ? box : nil
    }
}

extension DisplayItem {
    /// Whether both draw the same.
    fileprivate func isKept(as other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.group(let a), .group(let b)):
            a.isKept(as: b)
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

extension DisplayGroup {
    /// Whether both draw the same.
    func isKept(as other: DisplayGroup) -> Bool {
        self === other || fingerprint == other.fingerprint && effects == other.effects && list == other.list
    }
}
