import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Text fields in pictures of points") struct FieldPictureTests {
    private func shown(_ view: UIView, height: CGFloat = 200) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        window.textMedium = .vector
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        flushAll()
        return window
    }

    private func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 35))
        field.borderStyle = .roundedRect
        field.text = text
        return field
    }

    @Test("A field with a border is 34 to 36 points high, and its text has the widths of its letters")
    func height() {
        let field = field("ada@example.org")
        let window = shown(field)
        #expect((34...36).contains(field.intrinsicContentSize.height))
        #expect(field.textRect(forBounds: field.bounds).minX == 7)
        let contents = DisplayListContents(window.displayList())
        let run = contents.runs.first { $0.lines.first?.text == "ada@example.org" }
        #expect(run?.font.medium == .vector)
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
        label.text = "ada@example.org"
        window.addSubview(label)
        window.layoutIfNeeded()
        #expect(abs((run?.frame.width ?? 0) - label.sizeThatFits(.zero).width) < 1)
    }

    @Test("The caret stands behind the last letter")
    func caret() {
        let field = field("ada@example.org")
        let window = shown(field)
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        flushAll()
        let contents = DisplayListContents(window.displayList())
        let text = zip(contents.items, contents.places).first { item, _ in
            if case .text(let run) = item { run.lines.first?.text == "ada@example.org" } else { false }
        }
        let caret = contents.groups.first { $0.effects.marksText }
        #expect(caret != nil)
        #expect((caret?.bounds.minX ?? 0) >= (text?.1.width ?? .infinity) - 1)
    }

    @Test("The characters of a secret are discs that do not touch each other")
    func secret() {
        let field = field("secret")
        field.isSecureTextEntry = true
        let contents = DisplayListContents(shown(field).displayList())
        let discs = zip(contents.items, contents.places).compactMap { item, place -> CGRect? in
            if case .fill(.ellipse, _, _) = item { place } else { nil }
        }
        #expect(discs.count == 6)
        for (one, next) in zip(discs, discs.dropFirst()) {
            #expect(abs(one.width - one.height) < 0.001 && one.maxX < next.minX)
        }
        #expect(!contents.runs.contains { $0.lines.contains { $0.text.contains("•") } })
    }

    @Test("A text view lays out its rows for the picture, too")
    func textView() {
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 80))
        view.text = "Some words that are shown"
        let contents = DisplayListContents(shown(view).displayList())
        #expect(contents.runs.first?.font.medium == .vector)
    }

    @Test("A search field has a magnifier before its text, which a view of the program replaces")
    func magnifier() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
        _ = shown(bar)
        let field = bar.searchTextField
        let start = field.textRect(forBounds: field.bounds).minX
        #expect(start > 25)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds).minX < start)
    }

    @Test("A picture in another medium leaves the scrolled text of a field where it is")
    func scrolled() {
        let field = field("a long text that does not fit into the field at all, not by far")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        window.textMedium = .text
        window.addSubview(field)
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        let before = window.snapshot(medium: .text).text()
        _ = window.snapshot(medium: .vector).svg()
        #expect(window.snapshot(medium: .text).text() == before)
    }
}
