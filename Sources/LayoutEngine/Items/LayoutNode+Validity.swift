import Foundation

/// Validation of a node's cached results, which are valid until something they depend on changes.
extension LayoutNode {
    /// Invalidates the node's cached results, because something they depend on has changed.
    ///
    /// Visits the ancestors up to the first that is already invalid. The cached results are kept for comparison.
    package func invalidateSize() {
        if context.hasMedia { noteForOtherMedia(.size) }
        validity = .dirty
        needsPlacement = true
        var child = self
        while let ancestor = child.parent {
            ancestor.childNeedsLayout(child)
            if ancestor.validity != .valid, ancestor.hasPlacementBelow { return }
            if ancestor.validity == .valid { ancestor.validity = .suspect }
            ancestor.hasPlacementBelow = true
            child = ancestor
        }
    }

    /// Notes a change of the node's priority, layout values, spacing or direction, which its ancestors may have read.
    package func attributesDidChange() {
        if context.hasMedia { noteForOtherMedia(.attributes) }
        attributesChanged = true
        invalidateSize()
        var child = self
        // Beyond an ancestor that is already marked, everything that can see the change is marked too.
        while let ancestor = child.parent, !ancestor.attributesChanged, ancestor.passesAttributes(of: child) {
            ancestor.attributesChanged = true
            child = ancestor
        }
    }

    package var isValid: Bool { validity == .valid }

    /// Makes the subtree valid, from the innermost nodes outwards. Iterates, so that deep trees do not overflow the
    /// stack.
    ///
    /// Results used in the last layout are computed again and compared. Older ones are dropped, and only the
    /// ancestors' results that depend on them are computed again there.
    ///
    /// - Returns: Which of the node's cached results may be stale: those returned in layouts before this one; all for
    ///   `.max`, none for 0.
    @inline(never)
    func revalidate() -> LayoutPass {
        // Placeholders are not compared.
        if context.trampoline.isUnwinding { return 0 }
        return context.aside { revalidateInTurn() }
    }

    private func revalidateInTurn() -> LayoutPass {
        let context = self.context
        // The revalidations of enclosing calls continue after this one's.
        let base = context.revalidations.count
        context.revalidations.append(Revalidation(self, parent: -1))
        var children: [LayoutNode] = []
        while true {
            let index = context.revalidations.count - 1
            let node = context.revalidations[index].node
            if !context.revalidations[index].isEntered {
                context.revalidations[index].isEntered = true
                node.appendInvalidChildren(to: &children)
                while let child = children.popLast() {
                    context.revalidations.append(Revalidation(child, parent: index))
                }
                if context.revalidations.count - 1 > index { continue }
            }
            let done = context.revalidations.removeLast()
            let stale = node.settle(stale: done.stale)
            if index == base { return stale }
            let parent = context.revalidations[done.parent].node
            let staleThere = parent.staleAnswers(after: stale, of: node)
            context.revalidations[done.parent].stale = max(context.revalidations[done.parent].stale, staleThere)
        }
    }

    /// Makes the node valid once everything below it is.
    private func settle(stale below: LayoutPass) -> LayoutPass {
        let stale = max(below, validity == .dirty ? .max : 0)
        validity = .valid
        var changed = attributesChanged
        attributesChanged = false
        if stale == 0 && !changed { return 0 }
        inputsDidChange()
        needsPlacement = true
        let newGuides = makeGuides()
        if newGuides != guides {
            guides = newGuides
            changed = true
        }
        let forgotten = compareAnswers(stale: stale)
        return changed ? .max : forgotten
    }

    /// Computes again the results cached before a layout. Stops at the first that differs, and drops the rest.
    private func compareAnswers(stale: LayoutPass) -> LayoutPass {
        guard let memory else { return remembersSizes ? 0 : stale }
        if !remembersSizes {
            memory.sizes.removeAll()
            memory.spacing = nil
            return !memory.forgotGuides && guidesAreSame(memory) ? stale : forgetAll(memory)
        }
        let areComplete = !memory.forgotGuides && memory.sizes.forgotten < .max
        if areComplete, spacingIsSame(memory) {
            if sizesAreSame(memory, stale: stale), guidesAreSame(memory) { return memory.sizes.takeForgotten() }
        } else {
            memory.sizes.removeAll()
        }
        return forgetAll(memory)
    }

    private func forgetAll(_ memory: AnswerMemory) -> LayoutPass {
        memory.forgetSpacingAndGuides()
        return .max
    }

    private func spacingIsSame(_ memory: AnswerMemory) -> Bool {
        guard let before = memory.spacing else { return true }
        memory.spacing = nil
        return spacing.hasSamePreferences(as: before)
    }

    private func sizesAreSame(_ memory: AnswerMemory, stale: LayoutPass) -> Bool {
        memory.sizes.dropEarlier()
        var last = 0
        defer { if last < memory.sizes.count { memory.sizes.moveToFront(last) } }
        for index in memory.sizes.indices {
            let entry = memory.sizes[index]
            if entry.made >= stale { continue }
            var range = entry.range
            let size = measured(entry.range.sample, &range)
            last = index
            // Anyone may have been told that the size holds for all of the range.
            if size == entry.size, range.contains(entry.range) {
                memory.sizes.confirm(index, for: range, made: context.takeAnswerAge())
                continue
            }
            memory.sizes.removeAll()
            memory.sizes.insert(size, for: range, made: context.takeAnswerAge(), pass: context.pass)
            last = 0
            return false
        }
        return true
    }

    private func guidesAreSame(_ memory: AnswerMemory) -> Bool {
        let before = memory.guides
        if before.isEmpty { return true }
        memory.guides.removeAll()
        for entry in before {
            let value = explicitAlignment(entry.guide, proposal: entry.proposal)
            // NaN stands for "not set".
            if value != (entry.value.isNaN ? nil : entry.value) { return false }
        }
        return true
    }
}

/// A node in the course of revalidation.
struct Revalidation {
    let node: LayoutNode
    /// The index of the parent's entry in the list.
    let parent: Int
    /// Whether the children have been listed.
    var isEntered = false
    /// Which cached results the children may have made stale.
    var stale: LayoutPass = 0

    init(_ node: LayoutNode, parent: Int) {
        self.node = node
        self.parent = parent
    }
}
