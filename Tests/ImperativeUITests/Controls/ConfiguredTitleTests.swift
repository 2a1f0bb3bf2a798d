import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Titles of button configurations with attributes") struct ConfiguredTitleTests {
    private func runs(of button: UIButton) -> [TextRun] {
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        button.layoutIfNeeded()
        return drawn(by: button).runs
    }

    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    private var red: ColorComponents { UIColor.red.cgColor.value }

    @Test("An attributedTitle has its own looks, and those of the configuration where it has none")
    func looks() {
        var text = AttributedString("Red")
        text.foregroundColor = .red
        text.underlineStyle = .single
        text.append(AttributedString(" own"))
        let button = button { $0.attributedTitle = text }
        let runs = runs(of: button)
        #expect(runs.map { $0.lines.map(\.text).joined() } == ["Red", " own"])
        #expect(runs.first?.color == red && runs.first?.decoration == .underline)
        #expect(runs.last?.color != red && runs.last?.decoration == [])
        #expect(button.accessibilityLabel == "Red own")
    }

    @Test("title and attributedTitle set each other, as subtitle and attributedSubtitle do")
    func both() {
        var configuration = UIButton.Configuration.filled()
        #expect(configuration.attributedTitle == nil && configuration.attributedSubtitle == nil)
        configuration.attributedTitle = AttributedString("A", attributes: AttributeContainer([.kern: 1]))
        #expect(configuration.title == "A")
        configuration.title = "B"
        #expect(configuration.attributedTitle.map { String($0.characters) } == "B")
        configuration.attributedSubtitle = AttributedString("C")
        #expect(configuration.subtitle == "C")
        configuration.attributedSubtitle = nil
        configuration.attributedTitle = nil
        #expect(configuration.title == nil && configuration.subtitle == nil)
    }

    @Test("A transformer is given the font and colour of the configuration, and its attributes are shown")
    func transformer() throws {
        let button = button {
            $0.title = "Title"
            $0.baseForegroundColor = .green
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                if incoming.foregroundColor == UIColor.green { outgoing.foregroundColor = UIColor.red }
                outgoing.font = incoming.font.map { UIFont.boldSystemFont(ofSize: $0.pointSize + 3) }
                return outgoing
            }
        }
        let run = try #require(runs(of: button).first)
        #expect(run.color == red && run.font.weight == .bold && run.font.size == 20)
    }

    @Test("A transformer is called for each part of a title, with the attributes of that part")
    func parts() {
        var text = AttributedString("a")
        text.foregroundColor = .red
        text.append(AttributedString("b"))
        let button = button {
            $0.attributedTitle = text
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                if incoming.foregroundColor != .red { outgoing.strikethroughStyle = .single }
                return outgoing
            }
        }
        #expect(runs(of: button).map(\.decoration) == [[], .strikethrough])
    }

    @Test("The subtitle has attributes and a transformer of its own")
    func subtitle() {
        var text = AttributedString("small")
        text.foregroundColor = .red
        let button = button {
            $0.title = "Title"
            $0.attributedSubtitle = text
            $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.underlineStyle = .single
                return outgoing
            }
        }
        let runs = runs(of: button)
        #expect(runs.map { $0.lines.map(\.text).joined() } == ["Title", "small"])
        #expect(runs.map(\.decoration) == [[], .underline] && runs.last?.color == red)
        #expect(button.subtitleLabel?.text == "small")
    }

    @Test("A larger font makes the button larger, also where a transformer sets it")
    func size() {
        let plain = button { $0.title = "Title" }.intrinsicContentSize
        let attributed = button {
            $0.attributedTitle = AttributedString(
                "Title", attributes: AttributeContainer().merging(Self.large))
        }
        #expect(attributed.intrinsicContentSize.width > plain.width * 1.5)
        let transformed = button { $0.title = "Title" }
        #expect(transformed.intrinsicContentSize == plain)
        transformed.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            $0.merging(Self.large)
        }
        transformed.layoutIfNeeded()
        #expect(transformed.intrinsicContentSize == attributed.intrinsicContentSize)
        transformed.configuration?.titleTextAttributesTransformer = nil
        transformed.layoutIfNeeded()
        #expect(transformed.intrinsicContentSize == plain)
    }

    private nonisolated static var large: AttributeContainer {
        var container = AttributeContainer()
        container.font = UIFont.systemFont(ofSize: 40)
        return container
    }

    @Test("A configuration with other attributes is another one, and copies of it are equal")
    func equality() {
        var one = UIButton.Configuration.plain()
        one.attributedTitle = AttributedString("A")
        let copy = one
        #expect(one == copy && one.hashValue == copy.hashValue)
        one.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
        #expect(one != copy)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        var text = AttributedString("A")
        text.paragraphStyle = style
        var other = copy
        other.attributedTitle = text
        #expect(other != copy)
    }

    @Test("A title that is set on the button is transformed, too")
    func buttonTitle() {
        let button = button {
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.foregroundColor = UIColor.red
                return outgoing
            }
        }
        button.setTitle("Set", for: .normal)
        let runs = runs(of: button)
        #expect(runs.map(\.color) == [red] && runs.first?.lines.map(\.text) == ["Set"])
    }

    @Test("Attributes are made from those of an NSAttributedString")
    func dictionary() {
        let container = AttributeContainer([
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2,
            .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.green,
        ])
        #expect(container.font == UIFont.systemFont(ofSize: 20) && container.foregroundColor == UIColor.red)
        #expect(container.kern == 2 && container.underlineStyle == .single && container.strikethroughStyle == nil)
        #expect(container.strikethroughColor == .green && container.backgroundColor == nil)
        let issues = issues(during: { #expect(AttributeContainer([.font: "large"]).font == nil) })
        #expect(issues.contains { $0.message.contains("NSFont") })
    }

    @Test("All attributes of a title are shown, and tracking goes before kern")
    func attributes() {
        var text = AttributedString("ab")
        text.kern = 16
        text.tracking = 8
        text.strikethroughStyle = .single
        text.strikethroughColor = .red
        text.underlineColor = .green
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = 2
        text.paragraphStyle = style
        let plain = button { $0.title = "ab" }.intrinsicContentSize
        let button = button { $0.attributedTitle = text }
        #expect(button.intrinsicContentSize.height > plain.height + 10)
        let run = runs(of: button).first
        #expect(run?.font.letterSpacing == 8 && run?.decoration == .strikethrough)
        #expect(run?.lineLooks.map(\.color) == [red])
    }
}
