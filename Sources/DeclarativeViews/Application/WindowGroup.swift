import Foundation

/// A scene that presents a group of windows with the same view structure, each with its own state.
///
/// The first group of an app is shown at launch. `\.openWindow` opens further windows; the host shows one at a time.
public struct WindowGroup<Content: View>: PrimitiveScene {
    let declaration: WindowDeclaration

    /// Creates a window group with the given content.
    public init(@ViewBuilder content: () -> Content) {
        declaration = WindowDeclaration(content: content())
    }

    /// Creates a window group that can be opened by its identifier.
    public init(id: String, @ViewBuilder content: () -> Content) {
        declaration = WindowDeclaration(id: id, content: content())
    }

    /// Creates a window group with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        declaration = WindowDeclaration(title: title, content: content())
    }

    /// Creates a window group with a title that can be opened by its identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        declaration = WindowDeclaration(id: id, title: title, content: content())
    }

    /// Creates a window group with a localisable title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// Creates a window group with a localisable title that can be opened by its identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Creates a window group with a title from a string.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content: content)
    }

    /// Creates a window group with a title from a string that can be opened by its identifier.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), id: id, content: content) }

    func makeNode(in context: _NodeContext) -> _ViewNode { WindowNode(declaration, in: context) }
    func update(_ node: _ViewNode) { node.cast(to: WindowNode.self).update(declaration) }
}

extension WindowGroup {
    /// Creates a data-driven window group. Each window presents a value of the given type.
    ///
    /// `\.openWindow` opens a window by its value. The value is `nil` in a window opened without one.
    public init<D: Hashable & Codable, C: View>(
        id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == WindowValueView<D, C> {
        declaration = WindowDeclaration(id: id, for: type) { value in
            WindowValueView(first: value as? D, content: content)
        }
    }

    /// Creates a data-driven window group with a title.
    @_disfavoredOverload public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == WindowValueView<D, C> {
        declaration = WindowDeclaration(id: id, title: Text(title), for: type) { value in
            WindowValueView(first: value as? D, content: content)
        }
    }

    /// Creates a data-driven window group with a default value for windows opened without a value.
    public init<D: Hashable & Codable, C: View>(
        id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == WindowValueView<D, C> {
        declaration = WindowDeclaration(id: id, for: type) { value in
            WindowValueView(first: value as? D ?? defaultValue()) { binding in
                content(Binding(binding) ?? .constant(defaultValue()))
            }
        }
    }
}

/// A view that holds the value its window presents.
public struct WindowValueView<Value: Hashable, Content: View>: View {
    @State private var value: Value?
    private let content: (Binding<Value?>) -> Content

    init(first: Value?, @ViewBuilder content: @escaping (Binding<Value?>) -> Content) {
        _value = State(initialValue: first)
        self.content = content
    }

    /// The content for the value.
    public var body: some View { content($value) }
}
