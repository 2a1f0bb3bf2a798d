import Combine
import Foundation
import SwiftUI
import UIKit

struct Quote: Codable, Equatable {
    let symbol: String
    let price: Double
}

enum QuoteError: Error { case offline, malformed(any Error) }

/// A service whose functions return publishers, as many are written.
protocol QuoteService {
    func quote(for symbol: String) -> AnyPublisher<Quote, QuoteError>
}

struct StoredQuotes: QuoteService {
    let files: [String: Data]

    func quote(for symbol: String) -> AnyPublisher<Quote, QuoteError> {
        guard let data = files[symbol] else {
            return Fail(error: .offline).eraseToAnyPublisher()
        }
        return Just(data)
            .decode(type: Quote.self, decoder: JSONDecoder())
            .mapError(QuoteError.malformed)
            .eraseToAnyPublisher()
    }
}

/// The model of a screen that puts several streams together.
final class QuotesModel: ObservableObject {
    enum Phase: Equatable {
        case idle, loading, loaded(Quote), failed
    }

    @Published var symbol = ""
    @Published private(set) var phase = Phase.idle
    let refresh = PassthroughSubject<Void, Never>()
    let selection = CurrentValueSubject<Quote?, Never>(nil)

    private var cancellables = Set<AnyCancellable>()

    init(service: any QuoteService) {
        $symbol
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .combineLatest(refresh.prepend(()))
            .map { symbol, _ in
                service.quote(for: symbol)
                    .map(Phase.loaded)
                    .catch { _ in Just(Phase.failed) }
                    .prepend(.loading)
            }
            .switchToLatest()
            .receive(on: ImmediateScheduler.shared)
            .sink { [weak self] in self?.phase = $0 }
            .store(in: &cancellables)
        $phase
            .compactMap { phase -> Quote? in
                guard case .loaded(let quote) = phase else { return nil }
                return quote
            }
            .sink { [selection] in selection.send($0) }
            .store(in: &cancellables)
    }

    var prices: AnyPublisher<String, Never> {
        selection
            .compactMap { $0 }
            .map(\.price)
            .scan((0.0, 0)) { sum, price in (sum.0 + price, sum.1 + 1) }
            .map { String(format: "%.1f", $0.0 / Double($0.1)) }
            .share()
            .eraseToAnyPublisher()
    }
}

struct QuotesScreen: View {
    @StateObject private var model: QuotesModel
    @State private var price = "none"

    init(service: any QuoteService) {
        _model = StateObject(wrappedValue: QuotesModel(service: service))
    }

    var body: some View {
        VStack {
            TextField("Symbol", text: $model.symbol)
            Text(price)
            Button("Again") { model.refresh.send() }
        }
        .onReceive(model.prices) { price = $0 }
        .onReceive(NotificationCenter.default.publisher(for: .quotesDidChange)) { _ in model.refresh.send() }
    }
}

extension Notification.Name {
    static let quotesDidChange = Notification.Name("quotesDidChange")
}

/// A controller that follows a model.
final class QuotesController: UIViewController {
    private let model: QuotesModel
    private let label = UILabel()
    private var cancellables: Set<AnyCancellable> = []

    init(model: QuotesModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        model.prices
            .receive(on: DispatchQueue.main)
            .map { Optional($0) }
            .assign(to: \.text, on: label)
            .store(in: &cancellables)
        Publishers.Merge(model.$symbol.map { $0.isEmpty }, model.$phase.map { $0 == .loading })
            .throttle(for: .seconds(0.5), scheduler: RunLoop.main, latest: true)
            .sink { [weak self] in self?.label.isHidden = $0 }
            .store(in: &cancellables)
        Publishers.Zip(model.$symbol, model.$phase)
            .dropFirst()
            .delay(for: 0.1, scheduler: RunLoop.main)
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            .store(in: &cancellables)
    }
}

/// A publisher of a program's own.
struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        (0...start).reversed().publisher.receive(subscriber: subscriber)
    }
}

func loadLater(_ work: @escaping @Sendable () -> Int) -> Future<Int, Never> {
    Future { promise in promise(.success(work())) }
}

func firstValues() async -> [Int] {
    var values: [Int] = []
    for await value in Countdown(start: 2).values { values.append(value) }
    return values
}
