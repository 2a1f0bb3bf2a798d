import Foundation
import TextEditing

extension FieldNode: TextEditingNode {
    package var tapCount: Int { 1 }
    package var takesFocus: Bool { true }

    private var delegate: (any GraphFocusDelegate)? { graph.feature(GraphFocus.self).delegate }

    package func setPressed(_ pressed: Bool) {}

    package func act(at point: CGPoint?) {
        guard delegate?.moveFocus(to: target) == true else { return }
        guard let point, !isTornDown else { return }
        let corner = frame.origin
        press(at: CGPoint(x: point.x - corner.x, y: point.y - corner.y), count: 1, extends: false)
    }

    package func focusDidChange(_ isFocused: Bool) { setFocused(isFocused) }

    // MARK: Keys

    func meaning(of key: EditingKey, typing characters: String) -> FieldKey? {
        isFocused ? editor.meaning(of: key, typing: characters) : nil
    }

    func take(_ key: FieldKey) {
        fitText(in: layoutNode.placedSize)
        switch key {
        case .insert(let text): note(editor.insert(text))
        case .command(let command): note(editor.perform(command))
        case .copy: copySelection()
        case .cut:
            if copySelection() { note(editor.perform(.delete(.backward))) }
        case .paste:
            if let text = delegate?.boardText { note(editor.insert(text, isTyped: false)) }
        case .submit:
            showValue()
            view.events?.commit()
            submit(.text)
        }
    }

    @discardableResult
    private func copySelection() -> Bool {
        guard let text = editor.session.copyableText, let delegate else { return false }
        delegate.boardText = text
        return true
    }

    func insertWhole(_ text: String) {
        fitText(in: layoutNode.placedSize)
        note(editor.insert(text, isTyped: false))
    }

    // MARK: Pointers

    func pointerCameDown(at point: CGPoint, count: Int, extends: Bool) {
        guard delegate?.moveFocus(to: target) == true, !isTornDown else { return }
        press(at: point, count: count, extends: extends)
    }

    private func press(at point: CGPoint, count: Int, extends: Bool) {
        fitText(in: layoutNode.placedSize)
        note(editor.press(at: textPoint(point), count: count, extends: extends))
    }

    func pointerMoved(to point: CGPoint) {
        if isFocused { note(editor.drag(to: textPoint(point))) }
    }

    private func textPoint(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - padding.width, y: point.y - padding.height)
    }

    func scroll(by delta: CGVector) -> Bool {
        fitText(in: layoutNode.placedSize)
        guard editor.scroll(by: delta) else { return false }
        drawingDidChange()
        return true
    }
}
