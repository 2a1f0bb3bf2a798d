import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

/// A field that places its parts itself.
private final class PlacingField: UITextField {
    var places: [String: CGRect] = [:]
    override func borderRect(forBounds bounds: CGRect) -> CGRect {
        places["border"] ?? super.borderRect(forBounds: bounds)
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect { places["text"] ?? super.textRect(forBounds: bounds) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        places["editing"] ?? super.editingRect(forBounds: bounds)
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        places["placeholder"] ?? super.placeholderRect(forBounds: bounds)
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        places["left"] ?? super.leftViewRect(forBounds: bounds)
    }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        places["right"] ?? super.rightViewRect(forBounds: bounds)
    }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        places["clear"] ?? super.clearButtonRect(forBounds: bounds)
    }
}

@MainActor @Suite("Views beside the text of a field, and the places of its parts") struct TextFieldSideTests {
    private let bounds = CGRect(x: 0, y: 0, width: 80, height: 16)

    private func label(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
        label.text = text
        return label
    }

    private func field(_ text: String = "ab") -> PlacingField {
        let field = PlacingField(frame: bounds)
        field.text = text
        (field.leftView, field.rightView) = (label("<"), label(">"))
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        return field
    }

    @Test("The text stands between the two views")
    func between() {
        let field = field()
        let stage = FieldHost(field)
        #expect(stage.line == "< ab    >")
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 16, y: 0, width: 48, height: 16))
        field.becomeFirstResponder()
        stage.host.type("cdefgh")
        #expect(stage.line == "< defgh_>")
    }

    @Test("Where texts run from right to left, the left view is at the right")
    func mirrored() {
        let field = field()
        field.traitOverrides.layoutDirection = .rightToLeft
        field.clearButtonMode = .always
        field.rightView = nil
        _ = FieldHost(field)
        #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 64, y: 0, width: 16, height: 16))
        #expect(field.clearButtonRect(forBounds: bounds) == CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 16, y: 0, width: 48, height: 16))
        field.layoutIfNeeded()
        #expect(field.leftView?.frame.minX == 64)
    }

    @Test("A mode says whether a view is shown while the text is edited")
    func modes() {
        let field = field()
        let stage = FieldHost(field)
        field.leftViewMode = .whileEditing
        field.rightViewMode = .unlessEditing
        #expect(stage.line == "ab      >" && field.leftView?.superview == nil)
        field.becomeFirstResponder()
        #expect(stage.line == "< ab_" && field.rightView?.superview == nil)
        field.resignFirstResponder()
        #expect(stage.line == "ab      >")
        field.rightViewMode = .never
        #expect(stage.line == "ab")
        #expect(UITextField().leftViewMode == .never && UITextField().clearButtonMode == .never)
    }

    @Test("Another view takes the place of the one before")
    func replacing() {
        let field = field()
        let (stage, old) = (FieldHost(field), field.leftView)
        field.leftView = label("[")
        #expect(stage.line == "[ ab    >" && old?.superview == nil)
        field.leftView = nil
        #expect(stage.line == "ab      >")
    }

    @Test("Overridden places are where the parts are")
    func overridden() {
        let field = field()
        let stage = FieldHost(field)
        field.places["left"] = CGRect(x: 16, y: 0, width: 16, height: 16)
        field.setNeedsLayout()
        #expect(stage.line == "  < ab  >")
        field.places["text"] = CGRect(x: 40, y: 0, width: 24, height: 16)
        field.setNeedsLayout()
        #expect(stage.line == "  <  ab >")
        field.places["editing"] = CGRect(x: 32, y: 0, width: 32, height: 16)
        field.becomeFirstResponder()
        #expect(stage.line == "  < ab_ >")
        field.text = ""
        field.placeholder = "p"
        field.places["placeholder"] = CGRect(x: 48, y: 0, width: 16, height: 16)
        field.resignFirstResponder()
        #expect(stage.line == "  <   p >")
    }

    @Test("A tap puts the caret where the text is, which an override has moved")
    func taps() {
        let field = field("abcd")
        field.places["text"] = CGRect(x: 24, y: 0, width: 40, height: 16)
        field.places["editing"] = CGRect(x: 24, y: 0, width: 40, height: 16)
        let stage = FieldHost(field)
        stage.host.tap(at: CGPoint(x: 24 + 16, y: 8))
        stage.host.type("-")
        #expect(field.text == "ab-cd")
    }

    @Test("The border is drawn in its place, and the text stands inside of it")
    func border() {
        let field = field()
        (field.leftView, field.rightView) = (nil, nil)
        field.borderStyle = .roundedRect
        field.places["border"] = CGRect(x: 8, y: 0, width: 64, height: 16)
        #expect(drawn(by: field).fills.first?.shape.bounds == field.places["border"])
        #expect(field.textRect(forBounds: bounds).minX == 15 && field.textRect(forBounds: bounds).maxX == 65)
    }

    @Test("A view keeps its size, and one without a size has that of its content")
    func sizes() {
        let field = field()
        field.places["left"] = CGRect(x: 0, y: 0, width: 40, height: 16)
        _ = FieldHost(field)
        field.layoutIfNeeded()
        field.places["left"] = nil
        #expect(field.leftViewRect(forBounds: bounds).width == 16)
        let bare = UILabel()
        bare.text = "$"
        field.leftView = bare
        #expect(field.leftViewRect(forBounds: bounds).size == bare.intrinsicContentSize)
        field.layoutIfNeeded()
        #expect(field.leftViewRect(forBounds: bounds).size == bare.intrinsicContentSize)
    }

    @Test("The field asks for room for the views that are shown")
    func naturalSize() {
        let field = UITextField()
        field.text = "ab"
        let plain = field.intrinsicContentSize
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 40))
        #expect(field.intrinsicContentSize == plain)
        field.leftViewMode = .always
        #expect(field.intrinsicContentSize == CGSize(width: plain.width + 24, height: 40))
        field.clearButtonMode = .always
        #expect(field.intrinsicContentSize.width == plain.width + 40)
    }

    @Test(
        "Places that make no sense neither trap nor keep the field from being drawn",
        arguments: [
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 16),
            CGRect(x: 0, y: 0, width: -20, height: -20), CGRect(x: -1e300, y: 1e300, width: 1e300, height: 0),
        ])
    func hostile(_ rect: CGRect) {
        for name in ["border", "text", "editing", "placeholder", "left", "right", "clear"] {
            let field = field()
            field.clearButtonMode = .always
            field.borderStyle = .bezel
            field.attributedPlaceholder = NSAttributedString(string: "p", attributes: [.kern: 2])
            field.places[name] = rect
            let stage = FieldHost(field)
            field.becomeFirstResponder()
            stage.host.type("c")
            field.text = nil
            _ = (stage.line, field.snapshot(medium: .vector).svg(), field.intrinsicContentSize)
        }
    }
}
