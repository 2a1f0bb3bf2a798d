import Drawing
import Foundation
import ImperativeUI
import Testing

@Suite("Drawing strings") struct StringDrawingTests {
    @Test("A text without attributes is black, of 12 points")
    func plain() throws {
        let list = drawn { _ in "Hello".draw(at: CGPoint(x: 3, y: 4)) }
        let run = try #require(list.runs.first)
        #expect(run.font == FontDescription(size: 12))
        #expect(run.color == ColorComponents(white: 0))
        #expect(run.frame.origin == CGPoint(x: 3, y: 4))
        #expect(run.frame.size == "Hello".size())
    }

    @Test("Attributes set font, colour, lines and alignment")
    func attributes() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let list = drawn { _ in
            "Hello".draw(
                in: CGRect(x: 0, y: 0, width: 100, height: 50),
                withAttributes: [
                    .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
                    .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: 1, .paragraphStyle: style,
                ])
        }
        let run = try #require(list.runs.first)
        #expect(run.font == FontDescription(size: 20, weight: .bold))
        #expect(run.color == ColorComponents(red: 1, green: 0, blue: 0))
        #expect(run.decoration == [.underline, .strikethrough])
        #expect(run.alignment == .center)
        #expect(run.frame.width == 100)
    }

    @Test("A text in a rectangle wraps at its width and ends at its height")
    func wrapping() {
        let font = UIFont.systemFont(ofSize: 17)
        let list = drawn { _ in
            "one two three four".draw(
                in: CGRect(x: 0, y: 0, width: 64, height: 32), withAttributes: [.font: font])
        }
        #expect(list.texts == ["one two", "three"])
    }

    @Test("The last visible line is truncated on request")
    func truncating() {
        let list = drawn { _ in
            "one two three four five".draw(
                with: CGRect(x: 0, y: 0, width: 64, height: 32),
                options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
                attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
        }
        #expect(list.texts == ["one two", "three f…"])
    }

    @Test("The bounding rectangle is the size the text takes")
    func bounding() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let context = NSStringDrawingContext()
        let rect = "one two three".boundingRect(
            with: CGSize(width: 64, height: 0), options: .usesLineFragmentOrigin, attributes: attributes,
            context: context)
        #expect(rect == CGRect(x: 0, y: 0, width: 56, height: 32))
        #expect(context.totalBounds == rect)
        #expect("one two three".size(withAttributes: attributes) == CGSize(width: 104, height: 16))
    }

    @Test("Without line fragment origin the rectangle's origin is the baseline's")
    func baseline() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let list = drawn { _ in
            "one".draw(with: CGRect(x: 0, y: 20, width: 0, height: 0), attributes: attributes, context: nil)
        }
        #expect(list.runs.first?.frame == CGRect(x: 0, y: 8, width: 24, height: 16))
        let rect = "one".boundingRect(with: .zero, attributes: attributes, context: nil)
        #expect(rect == CGRect(x: 0, y: -12, width: 24, height: 16))
    }

    @Test("Natural alignment follows the layout direction")
    func direction() {
        var alignments: [TextRun.Alignment] = []
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            UITraitCollection(layoutDirection: direction).performAsCurrent {
                let list = drawn { _ in "a".draw(in: square) }
                alignments += list.runs.map(\.alignment)
            }
        }
        #expect(alignments == [.left, .right])
    }

    @Test("A background colour fills the lines behind the text")
    func background() {
        let list = drawn { _ in
            "one\nfive".draw(
                at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 17), .backgroundColor: UIColor.red])
        }
        #expect(
            list.fills.map(\.shape) == [
                .rect(CGRect(x: 0, y: 0, width: 24, height: 16)), .rect(CGRect(x: 0, y: 16, width: 32, height: 16)),
            ])
        #expect(list.texts == ["one", "five"])
    }

    @MainActor @Test("An attribute of the wrong type is reported and counts as not set")
    func wrongType() {
        let log = IssueLog()
        log.during { _ = "a".size(withAttributes: [.font: "Helvetica"]) }
        #expect(log.messages.count == 1)
        #expect(log.messages.first?.contains("must be a UIFont") == true)
    }

    @Test("NSString draws as String does")
    func foundationStrings() {
        let text: NSString = "Hello"
        let one = drawn { _ in text.draw(in: square, withAttributes: nil) }
        let other = drawn { _ in "Hello".draw(in: square) }
        #expect(one == other)
        #expect(text.size() == "Hello".size())
    }
}
