import Foundation

/// Windows that all show views of one kind, each with a state of its own.
///
/// The first group of a program is shown when the program starts. `\.openWindow` opens further windows; the host shows
/// one at a time.
public struct WindowGroup<Content: View>: PrimitiveScene {
    let declaration: WindowDeclaration

    /// Windows of some views.
    public init(@ViewBuilder content: () -> Content) {
        declaration = WindowDeclaration(content: content())
    }

    /// Windows of some views, which can be opened by an identifier.
    public init(id: String, @ViewBuilder content: () -> Content) {
        declaration = WindowDeclaration(id: id, content: content())
    }

    /// Windows of some views, with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        declaration = WindowDeclaration(title: title, content: content())
    }

    /// Windows of some views, with a title, which can be opened by an identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        declaration = WindowDeclaration(id: id, title: title, content: content())
    }

    /// Windows of some views, with a localisable title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    /// Windows of some views, with a localisable title, which can be opened by an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Windows of some views, with a title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content: content)
    }

    /// Windows of some views, with a title, which can be opened by an identifier.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), id: id, content: content) }

    func makeNode(in context: _NodeContext) -> _ViewNode { WindowNode(declaration, in: context) }
    func update(_ node: _ViewNode) { node.cast(to: WindowNode.self).update(declaration) }
}

extension WindowGroup {
    /// Windows that each show a value of a type; `\.openWindow` opens them by it. The value is `nil` in a window that
    /// was opened without one.
    public init<D: Hashable & Codable, C: View>(
        id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == WindowValueView<D, C> {
        declaration = WindowDeclaration(id: id, for: type) { value in
            WindowValueView(first: value as? D, content: content)
        }
    }

    /// Windows that each show a value of a type, with a title.
    @_disfavoredOverload public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == WindowValueView<D, C> {
        declaration = WindowDeclaration(id: id, title: Text(title), for: type) { value in
            WindowValueView(first: value as? D, content: content)
        }
    }

    /// Windows that each show a value of a type, which is a given one in a window that was opened without.
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

/// A view that keeps the value that its window shows.
public struct WindowValueView<Value: Hashable, Content: View>: View {
    @State private var value: Value?
    private let content: (Binding<Value?>) -> Content

    init(first: Value?, @ViewBuilder content: @escaping (Binding<Value?>) -> Content) {
        _value = State(initialValue: first)
        self.content = content
    }

    /// The view for the value.
    public var body: some View { content($value) }
}
