import Drawing

extension FontFace {
    /// A family of faces that Apple's systems have.
    private struct Family {
        let name: String
        let design: FontDescription.Design
        /// The names of the faces, the plain one first. A name that begins with a hyphen goes on from the first.
        let faces: [String]

        init(_ name: String, _ design: FontDescription.Design, _ faces: String) {
            (self.name, self.design) = (name, design)
            let names = faces.split(separator: " ").map(String.init)
            let stem = names.first.map { String($0.prefix { $0 != "-" }) } ?? ""
            self.faces = names.map { $0.hasPrefix("-") ? stem + $0 : $0 }
        }
    }

    /// The names of the families, in order.
    static let familyNames: [String] = families.map(\.name)

    /// The faces by family, the plain one first.
    static let byFamily: [String: [FontFace]] = Dictionary(
        uniqueKeysWithValues: families.map { family in
            (family.name, family.faces.map { FontFace(family: family.name, name: $0, design: family.design) })
        })

    /// The faces by their names.
    static let byName: [String: FontFace] = Dictionary(
        byFamily.values.joined().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    private static let families: [Family] = [
        Family("Academy Engraved LET", .serif, "AcademyEngravedLetPlain"),
        Family("Al Nile", .default, "AlNile AlNile-Bold"),
        Family(
            "American Typewriter", .serif,
            "AmericanTypewriter -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold"),
        Family("Apple Color Emoji", .default, "AppleColorEmoji"),
        Family(
            "Apple SD Gothic Neo", .default,
            "AppleSDGothicNeo-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold"),
        Family("Apple Symbols", .default, "AppleSymbols"),
        Family("Arial", .default, "ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT"),
        Family("Arial Hebrew", .default, "ArialHebrew -Light -Bold"),
        Family("Arial Rounded MT Bold", .rounded, "ArialRoundedMTBold"),
        Family(
            "Avenir", .default,
            "Avenir-Roman -Book -BookOblique -Light -LightOblique -Oblique -Medium -MediumOblique -Heavy"
                + " -HeavyOblique -Black -BlackOblique"),
        Family(
            "Avenir Next", .default,
            "AvenirNext-Regular -UltraLight -UltraLightItalic -Italic -Medium -MediumItalic -DemiBold"
                + " -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic"),
        Family(
            "Avenir Next Condensed", .default,
            "AvenirNextCondensed-Regular -UltraLight -UltraLightItalic -Italic -Medium -MediumItalic"
                + " -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic"),
        Family("Baskerville", .serif, "Baskerville -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic"),
        Family("Bodoni 72", .serif, "BodoniSvtyTwoITCTT-Book -BookIta -Bold"),
        Family("Bodoni 72 Oldstyle", .serif, "BodoniSvtyTwoOSITCTT-Book -BookIt -Bold"),
        Family("Bodoni 72 Smallcaps", .serif, "BodoniSvtyTwoSCITCTT-Book"),
        Family("Bodoni Ornaments", .serif, "BodoniOrnamentsITCTT"),
        Family("Bradley Hand", .rounded, "BradleyHandITCTT-Bold"),
        Family("Chalkboard SE", .rounded, "ChalkboardSE-Regular -Light -Bold"),
        Family("Chalkduster", .rounded, "Chalkduster"),
        Family("Charter", .serif, "Charter-Roman -Italic -Bold -BoldItalic -Black -BlackItalic"),
        Family("Cochin", .serif, "Cochin -Italic -Bold -BoldItalic"),
        Family("Copperplate", .serif, "Copperplate -Light -Bold"),
        Family("Courier", .monospaced, "Courier -Oblique -Bold -BoldOblique"),
        Family(
            "Courier New", .monospaced,
            "CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT"),
        Family("DIN Alternate", .default, "DINAlternate-Bold"),
        Family("DIN Condensed", .default, "DINCondensed-Bold"),
        Family("Damascus", .default, "Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold"),
        Family("Devanagari Sangam MN", .default, "DevanagariSangamMN -Bold"),
        Family("Didot", .serif, "Didot -Italic -Bold"),
        Family("Euphemia UCAS", .default, "EuphemiaUCAS -Italic -Bold"),
        Family("Farah", .default, "Farah"),
        Family("Futura", .default, "Futura-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold"),
        Family("Geeza Pro", .default, "GeezaPro -Bold"),
        Family("Georgia", .serif, "Georgia -Italic -Bold -BoldItalic"),
        Family(
            "Gill Sans", .default,
            "GillSans -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold"),
        Family("Helvetica", .default, "Helvetica -Oblique -Light -LightOblique -Bold -BoldOblique"),
        Family(
            "Helvetica Neue", .default,
            "HelveticaNeue -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic"
                + " -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack"),
        Family("Hiragino Maru Gothic ProN", .rounded, "HiraMaruProN-W4"),
        Family("Hiragino Mincho ProN", .serif, "HiraMinProN-W3 -W6"),
        Family("Hiragino Sans", .default, "HiraginoSans-W3 -W6 -W7"),
        Family("Hoefler Text", .serif, "HoeflerText-Regular -Italic -Black -BlackItalic"),
        Family("Iowan Old Style", .serif, "IowanOldStyle-Roman -Italic -Bold -BoldItalic"),
        Family("Kailasa", .default, "Kailasa -Bold"),
        Family("Kefa", .serif, "Kefa-Regular"),
        Family("Khmer Sangam MN", .default, "KhmerSangamMN"),
        Family("Kohinoor Bangla", .default, "KohinoorBangla-Regular -Light -Semibold"),
        Family("Kohinoor Devanagari", .default, "KohinoorDevanagari-Regular -Light -Semibold"),
        Family("Kohinoor Telugu", .default, "KohinoorTelugu-Regular -Light -Medium"),
        Family("Marker Felt", .rounded, "MarkerFelt-Thin -Wide"),
        Family("Menlo", .monospaced, "Menlo-Regular -Italic -Bold -BoldItalic"),
        Family("Mishafi", .default, "DiwanMishafi"),
        Family("Noteworthy", .rounded, "Noteworthy-Light -Bold"),
        Family("Optima", .default, "Optima-Regular -Italic -Bold -BoldItalic -ExtraBlack"),
        Family("Palatino", .serif, "Palatino-Roman -Italic -Bold -BoldItalic"),
        Family("Papyrus", .serif, "Papyrus -Condensed"),
        Family("Party LET", .rounded, "PartyLetPlain"),
        Family("PingFang HK", .default, "PingFangHK-Regular -Ultralight -Thin -Light -Medium -Semibold"),
        Family("PingFang SC", .default, "PingFangSC-Regular -Ultralight -Thin -Light -Medium -Semibold"),
        Family("PingFang TC", .default, "PingFangTC-Regular -Ultralight -Thin -Light -Medium -Semibold"),
        Family("Rockwell", .serif, "Rockwell-Regular -Italic -Bold -BoldItalic"),
        Family("Savoye LET", .rounded, "SavoyeLetPlain"),
        Family("Snell Roundhand", .rounded, "SnellRoundhand -Bold -Black"),
        Family("Symbol", .default, "Symbol"),
        Family("Thonburi", .default, "Thonburi -Light -Bold"),
        Family(
            "Times New Roman", .serif,
            "TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT"
                + " TimesNewRomanPS-BoldItalicMT"),
        Family("Trebuchet MS", .default, "TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic"),
        Family("Verdana", .default, "Verdana -Italic -Bold -BoldItalic"),
        Family("Zapf Dingbats", .default, "ZapfDingbatsITC"),
        Family("Zapfino", .rounded, "Zapfino"),
    ]
}
