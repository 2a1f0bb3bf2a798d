import Foundation
import TestSupport
import Testing

@testable import Drawing

private func place(_ change: (inout AssetTraits) -> Void = { _ in }) -> AssetTraits {
    var traits = AssetTraits()
    change(&traits)
    return traits
}

private func variant(_ file: String, _ conditions: String = #""idiom" : "universal""#) -> String {
    #"{ "filename" : "\#(file)", \#(conditions) }"#
}

@Suite("Asset catalogues: images") struct ImageAssetTests {
    let folder = CatalogFolder()
    let notes = Notes()

    func choice(_ name: String, _ traits: AssetTraits = place()) -> ImageAsset.Choice? {
        AssetCatalog(folders: [folder.catalog], report: notes.add)
            .image(named: name, report: notes.add)?.choice(for: traits, report: notes.add)
    }

    func side(_ name: String, _ traits: AssetTraits = place()) -> CGFloat? { choice(name, traits)?.picture.size.width }

    @Test("A vector image has the size of its file at every scale")
    func vector() {
        folder.image("Leaf", [variant("leaf.svg")], files: ["leaf.svg": CatalogFolder.square(24, fill: "#0f0")])
        #expect(side("Leaf") == 24)
        #expect(side("Leaf", place { $0.scale = 3 }) == 24)
        #expect(notes.all == [])
    }

    @Test("Of dots the variant for the scale is chosen, else the next larger, and its size counts in points")
    func scales() throws {
        func file(_ side: Int) throws -> Data {
            try #require(PixelImage(width: side, height: side, bytes: [UInt8](repeating: 9, count: side * side * 4)))
                .png
        }
        let list = [
            variant("a.png", #""idiom" : "universal", "scale" : "1x""#),
            variant("c.png", #""idiom" : "universal", "scale" : "3x""#),
        ]
        folder.image("Dots", list, files: ["a.png": try file(10), "c.png": try file(30)])
        #expect(choice("Dots")?.picture.scale == 1)
        #expect(choice("Dots", place { $0.scale = 2 })?.picture.scale == 3)
        #expect(choice("Dots", place { $0.scale = 4 })?.picture.scale == 3)
        #expect([1, 2, 3].map { scale in side("Dots", place { $0.scale = scale }) } == [10, 10, 10])
    }

    @Test("Size classes, direction, style and gamut choose the variant")
    func conditions() {
        let files = Dictionary(
            uniqueKeysWithValues: (1...5).map { ("\($0).svg", CatalogFolder.square($0, fill: "red")) })
        folder.image(
            "All",
            [
                variant("1.svg"), variant("2.svg", #""idiom" : "universal", "width-class" : "compact""#),
                variant("3.svg", #""idiom" : "universal", "language-direction" : "right-to-left""#),
                variant("4.svg", #""idiom" : "universal", "# + CatalogFolder.dark),
                variant("5.svg", #""idiom" : "universal", "display-gamut" : "display-P3""#),
            ], files: files)
        #expect(side("All") == 1)
        #expect(side("All", place { $0.width = .compact }) == 2)
        #expect(side("All", place { $0.width = .regular }) == 1)
        #expect(side("All", place { $0.direction = .rightToLeft }) == 3)
        #expect(side("All", place { $0.isDark = true }) == 4)
        #expect(side("All", place { $0.gamut = .displayP3 }) == 5)
    }

    @Test("A picture made for one direction is mirrored in the other")
    func mirrored() {
        folder.image(
            "Arrow", [variant("a.svg", #""idiom" : "universal", "language-direction" : "left-to-right""#)],
            files: ["a.svg": CatalogFolder.square(8, fill: "red")])
        #expect(choice("Arrow")?.isMirrored == false)
        #expect(choice("Arrow", place { $0.direction = .rightToLeft })?.isMirrored == true)
    }

    @Test("The intent says whether only the shape counts")
    func intent() {
        let files = ["a.svg": CatalogFolder.square(8, fill: "red")]
        for (name, properties) in [("T", "template"), ("O", "original")] {
            folder.image(
                name, [variant("a.svg")], files: files, properties: #""template-rendering-intent" : "\#(properties)""#)
        }
        folder.image("N", [variant("a.svg")], files: files, properties: #""preserves-vector-representation" : true"#)
        let catalog = AssetCatalog(folders: [folder.catalog], report: notes.add)
        #expect(["T", "O", "N"].map { catalog.image(named: $0, report: notes.add)?.isTemplate } == [true, false, nil])
    }

    @Test("A file outside the set's folder is refused")
    func outside() {
        folder.write("secret.svg", CatalogFolder.square(8, fill: "red"))
        for (index, file) in ["../secret.svg", "a/b.svg", "..", ".hidden.svg", "a\\u0000b.svg", "\\u001b.svg"]
            .enumerated()
        {
            folder.image("Out\(index)", [variant(file)], files: [:])
        }
        #expect((0..<6).allSatisfy { choice("Out\($0)") == nil })
        #expect(!notes.all.joined().unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test("A picture that cannot be read is reported once and is none")
    func malformed() {
        folder.image("Bad", [variant("a.svg")], files: ["a.svg": Data("<svg><g></svg>".utf8)])
        let catalog = AssetCatalog(folders: [folder.catalog], report: notes.add)
        let asset = catalog.image(named: "Bad", report: notes.add)
        for _ in 0..<3 { #expect(asset?.choice(for: place(), report: notes.add) == nil) }
        #expect(notes.all.count == 1)
    }

    @Test("A box of the page's size stands for a PDF file")
    func pdf() throws {
        let file = Data("%PDF-1.7\n1 0 obj << /Type /Page /MediaBox [0 0 24 18.5] >>".utf8)
        folder.image("Page", [variant("p.pdf")], files: ["p.pdf": file])
        let picture = try #require(choice("Page")?.picture)
        #expect(picture.size == CGSize(width: 24, height: 18.5))
        guard case .named("Page") = picture.content else { return #expect(Bool(false)) }
        #expect(notes.all.count == 1)
    }
}
