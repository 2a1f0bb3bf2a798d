import Foundation

/// A scene that presents the app's settings in a window of its own.
///
/// Command-comma or Control-comma, `\.openSettings` and a ``SettingsLink`` open the window; there is at most one at a
/// time. Escape, Command-W and Control-W close it.
public struct Settings<Content: View>: PrimitiveScene {
    private let declaration: WindowDeclaration

    /// Creates a settings scene with the given content.
    public init(@ViewBuilder content: () -> Content) {
        declaration = WindowDeclaration(title: Text(verbatim: "Settings"), isSettings: true, content: content())
    }

    func makeNode(in context: _NodeContext) -> _ViewNode { WindowNode(declaration, in: context) }
    func update(_ node: _ViewNode) { node.cast(to: WindowNode.self).update(declaration) }
}

/// An action that opens the app's settings window.
///
/// Outside an app, and in an app without a `Settings` scene, the action does nothing and reports a runtime issue.
@MainActor @preconcurrency public struct OpenSettingsAction {
    private let reference: WindowsReference

    nonisolated init(_ reference: WindowsReference) { self.reference = reference }

    /// Opens the settings window, or brings it to the front.
    public func callAsFunction() {
        guard let windows = reference.windows else { return OpenWindowAction.report("opened") }
        windows.openSettings()
    }
}

extension EnvironmentValues {
    /// The action that opens the app's settings window.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(self[WindowsKey.self]) }
}

/// A button that opens the app's settings window.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// Creates a settings link with a custom label.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// The content and behaviour of the settings link.
    public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// Creates a settings link with the default label.
    public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The default label of a ``SettingsLink``.
public struct DefaultSettingsLinkLabel: View {
    /// The content of the label: the text “Settings…”.
    public var body: some View { Text(verbatim: "Settings…") }
}
