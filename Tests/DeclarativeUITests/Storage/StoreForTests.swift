import Foundation

/// A store of the user's defaults that only one test uses. Close it in the end.
final class StoreForTests {
    let name = "isthmus.tests.\(UUID().uuidString)"
    let store: UserDefaults

    init() throws {
        struct NoStore: Error {}
        guard let store = UserDefaults(suiteName: name) else { throw NoStore() }
        self.store = store
    }

    /// What another program finds on disk.
    var saved: [String: Any]? {
        let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
        let file = (folder ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".config"))
            .appendingPathComponent(name + ".plist")
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }

    /// Tells that other code has changed the store.
    func announce() { NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store) }

    func close() { store.removePersistentDomain(forName: name) }
}
