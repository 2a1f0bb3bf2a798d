/// Counts instances that are alive, to show that nothing is kept that should go.
@MainActor
public final class LifetimeTracker {
    private final class Reference {
        weak var object: AnyObject?
        let label: String
        init(_ object: AnyObject, _ label: String) {
            self.object = object
            self.label = label
        }
    }

    private var references: [Reference] = []

    /// A tracker that watches nothing yet.
    public init() {}

    /// Watches an object without keeping it.
    @discardableResult
    public func track<Object: AnyObject>(_ object: Object, _ label: String = "") -> Object {
        references.append(Reference(object, label.isEmpty ? String(describing: Object.self) : label))
        return object
    }

    /// The labels of the tracked objects that are still alive.
    public var alive: [String] { references.filter { $0.object != nil }.map(\.label) }
}
