import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Visual formats") struct VisualFormatTests {
    private let root = UIView(frame: CGRect(0, 0, 300, 200))

    private func words(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
        let (label, button) = (BlockView(10, 10).placed(in: root), UIButton().placed(in: root))
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: ["gap": 12, "low": UILayoutPriority.defaultLow],
            views: ["label": label, "button_2": button]
        ).map(\.words)
    }

    @Test("Views follow each other at distances")
    func distances() {
        #expect(
            words("H:|-16-[label]-gap-[button_2]|") == [
                "BlockView.leading == UIView.leading + 16", "UIButton.leading == BlockView.trailing + 12",
                "UIView.trailing == UIButton.trailing",
            ])
        #expect(words("V:[label][button_2]") == ["UIButton.top == BlockView.bottom"])
    }

    @Test("A bare dash is the standard distance: eight points, or the margins of the superview")
    func standard() {
        #expect(
            words("|-[label]-[button_2]-|") == [
                "BlockView.leading == UIView.margins.leading", "UIButton.leading == BlockView.trailing + 8",
                "UIView.margins.trailing == UIButton.trailing",
            ])
    }

    @Test("Conditions have relations, several parts and priorities")
    func conditions() {
        #expect(
            words("H:[label(>=20,<=50@low)]-(>=8@900)-[button_2(==label)]") == [
                "BlockView.width >= 20", "BlockView.width <= 50 @250",
                "UIButton.leading >= BlockView.trailing + 8 @900", "UIButton.width == BlockView.width",
            ])
        #expect(words("V:[label(button_2*2+3)]") == ["BlockView.height == 2 * UIButton.height + 3"])
    }

    @Test("Options align the views across the format, and turn the direction")
    func options() {
        #expect(
            words("[label]-5-[button_2]", [.alignAllCenterY, .alignAllTop, .directionRightToLeft]) == [
                "BlockView.left == UIButton.right + 5", "BlockView.top == UIButton.top",
                "BlockView.centerY == UIButton.centerY",
            ])
    }

    @Test("Constraints of a format place the views")
    func layout() {
        let (label, field) = (BlockView(40, 10).placed(in: root), UIView().placed(in: root))
        let views = ["label": label, "field": field]
        let across = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-10-[label]-[field(>=50)]-10-|", options: [.alignAllTop, .alignAllBottom],
            views: views)
        let down = NSLayoutConstraint.constraints(withVisualFormat: "V:|-20-[label(30)]", views: views)
        NSLayoutConstraint.activate(across + down)
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(10, 20, 40, 30) && field.frame == CGRect(58, 20, 232, 30))
    }

    @Test(
        "What cannot be read says where, and what was expected there",
        arguments: [
            ("H:[label", "\"]\"", 8), ("|-", "a number or a name", 2), ("[label]-x[button]", "\"-\"", 9),
            ("[a(>=)]", "a number or a name", 5),
            ("[a]|x", "the end of the format", 4), ("[a]-5", "\"-\"", 5), ("", "\"[\"", 0),
        ])
    func faults(_ text: String, _ expected: String, _ offset: Int) {
        #expect(throws: VisualFormatError(expected: expected, offset: offset)) {
            try VisualFormatParser.parse(text)
        }
    }

    @Test("No text makes the reader stop or read beyond the end")
    func anything() {
        var random = SplitMix64(seed: 7)
        let parts = Array("HV:|-[](),<>=@*/+x9. é👍")
        for _ in 0..<2_000 {
            let text = String((0..<random.below(14)).map { _ in parts[random.below(parts.count)] })
            _ = try? VisualFormatParser.parse(text)
        }
    }
}
