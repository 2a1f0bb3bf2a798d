/// A question to the user, as a value. Deprecated in SwiftUI in favour of the alerts whose actions are views.
public struct Alert {
    /// An answer to the question.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        /// An answer like any other.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: nil, label: label, action: action)
        }

        /// An answer that leaves everything as it is.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .cancel, label: label, action: action)
        }

        /// An answer that leaves everything as it is, called Cancel.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            cancel(Text(verbatim: "Cancel"), action: action)
        }

        /// An answer that takes something away.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .destructive, label: label, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button, by default OK.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons.
    public init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
    ) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// An alert with two buttons beside each other, which they are where there is room.
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }

    var request: PresentationRequest {
        PresentationRequest(
            kind: .alert(AlertWording(title: title, message: message.map { AnyView($0) })), identity: nil,
            content: AnyView(AskedActions(actions: AnswerButtons(buttons: buttons))))
    }
}

/// A choice among several actions, as a value. Deprecated in SwiftUI in favour of `confirmationDialog`.
public struct ActionSheet {
    /// One of the actions.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice among actions, by default of one that says Cancel.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    var request: PresentationRequest {
        PresentationRequest(
            kind: .dialog(AlertWording(title: title, message: message.map { AnyView($0) })), identity: nil,
            content: AnyView(AskedActions(actions: AnswerButtons(buttons: buttons))))
    }
}

/// The buttons for answers that are values.
private struct AnswerButtons {
    let buttons: [Alert.Button]
}

extension AnswerButtons: View {
    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: { button.action?() }) { button.label }
        }
    }
}

extension View {
    /// Presents an alert while a binding is true. Deprecated in SwiftUI.
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(BoundPresentation(isPresented: isPresented) { content().request })
    }

    /// Presents an alert for a value while a binding has one. Deprecated in SwiftUI.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View { modifier(ValueQuestion(item: item) { content($0).request }) }

    /// Presents a choice among actions while a binding is true. Deprecated in SwiftUI.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View { modifier(BoundPresentation(isPresented: isPresented) { content().request }) }

    /// Presents a choice among actions for a value while a binding has one. Deprecated in SwiftUI.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View { modifier(ValueQuestion(item: item) { content($0).request }) }
}

/// Asks something about a value while a binding has one.
private struct ValueQuestion<Item: Identifiable> {
    let item: Binding<Item?>
    let request: (Item) -> PresentationRequest
}

extension ValueQuestion: ViewModifier {
    func body(content: Content) -> some View {
        // Read once: the program may take the value away at any time.
        let question = item.wrappedValue.map { item in
            let request = request(item)
            return PresentationRequest(
                kind: request.kind, identity: AnyHashable(item.id), content: request.content)
        }
        content.modifier(
            BoundPresentation(isPresented: Binding(isPresent: item)) {
                question ?? PresentationRequest(kind: .sheet, identity: nil, content: AnyView(EmptyView()))
            })
    }
}
