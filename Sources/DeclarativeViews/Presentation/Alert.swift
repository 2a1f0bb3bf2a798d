/// An alert, described by a value. Deprecated in SwiftUI in favour of the alert modifiers that take views as actions.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        /// Creates a button with the default style.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: nil, label: label, action: action)
        }

        /// Creates a button that indicates cancellation, with a custom label.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .cancel, label: label, action: action)
        }

        /// Creates a button that indicates cancellation, with the label “Cancel”.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            cancel(Text(verbatim: "Cancel"), action: action)
        }

        /// Creates a button that indicates a destructive action.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .destructive, label: label, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button; by default an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    public init(
        title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
    ) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// Creates an alert with two buttons, which are side by side if there is room.
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

/// An action sheet, described by a value. Deprecated in SwiftUI in favour of `confirmationDialog`.
public struct ActionSheet {
    /// The type of button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an action sheet with the given buttons; by default a single Cancel button.
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
    /// Presents an alert while a binding is `true`. Deprecated in SwiftUI.
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(BoundPresentation(isPresented: isPresented) { content().request })
    }

    /// Presents an alert for an item while a binding is not `nil`. Deprecated in SwiftUI.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View { modifier(ValueQuestion(item: item) { content($0).request }) }

    /// Presents an action sheet while a binding is `true`. Deprecated in SwiftUI.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View { modifier(BoundPresentation(isPresented: isPresented) { content().request }) }

    /// Presents an action sheet for an item while a binding is not `nil`. Deprecated in SwiftUI.
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
