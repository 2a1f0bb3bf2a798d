import Foundation
import ImperativeUI
import Testing

@MainActor @Suite("Fonts with names") struct NamedFontTests {
    @Test("Names of faces and families make fonts with their traits")
    func names() throws {
        let bold = try #require(UIFont(name: "HelveticaNeue-Bold", size: 20))
        #expect(bold.fontName == "HelveticaNeue-Bold" && bold.familyName == "Helvetica Neue" && bold.pointSize == 20)
        #expect(bold.fontDescriptor.symbolicTraits == .traitBold)
        #expect(bold.lineHeight == UIFont.boldSystemFont(ofSize: 20).lineHeight)
        let plain = try #require(UIFont(name: "Avenir Next", size: 12))
        #expect(plain.fontName == "AvenirNext-Regular" && plain.fontDescriptor.symbolicTraits == [])
        let code = try #require(UIFont(name: "Menlo-BoldItalic", size: 12))
        #expect(code.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic, .traitMonoSpace])
        let narrow = try #require(UIFont(name: "AvenirNextCondensed-Italic", size: 12))
        #expect(narrow.fontDescriptor.symbolicTraits == [.traitItalic, .traitCondensed])
        #expect(UIFont(name: "ArialMT", size: 0)?.pointSize == 17)
        #expect(UIFont(name: "NoSuchFace", size: 12) == nil && UIFont(name: "", size: 12) == nil)
    }

    @Test("All faces have names of their own, and are found by them")
    func all() {
        let families = UIFont.familyNames
        #expect(families == families.sorted() && families.contains("Georgia"))
        let names = families.flatMap { UIFont.fontNames(forFamilyName: $0) }
        #expect(Set(names).count == names.count)
        for name in names { #expect(UIFont(name: name, size: 9)?.fontName == name) }
        #expect(
            UIFont.fontNames(forFamilyName: "Courier") == [
                "Courier", "Courier-Oblique", "Courier-Bold", "Courier-BoldOblique",
            ])
        #expect(UIFont.fontNames(forFamilyName: "none") == [])
    }

    @Test("Fonts of the system are found by their names, too")
    func system() {
        for font in [
            UIFont.systemFont(ofSize: 11), .boldSystemFont(ofSize: 11), .italicSystemFont(ofSize: 11),
            .monospacedSystemFont(ofSize: 11, weight: .light),
        ] { #expect(UIFont(name: font.fontName, size: 11) == font) }
    }

    @Test("A font keeps its name in other sizes, and traits lead to faces of its family")
    func changes() {
        let font = UIFont(name: "Georgia", size: 12)
        #expect(font?.withSize(30).fontName == "Georgia")
        let descriptor = font?.fontDescriptor
        #expect(descriptor?.withSymbolicTraits([.traitBold, .traitItalic])?.postscriptName == "Georgia-BoldItalic")
        #expect(UIFontDescriptor(name: "Didot-Bold", size: 9).withSymbolicTraits([.traitBold, .traitItalic]) == nil)
        #expect(UIFontDescriptor(name: "Georgia-Bold", size: 9).withSymbolicTraits([])?.postscriptName == "Georgia")
        #expect(UIFontMetrics.default.scaledFont(for: font ?? .systemFont(ofSize: 1)).familyName == "Georgia")
        #expect(font != UIFont(name: "Palatino-Roman", size: 12))
    }

    @Test("Descriptors are made of names, families and faces")
    func descriptors() {
        let made = UIFontDescriptor(fontAttributes: [.family: "Avenir Next", .face: "Demi Bold", .size: 15])
        #expect(made.postscriptName == "AvenirNext-DemiBold" && made.pointSize == 15)
        #expect(UIFont(descriptor: made, size: 0).fontName == "AvenirNext-DemiBold")
        #expect(made.object(forKey: .name) as? String == "AvenirNext-DemiBold")
        #expect(UIFontDescriptor(name: "none", size: 10) == UIFont.systemFont(ofSize: 10).fontDescriptor)
    }
}
