import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

/// Says whether a field may be cleared.
@MainActor private final class ClearGuard: NSObject, UITextFieldDelegate {
    var allows = true
    private(set) var asked = 0

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        asked += 1
        return allows
    }
}

@MainActor @Suite("The button that clears a field, and its placeholder") struct TextFieldClearTests {
    private func field(_ text: String = "ab") -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        field.text = text
        field.clearButtonMode = .always
        return field
    }
    private let place = CGPoint(x: 72, y: 8)

    @Test("A tap on the button clears the text, tells it, and lets the text be edited")
    func clearing() {
        let field = field()
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        let stage = FieldHost(field)
        stage.host.tap(at: place)
        #expect(field.text == "" && changes == 1 && field.isFirstResponder && field.isFocused)
        stage.host.type("c")
        stage.host.tap(at: place)
        #expect(field.text == "" && changes == 3 && field.isFirstResponder)
    }

    @Test("The delegate is asked, and may keep the text")
    func asking() {
        let (field, delegate) = (field(), ClearGuard())
        field.delegate = delegate
        let stage = FieldHost(field)
        delegate.allows = false
        stage.host.tap(at: place)
        #expect(field.text == "ab" && delegate.asked == 1)
        delegate.allows = true
        stage.host.tap(at: place)
        #expect(field.text == "" && delegate.asked == 2)
    }

    @Test("The button is there while there is text in an enabled field, and its mode says so")
    func shown() {
        let field = field()
        let stage = FieldHost(field)
        #expect(stage.line.hasPrefix("ab") && field.subviews.count == 1 && stage.line.count > 2)
        field.isEnabled = false
        #expect(field.subviews.isEmpty && stage.line == "ab")
        field.isEnabled = true
        field.text = ""
        #expect(field.subviews.isEmpty)
        field.clearButtonMode = .whileEditing
        field.text = "ab"
        #expect(field.subviews.isEmpty)
        field.becomeFirstResponder()
        #expect(field.subviews.count == 1)
        field.clearButtonMode = .unlessEditing
        #expect(field.subviews.isEmpty)
    }

    @Test("The button is told of beside the field, and used by its label")
    func accessibility() {
        let field = field()
        let stage = FieldHost(field)
        #expect(stage.window.tap(label: "Clear text"))
        #expect(field.text == "")
        #expect(!stage.window.tap(label: "Clear text"))
    }

    // MARK: Placeholders

    @Test("An attributed placeholder is drawn in its own looks, and in the field's where it has none")
    func attributed() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 24))
        let text = NSMutableAttributedString(string: "Your ")
        text.append(NSAttributedString(string: "name", attributes: [.foregroundColor: UIColor.red]))
        field.attributedPlaceholder = text
        #expect(field.placeholder == "Your name" && field.attributedPlaceholder?.string == "Your name")
        let runs = drawn(by: field).runs
        #expect(runs.map { $0.lines.map(\.text).joined() } == ["Your ", "name"])
        #expect(runs.count == 2 && runs[1].color == UIColor.red.cgColor.value)
        let placeholder = UIColor.placeholderText.resolvedColor(with: field.traitCollection).cgColor.value
        #expect(runs.first?.color == placeholder)
        field.text = "a"
        #expect(drawn(by: field).texts == ["a"])
    }

    @Test("A plain placeholder takes the looks away, and is read with those of the field")
    func plain() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 24))
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
        field.placeholder = "Name"
        #expect(drawn(by: field).runs.first?.color != UIColor.red.cgColor.value)
        let read = field.attributedPlaceholder
        #expect(read?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .placeholderText)
        #expect(read?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == field.font)
        field.attributedPlaceholder = nil
        #expect(field.placeholder == nil && field.attributedPlaceholder == nil && drawn(by: field).texts.isEmpty)
    }

    @Test("A larger font of a placeholder makes the field larger, and its end is left out where it does not fit")
    func size() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 48, height: 24))
        field.placeholder = "Telephone"
        let plain = field.intrinsicContentSize
        #expect(drawn(by: field).texts == ["Tele…"])
        field.attributedPlaceholder = NSAttributedString(
            string: "Telephone", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        #expect(field.intrinsicContentSize.height > plain.height && field.intrinsicContentSize.width > plain.width)
    }
}
