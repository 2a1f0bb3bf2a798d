/// How a question is asked.
enum AskingStyle {
    case alert
    case dialog(Visibility)

    func kind(_ title: Text, _ message: AnyView?) -> PresentationRequest.Kind {
        switch self {
        case .alert: .alert(AlertWording(title: title, message: message))
        case .dialog(let visibility):
            .dialog(AlertWording(title: title, showsTitle: visibility == .visible, message: message))
        }
    }
}

extension View {
    /// Asks the user something while a binding is true.
    nonisolated func asking<A: View, M: View>(
        _ style: AskingStyle, _ title: Text, _ isPresented: Binding<Bool>, actions: A, message: M?
    ) -> some View {
        modifier(
            BoundPresentation(isPresented: isPresented) {
                PresentationRequest(
                    kind: style.kind(title, message.map { AnyView($0) }), identity: nil,
                    content: AnyView(AskedActions(actions: actions)))
            })
    }

    /// Asks the user something about a value, while a binding is true and there is one.
    nonisolated func asking<A: View, M: View, T>(
        _ style: AskingStyle, _ title: Text, _ isPresented: Binding<Bool>, about data: T?, actions: (T) -> A,
        message: (T) -> M?
    ) -> some View {
        modifier(
            OptionalAsking(
                isPresented: isPresented, style: style, title: title, actions: data.map(actions),
                message: data.flatMap(message)))
    }
}

/// Asks something if there is something to ask about.
private struct OptionalAsking<Actions: View, Message: View> {
    let isPresented: Binding<Bool>
    let style: AskingStyle
    let title: Text
    let actions: Actions?
    let message: Message?
}

extension OptionalAsking: ViewModifier {
    func body(content: Content) -> some View {
        let actions = actions
        content.modifier(
            BoundPresentation(isPresented: actions == nil ? .constant(false) : isPresented) {
                PresentationRequest(
                    kind: style.kind(title, message.map { AnyView($0) }), identity: nil,
                    content: AnyView(AskedActions(actions: actions)))
            })
    }
}

/// The fields among the actions of an alert, in a column. The alert displays the buttons itself.
struct AskedActions<Actions: View> {
    let actions: Actions
}

extension AskedActions: View {
    var body: some View {
        VStack(spacing: 0) { actions }
            .buttonStyle(AskedButtonStyle())
            .textFieldStyle(.roundedBorder)
    }
}

/// Takes the buttons out of the views, and hands them to the alert.
private struct AskedButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { AskedButton(configuration: configuration) }
}

private struct AskedButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    private var reader = NodeReader()
    @Environment(\.isEnabled) private var isEnabled

    init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        let (place, configuration, isEnabled) = (reader.place, configuration, isEnabled)
        return configuration.label
            .frame(width: 0, height: 0)
            .hidden()
            .transformPreference(AskedButtonsKey.self) { buttons in
                guard let place else { return }
                buttons.append(
                    AlertButtonEntry(
                        place: place, role: configuration.role, isEnabled: isEnabled,
                        trigger: { configuration.trigger() }))
            }
    }
}

/// A button of a question, as it reaches the alert.
package struct AlertButtonEntry {
    let place: NodePlace
    package let role: ButtonRole?
    package let isEnabled: Bool
    /// Runs the action.
    package let trigger: @MainActor () -> Void

    /// The identity of the button while it is there.
    package var id: ObjectIdentifier { place.id }
    /// The title of the button: the texts of its label.
    @MainActor package var title: String { place.node?.shownTexts.joined(separator: ", ") ?? "" }
    /// Whether the button is the default one.
    @MainActor package var isDefault: Bool { place.node?.hasDefaultShortcut == true }
}

/// The key of the buttons in the actions of a question.
package enum AskedButtonsKey: PageBoundKey {
    package static var defaultValue: [AlertButtonEntry] { [] }
    package static func reduce(value: inout [AlertButtonEntry], nextValue: () -> [AlertButtonEntry]) {
        value += nextValue()
    }
}

extension _ViewNode {
    /// Whether the nearest keyboard shortcut around this node is that of the default action.
    fileprivate var hasDefaultShortcut: Bool {
        var node = parent
        while let here = node {
            if let holder = here as? any ShortcutHolding { return holder.shortcut == .defaultAction }
            node = here.parent
        }
        return false
    }
}
