import Foundation
import InterfaceFiles

extension NibBuilder {
    private static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]

    func fill(_ label: UILabel, _ properties: NibProperties) {
        if let font = properties.font() { label.font = font }
        if let color = properties.color("textColor") { label.textColor = color }
        if let color = properties.color("highlightedColor") { label.highlightedTextColor = color }
        if let alignment = properties.value("textAlignment", NSTextAlignment.self) { label.textAlignment = alignment }
        if let mode = properties.string("lineBreakMode").flatMap({ Self.lineBreakModes[$0] }) {
            label.lineBreakMode = mode
        }
        if let lines = properties.integer("numberOfLines") { label.numberOfLines = max(lines, 0) }
        if let width = properties.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = max(width, 0) }
        if let isEnabled = properties.flag("enabled") { label.isEnabled = isEnabled }
        if let isHighlighted = properties.flag("highlighted") { label.isHighlighted = isHighlighted }
        if let adjusts = properties.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = adjusts }
        if let scale = properties.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
        if let follows = properties.flag("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = follows
        }
        if let text = properties.string("text") { label.text = text }
        if let parts = attributedText(properties) { label.attributedText = parts }
        properties.ignore("minimumFontSize", "adjustsLetterSpacingToFitWidth", "shadowColor", "shadowOffset")
    }

    /// Returns the text with attributes: fonts and colours of its fragments.
    private func attributedText(_ properties: NibProperties) -> NSAttributedString? {
        guard let element = properties.child("attributedText") else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for attribute in fragment.children(in: "attributes") {
                switch (attribute.name, attribute.key) {
                case ("color", "NSColor"): attributes[.foregroundColor] = resources.color(attribute)
                case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = resources.color(attribute)
                case ("font", "NSFont"):
                    let size = CGFloat(attribute.number("size") ?? 17)
                    attributes[.font] = resources.font(attribute)?.withSize(size)
                case (_, "NSOriginalFont"): break
                default:
                    NibReports.reportOnce(
                        "Interface files are read as far as they are known: the text attribute "
                            + "`\(attribute.key ?? attribute.name)` is not. It is left out.")
                }
            }
            text.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
        }
        return text
    }

    func fill(_ button: UIButton, _ properties: NibProperties) {
        let element = properties.element
        switch properties.string("buttonType") {
        case "custom", nil: button.typeStorage = .custom
        default: button.typeStorage = .system
        }
        // The light line break of old files says nothing about the text here.
        properties.ignore(
            "lineBreakMode", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted",
            "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
            "adjustsImageSizeForAccessibilityContentSizeCategory",
            "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "role", "pointerInteraction", "springLoaded")
        if let opens = properties.flag("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = opens }
        for state in element.children where state.name == "state" { fill(button, state) }
        if let font = properties.font() { button.titleLabel?.font = font }
        if let configuration = element.child(named: "buttonConfiguration") {
            button.configuration = self.configuration(configuration)
        }
    }

    private func fill(_ button: UIButton, _ element: InterfaceElement) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        guard let state = element.key.flatMap({ states[$0] }) else { return }
        let properties = NibProperties(element, resources)
        if let title = properties.string("title") { button.setTitle(title, for: state) }
        if let color = properties.color("titleColor") { button.setTitleColor(color, for: state) }
        if let image = properties.image("image") { button.setImage(image, for: state) }
        if let title = attributedText(element.child(key: "attributedTitle")) {
            button.setAttributedTitle(title, for: state)
        }
        properties.ignore("titleShadowColor", "attributedTitle", "preferredSymbolConfiguration")
        properties.reportRest()
    }

    private func attributedText(_ element: InterfaceElement?) -> NSAttributedString? {
        guard let element else { return nil }
        let inner = InterfaceElement(
            name: element.name, attributes: element.attributes.merging(["key": "attributedText"]) { $1 },
            children: element.children)
        return attributedText(NibProperties(InterfaceElement(name: "state", children: [inner]), resources))
    }

    private func configuration(_ element: InterfaceElement) -> UIButton.Configuration {
        let properties = NibProperties(element, resources)
        var made: UIButton.Configuration =
            switch properties.string("style") {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            default: .plain()
            }
        if let title = properties.string("title") { made.title = title }
        if let subtitle = properties.string("subtitle") { made.subtitle = subtitle }
        if let image = properties.image("image") { made.image = image }
        if let size = properties.value("buttonSize", UIButton.Configuration.Size.self) { made.buttonSize = size }
        if let style = properties.value("cornerStyle", UIButton.Configuration.CornerStyle.self) {
            made.cornerStyle = style
        }
        if let padding = properties.number("imagePadding") { made.imagePadding = padding }
        if let padding = properties.number("titlePadding") { made.titlePadding = padding }
        if let color = properties.color("baseForegroundColor") { made.baseForegroundColor = color }
        if let color = properties.color("baseBackgroundColor") { made.baseBackgroundColor = color }
        let edges: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let edge = properties.string("imagePlacement").flatMap({ edges[$0] }) { made.imagePlacement = edge }
        properties.reportRest()
        return made
    }

    func fill(_ field: UITextField, _ properties: NibProperties) {
        if let font = properties.font() { field.font = font }
        if let color = properties.color("textColor") { field.textColor = color }
        if let alignment = properties.value("textAlignment", NSTextAlignment.self) { field.textAlignment = alignment }
        if let style = properties.value("borderStyle", UITextField.BorderStyle.self) { field.borderStyle = style }
        if let mode = properties.value("clearButtonMode", UITextField.ViewMode.self) { field.clearButtonMode = mode }
        if let clears = properties.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
        if let placeholder = properties.string("placeholder") { field.placeholder = placeholder }
        if let text = properties.string("text") { field.text = text }
        if let traits = inputTraits(properties) {
            if let kind = traits.value("keyboardType", UIKeyboardType.self) { field.keyboardType = kind }
            if let kind = traits.value("returnKeyType", UIReturnKeyType.self) { field.returnKeyType = kind }
            if let kind = traits.value("autocapitalizationType", UITextAutocapitalizationType.self) {
                field.autocapitalizationType = kind
            }
            if let kind = autocorrection(traits) { field.autocorrectionType = kind }
            if let isSecure = traits.flag("secureTextEntry") { field.isSecureTextEntry = isSecure }
        }
        properties.ignore(
            "minimumFontSize", "adjustsFontSizeToFit", "textInputTraits",
            "adjustsFontForContentSizeCategory")
    }

    func fill(_ text: UITextView, _ properties: NibProperties) {
        if let font = properties.font() { text.font = font }
        if let color = properties.color("textColor") { text.textColor = color }
        if let alignment = properties.value("textAlignment", NSTextAlignment.self) { text.textAlignment = alignment }
        if let isEditable = properties.flag("editable") { text.isEditable = isEditable }
        if let isSelectable = properties.flag("selectable") { text.isSelectable = isSelectable }
        if let content = properties.string("text") { text.text = content }
        if let traits = inputTraits(properties) {
            if let kind = traits.value("keyboardType", UIKeyboardType.self) { text.keyboardType = kind }
            if let kind = traits.value("returnKeyType", UIReturnKeyType.self) { text.returnKeyType = kind }
            if let kind = traits.value("autocapitalizationType", UITextAutocapitalizationType.self) {
                text.autocapitalizationType = kind
            }
            if let kind = autocorrection(traits) { text.autocorrectionType = kind }
        }
        properties.ignore("textInputTraits", "adjustsFontForContentSizeCategory", "usesAttributedText")
    }

    private func inputTraits(_ properties: NibProperties) -> NibProperties? {
        properties.child("textInputTraits").map { NibProperties($0, resources) }
    }

    private func autocorrection(_ traits: NibProperties) -> UITextAutocorrectionType? {
        traits.value("autocorrectionType", UITextAutocorrectionType.self)
    }
}
