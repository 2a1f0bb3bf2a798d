import Foundation
import ImperativeUI
import Testing

@MainActor @Suite struct TextFieldTests {
    @Test("A tap begins editing, and what is typed is inserted at the caret")
    func typing() {
        let field = UITextField()
        let stage = FieldHost(field)
        stage.host.tap(at: CGPoint(x: 4, y: 8))
        #expect(field.isFirstResponder && field.isFocused)
        stage.host.type("Hello")
        stage.host.press(.keyboardLeftArrow)
        stage.host.press(.keyboardDeleteOrBackspace)
        stage.host.type("L")
        #expect(field.text == "HelLo")
    }

    @Test("The caret is a line below its character without colours, and a bar behind the text")
    func caret() {
        let field = UITextField()
        field.text = "ab"
        let stage = FieldHost(field)
        #expect(stage.line == "ab")
        field.becomeFirstResponder()
        #expect(stage.line == "ab_")
        stage.host.press(.keyboardLeftArrow)
        #expect(stage.line == "ab\u{332}")
        stage.host.press(.keyboardLeftArrow, modifiers: .shift)
        #expect(stage.line == "a\u{332}b")
    }

    @Test("A caret is seen in every depth of colour")
    func colours() throws {
        let field = UITextField()
        field.text = "ab"
        let stage = FieldHost(field)
        field.becomeFirstResponder()
        let picture = try #require(stage.host.picture)
        for colors in [Snapshot.Colors.sixteen, .indexed, .full] {
            #expect(picture.text(colors: colors).contains("\u{1B}[0;7"))
        }
    }

    @Test("The caret stays in sight of a text that is too long")
    func scrolling() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 48, height: 16))
        let stage = FieldHost(field)
        field.becomeFirstResponder()
        stage.host.type("abcdefgh")
        #expect(stage.line == "defgh_")
        stage.host.press(.keyboardHome)
        #expect(stage.line == "a\u{332}bcdef")
    }

    @Test("A secret is shown as bullets, and never copied")
    func secret() {
        let field = UITextField()
        field.isSecureTextEntry = true
        field.text = "ab"
        let stage = FieldHost(field)
        field.becomeFirstResponder()
        UIPasteboard.general.string = "before"
        stage.host.press(.keyboardA, modifiers: .command)
        stage.host.press(.keyboardC, modifiers: .command)
        #expect(UIPasteboard.general.string == "before")
        stage.host.press(.keyboardRightArrow)
        #expect(stage.line == "••_")
    }

    @Test("The placeholder stands in an empty field")
    func placeholder() {
        let field = UITextField()
        field.placeholder = "Name"
        let stage = FieldHost(field)
        #expect(stage.line == "Name")
        field.text = "A"
        #expect(stage.line == "A")
    }

    @Test("The keys for the pasteboard do what a subclass overrides")
    func overriddenEditing() {
        final class Guarded: UITextField {
            var notes: [String] = []
            override func copy(_ sender: Any?) { notes.append("copy") }
            override func cut(_ sender: Any?) { notes.append("cut") }
            override func paste(_ sender: Any?) { notes.append("paste") }
        }
        let field = Guarded()
        field.text = "one"
        let stage = FieldHost(field)
        field.becomeFirstResponder()
        field.selectAll(nil)
        for key in [UIKeyboardHIDUsage.keyboardC, .keyboardX, .keyboardV] {
            stage.host.press(key, modifiers: .command)
        }
        #expect(field.notes == ["copy", "cut", "paste"])
        #expect(field.text == "one")
    }

    @Test("Copied text is pasted, and cut text is deleted")
    func pasteboard() {
        let field = UITextField()
        field.text = "abc"
        let stage = FieldHost(field)
        field.becomeFirstResponder()
        stage.host.press(.keyboardLeftArrow, modifiers: .shift)
        stage.host.press(.keyboardX, modifiers: .command)
        #expect(field.text == "ab")
        stage.host.press(.keyboardHome)
        stage.host.press(.keyboardV, modifiers: .command)
        stage.host.paste("1\n2")
        #expect(field.text == "c1 2ab")
    }

    @Test("The delegate is asked and told in the documented order")
    func order() {
        let (field, delegate) = (UITextField(), FieldDelegate())
        field.delegate = delegate
        field.addAction(UIAction { _ in delegate.notes.append("begin event") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in delegate.notes.append("changed event") }, for: .editingChanged)
        field.addAction(UIAction { _ in delegate.notes.append("exit event") }, for: .editingDidEndOnExit)
        field.addAction(UIAction { _ in delegate.notes.append("end event") }, for: .editingDidEnd)
        let stage = FieldHost(field)
        stage.host.press(.keyboardTab)
        stage.host.type("é")
        stage.host.press(.keyboardReturnOrEnter)
        #expect(
            delegate.notes == [
                "should begin", "did begin true", "begin event", "change 0,0 to 'é'", "changed event", "should return",
                "exit event", "should end", "did end false", "end event",
            ])
        #expect(!field.isFirstResponder && !field.isFocused)
    }

    @Test("A delegate that refuses a change keeps the text")
    func refusedChange() {
        let (field, delegate) = (UITextField(), FieldDelegate())
        field.delegate = delegate
        field.text = "a👍b"
        let stage = FieldHost(field)
        field.becomeFirstResponder()
        delegate.allows = false
        stage.host.press(.keyboardLeftArrow)
        stage.host.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "a👍b")
        #expect(delegate.notes.last == "change 1,2 to ''")
    }

    @Test("A field whose delegate does not let it end keeps the focus")
    func refusedEnd() {
        let (first, second, delegate) = (UITextField(), UITextField(), FieldDelegate())
        first.delegate = delegate
        delegate.ends = false
        let stage = FieldHost(first, second)
        first.becomeFirstResponder()
        stage.host.press(.keyboardTab)
        #expect(first.isFirstResponder && first.isFocused)
        #expect(!second.becomeFirstResponder())
        delegate.ends = true
        stage.host.press(.keyboardTab)
        #expect(second.isFirstResponder && second.isFocused && !first.isFocused)
    }

    @Test("A field that leaves the window or is disabled ends editing")
    func leaving() {
        let (field, delegate) = (UITextField(), FieldDelegate())
        field.delegate = delegate
        delegate.ends = false
        let stage = FieldHost(field)
        field.becomeFirstResponder()
        field.isEnabled = false
        #expect(!field.isFirstResponder)
        field.isEnabled = true
        field.becomeFirstResponder()
        delegate.notes = []
        field.removeFromSuperview()
        #expect(delegate.notes == ["did end false"])
        #expect(!field.isFirstResponder && !stage.host.isOver)
    }

    @Test("A drag selects, and what is typed replaces it")
    func drag() {
        let field = UITextField()
        field.text = "abcdef"
        let stage = FieldHost(field)
        stage.host.drag(from: CGPoint(x: 8, y: 8), to: CGPoint(x: 32, y: 8))
        stage.host.type("x")
        #expect(field.text == "axef")
    }

    @Test("Two taps select a word")
    func words() {
        let field = UITextField()
        field.text = "one two"
        let stage = FieldHost(field)
        stage.host.tap(at: CGPoint(x: 44, y: 8), count: 2)
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "two")
    }

    @Test("What the program sets is no step to undo, and tells no event")
    func setting() {
        let field = UITextField()
        var events = 0
        field.addAction(UIAction { _ in events += 1 }, for: .allEditingEvents)
        let stage = FieldHost(field)
        field.text = "a\nb"
        #expect(field.text == "a b" && events == 0)
        field.becomeFirstResponder()
        stage.host.press(.keyboardZ, modifiers: .command)
        #expect(field.text == "a b")
    }

    @Test("Control-Z stops the program also while a text is edited, and Control with a slash undoes")
    func controlKeys() {
        for field in [UITextField(), UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 48))] as [UIView] {
            let stage = FieldHost(field)
            stage.host.press(.keyboardZ, modifiers: .control)
            #expect(stage.host.suspendCount == 1)
            field.becomeFirstResponder()
            stage.host.type("ab")
            stage.host.press(.keyboardZ, modifiers: .control)
            #expect(stage.host.suspendCount == 2 && stage.host.text.contains("ab"))
            stage.host.press(.keyboardSlash, modifiers: .control)
            #expect(!stage.host.text.contains("ab") && stage.host.suspendCount == 2)
        }
    }

    @Test("Right-to-left text has its caret at the left")
    func rightToLeft() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 64, height: 16))
        field.textAlignment = .right
        let stage = FieldHost(field)
        field.becomeFirstResponder()
        stage.host.paste("אב")
        #expect(stage.line == "     _בא")
        stage.host.press(.keyboardRightArrow)
        #expect(stage.line == "      ב\u{332}א")
    }

    @Test("A wide character is marked whole and passed in one step")
    func wide() {
        let field = UITextField()
        let stage = FieldHost(field)
        field.becomeFirstResponder()
        stage.host.paste("漢a")
        stage.host.press(.keyboardLeftArrow)
        #expect(stage.line == "漢a\u{332}")
        stage.host.press(.keyboardLeftArrow)
        #expect(stage.line == "漢\u{332}a")
    }
}
