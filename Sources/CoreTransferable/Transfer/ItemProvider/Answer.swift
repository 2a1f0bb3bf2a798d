import Foundation
import Foundations

enum Answering {
    /// The queue of load handlers and completion handlers.
    static let queue = DispatchQueue(label: "NSItemProvider", attributes: .concurrent)
}

/// The response to a request to load a value.
///
/// The first response counts. A request fails if it is cancelled, or if its last reference is released without a response.
final class Answer<Value>: Sendable {
    typealias Handler = @Sendable (Result<Value, any Error>) -> Void

    private struct State: Sendable {
        var handler: Handler?
        var cancel: (@Sendable () -> Void)?
    }
    private let state: Locked<State>
    /// The progress that the caller sees, and can cancel.
    let progress = Progress.discreteProgress(totalUnitCount: 1)

    init(_ handler: @escaping Handler) {
        state = Locked(State(handler: handler))
        progress.cancellationHandler = { [weak self] in self?.cancel() }
    }

    deinit { give { throw NSItemProvider.ErrorCode.unknownError.error("The load handler never answered.") } }

    /// Responds with the result of a closure. After the first response, does nothing and does not call the closure.
    func give(_ value: () throws -> Value) {
        // All is released outside of the lock, as it can lead to code of the program.
        let state = state.withLock { state in
            let old = state
            state = State()
            return old
        }
        guard let handler = state.handler else { return }
        let answer = Handed(result: Result { try value() })
        let progress = progress
        Answering.queue.async {
            progress.completedUnitCount = 1
            handler(answer.result)
        }
    }

    /// Cancels other progress when the request is cancelled.
    func follow(_ inner: Progress?) {
        if let inner { onCancel { inner.cancel() } }
    }

    /// Calls a closure when the request is cancelled.
    func onCancel(_ cancel: @escaping @Sendable () -> Void) {
        state.withLock { state in
            if state.handler != nil { state.cancel = cancel }
        }
        // It may have been cancelled before.
        if progress.isCancelled { cancel() }
    }

    private func cancel() {
        let cancel = state.withLock { $0.cancel }
        give { throw CocoaError(.userCancelled) }
        cancel?()
    }

    // The thread that responds hands the result over, and keeps no reference to it.
    private struct Handed: @unchecked Sendable { let result: Result<Value, any Error> }
}
