import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

/// What a view draws by itself, under traits.
@MainActor func drawn(
    by view: UIView, _ traits: UITraitCollection = UITraitCollection(), for medium: Snapshot.Medium = .text
) -> DisplayList {
    view.snapshot(traits: traits, background: nil, medium: medium).textPicture.list
}

extension DisplayList {
    /// The rectangles of the texts, in the coordinates of the whole.
    var textBounds: [CGRect] { placed { if case .text = $0 { true } else { false } } }

    /// Where items of a kind are, in the coordinates of the whole.
    func placed(_ isMeant: (DisplayItem) -> Bool) -> [CGRect] {
        let contents = DisplayListContents(self)
        return zip(contents.items, contents.places).filter { isMeant($0.0) }.map(\.1)
    }
}

@MainActor @Suite("UILabel") struct LabelTests {
    private func label(_ text: String, width: CGFloat = 80, height: CGFloat = 16) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        return label
    }

    @Test("A label shows its text in the colour of labels, in light and dark")
    func colours() {
        let label = label("Hello")
        let light = drawn(by: label, UITraitCollection(userInterfaceStyle: .light))
        let dark = drawn(by: label, UITraitCollection(userInterfaceStyle: .dark))
        #expect(light.texts == ["Hello"])
        #expect(light.runs.first?.color == ColorComponents(white: 0))
        #expect(dark.runs.first?.color == ColorComponents(white: 1))
    }

    @Test("A label without a text draws nothing and takes no room")
    func empty() {
        let label = UILabel()
        #expect(label.intrinsicContentSize == .zero)
        label.text = ""
        #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
        #expect(drawn(by: label).isEmpty)
    }

    @Test("The text stands in the middle of the height")
    func middle() {
        #expect(drawn(by: label("Hello", height: 48)).textBounds == [CGRect(x: 0, y: 16, width: 80, height: 16)])
    }

    @Test("Natural alignment follows the layout direction, the others do not")
    func alignment() {
        let label = label("Hello")
        func shown(_ direction: UITraitEnvironmentLayoutDirection) -> TextRun.Alignment? {
            drawn(by: label, UITraitCollection(layoutDirection: direction)).runs.first?.alignment
        }
        #expect(shown(.leftToRight) == .left)
        #expect(shown(.rightToLeft) == .right)
        label.textAlignment = .center
        #expect(shown(.rightToLeft) == .center)
        label.textAlignment = .left
        #expect(shown(.rightToLeft) == .left)
    }

    @Test("One line is truncated at its end; other modes truncate elsewhere or wrap")
    func truncation() {
        let label = label("one two three")
        #expect(drawn(by: label).texts == ["one two t…"])
        label.lineBreakMode = .byTruncatingHead
        #expect(drawn(by: label).texts == ["…two three"])
        label.lineBreakMode = .byTruncatingMiddle
        #expect(drawn(by: label).texts == ["one t…hree"])
        label.lineBreakMode = .byClipping
        #expect(drawn(by: label).texts == ["one two three"])
    }

    @Test("A label takes as many lines as it may and has room for")
    func lines() {
        let label = label("one two three four five", width: 64, height: 100)
        label.numberOfLines = 2
        #expect(drawn(by: label).texts == ["one two", "three f…"])
        label.numberOfLines = 0
        #expect(drawn(by: label).texts == ["one two", "three", "four", "five"])
        label.frame.size.height = 40
        #expect(drawn(by: label).texts == ["one two", "three f…"])
    }

    @Test("The size that fits depends on the width, the intrinsic one on the preferred width only")
    func sizes() {
        let label = label("one two three")
        #expect(label.intrinsicContentSize == CGSize(width: 104, height: 16))
        #expect(label.sizeThatFits(CGSize(width: 64, height: 0)) == CGSize(width: 64, height: 16))
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 64, height: 0)) == CGSize(width: 56, height: 32))
        #expect(label.intrinsicContentSize == CGSize(width: 104, height: 16))
        label.preferredMaxLayoutWidth = 64
        #expect(label.intrinsicContentSize == CGSize(width: 56, height: 32))
    }

    @Test("Widths that are not finite are no limit")
    func hostile() {
        let label = label("one two")
        label.numberOfLines = 0
        for bad in [CGFloat.nan, .infinity, -.infinity, -1, 0] {
            #expect(label.sizeThatFits(CGSize(width: bad, height: bad)) == CGSize(width: 56, height: 16))
        }
    }

    @Test("A font that may shrink does so where the text has no room, down to its smallest")
    func shrinking() throws {
        let label = label("one two three", width: 60)
        label.adjustsFontSizeToFitWidth = true
        let run = try #require(drawn(by: label, for: .vector).runs.first)
        #expect(run.lines.map(\.text) == ["one two three"])
        #expect(run.font.size < 17 && (run.lines.first?.width ?? 99) <= 60)
        label.minimumScaleFactor = 0.9
        let limited = try #require(drawn(by: label, for: .vector).runs.first)
        #expect(limited.font.size == 17 * 0.9)
        #expect(limited.lines.first?.text.hasSuffix("…") == true)
        #expect(label.intrinsicContentSize.width == 104)
    }

    @Test("A label that adjusts its font follows the text size, and asks for another size")
    func textSize() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 200))
        window.isHidden = false
        let label = label("Hello", width: 400, height: 100)
        let fixed = self.label("Hello", width: 400, height: 100)
        for label in [label, fixed] { label.font = .preferredFont(forTextStyle: .body) }
        label.adjustsFontForContentSizeCategory = true
        window.addSubview(label)
        window.addSubview(fixed)
        var asked = 0
        label.superview?.contentSizeObserver = { asked += 1 }
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        window.layoutIfNeeded()
        #expect(asked == 1)
        #expect(label.font.pointSize == 53)
        #expect(fixed.font.pointSize == 17)
        #expect(label.intrinsicContentSize.height > fixed.intrinsicContentSize.height)
        #expect(window.snapshot().textPicture.list.runs.map(\.font.size) == [53, 17])
        label.adjustsFontForContentSizeCategory = false
        #expect(label.font.pointSize == 17)
    }

    @Test("A highlighted label uses its highlighted colour, a disabled one is faint")
    func states() {
        let label = label("Hello")
        label.textColor = .red
        label.highlightedTextColor = .blue
        label.isHighlighted = true
        #expect(drawn(by: label).runs.first?.color == ColorComponents(red: 0, green: 0, blue: 1))
        label.isHighlighted = false
        label.isEnabled = false
        #expect(drawn(by: label).runs.first?.color == ColorComponents(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test("Only what changes the room asks for a new size; equal values ask for nothing")
    func invalidation() {
        let label = label("Hello")
        let parent = UIView()
        parent.addSubview(label)
        var asked = 0
        parent.contentSizeObserver = { asked += 1 }
        label.textColor = .red
        label.textAlignment = .right
        label.text = "Hello"
        #expect(asked == 0)
        label.text = "Hello!"
        label.numberOfLines = 2
        #expect(asked == 2)
    }

    @Test("A subclass can draw its text elsewhere")
    func subclass() {
        final class Padded: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 16, dy: 0)) }
        }
        let label = Padded(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        label.text = "Hello"
        #expect(drawn(by: label).textBounds == [CGRect(x: 16, y: 0, width: 48, height: 16)])
    }

    @Test("Baselines are those of the first and last line")
    func baselines() {
        let label = label("one two three", width: 64)
        label.numberOfLines = 0
        #expect(label.firstBaseline(inHeight: 48) == 20)
        #expect(label.lastBaseline(inHeight: 48) == 12)
    }

    @Test("A label takes no part in events unless it is told to")
    func events() {
        #expect(!UILabel().isUserInteractionEnabled)
    }
}
