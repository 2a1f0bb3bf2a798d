import LayoutEngine
import UnifiedStorage

/// The node of a view with a modified environment. It owns the scope for the nodes below.
final class EnvironmentNode<Content: View, Writer: EnvironmentWriter>: OneChildNode, ScopeLabel {
    private(set) var writer: Writer
    private var ownScope: Scope
    private var current: [PropertyWrite] = []
    private var observer: EnvironmentObserver?
    private var direction: EnvironmentObserver?
    private var ownDirection = LayoutDirection.leftToRight

    init(_ view: ModifiedContent<Content, EnvironmentModifier<Writer>>, in context: _NodeContext) {
        writer = view.modifier.writer
        ownScope = context.parent.childScope
        super.init(in: context)
        let (writes, keys) =
            writer.callsFunction
            ? graph.tracking(self) { Self.run(writer, in: scope, graph: graph) }
            : Self.run(writer, in: scope, graph: graph)
        current = writes
        ownScope = Scope(parent: scope, writes: writes)
        ownScope.label = self
        watch(keys)
        watchOwnDirection()
        makeChild(view.content)
    }

    override var viewType: Any.Type { EnvironmentModifier<Writer>.self }
    override var hasOneChildAlways: Bool { true }
    override var childScope: Scope { ownScope }
    var scopeLabel: String { "\(Writer.self)" }

    private static func run(
        _ writer: Writer, in scope: Scope, graph: ViewGraph
    ) -> (writes: [PropertyWrite], keys: [KeyID]) {
        var values = EnvironmentValues(map: scope.map)
        var tracker: ReadTracker? = .take()
        values.tracker = tracker
        values.writtenKeys = []
        writer.apply(to: &values)
        values.tracker = nil
        tracker?.finish()
        let keys = tracker?.keys ?? []
        ReadTracker.giveBack(&tracker)
        return (values.recordedWrites, keys)
    }

    func update(_ view: ModifiedContent<Content, EnvironmentModifier<Writer>>) {
        if !valuesAreEqual(writer, view.modifier.writer, mode: .equatableUnlessPlain) {
            writer = view.modifier.writer
            runAgain()
        }
        updateChild(view.content)
    }

    /// Applies the change to the surrounding values, and stages what it writes if that differs from before.
    fileprivate func runAgain() {
        if isTornDown { return }
        let (writes, keys) = graph.tracking(self) { Self.run(writer, in: scope, graph: graph) }
        // The change may have ended the life of this node.
        if isTornDown { return }
        watch(keys)
        if writes.isSame(as: current) { return }
        current = writes
        ownScope.stage(replacingAllWith: writes)
        watchOwnDirection()
    }

    /// Tracks the values that the layout direction depends on, if the change concerns them.
    private func watchOwnDirection() {
        if direction != nil { return }
        let writesDirection = current.contains { $0.id == KeyID(LayoutDirectionKey.self, in: .environment) }
        let own = EnvironmentValues(map: writesDirection ? scope.map.applying(current) : scope.map).layoutDirection
        if own == childLayoutDirection, !writesDirection { return }
        let observer = EnvironmentObserver()
        direction = observer
        ownDirection = own
        watchDirection(with: observer, in: ownScope)
        observer.keysChanged = { [weak self] in self?.ownDirectionDidChange() }
    }

    private func ownDirectionDidChange() {
        ownDirection = EnvironmentValues(map: ownScope.map).layoutDirection
        if let child, !child.setsLayoutDirection { child.spreadLayoutDirection(ownDirection) }
    }

    override var childLayoutDirection: LayoutDirection { direction == nil ? layoutDirection : ownDirection }
    override var setsLayoutDirection: Bool { direction != nil }

    override func evaluate() { runAgain() }

    private func watch(_ keys: [KeyID]) {
        if keys.isEmpty {
            observer?.unfile()
            return
        }
        if observer == nil {
            let observer = EnvironmentObserver()
            observer.keysChanged = { [weak self] in self?.runAgain() }
            observer.runs(.modifier, of: self)
            self.observer = observer
        }
        observer?.file(in: scope, keys: keys)
    }

    override func willTearDown() {
        observer?.unfile()
        observer = nil
        direction?.unfile()
        direction = nil
    }
}

extension EnvironmentNode: EnvironmentSetting {
    /// The modifier, with its source line unless a modifier of this library called it.
    var writeOrigin: WriteOrigin {
        let source = writer.source
        return WriteOrigin(writer.name, source: source?.module == WriteSource.libraryModule ? nil : source)
    }

    var callsFunction: Bool { writer.callsFunction }
}

extension WriteSource {
    /// The name of this module.
    static let libraryModule = WriteSource(fileID: #fileID, line: #line).module
}
