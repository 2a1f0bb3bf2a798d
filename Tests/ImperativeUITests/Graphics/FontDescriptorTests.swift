import Drawing
import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Font descriptors") struct FontDescriptorTests {
    @Test("A descriptor says what its font is like, and makes it again")
    func roundTrip() {
        let fonts: [UIFont] = [
            .systemFont(ofSize: 20), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 9),
            .monospacedSystemFont(ofSize: 13, weight: .heavy), .preferredFont(forTextStyle: .headline),
        ]
        for font in fonts {
            #expect(font.fontDescriptor.pointSize == font.pointSize)
            #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
            #expect(UIFont(descriptor: font.fontDescriptor, size: 30).pointSize == 30)
        }
        #expect(UIFont(descriptor: UIFontDescriptor(), size: -3).pointSize == 17)
    }

    @Test("Symbolic traits replace the others, and a font has them")
    func symbolicTraits() throws {
        let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
        #expect(plain.symbolicTraits.isEmpty)
        let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(both.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(descriptor: both, size: 0).fontDescription.weight == .bold)
        #expect(try #require(both.withSymbolicTraits(.traitItalic)).symbolicTraits == .traitItalic)
        let narrow = try #require(plain.withSymbolicTraits([.traitCondensed, .traitMonoSpace]))
        #expect(narrow.symbolicTraits == [.traitCondensed, .traitMonoSpace])
        #expect(plain.withSymbolicTraits([.traitCondensed, .traitExpanded]) == nil)
        // What is heavier than bold stays so.
        let heavy = UIFont.systemFont(ofSize: 15, weight: .black).fontDescriptor
        let kept = try #require(heavy.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: kept, size: 0).fontDescription.weight == .black)
    }

    @Test("A descriptor can be had in another design and in no unknown one")
    func designs() throws {
        let plain = UIFont.systemFont(ofSize: 15, weight: .semibold).fontDescriptor
        for (design, wanted) in [
            (UIFontDescriptor.SystemDesign.serif, FontDescription.Design.serif), (.rounded, .rounded),
            (.monospaced, .monospaced), (.default, .default),
        ] {
            let font = UIFont(descriptor: try #require(plain.withDesign(design)), size: 0)
            #expect(font.fontDescription.design == wanted && font.fontDescription.weight == .semibold)
        }
        #expect(plain.withDesign(.init(rawValue: "none")) == nil)
    }

    @Test("Attributes change what they name, and those of another type change nothing")
    func attributes() {
        let plain = UIFontDescriptor(fontAttributes: [.size: 20])
        #expect(plain.pointSize == 20)
        let light = plain.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light, .slant: 0.1]
        ])
        #expect(light.fontDescription.weight == .light && light.fontDescription.isItalic)
        #expect(plain.addingAttributes([.size: "large", .traits: 4]) == plain)
        let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.footnote])
        #expect(style == .preferredFontDescriptor(withTextStyle: .footnote))
        #expect(style.object(forKey: .textStyle) as? UIFont.TextStyle == .footnote)
        #expect(UIFontDescriptor(fontAttributes: light.fontAttributes) == light)
    }

    @Test("A font of a text style with other traits follows the text size, and one of a size does not")
    func growth() throws {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let bold = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold.fontDescription.weight == .semibold)
        let grown = bold.adjusted(to: large)
        #expect(grown.pointSize == UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize)
        #expect(grown.fontDescription.weight == .semibold)
        let fixed = UIFont(descriptor: body, size: 20)
        #expect(fixed.adjusted(to: large).pointSize == 20)
    }
}
