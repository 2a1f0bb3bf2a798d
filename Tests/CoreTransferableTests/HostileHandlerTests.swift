import Foundation
import Foundations
import Testing
@testable import CoreTransferable

@Suite("Load handlers that behave badly") struct HostileHandlerTests {
    private typealias Completion = @Sendable (Data?, (any Error)?) -> Void

    private func provider(
        _ handler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Void
    ) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .utf8PlainText) { completion in
            handler(completion)
            return nil
        }
        return provider
    }

    @Test("If a handler gives up without an answer, loading fails")
    func noAnswer() async {
        let provider = provider { _ in }
        #expect(await code { try await data(provider, .text) } == .unknownError)
        #expect(await code { try await provider.loadTransferable(type: String.self) } == .unknownError)
        #expect(await code { try await provider.loadItem(forTypeIdentifier: "public.text") } == .unknownError)
    }

    @Test("If a handler answers with nothing, loading fails")
    func emptyAnswer() async {
        #expect(await code { try await data(provider { $0(nil, nil) }, .text) } == .unknownError)
        await #expect(throws: Refusal()) { try await data(provider { $0(nil, Refusal()) }, .text) }
    }

    @Test("Of several answers, the first one counts")
    func manyAnswers() async throws {
        let provider = provider { completion in
            completion(Data("one".utf8), nil)
            completion(Data("two".utf8), nil)
            completion(nil, Refusal())
        }
        #expect(try await data(provider, .text) == Data("one".utf8))
    }

    @Test("Answers from many threads give one result")
    func answersFromThreads() async throws {
        let provider = provider { completion in
            DispatchQueue.concurrentPerform(iterations: 8) { completion(Data("\($0)".utf8), nil) }
        }
        for _ in 0..<50 { #expect(try await data(provider, .text).count == 1) }
    }

    @Test("A handler that never answers holds up no other one, and can be cancelled")
    func neverAnswers() async throws {
        let kept = Locked<[Completion]>([])
        let provider = provider { completion in kept.withLock { $0.append(completion) } }
        provider.registerDataRepresentation(for: .png) { completion in
            completion(Data(), nil)
            return nil
        }
        let error: (any Error)? = await withCheckedContinuation { continuation in
            let progress = provider.loadDataRepresentation(for: .text) { _, error in
                continuation.resume(returning: error)
            }
            provider.loadDataRepresentation(for: .png) { _, _ in progress.cancel() }
        }
        #expect((error as? CocoaError)?.code == .userCancelled)
        // An answer that comes too late has no effect.
        for completion in kept.withLock({ $0 }) { completion(Data(), nil) }
    }

    @Test("A task that is cancelled waits no longer")
    func cancelledTask() async {
        let kept = Locked<[Completion]>([])
        let (calls, called) = AsyncStream.makeStream(of: Void.self)
        let provider = provider { completion in
            kept.withLock { $0.append(completion) }
            called.yield()
        }
        let task = Task { try await provider.loadTransferable(type: String.self) }
        for await _ in calls { break }
        task.cancel()
        await #expect(throws: (any Error).self) { try await task.value }
    }

    @Test("Completion handlers are called on another queue, also if the handler answers at once")
    @MainActor func otherQueue() async {
        let provider = provider { $0(Data(), nil) }
        let isMain = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(for: .text) { _, _ in continuation.resume(returning: Thread.isMainThread) }
        }
        #expect(!isMain)
    }

    @Test("Progress is finished when the handler is called, and cancelling reaches the handler's own progress")
    func progress() async {
        let inner = Progress(totalUnitCount: 1)
        let (calls, called) = AsyncStream.makeStream(of: Void.self)
        inner.cancellationHandler = { called.yield() }
        let kept = Locked<[Completion]>([])
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { completion in
            kept.withLock { $0.append(completion) }
            return inner
        }
        provider.loadDataRepresentation(for: .png) { _, _ in }.cancel()
        for await _ in calls { break }
        #expect(inner.isCancelled)
        let isFinished = Locked<Progress?>(nil)
        let other = self.provider { $0(Data(), nil) }
        let finished: Bool = await withCheckedContinuation { continuation in
            let gate = DispatchSemaphore(value: 0)
            let progress = other.loadDataRepresentation(for: .text) { _, _ in
                gate.wait()
                continuation.resume(returning: isFinished.withLock { $0 }?.isFinished ?? false)
            }
            isFinished.withLock { $0 = progress }
            gate.signal()
        }
        #expect(finished)
    }

    @Test("Names of files can contain anything")
    func names() {
        let names: [(String?, String)] = [
            (nil, "file.png"), ("", "file.png"), ("..", "file.png"), ("a/b", "a:b.png"), ("a\0b\n", "ab.png"),
            ("a.gif", "a.gif"),
        ]
        for (suggestion, name) in names { #expect(SafeFileName.name(suggestion, type: .png) == name) }
        let long = SafeFileName.name(String(repeating: "é", count: 1_000_000) + "!", type: .png)
        #expect(long == String(repeating: "é", count: 50) + ".png")
        let odd = UTType(filenameExtension: String(repeating: "../", count: 1000))
        #expect(SafeFileName.name("a" + String(repeating: "€", count: 99), type: odd).utf8.count < 255)
    }

    @Test("Representations can be registered and loaded on many threads")
    func threads() async throws {
        let provider = NSItemProvider()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask {
                    provider.registerDataRepresentation(forTypeIdentifier: "x.\(number % 20)", visibility: .all) {
                        $0(Data("\(number % 20)".utf8), nil)
                        return nil
                    }
                    provider.suggestedName = "\(number)"
                    let type = UTType(importedAs: "x.\(number % 20)")
                    let loaded = try await data(provider, type)
                    #expect(loaded == Data("\(number % 20)".utf8))
                }
            }
            try await group.waitForAll()
        }
        #expect(provider.registeredTypeIdentifiers.count == 20)
    }
}
