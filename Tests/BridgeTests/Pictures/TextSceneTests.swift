import DeclarativeUI
import Foundation
import Testing

/// Text fields with views beside their texts, titles of buttons and paragraphs, as they are stored.
///
/// `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What fields with views beside them and texts with attributes look like", .serialized)
struct TextSceneTests {
    @Test("A scene is the same as stored", arguments: ControlSceneTests.Style.allCases)
    func fields(style: ControlSceneTests.Style) throws {
        let plain = field(.none)
        plain.text = "16"
        (plain.leftView, plain.leftViewMode) = (sign("€"), .always)
        (plain.rightView, plain.rightViewMode) = (sign("per day"), .unlessEditing)
        let search = field(.roundedRect)
        search.text = "Isthmus"
        search.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        (search.leftViewMode, search.clearButtonMode) = (.always, .always)
        let empty = field(.line)
        let placeholder = NSMutableAttributedString(string: "Name ")
        placeholder.append(NSAttributedString(string: "required", attributes: [.foregroundColor: UIColor.systemRed]))
        empty.attributedPlaceholder = placeholder
        (empty.rightView, empty.rightViewMode) = (sign("*"), .always)
        try verify([plain, search, empty], "ui-text-fields", style)
    }

    @Test("Titles of buttons are the same as stored", arguments: ControlSceneTests.Style.allCases)
    func titles(style: ControlSceneTests.Style) throws {
        var price = AttributedString("20 €")
        price.strikethroughStyle = NSUnderlineStyle.single
        price.strikethroughColor = UIColor.systemRed
        var attributed = UIButton.Configuration.gray()
        attributed.attributedTitle = price + AttributedString(" 15 €")
        attributed.subtitle = "for members"
        var transformed = UIButton.Configuration.filled()
        transformed.title = "Pay now"
        transformed.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 24, weight: .bold)
            outgoing.underlineStyle = NSUnderlineStyle.single
            return outgoing
        }
        let buttons = [attributed, transformed].map { UIButton(configuration: $0) }
        for button in buttons { button.frame.size = CGSize(width: 200, height: 56) }
        try verify(buttons, "ui-button-titles", style)
    }

    @Test("Paragraphs are the same as stored", arguments: ControlSceneTests.Style.allCases)
    func paragraphs(style: ControlSceneTests.Style) throws {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineHeightMultiple = 1.5
        let text = NSMutableAttributedString(
            string: "Lines that are half as high again as their ", attributes: [.paragraphStyle: paragraph])
        text.append(
            NSAttributedString(
                string: "letters",
                attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemOrange]))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 96))
        label.numberOfLines = 0
        label.attributedText = text
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
        view.text = "A text view that shows two lines of its text and says with three dots that there are more"
        view.textContainer.maximumNumberOfLines = 2
        view.textContainer.lineBreakMode = .byTruncatingTail
        try verify([label, view], "ui-paragraphs", style)
    }

    private func field(_ border: UITextField.BorderStyle) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
        field.borderStyle = border
        return field
    }

    private func sign(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textColor = .secondaryLabel
        return label
    }

    /// Compares views, one below the other, with what is stored.
    private func verify(_ views: [UIView], _ name: String, _ style: ControlSceneTests.Style) throws {
        let stage = UIView()
        var y: CGFloat = 8
        for view in views {
            view.frame.origin = CGPoint(x: 8, y: y)
            stage.addSubview(view)
            y = view.frame.maxY + 8
        }
        stage.frame = CGRect(x: 0, y: 0, width: 216, height: y)
        try stage.snapshot(traits: style.traits).verify("\(name)-\(style.rawValue)", as: [.text, .svg])
    }
}
