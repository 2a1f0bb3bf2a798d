import Foundation
import UnifiedStorage

extension UIViewController {
    /// The view is about to join another window, or none.
    final func viewWillMove(to window: UIWindow?) {
        if window != nil, !flags.contains(.isAppearing) {
            flags.insert(.isAppearing)
            viewWillAppear(false)
        } else if window == nil, flags.contains(.isAppearing), !flags.contains(.isLeaving) {
            flags.insert(.isLeaving)
            viewWillDisappear(false)
        }
    }

    /// The view has joined another superview, or none.
    final func viewDidMove(toSuperview superview: UIView?) {
        if superview == nil { flags.insert(.viewLeft) } else { flags.remove(.viewLeft) }
        outsideMayHaveChanged()
    }

    /// The view has joined another window, or none.
    final func viewDidMove(to window: UIWindow?) {
        if window != nil, !flags.contains(.hasAppeared) {
            flags.insert([.owesIsAppearing, .owesDidAppear])
            viewStorage?.setNeedsLayout()
        } else if window == nil, flags.contains(.isAppearing) {
            flags.remove([.isAppearing, .isLeaving, .owesIsAppearing, .owesDidAppear, .hasAppeared])
            viewDidDisappear(false)
        }
    }

    /// Calls `viewIsAppearing` if this appearance still owes it; traits and geometry are current now.
    final func finishAppearing() {
        guard flags.contains(.owesIsAppearing) else { return }
        flags.remove(.owesIsAppearing)
        flags.insert(.hasAppeared)
        viewIsAppearing(false)
        UpdateQueue.shared.enqueue(self, in: .callbacks)
    }

    /// Runs a layout callback with the controller's traits current, tracking what it reads.
    final func runLayoutCallback(_ kind: TrackedMethod.Kind, _ callback: () -> Void) {
        guard let view = viewStorage else { return }
        TraitTracking.run(kind, of: self, reading: [self, view]) { [weak self] in
            self?.viewIfLoaded?.setNeedsLayout()
        } _: {
            callback()
        }
    }

    /// Asks for `updateProperties()` in the next update, before layout.
    public final func setNeedsUpdateProperties() {
        flags.insert(.needsProperties)
        viewStorage?.setNeedsUpdateProperties()
    }

    /// Runs `updateProperties()` of this controller and everything below where it is due, now.
    public final func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

    final var isDue: Bool { !flags.isDisjoint(with: [.needsProperties, .owesIsAppearing]) }

    final func runPropertiesIfNeeded() {
        guard flags.contains(.needsProperties), let view = viewStorage else { return }
        flags.remove(.needsProperties)
        TraitTracking.run(.controllerProperties, of: self, reading: [self, view]) { [weak self] in
            self?.setNeedsUpdateProperties()
        } _: {
            updateProperties()
        }
    }
}

extension UIViewController: UpdateParticipant {
    package func performUpdate(in phase: UpdateQueue.Phase) {
        guard phase == .callbacks, flags.contains(.owesDidAppear) else { return }
        flags.remove(.owesDidAppear)
        viewDidAppear(false)
    }

    package var updateDepth: Int { scopeDepth }
    package var updateLabel: String { String(describing: type(of: self)) }
}
