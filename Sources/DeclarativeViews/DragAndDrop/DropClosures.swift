import CoreTransferable
import Foundation

/// The rules of a drop that consist of closures.
nonisolated struct DropClosures: DropDelegate {
    private let isTargeted: (Bool) -> Void
    private let action: ([NSItemProvider], CGPoint) -> Bool

    init(isTargeted: @escaping (Bool) -> Void, action: @escaping ([NSItemProvider], CGPoint) -> Bool) {
        self.isTargeted = isTargeted
        self.action = action
    }

    @MainActor func dropEntered(info: DropInfo) { isTargeted(true) }

    @MainActor func dropExited(info: DropInfo) { isTargeted(false) }

    @MainActor func performDrop(info: DropInfo) -> Bool {
        isTargeted(false)
        return action(info.providers, info.location)
    }
}

/// The rules of a drop of values of a type.
nonisolated struct PayloadDrop<Payload: Transferable>: DropDelegate {
    private let isTargeted: (Bool) -> Void
    private let action: ([Payload], CGPoint) -> Bool

    init(isTargeted: @escaping (Bool) -> Void, action: @escaping ([Payload], CGPoint) -> Bool) {
        self.isTargeted = isTargeted
        self.action = action
    }

    @MainActor func dropEntered(info: DropInfo) { isTargeted(true) }

    @MainActor func dropExited(info: DropInfo) { isTargeted(false) }

    @MainActor func performDrop(info: DropInfo) -> Bool {
        isTargeted(false)
        Task {
            let values = await info.providers.loaded(as: Payload.self)
            if !values.isEmpty { _ = action(values, info.location) }
        }
        return true
    }
}

extension [NSItemProvider] {
    /// Loads a value from each provider, and returns those that could be loaded, in order.
    @MainActor fileprivate func loaded<T: Transferable>(as type: T.Type) async -> [T] {
        var values: [T] = []
        for provider in self {
            if let value = try? await provider.loadTransferable(type: type) { values.append(value) }
        }
        return values
    }
}

extension NSItemProvider {
    /// Whether the item has a type from which values can be made.
    func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
        hasItemConforming(toAnyOf: type.importedContentTypes().map(\.identifier))
    }
}
