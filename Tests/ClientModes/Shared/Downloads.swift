import NetworkPublishing

struct Page: Codable, Equatable {
    let title: String
}

/// Loads pages, as applications do that publish what a server answers.
struct PageLoader {
    let session: URLSession

    func page(at url: URL) -> AnyPublisher<Page, any Error> {
        session.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: Page.self, decoder: JSONDecoder())
            .eraseToAnyPublisher()
    }

    func delete(_ url: URL) -> AnyPublisher<Void, URLError> {
        var request = URLRequest(url: url)
        request.httpMethod = "DELETE"
        return session.dataTaskPublisher(for: request)
            .breakpoint(receiveOutput: { ($0.response as? HTTPURLResponse)?.statusCode == 500 })
            .breakpointOnError()
            .retry(2)
            .map { data, response in () }
            .eraseToAnyPublisher()
    }
}
