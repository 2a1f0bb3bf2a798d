/// A group of windows, as a program's tree of scenes declares it.
@MainActor package struct WindowDeclaration {
    package let id: String?
    package let title: Text?
    /// The type of the values that windows are opened by; `nil` for windows without one.
    package let valueType: Any.Type?
    /// Whether it is the window of the program's settings, of which there is one at a time.
    package let isSettings: Bool
    private let content: (Any?) -> AnyView

    init(id: String? = nil, title: Text? = nil, isSettings: Bool = false, content: some View) {
        self.id = id
        self.isSettings = isSettings
        self.title = title
        valueType = nil
        self.content = { _ in AnyView(content) }
    }

    init<D, V: View>(
        id: String?, title: Text? = nil, for type: D.Type, content: @escaping (Any?) -> V
    ) {
        self.id = id
        self.title = title
        isSettings = false
        valueType = type
        self.content = { AnyView(content($0)) }
    }

    /// Returns the view that a window shows.
    package func view(for value: Any?) -> AnyView { content(value) }
}

/// The node of a group of windows. It shows nothing itself.
final class WindowNode: _ViewNode {
    private(set) var declaration: WindowDeclaration

    init(_ declaration: WindowDeclaration, in context: _NodeContext) {
        self.declaration = declaration
        super.init(in: context)
    }

    func update(_ declaration: WindowDeclaration) {
        self.declaration = declaration
        AppGraph.current?.declarationsDidChange()
    }
}
