import AccessibilityModel
import TextEditing

extension FieldNode: SpokenNode {
    package func speak(from mark: Int, in walk: inout SpokenWalk) {
        let role: AccessibilityRole =
            switch view.kind {
            case .line, .growing: .textField
            case .secret: .secureTextField
            case .area: .textView
            }
        guard var element = walk.control(role, [], at: self) else { return }
        element.label = view.title.isEmpty ? nil : view.title
        element.value = editor.session.text.isEmpty ? nil : editor.shownText
        element.abilities = [.takesText, .activates]
        element.handlers = [
            SpokenWalk.activation(of: self),
            SpokenWalk.handler(self) { [weak self] command in
                guard case .setText(let text) = command else { return false }
                return self?.takeWhole(text) ?? false
            },
        ]
        walk.builder.add(element)
    }

    /// Replaces the whole text as the user would. Returns whether it is that text now.
    private func takeWhole(_ text: String) -> Bool {
        take(.command(.selectAll))
        if text.isEmpty {
            if !editor.session.text.isEmpty { take(.command(.delete(.backward))) }
        } else {
            insertWhole(text)
        }
        return !isTornDown && editor.session.text == text
    }
}
