import Drawing
import Foundation
import ImperativeUI
import Testing

@Suite("UIFont") struct FontTests {
    private let large = UITraitCollection(preferredContentSizeCategory: .large)
    private let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

    @Test("Each way to make a system font has its size, weight and letters")
    func making() {
        #expect(UIFont.systemFont(ofSize: 20).fontDescription == FontDescription(size: 20))
        #expect(
            UIFont.systemFont(ofSize: 20, weight: .semibold).fontDescription
                == FontDescription(size: 20, weight: .semibold))
        #expect(UIFont.boldSystemFont(ofSize: 20).fontDescription == FontDescription(size: 20, weight: .bold))
        #expect(UIFont.italicSystemFont(ofSize: 20).fontDescription == FontDescription(size: 20, isItalic: true))
        #expect(
            UIFont.monospacedSystemFont(ofSize: 20, weight: .light).fontDescription
                == FontDescription(size: 20, weight: .light, design: .monospaced))
    }

    @Test("A weight of any number counts as the nearest with a name")
    func weights() {
        #expect(UIFont.systemFont(ofSize: 9, weight: UIFont.Weight(0.41)) == .boldSystemFont(ofSize: 9))
        #expect(UIFont.systemFont(ofSize: 9, weight: UIFont.Weight(.nan)) == .systemFont(ofSize: 9))
    }

    @Test("A size that cannot be counts as 17 points")
    func badSizes() {
        for size in [0, -1, CGFloat.nan, .infinity] { #expect(UIFont.systemFont(ofSize: size).pointSize == 17) }
    }

    @Test("A text style's font is as large as the traits' text size has it")
    func styles() {
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize == 53)
        #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: large).pointSize == 11)
        #expect(
            UIFont.preferredFont(forTextStyle: .headline, compatibleWith: large).fontDescription.weight == .semibold)
        huge.performAsCurrent { #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53) }
    }

    @Test("Metrics scale fonts and values as text of their style grows")
    func metrics() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 34)
        #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 34)
        #expect(metrics.scaledFont(for: font, compatibleWith: huge).pointSize == 106)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: huge).pointSize == 50)
        #expect(metrics.scaledValue(for: 17, compatibleWith: huge) == 53)
        #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large) == 17)
    }

    @Test("Ascender and descender add up to the height of a line")
    func lines() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == 16)
        #expect(font.ascender == 12)
        #expect(font.ascender - font.descender == font.lineHeight)
        #expect(font.withSize(34).lineHeight == 32)
    }

    @Test("Fonts that look the same are equal")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 17) == .preferredFont(forTextStyle: .body, compatibleWith: large))
        #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
        #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 18))
    }

    @Test("Scaling a font that follows the text size traps and says what to pass")
    func scaledTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("scaled once") && text.contains("systemFont(ofSize:)"), "\(text)")
    }
}
