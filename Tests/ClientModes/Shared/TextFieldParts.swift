import UIKit

// Text fields with views beside their texts, placed by subclasses, and texts with paragraph styles.

/// A field with room around its text, and around the views beside it.
class InsetTextField: UITextField {
    var insets = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12) { didSet { setNeedsLayout() } }

    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).inset(by: insets) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).inset(by: insets)
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.leftViewRect(forBounds: bounds)
        rect.origin.x += insets.left
        return rect
    }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: -insets.right, dy: 0)
    }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(dx: -insets.right / 2, dy: 0)
    }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 1) }
}

/// A password, with a button that shows it.
final class PasswordField: UITextField, UITextFieldDelegate {
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isSecureTextEntry = true
        borderStyle = .roundedRect
        leftView = UIImageView(image: UIImage(systemName: "lock"))
        leftViewMode = .always
        button.frame = CGRect(x: 0, y: 0, width: 44, height: 24)
        button.setTitle("Show", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.isSecureTextEntry.toggle() }, for: .touchUpInside)
        rightView = button
        rightViewMode = UITextField.ViewMode.whileEditing
        clearButtonMode = .never
        attributedPlaceholder = NSAttributedString(
            string: "Password",
            attributes: [.foregroundColor: UIColor.systemGray, .font: UIFont.italicSystemFont(ofSize: 15)])
        delegate = self
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool { !isSecureTextEntry }
}

/// A text as designs specify it: with the height of its lines, and a coloured line below a word.
@MainActor func bodyText(_ text: String, marking word: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.2
    style.minimumLineHeight = 20
    style.maximumLineHeight = 32
    style.lineSpacing = 2
    style.alignment = .natural
    let result = NSMutableAttributedString(string: text, attributes: [.paragraphStyle: style])
    let range = (text as NSString).range(of: word)
    if range.location != NSNotFound {
        result.addAttributes(
            [
                .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemRed,
                .strikethroughStyle: 1, .strikethroughColor: UIColor.systemGreen,
            ], range: range)
    }
    return result
}

final class ProfileController: UIViewController {
    let nameField = InsetTextField()
    let passwordField = PasswordField()
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.clearButtonMode = .whileEditing
        nameField.placeholder = "Name"
        nameField.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
        nameField.leftViewMode = .unlessEditing
        nameField.frame = CGRect(x: 16, y: 16, width: 240, height: 36)
        passwordField.frame = CGRect(x: 16, y: 64, width: 240, height: 36)
        label.numberOfLines = 0
        label.attributedText = bodyText("As many characters as you like", marking: "many")
        label.frame = CGRect(x: 16, y: 112, width: 240, height: 80)
        for part in [nameField, passwordField, label] { view.addSubview(part) }
    }
}
