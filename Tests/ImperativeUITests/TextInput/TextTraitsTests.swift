import Foundation
import ImperativeUI
import Testing

/// Notes what a text view tells and asks.
@MainActor private final class TextNotes: UITextViewDelegate {
    var notes: [String] = []
    var begins = true
    var ends = true
    var changes = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        notes.append("should begin")
        return begins
    }
    func textViewDidBeginEditing(_ textView: UITextView) { notes.append("did begin \(textView.isFirstResponder)") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        notes.append("should end")
        return ends
    }
    func textViewDidEndEditing(_ textView: UITextView) { notes.append("did end \(textView.isFirstResponder)") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        notes.append("change \(range.location),\(range.length) to '\(text)'")
        return changes
    }
    func textViewDidChange(_ textView: UITextView) { notes.append("changed to '\(textView.text ?? "")'") }
    func textViewDidChangeSelection(_ textView: UITextView) {
        notes.append("selects \(textView.selectedRange.location)")
    }

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }
}

@MainActor @Suite("Texts, what they say about themselves and what they are asked") struct TextTraitsTests {
    @Test("A UITextViewDelegate is asked and told in the documented order")
    func textViewDelegate() {
        let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 48)), TextNotes())
        view.delegate = delegate
        let stage = FieldHost(view)
        view.becomeFirstResponder()
        #expect(delegate.take() == ["should begin", "did begin true"])
        stage.host.type("a")
        #expect(delegate.take() == ["change 0,0 to 'a'", "selects 1", "changed to 'a'"])
        stage.host.press(.keyboardLeftArrow)
        #expect(delegate.take() == ["selects 0"])
        view.text = "b"
        #expect(!delegate.take().contains { $0.hasPrefix("change") })
        view.resignFirstResponder()
        #expect(delegate.take() == ["should end", "did end false"])
    }

    @Test("A UITextViewDelegate that refuses keeps the text, and editing from beginning and ending")
    func refusing() {
        let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 48)), TextNotes())
        view.delegate = delegate
        let stage = FieldHost(view)
        delegate.begins = false
        #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
        delegate.begins = true
        delegate.changes = false
        view.becomeFirstResponder()
        stage.host.type("a")
        #expect(view.text.isEmpty)
        delegate.ends = false
        #expect(!view.resignFirstResponder() && view.isFirstResponder)
    }

    @Test("A text that is neither isEditable nor isSelectable cannot be the first responder, and stops being it")
    func isSelectable() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
        view.text = "abc"
        let stage = FieldHost(view)
        #expect(view.isSelectable && view.isEditable)
        view.isSelectable = false
        #expect(view.becomeFirstResponder())
        view.isEditable = false
        #expect(!view.isFirstResponder && !view.becomeFirstResponder())
        stage.host.tap(at: CGPoint(x: 4, y: 4), count: 2)
        #expect(!view.isFirstResponder && view.selectedRange.length == 0)
        view.isSelectable = true
        stage.host.tap(at: CGPoint(x: 4, y: 4), count: 2)
        #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 0, length: 3))
    }

    @Test("hasText says whether there is any, in every kind of text")
    func hasText() {
        let inputs: [any UIKeyInput] = [UITextField(), UITextView(), UISearchTextField()]
        for input in inputs {
            #expect(!input.hasText)
            input.insertText("é")
            #expect(input.hasText)
            input.deleteBackward()
            #expect(!input.hasText)
        }
    }

    @Test("A UITextRange goes from the earlier place to the later one, and is empty between equal ones")
    func textRange() throws {
        let field = UITextField()
        field.text = "a👍b"
        let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        let range: UITextRange = try #require(field.textRange(from: third, to: field.beginningOfDocument))
        #expect(field.compare(range.start, to: field.beginningOfDocument) == .orderedSame)
        #expect(field.offset(from: range.start, to: range.end) == 3 && !range.isEmpty)
        #expect(field.text(in: range) == "a👍")
        #expect(field.textRange(from: third, to: third)?.isEmpty == true)
        field.selectedTextRange = range
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "a👍")
        field.replace(range, withText: "c")
        #expect(field.text == "cb")
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    }

    @Test("Every borderStyle but none keeps the text from the edge, and each is drawn in its own way")
    func borderStyles() {
        func field(_ style: UITextField.BorderStyle) -> UITextField {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
            field.borderStyle = style
            return field
        }
        let bounds = CGRect(x: 0, y: 0, width: 80, height: 32)
        #expect(field(.none).textRect(forBounds: bounds) == bounds)
        var pictures: Set<String> = []
        for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
            let field = field(style)
            if style != .none {
                #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 9, width: 66, height: 14))
            }
            pictures.insert(field.snapshot(medium: .vector).svg())
        }
        #expect(pictures.count == 4)
        #expect(field(.line).intrinsicContentSize.height == 34 && field(.none).intrinsicContentSize.height == 16)
    }

    @Test("A UISearchTextField has a border and searches with Return, and its bar has its traits")
    func searchField() {
        let bar = UISearchBar()
        let field: UISearchTextField = bar.searchTextField
        #expect(field.borderStyle == .roundedRect && bar.returnKeyType == .search)
        bar.autocapitalizationType = .none
        bar.autocorrectionType = .no
        bar.keyboardType = .webSearch
        bar.returnKeyType = .done
        bar.textContentType = .name
        bar.isSecureTextEntry = true
        #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
        #expect(field.keyboardType == .webSearch && field.returnKeyType == .done)
        #expect(field.textContentType == .name && field.isSecureTextEntry)
        field.keyboardType = .twitter
        #expect(bar.keyboardType == .twitter)
    }
}
