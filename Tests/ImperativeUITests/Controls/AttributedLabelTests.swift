import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Attributed texts in UILabel") struct AttributedLabelTests {
    private var text: NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "plain ")
        text.append(
            NSAttributedString(
                string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.red]))
        text.append(
            NSAttributedString(string: " line", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
        return text
    }

    private func label() -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 16))
        label.attributedText = text
        return label
    }

    @Test("Each part is drawn in its own looks, and in the label's where it has none")
    func looks() {
        let label = label()
        let runs = drawn(by: label).runs
        #expect(
            label.text == "plain bold line"
                && runs.map { $0.lines.map(\.text).joined() } == ["plain ", "bold", " line"])
        #expect(runs.map(\.font.weight) == [.regular, .bold, .regular])
        #expect(runs[2].decoration == .underline && runs[0].color != runs[1].color && runs[0].color == runs[2].color)
        #expect(runs[1].frame.minX == runs[0].frame.maxX)
    }

    @Test("A text takes the looks away; a font or colour of the label is that of all parts")
    func setting() {
        let label = label()
        label.textColor = .blue
        #expect(Set(drawn(by: label).runs.map(\.color)).count == 1)
        label.font = .systemFont(ofSize: 20)
        #expect(drawn(by: label).runs.allSatisfy { $0.font.weight == .regular })
        label.text = "other"
        #expect(drawn(by: label).runs.count == 1 && label.attributedText?.string == "other")
        label.attributedText = nil
        #expect(label.text == nil && label.intrinsicContentSize == .zero && drawn(by: label).isEmpty)
    }

    @Test("It is read with all looks, also where neighbours differ in their fonts or colours alone")
    func reading() throws {
        let label = label()
        label.font = .systemFont(ofSize: 12)
        label.attributedText = text
        let read = try #require(label.attributedText)
        var runs: [(text: String, font: UIFont?, color: UIColor?)] = []
        read.enumerateAttributes(in: NSRange(location: 0, length: read.length), options: []) { attributes, range, _ in
            runs.append(
                (
                    read.attributedSubstring(from: range).string, attributes[.font] as? UIFont,
                    attributes[.foregroundColor] as? UIColor
                ))
        }
        #expect(runs.map(\.text) == ["plain ", "bold", " line"])
        #expect(runs.map(\.font) == [label.font, .boldSystemFont(ofSize: 17), label.font])
        #expect(runs.map(\.color) == [label.textColor, .red, label.textColor])
        label.attributedText = read
        #expect(drawn(by: label).runs.map(\.font.weight) == [.regular, .bold, .regular])
    }

    @Test("Its size is that of its parts, on one line or on several, and its copy does not change")
    func sizes() {
        let label = UILabel()
        let text = text
        label.attributedText = text
        let before = label.intrinsicContentSize
        text.append(NSAttributedString(string: " and more"))
        #expect(label.intrinsicContentSize == before && label.attributedText?.length == 15)
        label.attributedText = text
        #expect(label.intrinsicContentSize.width > before.width)
        label.numberOfLines = 0
        let tall = label.sizeThatFits(CGSize(width: 60, height: 0))
        #expect(tall.width <= 60 && tall.height > before.height)
        let large = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 60)])
        let one = UILabel()
        one.attributedText = large
        let same = UILabel()
        (same.text, same.font) = ("x", .systemFont(ofSize: 60))
        #expect(one.intrinsicContentSize == same.intrinsicContentSize)
    }

    @Test("A paragraph style says how the lines are aligned")
    func alignment() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 16))
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        label.attributedText = NSAttributedString(string: "x", attributes: [.paragraphStyle: style])
        #expect(drawn(by: label).runs.first?.alignment == .right)
    }
}
