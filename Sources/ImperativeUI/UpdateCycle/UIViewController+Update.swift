import BridgedEnvironment

extension UIViewController {
    /// Runs a layout callback with the controller's traits current, tracking its reads.
    final func runLayoutCallback(_ kind: TrackedMethod.Kind, _ callback: () -> Void) {
        guard let view = viewStorage else { return }
        TraitTracking.run(kind, of: self, reading: [self, view]) { [weak self] in
            guard let view = self?.viewIfLoaded else { return }
            // A callback before a layout is to run again even if the layout itself is yet to come.
            if kind == .controllerWillLayout { view.setNeedsLayout() } else { view.layoutIsOutdated() }
        } _: {
            callback()
        }
    }

    /// Requests a call of `updateProperties()` in the next update, before layout.
    public final func setNeedsUpdateProperties() {
        flags.insert(.needsProperties)
        viewStorage?.setNeedsUpdateProperties()
    }

    /// Runs the pending calls of `updateProperties()` on this controller and everything below it now.
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
