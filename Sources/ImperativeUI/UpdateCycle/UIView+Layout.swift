import Foundation
import UnifiedStorage

extension UIView {
    /// Runs `updateProperties()` of this view and everything below where it is due, now.
    public final func updatePropertiesIfNeeded() {
        updateTraitsNow()
        forEachInSubtree { view in view.runProperties() }
    }

    /// Does what is due for this one view: its controller's appearance, properties, layout.
    final func performDueWork() {
        if flags.contains(.needsSafeArea) { updateSafeArea() }
        let controller = flags.contains(.ownedByController) ? viewController : nil
        controller?.finishAppearing()
        prepareLayout()
        if CycleDetector.isCounting, !mayDoDueWork(controller) { return }
        runProperties()
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
            runLayout()
            controller.runLayoutCallback(.controllerDidLayout) { controller.viewDidLayoutSubviews() }
        } else {
            runLayout()
        }
    }

    /// Counts what is due for this view as a run. Returns false if the view was stopped: nothing is due for it then.
    private func mayDoDueWork(_ controller: UIViewController?) -> Bool {
        let isDue =
            flags.contains(.needsProperties) || (flags.contains(.needsLayout) && !flags.contains(.isLayingOut))
            || controller?.flags.contains(.needsProperties) == true
        if !isDue || CycleDetector.mayRun(self, in: .layout) { return true }
        flags.subtract([.needsProperties, .needsLayout])
        controller?.flags.remove(.needsProperties)
        return false
    }

    private func runLayout() {
        guard flags.contains(.overridesLayout) else {
            layoutSubviews()
            return
        }
        TraitTracking.run(.layout, of: self, reading: [self]) { [weak self] in
            self?.setNeedsLayout()
        } _: {
            layoutSubviews()
        }
    }

    private func runProperties() {
        let controller = flags.contains(.ownedByController) ? viewController : nil
        controller?.runPropertiesIfNeeded()
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

/// Walks a tree top-down and does what is due, without recursion.
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
            view.performDueWork()
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
