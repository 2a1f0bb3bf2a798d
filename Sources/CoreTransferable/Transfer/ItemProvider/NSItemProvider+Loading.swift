import Foundation
import Foundations

extension NSItemProvider {
    /// Loads the data of a type, or of a type that conforms to it. The handler is called on another queue.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(typeIdentifier, transform: { payload, _ in try payload.data }) { result in
            switch result {
            case .success(let data): completionHandler(data, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads the data of a type, or of a type that conforms to it, into a temporary file.
    ///
    /// The handler is called on another queue. The file is deleted when the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        return load(typeIdentifier, transform: { try $1.temporaryFile($0, name: name) }) { result in
            switch result {
            case .success(let file):
                completionHandler(file.url, nil)
                file.remove()
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads the file of a type, or of a type that conforms to it: the file itself if that is allowed, else a copy.
    ///
    /// The handler is called on another queue. It receives whether the file is the original. A copy belongs to the
    /// caller, which deletes it.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        return load(typeIdentifier, transform: { try $1.file($0, inPlace: true, name: name) }) { result in
            switch result {
            case .success(let file): completionHandler(file.url, file.copy == nil, nil)
            case .failure(let error): completionHandler(nil, false, error)
            }
        }
    }

    /// Loads the representation of a type, and responds with the result of a closure.
    func load<Value>(
        _ typeIdentifier: String,
        transform: @escaping @Sendable (TransferPayload, ItemRegistration) throws -> Value,
        completion: @escaping Answer<Value>.Handler
    ) -> Progress {
        let answer = Answer(completion)
        if let registration = registration(conformingTo: typeIdentifier) {
            registration.load(into: answer) { try transform($0, registration) }
        } else {
            answer.give { throw ErrorCode.itemUnavailableError.error() }
        }
        return answer.progress
    }
}

extension ItemRegistration {
    /// A file that was loaded: the original, or a copy.
    struct LoadedFile: Sendable {
        let url: URL
        let copy: TemporaryFile?
    }

    func temporaryFile(_ payload: TransferPayload, name: String?) throws -> TemporaryFile {
        // A file keeps its own name.
        let fallback = if case .data = payload { name } else { String?.none }
        return try TemporaryFile(payload, name: fileName() ?? fallback, type: type)
    }

    func file(_ payload: TransferPayload, inPlace: Bool, name: String?) throws -> LoadedFile {
        if inPlace, case .file(let url, isOriginal: true) = payload { return LoadedFile(url: url, copy: nil) }
        let copy = try temporaryFile(payload, name: name)
        return LoadedFile(url: copy.url, copy: copy)
    }

    /// Returns the result of a closure for the representation. Cancelling the task cancels the request.
    func loaded<Value: Sendable>(
        _ transform: @escaping @Sendable (TransferPayload) throws -> Value
    ) async throws -> Value {
        let request = Locked<Progress?>(nil)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let answer = Answer<Value> { continuation.resume(with: $0) }
                let progress = answer.progress
                request.withLock { $0 = progress }
                load(into: answer, transform: transform)
                if Task.isCancelled { progress.cancel() }
            }
        } onCancel: {
            request.withLock { $0 }?.cancel()
        }
    }
}
