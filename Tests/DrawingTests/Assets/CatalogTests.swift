import Foundation
import TestSupport
import Testing

@testable import Drawing

/// What is reported.
final class Notes {
    var all: [String] = []
    func add(_ text: String) { all.append(text) }
}

private func place(_ change: (inout AssetTraits) -> Void = { _ in }) -> AssetTraits {
    var traits = AssetTraits()
    change(&traits)
    return traits
}

@Suite("Asset catalogues: reading") struct CatalogTests {
    let folder = CatalogFolder()
    let notes = Notes()

    func load() -> AssetCatalog { AssetCatalog(folders: [folder.catalog], report: notes.add) }

    func color(_ name: String, _ traits: AssetTraits = place()) -> ColorComponents? {
        switch load().color(named: name, report: notes.add)?.value(for: traits, report: notes.add) {
        case .fixed(let color): color
        case .palette(let color): color.components(in: SystemPalette.Appearance(isDark: traits.isDark ?? false))
        case nil: nil
        }
    }

    @Test("Components are read as floats, as 8 bits and in hexadecimal")
    func components() {
        folder.color("Floats", [CatalogFolder.variant("0.500", "0.250", "1.000", alpha: "0.400")])
        folder.color("Bytes", [CatalogFolder.variant("128", "0", "255", alpha: "1.000")])
        folder.color("Hex", [CatalogFolder.variant("0x80", "0x00", "0xFF", alpha: "0.5")])
        #expect(color("Floats") == ColorComponents(red: 0.5, green: 0.25, blue: 1, alpha: 0.4))
        #expect(color("Bytes") == ColorComponents(bytes: 128, 0, 255))
        #expect(color("Hex") == ColorComponents(bytes: 128, 0, 255, alpha: 0.5))
        #expect(notes.all == [])
    }

    @Test("A single component without a point is one of 255, an opacity of 1 is whole")
    func ones() {
        folder.color("One", [CatalogFolder.variant("1", "1.0", "0", alpha: "1")])
        #expect(color("One") == ColorComponents(red: 1.0 / 255, green: 1, blue: 0))
    }

    @Test("Each documented colour space is read")
    func spaces() {
        folder.color("P3", [CatalogFolder.variant("1.000", "0.200", "0.000", space: "display-p3")])
        folder.color("Extended", [CatalogFolder.variant("1.200", "-0.100", "0.000", space: "extended-srgb")])
        folder.color("Plain", [CatalogFolder.variant("1.200", "-0.100", "0.000")])
        folder.color("Linear", [CatalogFolder.variant("1.000", "0.214", "0.000", space: "extended-linear-srgb")])
        folder.color(
            "Gray",
            [
                #"{ "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.300", "alpha" : "1.000" } } }"#
            ])
        #expect(color("P3") == ColorComponents(space: .displayP3, red: 1, green: 0.2, blue: 0))
        #expect(color("Extended") == ColorComponents(red: 1.2, green: -0.1, blue: 0))
        #expect(color("Plain") == ColorComponents(red: 1, green: 0, blue: 0))
        #expect(abs((color("Linear")?.green ?? 0) - 0.5) < 0.001)
        #expect(color("Gray") == ColorComponents(white: 0.3))
        #expect(notes.all == [])
    }

    @Test("A reference is the system's colour of that name")
    func references() {
        for (name, reference) in [("Blue", "systemBlueColor"), ("Text", "labelColor"), ("Tint", "tintColor")] {
            folder.color(
                name,
                [#"{ "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "\#(reference)" } }"#])
        }
        #expect(color("Blue") == SystemPalette.systemBlue.components(in: SystemPalette.Appearance()))
        #expect(
            color("Text", place { $0.isDark = true })
                == SystemPalette.label.components(in: SystemPalette.Appearance(isDark: true)))
        #expect(color("Tint") != nil)
        folder.color("Odd", [#"{ "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "odd" } }"#])
        #expect(color("Odd") == nil)
        #expect(notes.all.contains { $0.contains("\"Odd\"") && $0.contains("odd") })
    }

    @Test("Dark style with high contrast falls back to dark, then to high contrast, then to any")
    func appearances() {
        let any = CatalogFolder.variant("0.1", "0.0", "0.0")
        let dark = CatalogFolder.variant("0.2", "0.0", "0.0", CatalogFolder.dark)
        let high = CatalogFolder.variant("0.3", "0.0", "0.0", CatalogFolder.highContrast)
        let both = CatalogFolder.variant("0.4", "0.0", "0.0", CatalogFolder.darkHighContrast)
        folder.color("All", [any, dark, high, both])
        folder.color("Three", [any, high, dark])
        folder.color("Two", [high, any])
        folder.color("One", [any])
        let traits = place {
            $0.isDark = true
            $0.isHighContrast = true
        }
        #expect(["All", "Three", "Two", "One"].map { color($0, traits)?.red } == [0.4, 0.2, 0.3, 0.1])
        #expect(color("All", place { $0.isDark = true })?.red == 0.2)
        #expect(color("All", place { $0.isHighContrast = true })?.red == 0.3)
        #expect(color("All")?.red == 0.1)
    }

    @Test("A variant for the idiom comes before everything that fits all idioms better")
    func idioms() {
        let pad = CatalogFolder.variant("0.2", "0.0", "0.0").replacing("universal", with: "ipad")
        let dark = CatalogFolder.variant("0.3", "0.0", "0.0", CatalogFolder.dark)
        folder.color("Pad", [CatalogFolder.variant("0.1", "0.0", "0.0"), dark, pad])
        let traits = place {
            $0.isDark = true
            $0.idiom = .pad
        }
        #expect(color("Pad", traits)?.red == 0.2)
        #expect(color("Pad", place { $0.idiom = .phone })?.red == 0.1)
        folder.color("OnlyPad", [pad])
        #expect(color("OnlyPad", place { $0.idiom = .phone }) == nil)
        #expect(color("OnlyPad")?.red == 0.2)
    }

    @Test("A wide colour is for wide displays, and stands in elsewhere only if there is no other")
    func gamut() {
        let wide = CatalogFolder.variant("0.2", "0.0", "0.0", space: "display-p3", #""display-gamut" : "display-P3""#)
        let narrow = CatalogFolder.variant("0.1", "0.0", "0.0", #""display-gamut" : "sRGB""#)
        folder.color("Both", [narrow, wide])
        folder.color("Wide", [wide])
        #expect(color("Both", place { $0.gamut = .displayP3 })?.red == 0.2)
        #expect(color("Both", place { $0.gamut = .sRGB })?.red == 0.1)
        #expect(color("Both")?.red == 0.1)
        #expect(color("Wide", place { $0.gamut = .sRGB })?.red == 0.2)
    }

    @Test("Variants for watches and for tinted icons are not shown, and not reported")
    func foreign() {
        let tinted = #""appearances" : [ { "appearance" : "luminosity", "value" : "tinted" } ]"#
        folder.color(
            "Mixed",
            [
                CatalogFolder.variant("0.9", "0.0", "0.0", tinted),
                CatalogFolder.variant("0.8", "0.0", "0.0").replacing("universal", with: "watch"),
                CatalogFolder.variant("0.1", "0.0", "0.0"), #"{ "idiom" : "ipad" }"#,
            ])
        #expect(color("Mixed", place { $0.isDark = true })?.red == 0.1)
        #expect(notes.all == [])
    }

    @Test("Folders give their name to what is in them only if they provide a namespace")
    func namespaces() {
        let variant = CatalogFolder.variant("0.1", "0.0", "0.0")
        folder.color("Plain/Inner", [variant])
        folder.color("Space/Inner", [variant])
        folder.write("Space/Contents.json", #"{ "properties" : { "provides-namespace" : true } }"#)
        folder.color("Space/Deep.v2/Last", [variant])
        folder.write("Space/Deep.v2/Contents.json", #"{ "properties" : { "provides-namespace" : true } }"#)
        #expect(load().colorNames == ["Inner", "Space/Deep.v2/Last", "Space/Inner"])
        #expect(notes.all == [])
    }

    @Test("A malformed asset is left out with one report, and the others are read")
    func malformed() {
        folder.color("Good", [CatalogFolder.variant("0.1", "0.0", "0.0")])
        folder.write("Bad.colorset/Contents.json", "{ \"colors\" : [")
        folder.write("Empty.colorset/Contents.json", "")
        folder.write("NoList.colorset/Contents.json", "{}")
        folder.write("Number.colorset/Contents.json", #"{ "colors" : 7 }"#)
        folder.write("Deep.colorset/Contents.json", String(repeating: "[", count: 100_000))
        folder.write("Missing.colorset/other.json", "{}")
        folder.color("NaN", [CatalogFolder.variant("nan", "inf", "0x1p3")])
        folder.color("Large", [CatalogFolder.variant("256", "0", "0"), CatalogFolder.variant("1e999", "0.0", "0.0")])
        #expect(load().colorNames == ["Good"])
        #expect(notes.all.count == 8)
        #expect(Set(notes.all).count == 8)
    }

    @Test("A malformed variant is left out with one report, and the others of its set are read")
    func malformedVariant() {
        folder.color(
            "Half", [CatalogFolder.variant("0.1", "0.0", "0.0"), CatalogFolder.variant("red", "0.0", "0.0"), "7", "[]"])
        #expect(color("Half")?.red == 0.1)
        #expect(notes.all.count == 1)
    }

    @Test("A name that is not there is reported once")
    func missing() {
        let catalog = load()
        for _ in 0..<3 { #expect(catalog.color(named: "../\u{1B}[2J", report: notes.add) == nil) }
        #expect(catalog.image(named: "X", report: notes.add) == nil)
        #expect(notes.all.count == 2)
        #expect(!notes.all.joined().contains("\u{1B}"))
    }

    @Test("Links are not followed, so that none leads round or out")
    func links() throws {
        folder.color("Good", [CatalogFolder.variant("0.1", "0.0", "0.0")])
        try FileManager.default.createSymbolicLink(
            atPath: folder.catalog + "/Loop", withDestinationPath: folder.catalog)
        try FileManager.default.createSymbolicLink(
            atPath: folder.catalog + "/Self.colorset", withDestinationPath: folder.catalog + "/Self.colorset")
        #expect(load().colorNames == ["Good"])
    }

    @Test("The bundle's catalogues are read once")
    func library() {
        folder.color("Good", [CatalogFolder.variant("0.1", "0.0", "0.0")])
        let first = AssetLibrary.catalog(of: folder.bundle, report: notes.add)
        #expect(first.colorNames == ["Good"])
        folder.color("Late", [CatalogFolder.variant("0.1", "0.0", "0.0")])
        #expect(AssetLibrary.catalog(of: folder.bundle, report: notes.add) === first)
    }

    @Test("Beside a program its own resources come before those of other packages")
    func beside() throws {
        for name in ["Z_App.resources/Own", "A_Other.resources/Other", "Main", "Z_App.other/No"] {
            try FileManager.default.createDirectory(
                atPath: folder.root + "/" + name + ".xcassets", withIntermediateDirectories: true)
        }
        let found = AssetLibrary.folders(in: folder.root, besideProgram: "App").map { $0.split(separator: "/").last }
        #expect(found == ["Assets.xcassets", "Main.xcassets", "Own.xcassets", "Other.xcassets"])
    }
}
