import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("Drawing of attributed strings") struct AttributedDrawingTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func string(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.font: font])
    }

    @Test("A string is as large as the plain one with the same attributes")
    func size() {
        for text in ["word", "two\nlines", "some words that wrap"] {
            #expect(string(text).size() == text.size(withAttributes: [.font: font]))
            let room = CGSize(width: 60, height: 0)
            #expect(
                string(text).boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
                    == text.boundingRect(
                        with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil))
        }
    }

    @Test("Parts are measured in their own fonts")
    func parts() {
        let both = NSMutableAttributedString(attributedString: string("ab"))
        // Foundation on Linux stops the program where neighbours have as many attributes.
        both.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 40), .kern: 0]))
        #expect(both.size().height == UIFont.systemFont(ofSize: 40).lineHeight)
        #expect(both.size().width > string("abcd").size().width)
    }

    @Test("A drawn string is in the picture, and in the bounds that its context tells")
    func drawing() {
        final class Drawing: UIView {
            let told = NSStringDrawingContext()
            override func draw(_ rect: CGRect) {
                NSAttributedString(string: "seen").draw(in: rect)
                NSAttributedString(string: "low").draw(
                    with: CGRect(x: 0, y: 32, width: 80, height: 16), options: .usesLineFragmentOrigin, context: told)
            }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
        let text = view.snapshot().text()
        #expect(text.contains("seen") && text.contains("low") && view.told.totalBounds.minY == 32)
    }
}
