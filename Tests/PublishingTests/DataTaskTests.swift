import NetworkPublishing
import Synchronization
import TestSupport
import Testing

/// Answers requests by what their addresses say, without a network.
private final class LocalProtocol: URLProtocol {
    /// How many were begun, and how many of those that have no answer were stopped, by address.
    static let counts = Mutex<[URL: (begun: Int, stopped: Int)]>([:])

    static var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [LocalProtocol.self]
        return URLSession(configuration: configuration)
    }

    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "local" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let client else { return }
        Self.counts.withLock { $0[url, default: (0, 0)].begun += 1 }
        switch url.host {
        case "silent": return
        case "offline": client.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
        default:
            let response = HTTPURLResponse(
                url: url, statusCode: url.host == "missing" ? 404 : 200, httpVersion: nil, headerFields: nil)
            if let response { client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed) }
            client.urlProtocol(self, didLoad: Data("\(request.httpMethod ?? "") \(url.path)".utf8))
            client.urlProtocolDidFinishLoading(self)
        }
    }

    override func stopLoading() {
        guard let url = request.url, url.host == "silent" else { return }
        Self.counts.withLock { $0[url, default: (0, 0)].stopped += 1 }
    }
}

@Suite("Publishers of what servers answer") struct DataTaskTests {
    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    /// Waits for the counts of a URL.
    @MainActor private func awaitCount(
        _ url: URL, _ what: String, _ isThere: @Sendable ((begun: Int, stopped: Int)) -> Bool
    ) async {
        await eventually(what) { LocalProtocol.counts.withLock { $0[url] }.map(isThere) ?? false }
    }

    @Test("An answer is published as its data and its response, and then it finishes")
    func answer() async throws {
        var texts: [String] = []
        var statuses: [Int] = []
        for try await (data, response) in LocalProtocol.session.dataTaskPublisher(for: try url("local://there/a"))
            .values
        {
            texts.append(String(decoding: data, as: UTF8.self))
            statuses.append((response as? HTTPURLResponse)?.statusCode ?? 0)
        }
        #expect(texts == ["GET /a"])
        #expect(statuses == [200])
    }

    @Test("A request is sent as it is, and an answer that something is missing is a value")
    func request() async throws {
        var request = URLRequest(url: try url("local://missing/b"))
        request.httpMethod = "PUT"
        var answers: [String] = []
        for try await (data, response) in LocalProtocol.session.dataTaskPublisher(for: request).values {
            answers.append(
                "\((response as? HTTPURLResponse)?.statusCode ?? 0) \(String(decoding: data, as: UTF8.self))")
        }
        #expect(answers == ["404 PUT /b"])
    }

    @Test("What keeps a server from answering is the failure")
    func failure() async throws {
        let publisher = LocalProtocol.session.dataTaskPublisher(for: try url("local://offline/c"))
        let error = await #expect(throws: URLError.self) {
            for try await _ in publisher.values {}
        }
        #expect(error?.code == .notConnectedToInternet)
    }

    @Test("A task begins when a value is asked for, for each subscriber, and ends when that cancels")
    func lifetime() async throws {
        let url = try url("local://silent/d")
        let publisher = LocalProtocol.session.dataTaskPublisher(for: url)
        // Set before anything is asked for, and used here alone.
        nonisolated(unsafe) var subscriptions: [any Subscription] = []
        for _ in 0..<2 {
            publisher.subscribe(
                AnySubscriber(
                    receiveSubscription: { subscriptions.append($0) }, receiveValue: { _ in .none },
                    receiveCompletion: { Issue.record("\($0) came after it was cancelled") }))
        }
        #expect(LocalProtocol.counts.withLock { $0[url]?.begun } == nil)
        for subscription in subscriptions {
            subscription.request(.max(1))
            subscription.request(.max(1))
        }
        await awaitCount(url, "two requests to begin") { $0.begun == 2 }
        for subscription in subscriptions { subscription.cancel() }
        await awaitCount(url, "two requests to be stopped") { $0.stopped >= 2 }
    }
}
