import Foundation

extension NSItemProvider {
    /// Registers the representations of a value, which is created when a representation is asked for.
    ///
    /// The value can be created several times. A representation whose condition the value does not fulfil fails when it
    /// is asked for.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        var known = Set<UTType>()
        for export in T.plan.exports where known.insert(export.contentType).inserted {
            let type = export.contentType
            add(
                ItemRegistration(
                    typeIdentifier: type.identifier, visibility: export.visibility.ofProvider,
                    fileOptions: export.isFile && export.opensInPlace ? .openInPlace : [],
                    fileName: { export.fileName(transferable()) },
                    content: export.isFile ? .file(files(of: transferable, type)) : .data(data(of: transferable, type)))
            )
        }
    }

    /// Loads a value from the first representation that the value's type accepts. The handler is called on another
    /// queue.
    ///
    /// If a representation fails, the next one is tried. The first error counts if all fail.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let answer = Answer(completionHandler)
        let task = Task {
            do {
                let value = try await loadTransferable(type: T.self)
                answer.give { value }
            } catch {
                answer.give { throw error }
            }
        }
        answer.onCancel { task.cancel() }
        return answer.progress
    }

    /// Loads a value from the first representation that the value's type accepts.
    ///
    /// If a representation fails, the next one is tried. Throws the first error if all fail.
    public func loadTransferable<T: Transferable>(type transferableType: T.Type) async throws -> sending T {
        var failure: (any Error)?
        for step in T.plan.imports {
            guard let registration = registration(conformingTo: step.contentType.identifier) else { continue }
            do {
                return try await value(step, of: registration)
            } catch {
                try Task.checkCancellation()
                failure = failure ?? error
            }
        }
        throw failure ?? ErrorCode.itemUnavailableError.error()
    }

    private func value<T>(_ step: TransferImport<T>, of registration: ItemRegistration) async throws -> sending T {
        guard step.isFile else {
            let data = try await registration.loaded { try $0.data }
            return try await step.value(.data(data), registration.type)
        }
        let (opensInPlace, name) = (step.opensInPlace, suggestedName)
        let file = try await registration.loaded { try registration.file($0, inPlace: opensInPlace, name: name) }
        defer { file.copy?.remove() }
        return try await step.value(.file(file.url, isOriginal: file.copy == nil), registration.type)
    }

    private func data<T: Transferable>(
        of transferable: @escaping @Sendable () -> T, _ type: UTType
    ) -> ItemRegistration.DataHandler {
        { completion in
            NSItemProvider.progress {
                completion(try await transferable().payload { $0.contentType == type }.payload.data, nil)
            } failing: {
                completion(nil, $0)
            }
        }
    }

    private func files<T: Transferable>(
        of transferable: @escaping @Sendable () -> T, _ type: UTType
    ) -> ItemRegistration.FileHandler {
        { completion in
            NSItemProvider.progress {
                switch try await transferable().payload(where: { $0.contentType == type }).payload {
                case .file(let url, _): completion(url, false, nil)
                case .data(let data):
                    let file = try TemporaryFile(data, name: nil, type: type)
                    defer { file.remove() }
                    completion(file.url, false, nil)
                }
            } failing: {
                completion(nil, false, $0)
            }
        }
    }

    /// Starts work, and returns the progress that cancels it.
    private static func progress(
        _ work: @escaping @Sendable () async throws -> Void, failing: @escaping @Sendable (any Error) -> Void
    ) -> Progress {
        let progress = Progress.discreteProgress(totalUnitCount: 1)
        let task = Task {
            do { try await work() } catch { failing(error) }
        }
        progress.cancellationHandler = { task.cancel() }
        return progress
    }
}
