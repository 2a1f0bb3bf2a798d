// Says which property of which type of object changes, as the public function does not.
@_spi(SwiftUI) import Observation
import Synchronization

/// One run of code that is to run again when something observable it read changes.
///
/// The standard library takes a registration back only when it fires. A run that is expected to read something therefore
/// reads a property of this object too; changing that ends the registration, so that runs do not leave theirs behind.
package final class ObservedRun: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let isOver = Atomic(false)
    private let changed: @Sendable (Property?) -> Void
    private var pulse: Int { 0 }

    /// The property of which object changes, by their types. Names cannot be found out.
    package struct Property: Sendable {
        private let path: AnyKeyPath.Type

        fileprivate init(_ path: AnyKeyPath) { self.path = type(of: path) }

        /// The type of the object.
        package var object: Any.Type { path.rootType }
        /// The type of the property.
        package var value: Any.Type { path.valueType }
    }

    /// - Parameter changed: called at most once, on the thread of the change, before it takes effect, with what changes
    ///   where that is known.
    package init(changed: @escaping @Sendable (Property?) -> Void) { self.changed = changed }

    /// Runs `body` and registers for what it reads, until the first change or `end()`.
    package func track<Result>(_ body: () -> Result) -> Result {
        withObservationTracking(
            {
                let result = body()
                registrar.access(self, keyPath: \.pulse)
                return result
            },
            willSet: { [self] tracking in
                tracking.cancel()
                fire(tracking.changed.map(Property.init))
            })
    }

    /// Runs `body`; only if it read something observable, `makeRun` makes the run that is told of a change.
    ///
    /// The registration lasts until a change even if the run ends before, and then does nothing. Costs next to nothing
    /// where nothing was read, unless the run is to be told what changes.
    ///
    /// - Parameter naming: whether the run is told what changes.
    package static func trackUnexpected<Result>(
        naming: Bool, _ body: () -> Result, makeRun: () -> ObservedRun
    ) -> Result {
        if naming {
            let relay = Relay()
            // The outer registration finds out whether anything was read; the inner one tells of the change.
            return withObservationTracking(
                {
                    withObservationTracking(
                        body,
                        willSet: { tracking in
                            tracking.cancel()
                            relay.fire(tracking.changed.map(Property.init))
                        })
                }, onChange: relay.connect(to: makeRun()))
        }
        // The argument is worked out only where there is something to register for.
        return withObservationTracking(body, onChange: makeRun().unnamedHandler)
    }

    private var unnamedHandler: @Sendable () -> Void { { [self] in fire(nil) } }

    private func fire(_ property: Property?) {
        if !isOver.exchange(true, ordering: .acquiringAndReleasing) { changed(property) }
    }

    /// Ends the registration. To miss no change made on another thread meanwhile, end a run after the next one.
    package func end() {
        if isOver.exchange(true, ordering: .acquiringAndReleasing) { return }
        registrar.withMutation(of: self, keyPath: \.pulse) {}
    }

    /// Hands a change on to a run that is made after the registration.
    private final class Relay: Sendable {
        private enum State {
            case waiting
            case changed(Property?)
            case connected(ObservedRun)
        }

        private let state = Mutex(State.waiting)

        /// Hands on what came before, and from now on; what it returns does nothing when it is called.
        func connect(to run: ObservedRun) -> @Sendable () -> Void {
            let early: Property?? = state.withLock { state in
                defer { state = .connected(run) }
                if case .changed(let property) = state { return .some(property) }
                return nil
            }
            if let early { run.fire(early) }
            return {}
        }

        func fire(_ property: Property?) {
            let run: ObservedRun? = state.withLock { state in
                if case .connected(let run) = state { return run }
                state = .changed(property)
                return nil
            }
            run?.fire(property)
        }
    }
}
