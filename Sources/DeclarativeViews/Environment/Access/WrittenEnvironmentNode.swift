import LayoutEngine
@_spi(Store) import BridgedEnvironment

/// The node of a view with a modified environment. It owns the scope for the nodes below.
final class WrittenEnvironmentNode<Content: View, Writer: EnvironmentWriter>: EnvironmentModifierNode, ScopeLabel {
    private(set) var writer: Writer
    private var ownScope: Scope
    private var observer: ModifierObserver?
    private var direction: EnvironmentObserver?
    private var ownDirection = LayoutDirection.leftToRight
    /// The writes in force or, once staged, those after the next commit.
    private var current: [PropertyWrite] = []

    init(_ view: ModifiedContent<Content, EnvironmentModifier<Writer>>, in context: _NodeContext) {
        writer = view.modifier.writer
        ownScope = context.parent.childScope
        super.init(in: context)
        let only = writer.onlyWrite
        let writes = only.map { [$0] } ?? (writer.callsFunction ? graph.tracking(self) { run() } : run())
        let shared = writes.count == 1 ? SharedWrite.of(writes[0]) : nil
        current = shared?.list ?? writes
        ownScope = Scope(parent: scope, writes: current, shared: shared, onlyKey: only?.id)
        ownScope.label = self
        watchOwnDirection()
        makeChild(view.content)
    }

    override var viewType: Any.Type { EnvironmentModifier<Writer>.self }
    override var hasOneChildAlways: Bool { true }
    override package var childScope: Scope { ownScope }
    var scopeLabel: String { "\(Writer.self)" }

    /// Applies the change to the surrounding values, and observes its reads of them.
    private func run() -> [PropertyWrite] {
        let surroundings = scope.map
        return EnvironmentValues.recordingWrites(over: surroundings) {
            writer.apply(to: &$0)
        } follow: { keys in
            // The change may have ended the life of this node.
            if isTornDown { return }
            watch(keys)
            if observer?.keysChanged(since: surroundings).isEmpty == false { markDirty() }
        }
    }

    func update(_ view: ModifiedContent<Content, EnvironmentModifier<Writer>>) {
        if !valuesAreEqual(writer, view.modifier.writer, mode: .equatableUnlessPlain) {
            writer = view.modifier.writer
            runAgain()
        }
        updateChild(view.content)
    }

    /// Applies the change to the surrounding values, and stages its writes if they differ from before.
    override func runAgain() {
        if isTornDown { return }
        let writes = writer.onlyWrite.map { [$0] } ?? graph.tracking(self) { run() }
        // The change may have ended the life of this node.
        if isTornDown || writes.isSame(as: current) { return }
        let shared = writes.count == 1 ? SharedWrite.of(writes[0]) : nil
        current = shared?.list ?? writes
        ownScope.stage(replacingAllWith: current, shared: shared)
        watchOwnDirection()
    }

    /// Tracks the values that the layout direction depends on, if the change concerns them.
    private func watchOwnDirection() {
        if direction != nil { return }
        let writesDirection = current.contains { $0.id == KeyID(LayoutDirectionKey.self, in: .environment) }
        let own = DirectionMemory.direction(in: writesDirection ? scope.map.applying(current) : scope.map)
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
        let observer = observer ?? ModifierObserver(of: self)
        self.observer = observer
        observer.file(in: scope, keys: keys)
    }

    override func willTearDown() {
        observer?.unfile()
        observer = nil
        direction?.unfile()
        direction = nil
        ownScope.label = nil
    }
}

extension WrittenEnvironmentNode: EnvironmentSetting {
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
