import CoreTransferable
import Foundation

/// A drag over the windows of a host.
@MainActor package final class DropSession: NSObject, UIDropSession {
    package private(set) var items: [UIDragItem]
    /// The window that the drag is over, and where.
    private weak var window: UIWindow?
    private var point = CGPoint.zero

    package init(_ providers: [NSItemProvider]) {
        items = providers.map { UIDragItem(itemProvider: $0) }
        super.init()
    }

    /// The providers of the items.
    package var providers: [NSItemProvider] { items.map(\.itemProvider) }

    /// Replaces the items where the host has others, as the items with data that are known with the drop.
    func update(_ providers: [NSItemProvider]) {
        let isSame = providers.count == items.count && zip(providers, items).allSatisfy { $0 === $1.itemProvider }
        if !isSame { items = providers.map { UIDragItem(itemProvider: $0) } }
    }

    func move(to point: CGPoint, in window: UIWindow) { (self.point, self.window) = (point, window) }

    package func location(in view: UIView) -> CGPoint { window?.convert(point, to: view) ?? point }

    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        providers.contains { $0.hasItemConforming(toAnyOf: typeIdentifiers) }
    }

    package func canLoadObjects(ofClass type: any NSItemProviderReading.Type) -> Bool {
        providers.contains { $0.canLoadObject(ofClass: type) }
    }

    @discardableResult
    package func loadObjects(
        ofClass type: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let sources = providers.filter { $0.canLoadObject(ofClass: type) }
        let progress = Progress(totalUnitCount: Int64(max(sources.count, 1)))
        let answers = DropAnswers(count: sources.count, completion)
        for (index, source) in sources.enumerated() {
            let part = source.loadObject(ofClass: type) { object, _ in
                let handedOver = HandedOver(object)
                Task { @MainActor in answers.set(handedOver.value, at: index) }
            }
            progress.addChild(part, withPendingUnitCount: 1)
        }
        if sources.isEmpty {
            progress.completedUnitCount = 1
            completion([])
        }
        return progress
    }
}

/// An object that another thread has made, and uses no more.
// There is no other reference.
private struct HandedOver: @unchecked Sendable {
    let value: (any NSItemProviderReading)?
    init(_ value: (any NSItemProviderReading)?) { self.value = value }
}

/// The objects that several sources were asked for.
@MainActor private final class DropAnswers {
    /// An answer of each source: an object, or none. `nil` while it is missing.
    private var answers: [(any NSItemProviderReading)??]
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        answers = Array(repeating: nil, count: count)
        self.completion = completion
    }

    func set(_ object: (any NSItemProviderReading)?, at index: Int) {
        guard answers[index] == nil else { return }
        answers[index] = .some(object)
        if answers.allSatisfy({ $0 != nil }) { completion(answers.compactMap { $0 ?? nil }) }
    }
}
