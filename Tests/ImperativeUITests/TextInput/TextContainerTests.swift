import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("The container of a text view's text") struct TextContainerTests {
    private func makeView(_ text: String, _ change: (NSTextContainer) -> Void = { _ in }) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 96))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.text = text
        change(view.textContainer)
        return view
    }

    private func lines(of view: UITextView) -> [String] {
        view.layoutIfNeeded()
        return drawn(by: view).texts
    }

    @Test("lineFragmentPadding is at both ends of each line, 5 points unless it is set")
    func padding() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 96))
        view.text = "ab"
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(drawn(by: view, for: .vector).runs.first?.frame.minX == 5)
        view.textAlignment = .right
        #expect(drawn(by: view, for: .vector).runs.first.map { $0.frame.maxX <= 75 } == true)
        let narrow = makeView("abcd efgh")
        #expect(lines(of: narrow) == ["abcd efgh"])
        narrow.textContainer.lineFragmentPadding = 8
        #expect(lines(of: narrow) == ["abcd", "efgh"])
        #expect(narrow.sizeThatFits(CGSize(width: 80, height: 0)).height == 32)
    }

    @Test("In a grid the padding is a number of whole columns, rounded down")
    func grid() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        view.textContainerInset = .zero
        view.text = "ab"
        let text = view.snapshot(medium: .text).text()
        #expect(text.hasPrefix("ab"))
        view.textContainer.lineFragmentPadding = 20
        #expect(view.snapshot(medium: .text).text().hasPrefix("  ab"))
    }

    @Test("Padding that makes no sense counts as none")
    func hostile() {
        for padding in [CGFloat.nan, .infinity, -.infinity, -5] {
            let view = makeView("ab") { $0.lineFragmentPadding = padding }
            #expect(drawn(by: view, for: .vector).runs.first?.frame.minX == 0)
        }
        _ = lines(of: makeView("ab") { $0.lineFragmentPadding = 1e300 })
    }

    @Test("No more than maximumNumberOfLines are shown, and the content is as high as these")
    func maximum() {
        let view = makeView("a\nb\nc") { $0.maximumNumberOfLines = 2 }
        #expect(lines(of: view) == ["a", "b"] && view.contentSize.height == 32)
        #expect(view.sizeThatFits(CGSize(width: 80, height: 0)).height == 32)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 32)
        view.textContainer.maximumNumberOfLines = 5
        #expect(lines(of: view) == ["a", "b", "c"] && view.contentSize.height == 48)
        view.textContainer.maximumNumberOfLines = -1
        #expect(lines(of: view).count == 3 && view.text == "a\nb\nc")
    }

    @Test("The last line has an ellipsis where the lineBreakMode truncates and there is more")
    func truncation() {
        let text = "one two three four five"
        let view = makeView(text) { $0.maximumNumberOfLines = 2 }
        #expect(lines(of: view) == ["one two", "three"])
        view.textContainer.lineBreakMode = .byTruncatingTail
        #expect(lines(of: view) == ["one two", "three fo…"])
        view.textContainer.lineBreakMode = .byTruncatingHead
        #expect(lines(of: view).last?.hasPrefix("…") == true && lines(of: view).last?.hasSuffix("five") == true)
        view.textContainer.lineBreakMode = .byTruncatingMiddle
        #expect(lines(of: view).last?.contains("…") == true)
        view.textContainer.maximumNumberOfLines = 0
        #expect(!lines(of: view).joined().contains("…"))
    }

    @Test("What does not fit can be edited, and its caret and selection are not drawn")
    func editing() {
        let view = makeView("a") { $0.maximumNumberOfLines = 1 }
        let stage = FieldHost(view)
        view.becomeFirstResponder()
        #expect(stage.line == "a_")
        stage.host.type("\nb")
        #expect(view.text == "a\nb" && stage.line == "a" && !stage.host.text.contains("b"))
        stage.host.press(.keyboardDeleteOrBackspace)
        stage.host.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "a" && stage.line == "a_")
    }

    @Test("keyboardAppearance is kept, the default one unless it is set")
    func keyboardAppearance() {
        let inputs: [any UITextInputTraits] = [UITextField(), UITextView(), UISearchBar()]
        for input in inputs {
            #expect(input.keyboardAppearance == .default)
            input.keyboardAppearance = .dark
            #expect(input.keyboardAppearance == .dark)
        }
    }
}
