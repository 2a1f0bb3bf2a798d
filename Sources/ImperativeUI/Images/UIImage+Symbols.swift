import AccessibilityModel
import Drawing
import Foundation

extension UIImage {
    /// Creates a system symbol image; `nil` if there is no symbol with that name, which is reported once.
    ///
    /// A symbol is a drawing of this library, as high as a line of text. Its name consists of a base and modifiers:
    /// `heart`, `heart.fill`, `heart.slash`, `heart.circle.fill`, `person.badge.plus`.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a system symbol image that suits text with the given traits; `nil` if there is no symbol with that
    /// name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Creates a system symbol image with the size, weight and colours of a configuration; `nil` if there is no
    /// symbol with that name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let settings = configuration ?? Configuration(traitCollection: nil)
        guard let picture = settings.symbol(named: name) else {
            Symbol.reportUnknown(name)
            return nil
        }
        self.init(Parts(picture: picture, isTemplateByDefault: true, configuration: configuration))
    }

    /// Creates a system symbol image that represents a value from 0 to 1, if the symbol supports it, as `wifi` does;
    /// `nil` if there is no symbol with that name.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil)
    {
        let settings = configuration ?? Configuration(traitCollection: nil)
        guard let picture = settings.symbol(named: name) else {
            Symbol.reportUnknown(name)
            return nil
        }
        let shown = value.isNaN ? nil : min(max(value, 0), 1)
        self.init(
            Parts(picture: picture, isTemplateByDefault: true, configuration: configuration, variableValue: shown))
    }

    /// The symbol's configuration; `nil` if the image is not a symbol or has no configuration.
    public final var symbolConfiguration: SymbolConfiguration? {
        guard isSymbolImage, let values = parts.configuration?.values else { return nil }
        return parts.configuration as? SymbolConfiguration ?? SymbolConfiguration(values)
    }

    /// Returns a copy of the symbol with other settings; `nil` if the image is not a symbol.
    public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// The distance from the bottom of the image to the baseline of adjacent text, in points; `nil` if the image is
    /// not a symbol.
    public final var baselineOffsetFromBottom: CGFloat? {
        guard let picture = parts.picture, let baseline = picture.baseline else { return nil }
        return picture.size.height - baseline
    }

    /// A Boolean value that indicates whether the image has a baseline, as symbols do.
    public final var hasBaseline: Bool { parts.picture?.baseline != nil }

    /// The colours of a symbol under traits, besides the one of the view that shows it.
    final func paint(in traits: UITraitCollection) -> SymbolPaint {
        guard isSymbolImage else { return SymbolPaint() }
        let colors = parts.renderingMode == .alwaysTemplate ? nil : parts.configuration?.values.colors
        var paint = colors?.paint(in: traits) ?? SymbolPaint()
        paint.value = parts.variableValue
        return paint
    }
}

extension UIImage {
    /// The name of a symbol in words; `nil` for other images.
    package final var spokenName: String? {
        guard case .symbol(let symbol) = parts.picture?.content else { return nil }
        return AccessibilityWords.symbol(symbol.name)
    }
}
