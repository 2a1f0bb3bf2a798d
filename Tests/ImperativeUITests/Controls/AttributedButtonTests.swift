import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("Titles of buttons with attributes") struct AttributedButtonTests {
    private func title(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: text, attributes: attributes)
    }

    @Test("A title with attributes goes before one without, state by state")
    func states() {
        let button = UIButton(type: .system)
        button.setTitle("Plain", for: .normal)
        #expect(button.currentAttributedTitle == nil && button.accessibilityLabel == "Plain")
        button.setAttributedTitle(title("Rich"), for: .normal)
        button.setAttributedTitle(title("Off"), for: .disabled)
        #expect(button.currentAttributedTitle?.string == "Rich" && button.accessibilityLabel == "Rich")
        #expect(button.attributedTitle(for: .highlighted)?.string == "Rich")
        button.isEnabled = false
        #expect(button.accessibilityLabel == "Off")
        button.setAttributedTitle(nil, for: .disabled)
        #expect(button.currentAttributedTitle?.string == "Rich")
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.currentAttributedTitle == nil && button.accessibilityLabel == "Plain")
    }

    @Test("A part has its own looks; where it has none, those of the button")
    func looks() {
        let button = UIButton(type: .system)
        let text = NSMutableAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.systemRed])
        text.append(title(" own"))
        button.setAttributedTitle(text, for: .normal)
        button.setTitleColor(.systemGreen, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        let runs = drawn(by: button).runs
        #expect(runs.map { $0.lines.map(\.text).joined() } == ["Red", " own"])
        #expect(runs.count == 2 && runs[0].color != runs[1].color)
    }

    @Test("A larger font makes the button wider; a configuration's title goes before")
    func size() {
        let button = UIButton(type: .system)
        button.setAttributedTitle(title("Title"), for: .normal)
        button.layoutIfNeeded()
        let small = button.intrinsicContentSize.width
        button.setAttributedTitle(title("Title", [.font: UIFont.systemFont(ofSize: 40)]), for: .normal)
        button.layoutIfNeeded()
        #expect(button.intrinsicContentSize.width > small * 1.5)
        button.configuration = .filled()
        button.configuration?.title = "Configured"
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Configured" && button.accessibilityLabel == "Configured")
    }
}
