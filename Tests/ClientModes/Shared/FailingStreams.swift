import Combine
import SwiftUI

// Publishers that may fail, as a loader has them.

final class PriceLoader: ObservableObject {
    enum Failure: Error { case empty, wrong(String) }

    @Published private(set) var price = 0
    @Published private(set) var isLoading = false
    private(set) var lines: [String] = []
    private let texts = PassthroughSubject<String, Error>()
    private var subscriptions = Set<AnyCancellable>()

    init() {
        texts
            .handleEvents(
                receiveSubscription: { [weak self] _ in self?.isLoading = true },
                receiveOutput: { [weak self] text in self?.lines.append(text) },
                receiveCompletion: { [weak self] _ in self?.isLoading = false },
                receiveCancel: { [weak self] in self?.isLoading = false }
            )
            .tryMap { text -> Int in
                guard !text.isEmpty else { throw Failure.empty }
                guard let price = Int(text) else { throw Failure.wrong(text) }
                return price
            }
            .replaceError(with: -1)
            .assign(to: &$price)

        texts
            .handleEvents(receiveOutput: { print($0) })
            .tryMap(Self.length(of:))
            .mapError { $0 as? Failure ?? .empty }
            .replaceError(with: 0)
            .sink { [weak self] in self?.lines.append("\($0)") }
            .store(in: &subscriptions)
    }

    private static func length(of text: String) throws -> Int { text.count }

    func receive(_ text: String) { texts.send(text) }
}
