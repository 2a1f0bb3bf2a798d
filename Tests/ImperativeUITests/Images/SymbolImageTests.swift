import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Images of symbols") struct SymbolImageTests {
    private func image(_ name: String, _ configuration: UIImage.Configuration? = nil) throws -> UIImage {
        try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    /// The symbols that an image view draws under traits.
    private func shown(_ image: UIImage, _ change: (UIImageView) -> Void = { _ in }) -> [PlacedImage] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIImageView(image: image)
        change(view)
        window.addSubview(view)
        return DisplayListContents(view.snapshot(medium: .vector).vectorPicture.list).items.compactMap {
            if case .image(let image) = $0 { image } else { nil }
        }
    }

    private func paint(_ image: UIImage, _ change: (UIImageView) -> Void = { _ in }) throws -> SymbolPaint {
        guard case .symbol(let placed)? = shown(image, change).first?.source else {
            throw NotASymbol()
        }
        return placed.paint
    }

    private struct NotASymbol: Error {}

    @Test("A name that nobody knows makes no image")
    func unknown() {
        #expect(UIImage(systemName: "nobody.knows.this") == nil && UIImage(systemName: "plus.fill") == nil)
        #expect(UIImage(systemName: "nobody", variableValue: 1) == nil)
    }

    @Test("A symbol is as high as a line of the font that its configuration names")
    func fonts() throws {
        let font = UIFont.systemFont(ofSize: 34, weight: .bold)
        let bold = try image("star", UIImage.SymbolConfiguration(font: font))
        #expect(bold.size.height == font.lineHeight)
        let heavy = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
        #expect(
            try bold.size == image("star", heavy).size
                && bold != image("star", UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(
            try image("star", UIImage.SymbolConfiguration(textStyle: .title1)).size.height
                == UIFont.preferredFont(forTextStyle: .title1).lineHeight)
        #expect(try image("chevron.right").size.width < image("star").size.width)
    }

    @Test("A size and a font replace each other, and everything else adds up")
    func joining() throws {
        let size = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
        let font = UIImage.SymbolConfiguration(textStyle: .body)
        #expect(try image("star", size.applying(font)).size.height == 16)
        #expect(try image("star", font.applying(size)).size.height == 32)
        let small = UIImage.SymbolConfiguration(scale: .small)
        #expect(try image("star", size.applying(small)).size.height == 24)
        #expect(try image("star", UIImage.SymbolConfiguration.unspecified) == image("star"))
        #expect(try image("star", size).symbolConfiguration == size && image("star").symbolConfiguration == nil)
        #expect(UIImage().applyingSymbolConfiguration(size) == nil)
    }

    @Test("A symbol follows the text size where its configuration has a text style")
    func textSize() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIImageView(image: try image("star", UIImage.SymbolConfiguration(textStyle: .body)))
        window.addSubview(view)
        let height = view.intrinsicContentSize.height
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.layoutIfNeeded()
        #expect(view.intrinsicContentSize.height > height)
    }

    @Test("A view's preferred configuration is for what the symbol does not say itself")
    func preferred() throws {
        let view = UIImageView(image: try image("star"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(view.intrinsicContentSize.height == 32)
        view.image = try image("star", UIImage.SymbolConfiguration(scale: .small))
        #expect(view.intrinsicContentSize.height == 24)
        view.image = try image("star", UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize.height == 16)
    }

    @Test("A configuration's colours are resolved where the symbol is shown, but not in a template")
    func colors() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let faint = try image("person.badge.plus", UIImage.SymbolConfiguration(hierarchicalColor: color))
        #expect(try paint(faint).levels.map(\.alpha) == [1, 0.5, 0.25])
        #expect(try paint(faint) { $0.overrideUserInterfaceStyle = .dark }.levels[0] == ColorComponents(white: 1))
        #expect(try paint(faint.withRenderingMode(.alwaysTemplate)) == SymbolPaint())
        let palette = try image("person.badge.plus", UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
        #expect(try paint(palette).levels.count == 2 && palette != faint)
        let own = try image("person.badge.plus", UIImage.SymbolConfiguration.preferringMulticolor())
        #expect(try paint(own).appearance == SystemPalette.Appearance())
        let one = UIImage.SymbolConfiguration.preferringMonochrome()
        #expect(try paint(own.withConfiguration(one)) == SymbolPaint())
        #expect(try image("star", UIImage.SymbolConfiguration(paletteColors: [])) == image("star"))
    }

    @Test("A value is shown between 0 and 1")
    func values() throws {
        func value(_ number: Double) throws -> Double? {
            try paint(try #require(UIImage(systemName: "wifi", variableValue: number))).value
        }
        #expect(try value(0.4) == 0.4 && value(7) == 1 && value(-.infinity) == 0 && value(.nan) == nil)
        #expect(UIImage(systemName: "wifi", variableValue: 0.4) != UIImage(systemName: "wifi", variableValue: 0.5))
    }

    @Test("A symbol has a baseline, as far from its middle as that of its line")
    func baselines() throws {
        let star = try image("star")
        #expect(star.hasBaseline && star.baselineOffsetFromBottom == 4)
        #expect(UIImage().baselineOffsetFromBottom == nil && !UIImage().hasBaseline)
    }

    @Test("What points forward is mirrored in right-to-left layout, and what points to the right is not")
    func mirroring() throws {
        func isMirrored(_ name: String) throws -> Bool {
            let drawn = shown(try image(name)) { $0.traitOverrides.layoutDirection = .rightToLeft }
            guard case .symbol(let placed)? = drawn.first?.source else { throw NotASymbol() }
            return placed.isMirrored
        }
        #expect(try image("chevron.forward").flipsForRightToLeftLayoutDirection)
        #expect(try isMirrored("chevron.forward") && !isMirrored("chevron.right"))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(UIImageView(image: try image("chevron.forward")))
        let rtl = window.snapshot(traits: UITraitCollection(layoutDirection: .rightToLeft), medium: .text)
        #expect(rtl.text().contains("‹"))
    }
}
