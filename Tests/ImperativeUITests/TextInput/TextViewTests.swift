import Foundation
import ImperativeUI
import Testing

@MainActor @Suite struct TextViewTests {
    private func makeView(_ text: String = "") -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
        view.textContainerInset = .zero
        view.text = text
        return view
    }

    @Test("Return begins another line, Tab inserts a tab, and Shift with Tab leaves")
    func keys() {
        let (view, field) = (makeView(), UITextField())
        let stage = FieldHost(view, field)
        stage.host.tap(at: CGPoint(x: 4, y: 4))
        stage.host.type("a\nb")
        stage.host.press(.keyboardTab)
        #expect(view.text == "a\nb\t")
        stage.host.press(.keyboardTab, modifiers: .shift)
        #expect(!view.isFirstResponder && field.isFirstResponder)
    }

    @Test("The caret is scrolled into sight")
    func scrolling() {
        let view = makeView()
        view.showsVerticalScrollIndicator = false
        let stage = FieldHost(view)
        view.becomeFirstResponder()
        stage.host.type("1\n2\n3\n4\n5")
        #expect(view.contentOffset.y == 32)
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(view.contentOffset.y == 0)
        #expect(stage.line == "1")
    }

    @Test("A text that cannot be changed can still be selected and copied")
    func readOnly() {
        let view = makeView("abc")
        view.isEditable = false
        let stage = FieldHost(view)
        view.becomeFirstResponder()
        stage.host.type("x")
        stage.host.press(.keyboardA, modifiers: .command)
        stage.host.press(.keyboardC, modifiers: .command)
        #expect(view.text == "abc" && UIPasteboard.general.string == "abc")
        #expect(view.selectedRange == NSRange(location: 0, length: 3))
    }

    @Test("The selected range is in UTF-16, and what is outside of the text is left out")
    func selectedRange() {
        let view = makeView("a👍b")
        view.selectedRange = NSRange(location: 1, length: 100)
        #expect(view.selectedRange == NSRange(location: 1, length: 3))
    }

    @Test("Going down keeps the column")
    func column() {
        let view = makeView("abc\nd\nefg")
        let stage = FieldHost(view)
        stage.host.tap(at: CGPoint(x: 24, y: 8))
        stage.host.press(.keyboardDownArrow)
        stage.host.press(.keyboardDownArrow)
        stage.host.type("x")
        #expect(view.text == "abc\nd\nefgx")
    }
}
