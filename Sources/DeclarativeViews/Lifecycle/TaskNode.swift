/// A task that runs while a view is shown.
struct TaskModifier<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void
}

extension TaskModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        TaskNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: TaskNode<V, ID>.self).update(view)
    }
}

/// Starts a task when a view appears and cancels it when the view disappears.
final class TaskNode<Content: View, ID: Equatable>: AppearanceNode {
    private var modifier: TaskModifier<ID>
    private var task: Task<Void, Never>?
    private var isStarting = false

    init(_ view: ModifiedContent<Content, TaskModifier<ID>>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(in: context)
        makeChild(view.content)
    }

    override var viewType: Any.Type { TaskModifier<ID>.self }

    func update(_ view: ModifiedContent<Content, TaskModifier<ID>>) {
        let isOther = modifier.id != view.modifier.id
        modifier = view.modifier
        if isOther, isShowing {
            cancel()
            start()
        }
        updateChild(view.content)
    }

    override func appear() { start() }
    override func disappear(_ stage: ActionList.Stage) { cancel() }

    private func start() {
        if isStarting { return }
        isStarting = true
        graph.actions.add(.tasks, of: self) { [self] in
            guard isStarting, task == nil else { return }
            isStarting = false
            task = Task(priority: modifier.priority, operation: modifier.action)
        }
    }

    private func cancel() {
        isStarting = false
        task?.cancel()
        task = nil
    }
}

extension View {
    /// Starts a task when this view appears, and cancels it when the view disappears.
    ///
    /// The task starts after all `onAppear` actions of the same update.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts a task when this view appears, restarts it when `value` changes, and cancels it when the view
    /// disappears.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
