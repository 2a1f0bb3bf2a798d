import Foundation
import BridgedEnvironment

// Controllers are told before the size or the traits of their window become others, parents first, and can take part.

extension UIWindow {
    /// The size and traits a window is about to have.
    struct Prospect {
        var size: CGSize
        /// The traits that will change, unless they are overridden.
        var traits: [PropertyWrite]
    }

    /// Gives the window another size.
    final func changeSize(to size: CGSize, by change: () -> Void) {
        let size = size.finite
        if size == bounds.size || !canTellOfTransitions { return change() }
        var classes = DeviceTraits.sizeClasses(size)
        if let windowScene, windowScene.size == size {
            let map = windowScene.traitCollection.map
            classes = classes.map { map.entry(of: $0.id)?.write ?? $0 }
        }
        UIWindow.transition([self], to: Prospect(size: size, traits: classes), by: change)
    }

    /// Makes a change of which the controllers of windows are told before.
    static func transition(_ windows: [UIWindow], to prospect: Prospect, by change: () -> Void) {
        let begun = windows.filter(\.canTellOfTransitions).compactMap { window in
            window.announce(prospect).map { (window: window, transition: $0) }
        }
        for (window, _) in begun { window.isTellingOfTransition = true }
        change()
        for (window, transition) in begun {
            window.isTellingOfTransition = false
            window.run(transition)
        }
    }

    /// Whether there is a controller to tell, and none is being told.
    private var canTellOfTransitions: Bool {
        guard !isTellingOfTransition, let view = rootViewController?.viewIfLoaded else { return false }
        // A presented view may have taken its place.
        return view.superview === self || !presentations.isEmpty
    }

    /// Tells the controllers. Returns the transition that they take part in; `nil` if nothing is going to change.
    private func announce(_ prospect: Prospect) -> ControllerTransition? {
        let now = traitCollection
        let writes = prospect.traits.filter { !isOverriding($0.id) }
        let traits = UITraitCollection(map: now.map.applying(writes))
        let hasOtherTraits = traits != now
        let hasOtherSize = prospect.size != bounds.size
        guard hasOtherTraits || hasOtherSize, let root = rootViewController else { return nil }
        let transition = ControllerTransition(in: self, of: root)
        self.transition = transition
        isTellingOfTransition = true
        let containers: [any UIContentContainer & TraitNode] = [root] + presentations
        for container in containers {
            if hasOtherTraits, let own = container.traits(after: traits, of: self) {
                container.willTransition(to: own, with: transition)
            }
            if hasOtherSize { container.viewWillTransition(to: prospect.size, with: transition) }
        }
        isTellingOfTransition = false
        return transition
    }

    /// Whether the program overrides a trait in this window or its scene.
    private func isOverriding(_ id: KeyID) -> Bool {
        [traitRecord, windowScene?.traitRecord].contains { $0?.isOverriding(id) == true }
    }

    private func run(_ transition: ControllerTransition) {
        // Animations alongside find the intended size.
        rootViewController?.viewIfLoaded?.frame = bounds
        transition.run {
            TransitionQueue.shared.whenTold { [weak self] in
                transition.finish()
                if self?.transition === transition { self?.transition = nil }
            }
        }
    }
}

extension TraitRecord {
    /// Whether code sets a trait here.
    fileprivate func isOverriding(_ id: KeyID) -> Bool {
        overrides.write(of: id) != nil || parentOverrides?.map.contains(id) == true
            || style != .unspecified && id == UITraitUserInterfaceStyle.keyID
    }
}

extension TraitNode {
    /// The traits of this node once those of a node above are others; `nil` if they stay, or if it does not inherit
    /// from that node.
    func traits(after new: UITraitCollection, of ancestor: any TraitNode) -> UITraitCollection? {
        let old = ancestor.traitCollection.map
        var writes = new.map.entries.filter { $0.id.space == .trait && !new.map.hasEqualValue(of: $0.id, in: old) }
        var node: (any ScopeNode)? = self
        while let here = node, here !== ancestor {
            if let scope = here.ownScope { writes.removeAll { scope.ownWriteAfterStaging(of: $0.id) != nil } }
            if writes.isEmpty { return nil }
            node = here.scopeParent
        }
        guard node != nil, !writes.isEmpty else { return nil }
        let own = traitCollection
        let changed = UITraitCollection(map: own.map.applying(writes.map(\.write)))
        return changed == own ? nil : changed
    }
}
