import DeclarativeViews
import ImperativeUI
import TextEditing

/// The focus of the keyboard, which views and hosted views share.
extension _UIHostingView {
    package func moveFocus(to target: TapTarget?) -> Bool {
        guard let window else { return false }
        if let target { return window.focus.set(focusStop(for: FocusTarget(target))) }
        return window.focus.focused?.view === self ? window.focus.set(nil) : true
    }

    package var hasFocus: Bool { window?.focus.focused != nil }

    package func validateFocus() { window?.focus.validate() }

    package func endEditing() { window?.endEditing(false) }

    package var focusedValues: WindowFocusedValues? { window?.focusedValues }

    package var boardText: String? {
        get { UIPasteboard.general.string }
        set { UIPasteboard.general.string = newValue }
    }
}

extension UIWindow {
    /// The values that the views of this window offer while they have the focus.
    fileprivate var focusedValues: WindowFocusedValues {
        let focus = focus
        if let known = focus.follower as? WindowFocusedValues { return known }
        let made = WindowFocusedValues { [weak focus] in
            guard let stop = focus?.focused else { return nil }
            return (stop.object as? TapTarget)?.viewNode ?? stop.view
        }
        focus.follower = made
        made.update()
        return made
    }
}

extension WindowFocusedValues: FocusSystemFollower {
    package func focusedObjectDidChange() { update() }
}

/// Brings keys to a text that a hosting view shows.
final class GraphTextReceiver: TextKeyReceiver {
    private weak var target: TapTarget?
    private weak var interaction: GraphInteraction?

    init(_ target: TapTarget, _ interaction: GraphInteraction) {
        (self.target, self.interaction) = (target, interaction)
    }

    func wants(_ key: UIKey) -> Bool {
        guard let target, let interaction, let editingKey = EditingKey(key) else { return false }
        return interaction.wants(editingKey, typing: key.typedText, in: target)
    }

    func take(_ key: UIKey) {
        guard let target, let interaction, let editingKey = EditingKey(key) else { return }
        interaction.take(editingKey, typing: key.typedText, in: target)
    }

    func insertWhole(_ text: String) {
        guard let target, let interaction else { return }
        interaction.insert(text, in: target)
    }
}

extension GraphTextReceiver: TextInputDescribing {
    var textInput: HostTextInput? { (target?.viewNode as? FieldNode)?.textInput }
}

extension FieldNode {
    /// The input traits of the text; `nil` once it is gone.
    fileprivate var textInput: HostTextInput? {
        if isTornDown { return nil }
        let values = EnvironmentValues(map: scope.map)
        return HostTextInput(
            autocapitalizationType: UITextAutocapitalizationType(values.textInputAutocapitalization ?? .sentences),
            autocorrectionType: values.autocorrectionDisabled ? .no : .default, keyboardType: values.keyboardType,
            keyboardAppearance: .default, returnKeyType: UIReturnKeyType(values.submitLabel),
            isSecureTextEntry: view.kind == .secret,
            textContentType: values.textContentType)
    }
}
