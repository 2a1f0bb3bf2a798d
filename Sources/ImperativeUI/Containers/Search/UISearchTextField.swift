import Drawing
import Foundation

/// The text field of a search bar.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
    /// Called when the key down was pressed. Returns whether it has gone to the suggestions.
    final var leaveDown: () -> Bool = { false }

    /// Creates an empty field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        returnKeyType = .search
    }

    /// Makes a field of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        borderStyle = .roundedRect
        returnKeyType = .search
    }

    /// Handles the Down Arrow key, which moves focus to the suggestions.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isDown = presses.contains { press in
            guard let key = press.key, key.keyCode == .keyboardDownArrow else { return false }
            return key.modifierFlags.isDisjoint(with: .distinguishing)
        }
        if !isDown || !leaveDown() { super.pressesBegan(presses, with: event) }
    }

    // A view of the program takes the place of the magnifier.
    override var leadingMarkWidth: CGFloat {
        leftView != nil && leftViewMode != .never ? 0 : traitCollection.textMedium.figures.search.magnifierWidth
    }

    override func drawRoundedBorder(_ figure: FieldFigure, _ rect: CGRect, in drawing: inout DrawingContext) {
        figure.drawSearchBackground(rect, in: &drawing) { resolved(UIColor(source: .palette($0))) }
    }

    /// Draws the field with its magnifier.
    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        if leadingMarkWidth == 0 { return }
        let configuration = UIImage.SymbolConfiguration(font: font ?? .systemFont(ofSize: UIFont.labelFontSize))
        guard let image = UIImage(systemName: "magnifyingglass", withConfiguration: configuration) else { return }
        let border = borderRect(forBounds: bounds)
        let size = image.size
        let x = isRightToLeft ? border.maxX - inset.width - size.width : border.minX + inset.width
        image.withTintColor(.secondaryLabel)
            .draw(in: CGRect(origin: CGPoint(x: x, y: border.midY - size.height / 2), size: size))
    }

    package override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.role = .searchField
        own.traits.insert(.searchField)
        return own
    }
}
