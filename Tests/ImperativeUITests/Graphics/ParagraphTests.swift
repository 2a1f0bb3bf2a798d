import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Paragraph styles and coloured lines") struct ParagraphTests {
    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    private func label(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        return label
    }

    private func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
        label("a\nb", [.paragraphStyle: style(change)]).intrinsicContentSize.height
    }

    @Test("lineHeightMultiple, minimumLineHeight and maximumLineHeight change the heights of a label's lines")
    func labels() {
        let natural = height { _ in }
        #expect(height { $0.lineHeightMultiple = 1.5 } == natural * 1.5)
        #expect(height { $0.minimumLineHeight = 30 } == 60)
        #expect(height { $0.maximumLineHeight = 10 } == 20)
        #expect(
            height {
                ($0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight) = (3, 40, 35)
            } == 70)
        #expect(height { $0.lineSpacing = 5 } == natural + 5)
    }

    @Test("What is added to a line is above its letters")
    func baselines() {
        let plain = label("a\nb", [:])
        let high = label("a\nb", [.paragraphStyle: style { $0.lineHeightMultiple = 2 }])
        let (before, after) = (drawn(by: plain).runs, drawn(by: high).runs)
        #expect(after[0].lineHeight == before[0].lineHeight * 2)
        #expect(after[0].baseline == before[0].baseline + before[0].lineHeight)
    }

    @Test("Strings are measured and drawn with the heights of their style")
    func strings() {
        let natural = "a\nb".size(withAttributes: [:])
        let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style { $0.lineHeightMultiple = 2 }]
        #expect("a\nb".size(withAttributes: attributes).height == natural.height * 2)
        let room = CGSize(width: 100, height: 0)
        let bounds = "a b".boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(bounds.height == natural.height)
        let list = drawn { _ in "a\nb".draw(at: .zero, withAttributes: attributes) }
        #expect(list.runs.count == 1 && list.runs.allSatisfy { abs($0.lineHeight - natural.height) < 0.001 })
    }

    @Test("Numbers that make no sense leave lines as they are")
    func hostile() {
        let natural = height { _ in }
        for number in [CGFloat.nan, .infinity, -.infinity, -1] {
            let changed = height {
                ($0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight) = (number, number, number)
                $0.lineSpacing = number
            }
            #expect(changed == natural)
        }
    }

    @Test("Copies have all settings, and styles with other settings differ")
    func copies() {
        let full = style {
            ($0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight, $0.lineSpacing) = (1, 2, 3, 4)
            ($0.alignment, $0.lineBreakMode) = (.right, .byClipping)
        }
        #expect((full.copy() as? NSParagraphStyle) == full && (full.mutableCopy() as? NSParagraphStyle) == full)
        let other = NSMutableParagraphStyle()
        #expect(other != full)
        other.setParagraphStyle(full)
        #expect(other == full && other.hash == full.hash)
        other.maximumLineHeight = 5
        #expect(other != full)
    }

    @Test("Lines under and through a text have colours of their own, in labels and drawn strings")
    func colouredLines() {
        let attributes: [NSAttributedString.Key: Any] = [
            .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
            .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.green,
        ]
        let (red, green) = (UIColor.red.cgColor.value, UIColor.green.cgColor.value)
        let label = label("a", attributes)
        let string = drawn { _ in "a".draw(at: .zero, withAttributes: attributes) }
        for runs in [drawn(by: label).runs, string.runs] {
            #expect(runs.map(\.decoration) == [[.underline, .strikethrough]])
            #expect(runs.flatMap(\.lineLooks).map(\.color) == [red, green])
        }
        #expect(label.snapshot(medium: .vector).svg().contains("text-decoration-color:rgba(255,0,0,1)"))
        let read = label.attributedText?.attribute(.underlineColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(read == .red)
    }

    @Test("The colour of a line that is not there draws nothing, and one that is no colour is reported")
    func noLine() {
        #expect(drawn(by: label("a", [.underlineColor: UIColor.red])).runs.allSatisfy { $0.lineLooks.isEmpty })
        let issues = issues(during: {
            let label = label("a", [.underlineStyle: 1, .underlineColor: "red"])
            #expect(drawn(by: label).runs.map(\.decoration) == [.underline])
        })
        #expect(issues.contains { $0.message.contains("NSUnderlineColor") })
    }
}
