import Foundation
import TestSupport
import Testing

@testable import Drawing

/// A catalogue with a bit of everything, and ways to spoil it.
private struct SpoiltCatalog {
    let folder = CatalogFolder()
    var source: SplitMix64
    private var files: [String: Data] = [:]

    init(seed: UInt64) {
        source = SplitMix64(seed: seed)
        folder.color(
            "Colour",
            [
                CatalogFolder.variant("0.5", "128", "0x80"),
                CatalogFolder.variant("0.2", "0.3", "0.4", space: "display-p3", CatalogFolder.darkHighContrast),
                #"{ "idiom" : "ipad", "color" : { "platform" : "ios", "reference" : "labelColor" } }"#,
            ])
        folder.write("Space/Contents.json", #"{ "properties" : { "provides-namespace" : true } }"#)
        folder.image(
            "Space/Image",
            [
                #"{ "filename" : "a.svg", "idiom" : "universal", "language-direction" : "left-to-right" }"#,
                #"{ "filename" : "b.png", "idiom" : "universal", "scale" : "2x", "width-class" : "compact" }"#,
                #"{ "filename" : "c.pdf", "idiom" : "mac", "display-gamut" : "display-P3" }"#,
                #"{ "filename" : "d.jpg", "idiom" : "universal", "appearances" : [ { "appearance" : "luminosity", "#
                    + #""value" : "dark" } ] }"#,
            ],
            files: [
                "a.svg": Data(
                    """
                    <svg viewBox="0 0 8 8" width="16"><g transform="rotate(30 4 4)" opacity=".5" style="stroke:#123">\
                    <path d="M0 0h4v4A2 2 0 0 1 1 1zq1 1 2 2t1-1" stroke-dasharray="1 2"/></g><circle r="3"/></svg>
                    """.utf8),
                "b.png": Data(base64Encoded: PNGReaderTests.rgba) ?? Data(),
                "c.pdf": Data("%PDF-1.4 /MediaBox [ 0 0 10 20 ]".utf8),
                "d.jpg": Data(JPEGSamples.progressive),
            ], properties: #""template-rendering-intent" : "template""#)
        let names = [
            "Colour.colorset/Contents.json", "Space/Contents.json", "Space/Image.imageset/Contents.json",
            "Space/Image.imageset/a.svg", "Space/Image.imageset/b.png", "Space/Image.imageset/c.pdf",
            "Space/Image.imageset/d.jpg",
        ]
        for name in names { files[name] = FileManager.default.contents(atPath: folder.catalog + "/" + name) }
    }

    private static let spoiler = ByteSpoiler(
        words: [
            "nan", "-inf", "1e400", "99999999999999999999999999", "-0", "0x", "0xFFFFFFFFFFFFFFFFFF", "null", "true",
            "{}",
            "[]",
            "\"\\u0000\"", "\"../../etc/passwd\"", "\"\u{1B}[2J\"", "\"\"", "1e308", "-1e308", "1e-320", "[[[[[[[[[[",
            "\u{FFFD}",
            "<g>", "</g>", "<svg>", "&#x0;", "\"a.svg\"", "\"3x\"", "\"dark\"", ",", ":", "\"", "'", "\\ud800", ">",
            "/>",
            "A", "z",
        ], changes: 4, cut: 12, copy: 60, run: 300)

    /// Replaces a number or a quoted text by a word.
    private static func replaceValue(in bytes: inout [UInt8], _ source: inout SplitMix64) {
        let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        guard quotes.count > 1 else { return }
        let first = source.below(quotes.count - 1)
        bytes.replaceSubrange(quotes[first]...quotes[first + 1], with: spoiler.word(&source).utf8)
    }

    /// Spoils one or two files, sometimes the folders; loads and draws everything; and puts it right again.
    mutating func run() {
        let names = files.keys.sorted()
        var touched: [String] = []
        for _ in 0...source.below(2) {
            let name = names[source.below(names.count)]
            guard let data = files[name], !touched.contains(name) else { continue }
            touched.append(name)
            folder.write(
                name, Self.spoiler.spoil(data, &source) { bytes, _, source in Self.replaceValue(in: &bytes, &source) })
        }
        let extra = folder.catalog + "/" + oddName()
        let manager = FileManager.default
        var isExtra = true
        switch source.below(12) {
        case 0: try? manager.createSymbolicLink(atPath: extra, withDestinationPath: folder.catalog)
        case 1: try? manager.createDirectory(atPath: extra + "/Contents.json", withIntermediateDirectories: true)
        case 2:
            let deep = String(repeating: "/d", count: 40)
            try? manager.createDirectory(atPath: extra + deep, withIntermediateDirectories: true)
        case 3: try? Data("{}".utf8).write(to: URL(fileURLWithPath: extra))
        default: isExtra = false
        }
        load()
        if isExtra { try? manager.removeItem(atPath: extra) }
        for name in touched {
            if let data = files[name] { folder.write(name, data) }
        }
    }

    private mutating func oddName() -> String {
        ["x.colorset", "\u{1B}[2J.imageset", "a\nb.colorset", "日本.imageset", ".colorset", "é\u{301}.x"][source.below(6)]
    }

    private func load() {
        let notes = Notes()
        let catalog = AssetCatalog(folders: [folder.catalog], report: notes.add)
        var dark = AssetTraits()
        (dark.isDark, dark.isHighContrast, dark.idiom, dark.direction) = (true, true, .pad, .rightToLeft)
        (dark.gamut, dark.scale, dark.width) = (.displayP3, 2, .compact)
        var mac = AssetTraits()
        mac.idiom = .mac
        var context = DrawingContext()
        for place in [AssetTraits(), dark, mac] {
            for name in catalog.colorNames {
                _ = catalog.color(named: name, report: notes.add)?.value(for: place, report: notes.add)
            }
            for name in catalog.imageNames {
                let asset = catalog.image(named: name, report: notes.add)
                guard let choice = asset?.choice(for: place, report: notes.add) else { continue }
                let tint = asset?.isTemplate == true ? ColorComponents(white: 0.5) : nil
                choice.picture.draw(
                    in: CGRect(x: 0, y: 0, width: 40, height: 32),
                    style: ImageRepresentation.Style(tint: tint, isMirrored: choice.isMirrored), to: &context)
            }
        }
        let list = context.finish()
        let text = SVGRenderer(size: CGSize(width: 40, height: 32)).document(list)
        var grid = TextGridRenderer(columns: 5, rows: 2)
        _ = grid.screen(list)
        #expect(text.hasSuffix("</svg>\n"))
        #expect(!notes.all.contains { $0.unicodeScalars.contains { $0.value < 0x20 } })
    }
}

@Suite("Asset catalogues: malformed") struct CatalogFuzzTests {
    @Test("No catalogue traps, however malformed")
    func mutated() {
        var catalog = SpoiltCatalog(seed: TestSeed.of("malformed catalogues"))
        for _ in 0..<TestEffort.count(10_000) { catalog.run() }
    }
}
