import BridgedEnvironment

extension View {
    /// Sets the view that the enclosing navigation stack shows for values of a type, from links or in its path.
    ///
    /// The destination applies to every value of the type in the stack, wherever it is pushed. If several views
    /// declare a destination for a type, the first one wins. Declare destinations outside lazy containers, whose
    /// views do not always exist.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { modifier(ValueDestination(make: destination)) }

    /// Pushes a view onto the page that contains this view while a binding is `true`. Navigating back sets the
    /// binding to `false`.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(PresentedDestination(isPresented: isPresented, destination: destination(), staysWhenGone: false))
    }

    /// Pushes a view for an item onto the page that contains this view while a binding has an item. Navigating back
    /// sets the binding to `nil`.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestination(
                isPresented: Binding(isPresent: item), destination: item.wrappedValue.map { destination($0).id($0) },
                staysWhenGone: false))
    }
}

extension Binding where Value == Bool {
    /// Whether another binding has a value. Setting it to `false` takes that away.
    init<Wrapped>(isPresent item: Binding<Wrapped?>) {
        // A binding is read and set where its views are, on the main actor.
        nonisolated(unsafe) let item = item
        self.init(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    }
}

private struct ValueDestination<D: Hashable, C: View> {
    let make: (D) -> C
}

extension ValueDestination: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        ValueDestinationNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ValueDestinationNode<D, C>.self).update(view)
    }
}

private final class ValueDestinationNode<D: Hashable, C: View>: PrimitiveModifierNode<ValueDestination<D, C>> {
    private weak var navigation: NavigationModel?

    override init<Content: View>(_ view: ModifiedContent<Content, ValueDestination<D, C>>, in context: _NodeContext) {
        super.init(view, in: context)
        register()
        // It may be in no stack yet.
        if navigation == nil { graph.enqueueCallback(of: self) { [weak self] in self?.register() } }
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, ValueDestination<D, C>>) {
        super.update(view)
        register()
    }

    private func register() {
        if isTornDown { return }
        let found = (graph.delegate as? any GraphNavigationDelegate)?.navigation
        if found !== navigation { navigation?.unregister(ObjectIdentifier(self)) }
        navigation = found
        let make = modifier.make
        found?.register(D.self, by: ObjectIdentifier(self)) { AnyView(make($0)) }
    }

    override func willTearDown() { navigation?.unregister(ObjectIdentifier(self)) }
}

/// Shows a view as a page while a binding is true.
struct PresentedDestination<Destination: View> {
    let isPresented: Binding<Bool>
    let destination: Destination
    /// Whether the page stays when this view itself is gone.
    let staysWhenGone: Bool
}

extension PresentedDestination: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            PresentedCore(
                isPresented: isPresented.wrappedValue, destination: AnyView(destination), staysWhenGone: staysWhenGone,
                end: { isPresented.wrappedValue = false }))
    }
}

private struct PresentedCore {
    let isPresented: Bool
    let destination: AnyView
    let staysWhenGone: Bool
    let end: @MainActor () -> Void
}

extension PresentedCore: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        PresentedDestinationNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: PresentedDestinationNode.self).update(view)
    }
}

private final class PresentedDestinationNode: PrimitiveModifierNode<PresentedCore> {
    private weak var navigation: NavigationModel?

    override init<Content: View>(_ view: ModifiedContent<Content, PresentedCore>, in context: _NodeContext) {
        super.init(view, in: context)
        if modifier.isPresented { showLater() }
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, PresentedCore>) {
        let before = modifier.isPresented
        super.update(view)
        if before || modifier.isPresented { showLater() }
    }

    /// Pages are changed after the bodies have run.
    private func showLater() { graph.enqueueCallback(of: self) { [weak self] in self?.show() } }

    private func show() {
        if isTornDown { return }
        guard modifier.isPresented else {
            navigation?.dismiss(ObjectIdentifier(self))
            return
        }
        let delegate = graph.delegate as? any GraphNavigationDelegate
        guard let found = delegate?.navigation else {
            RuntimeIssue.report(
                "navigation-without-stack",
                "A view is to be shown as the next page, but there is no NavigationStack around the view that shows it. "
                    + "Put one around it.")
            return modifier.end()
        }
        navigation = found
        found.present(modifier.destination, by: ObjectIdentifier(self), in: delegate?.navigationPage) { [weak self] in
            self?.modifier.end()
        }
    }

    override func willTearDown() {
        guard let navigation else { return }
        let id = ObjectIdentifier(self)
        if modifier.staysWhenGone {
            navigation.orphan(id)
        } else {
            graph.actions.add(.gone, of: self) { navigation.dismiss(id) }
        }
    }
}
