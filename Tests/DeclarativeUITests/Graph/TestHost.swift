import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Shows one view in a root scope of its own, without any window.
@MainActor final class TestHost: ViewGraphDelegate {
    let scope: Scope
    private(set) var graph: ViewGraph!
    private(set) var layoutRequests = 0

    init(_ values: [PropertyWrite] = []) {
        scope = Scope(root: PropertyMap.empty.applying(values))
        scope.isLive = true
        graph = ViewGraph(scope: scope, delegate: self)
        graph.setVisible(true)
    }

    convenience init<V: View>(_ view: V) {
        self.init()
        show(view)
    }

    func show<V: View>(_ view: V) {
        graph.setRoot(view)
        update()
    }

    /// Updates until nothing is left to do, what views asked to be called for included.
    func update() { graph.settle() }

    /// Sets a value of the environment around the root.
    func set<K: EnvironmentKey>(_ key: K.Type, to value: K.Value) {
        scope.stage(PropertyWrite(key, in: .environment, value: value))
        update()
    }

    func close() {
        graph.tearDown()
        graph = nil
        UpdateQueue.shared.flush(through: .actions)
    }

    func graphNeedsLayout() { layoutRequests += 1 }
    func graphNeedsDisplay() {}
    func graphNeedsUpdate() {}
}

/// Counts and notes what bodies do.
@MainActor final class Log {
    private(set) var counts: [String: Int] = [:]
    private(set) var entries: [String] = []

    func run(_ name: String, _ value: String = "") {
        counts[name, default: 0] += 1
        entries.append(value.isEmpty ? name : "\(name) \(value)")
    }

    func callAsFunction(_ name: String) -> Int { counts[name] ?? 0 }

    /// The values noted under a name, in order.
    func values(_ name: String) -> [String] {
        entries.compactMap { $0.hasPrefix(name + " ") ? String($0.dropFirst(name.count + 1)) : nil }
    }
}

/// Lets a test reach what is made inside a view.
@MainActor final class Handle<Value> {
    var value: Value?
}

struct KeyA: EnvironmentKey { static var defaultValue: Int { 0 } }
struct KeyB: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    var a: Int {
        get { self[KeyA.self] }
        set { self[KeyA.self] = newValue }
    }
    var b: Int {
        get { self[KeyB.self] }
        set { self[KeyB.self] = newValue }
    }
}
