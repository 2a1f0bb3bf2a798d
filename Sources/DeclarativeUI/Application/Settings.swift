import Foundation

/// The settings of a program, in a window of their own.
///
/// The window is opened by Command or Control with the comma, by `\.openSettings` and by a ``SettingsLink``; there is
/// one at a time. Escape closes it, and Command or Control with W.
public struct Settings<Content: View>: PrimitiveScene {
    private let declaration: WindowDeclaration

    /// Settings of some views.
    public init(@ViewBuilder content: () -> Content) {
        declaration = WindowDeclaration(title: Text(verbatim: "Settings"), isSettings: true, content: content())
    }

    func makeNode(in context: _NodeContext) -> _ViewNode { WindowNode(declaration, in: context) }
    func update(_ node: _ViewNode) { node.cast(to: WindowNode.self).update(declaration) }
}

/// Opens the window of a program's settings. Outside of a program, and of one that declares none, nothing happens and
/// that is reported.
@MainActor @preconcurrency public struct OpenSettingsAction {
    private let reference: WindowsReference

    nonisolated init(_ reference: WindowsReference) { self.reference = reference }

    /// Opens the window, or brings it to the front.
    public func callAsFunction() {
        guard let windows = reference.windows else { return OpenWindowAction.report("opened") }
        windows.openSettings()
    }
}

extension EnvironmentValues {
    /// Opens the window of the program's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(self[WindowsKey.self]) }
}

/// A button that opens the window of the program's settings.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// A button with a label.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// The button.
    public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// A button that says what it opens.
    public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// What a ``SettingsLink`` says by itself.
public struct DefaultSettingsLinkLabel: View {
    /// A text.
    public var body: some View { Text(verbatim: "Settings…") }
}
