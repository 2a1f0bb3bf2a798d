import Foundation
import BridgedEnvironment

extension UIView {
    /// Runs the pending calls of `updateProperties()` on this view and its descendants now.
    public final func updatePropertiesIfNeeded() {
        updateTraitsNow()
        forEachInSubtree { view in view.runProperties() }
    }

    /// Requests a layout of everything around this view, as its texts have another size: views measure labels that are
    /// further below than their own subviews.
    final func textSizeDidChange() {
        invalidateIntrinsicContentSize()
        var around = superviewStorage
        while let view = around {
            view.setNeedsLayout()
            around = view.superviewStorage
        }
    }

    /// Performs the pending work of this one view: its controller's appearance, properties, layout. The overrides that
    /// each of these makes are in force in the next one.
    final func performDueWork() {
        if flags.contains(.needsSafeArea) { updateSafeArea() }
        let controller = flags.contains(.ownedByController) ? viewController : nil
        var isCounted = false
        if let controller {
            if controller.flags.contains(.owesIsAppearing) {
                // It may show another controller, below this view and in this pass.
                CycleDetector.shared.countRound()
                isCounted = CycleDetector.isCounting
                if isCounted, !mayDoDueWork(controller) { return }
            }
            controller.finishAppearing()
            settleTraits()
        }
        prepareLayout()
        if CycleDetector.isCounting, !isCounted, !mayDoDueWork(controller) { return }
        runProperties()
        settleTraits()
        // A layout that is forced from inside this view's own layout leaves the view itself alone.
        guard flags.contains(.needsLayout), !flags.contains(.isLayingOut) else { return }
        flags.remove(.needsLayout)
        flags.insert(.isLayingOut)
        defer {
            flags.remove(.isLayingOut)
            if flags.contains(.needsLayout) { setNeedsLayout() }
        }
        if let controller {
            controller.runLayoutCallback(.controllerWillLayout) { controller.viewWillLayoutSubviews() }
            controller.flags.insert(.isAboutToLayOut)
            settleTraits()
            applyConstraints()
            controller.flags.remove(.isAboutToLayOut)
            runLayout()
            controller.runLayoutCallback(.controllerDidLayout) { controller.viewDidLayoutSubviews() }
        } else {
            applyConstraints()
            runLayout()
        }
    }

    /// Counts the pending work of this view as a run. Returns false if the view was stopped: no work is due for it
    /// then.
    private func mayDoDueWork(_ controller: UIViewController?) -> Bool {
        let isDue =
            flags.contains(.needsProperties) || (flags.contains(.needsLayout) && !flags.contains(.isLayingOut))
            || controller?.flags.isDisjoint(with: [.needsProperties, .owesIsAppearing]) == false
        if !isDue || CycleDetector.mayRun(self, in: .layout) { return true }
        flags.subtract([.needsProperties, .needsLayout])
        controller?.flags.subtract([.needsProperties, .owesIsAppearing])
        return false
    }

    /// Asks for a layout, as something changed that `layoutSubviews()` or `viewDidLayoutSubviews()` has read. One that
    /// is about to run reads it anew.
    final func layoutIsOutdated() {
        if flags.contains(.ownedByController), viewController?.flags.contains(.isAboutToLayOut) == true { return }
        setNeedsLayout()
    }

    private func runLayout() {
        UpdateWork.count(4)
        guard flags.contains(.overridesLayout) else {
            layoutSubviews()
            return
        }
        TraitTracking.run(.layout, of: self, reading: [self]) { [weak self] in
            self?.layoutIsOutdated()
        } _: {
            ClientLayout.run(in: self) {
                if let layer = layerThatLaysOut { layer.layoutSublayers() } else { layoutSubviews() }
            }
        }
    }

    /// Puts overrides that were made since the pass began in force, and runs their observers, before the layout of a
    /// view that they reach.
    fileprivate func settleTraits() {
        if !UpdateQueue.shared.hasWork(before: .changes) { return }
        ViewAnimation.suspend { UpdateQueue.shared.settle(through: .representables, including: .around(self)) }
    }

    private func runProperties() {
        if flags.contains(.ownedByController), let controller = viewController, controller.isDue {
            controller.runPropertiesIfNeeded()
            settleTraits()
        }
        guard flags.contains(.needsProperties) else { return }
        flags.remove(.needsProperties)
        guard flags.contains(.overridesProperties) else { return }
        TraitTracking.run(.properties, of: self, reading: [self]) { [weak self] in
            self?.setNeedsUpdateProperties()
        } _: {
            updateProperties()
        }
    }
}

/// Walks a tree top-down and performs the pending work, without recursion.
@MainActor enum LayoutPass {
    /// How many views passes have looked at. For tests.
    static var visitCount = 0

    static func run(from root: UIView) {
        TransitionQueue.layoutDepth += 1
        defer {
            TransitionQueue.layoutDepth -= 1
            if TransitionQueue.layoutDepth == 0 { ViewAnimation.suspend { TransitionQueue.shared.resume() } }
        }
        var stack: [UIView] = []
        var next: UIView? = root
        while let view = next {
            visitCount += 1
            UpdateWork.count()
            view.performDueWork()
            // The overrides of the view for its descendants.
            view.settleTraits()
            if view.flags.contains(.subtreeNeedsLayout) {
                view.flags.remove(.subtreeNeedsLayout)
                if let mask = view.appearance?.mask, mask.isDue { stack.append(mask) }
                for child in view.subviewStorage.reversed() where child.isDue { stack.append(child) }
            }
            next = stack.popLast()
        }
    }
}

extension UIView {
    private static let dueFlags: Flags = [.needsLayout, .subtreeNeedsLayout, .needsProperties, .needsSafeArea]
    private static let dueOrOwned = dueFlags.union(.ownedByController).rawValue

    // Asked of every subview of a view with work below it, so it is a single test for those without work.
    fileprivate var isDue: Bool {
        if flags.rawValue & Self.dueOrOwned == 0 { return false }
        return !flags.isDisjoint(with: Self.dueFlags) || viewController?.isDue == true
    }
}
