import Foundation

/// What a node answered before holds until something it depends on changes.
extension LayoutNode {
    /// Says that something the node's own answers depend on has changed.
    ///
    /// Costs the ancestors up to the first that is already invalid. What was answered is kept to compare with.
    package func invalidateSize() {
        validity = .dirty
        needsPlacement = true
        var node = parent
        while let ancestor = node, ancestor.validity == .valid || !ancestor.hasPlacementBelow {
            if ancestor.validity == .valid { ancestor.validity = .suspect }
            ancestor.hasPlacementBelow = true
            node = ancestor.parent
        }
    }

    /// Says that the node's priority, layout values, spacing or the direction have changed, which those around it read.
    package func attributesDidChange() {
        attributesChanged = true
        invalidateSize()
        var child = self
        while let ancestor = child.parent, ancestor.passesAttributes(of: child) {
            ancestor.attributesChanged = true
            child = ancestor
        }
    }

    var isValid: Bool { validity == .valid }

    /// Makes the subtree valid; answers whether the node answers differently from before.
    @inline(never)
    func revalidate() -> Bool {
        let inputsChanged = revalidateChildren() || validity == .dirty
        validity = .valid
        var changed = attributesChanged
        attributesChanged = false
        guard inputsChanged || changed else { return false }
        inputsDidChange()
        needsPlacement = true
        let newGuides = makeGuides()
        if newGuides != guides {
            guides = newGuides
            changed = true
        }
        if answersDiffer() { changed = true }
        return changed
    }

    /// Works out again what is remembered; stops, and forgets the rest, at the first answer that differs.
    private func answersDiffer() -> Bool {
        guard let memory else { return !remembersSizes }
        var differ = memory.forgotGuides || memory.sizes.forgot || !remembersSizes
        if !differ, let before = memory.spacing {
            memory.spacing = nil
            differ = !spacing.hasSamePreferences(as: before)
        }
        if !differ {
            for index in 0..<Int(memory.sizes.count) {
                let entry = memory.sizes[index]
                let size = measured(entry.proposal)
                if size == entry.size { continue }
                memory.sizes.removeAll()
                memory.sizes.insert(size, for: entry.proposal, pass: engine.pass)
                differ = true
                break
            }
        } else {
            memory.sizes.removeAll()
        }
        if !differ, !memory.guides.isEmpty {
            let before = memory.guides
            memory.guides.removeAll()
            for entry in before where (explicitAlignment(entry.guide, proposal: entry.proposal) ?? .nan) != entry.value
            {
                // NaN, "not set", is equal to itself here.
                if entry.value.isNaN, explicitAlignment(entry.guide, proposal: entry.proposal) == nil { continue }
                differ = true
                break
            }
        }
        if differ { memory.forgetSpacingAndGuides() }
        return differ
    }
}
