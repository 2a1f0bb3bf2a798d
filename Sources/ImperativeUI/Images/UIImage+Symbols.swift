import AccessibilityModel
import Drawing
import Foundation

extension UIImage {
    /// Makes a system symbol; `nil` if there is none with the name.
    ///
    /// A symbol is a drawing of this library, as high as a line of text. Its name has a base and what is done to it:
    /// `heart`, `heart.fill`, `heart.slash`, `heart.circle.fill`, `person.badge.plus`.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes a system symbol that suits text under traits; `nil` if there is none with the name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Makes a system symbol with the size, weight and colours of a configuration; `nil` if there is none with the
    /// name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let settings = configuration ?? Configuration(traitCollection: nil)
        guard let picture = settings.symbol(named: name) else { return nil }
        self.init(Parts(picture: picture, isTemplateByDefault: true, configuration: configuration))
    }

    /// Makes a system symbol that shows a value from 0 to 1, if it can, as `wifi` does; `nil` if there is none with the
    /// name.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil)
    {
        let settings = configuration ?? Configuration(traitCollection: nil)
        guard let picture = settings.symbol(named: name) else { return nil }
        let shown = value.isNaN ? nil : min(max(value, 0), 1)
        self.init(
            Parts(picture: picture, isTemplateByDefault: true, configuration: configuration, variableValue: shown))
    }

    /// The symbol's settings; `nil` for an image that is none or was made without.
    public final var symbolConfiguration: SymbolConfiguration? {
        guard isSymbolImage, let values = parts.configuration?.values else { return nil }
        return parts.configuration as? SymbolConfiguration ?? SymbolConfiguration(values)
    }

    /// Returns this symbol with the settings in place of its own; `nil` for an image that is no symbol.
    public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// The distance from the bottom to the baseline of text beside the image in points; `nil` for an image that is no
    /// symbol.
    public final var baselineOffsetFromBottom: CGFloat? {
        guard let picture = parts.picture, let baseline = picture.baseline else { return nil }
        return picture.size.height - baseline
    }

    /// Whether the image has a baseline, as symbols have.
    public final var hasBaseline: Bool { parts.picture?.baseline != nil }

    /// The colours of a symbol under traits, besides the one of what shows it.
    final func paint(in traits: UITraitCollection) -> SymbolPaint {
        guard isSymbolImage else { return SymbolPaint() }
        let colors = parts.renderingMode == .alwaysTemplate ? nil : parts.configuration?.values.colors
        var paint = colors?.paint(in: traits) ?? SymbolPaint()
        paint.value = parts.variableValue
        return paint
    }
}

extension UIImage {
    /// What a symbol is called in words; `nil` for other images.
    package final var spokenName: String? {
        guard case .symbol(let symbol) = parts.picture?.content else { return nil }
        return AccessibilityWords.symbol(symbol.name)
    }
}
