extension AssetTraits {
    /// Idioms and conditions of devices that this library does not support.
    private static let foreignIdioms: Set<String> = ["watch", "watch-marketing", "ios-marketing", "tv-marketing"]
    private static let foreignConditions = ["subtype", "screen-width", "memory", "graphics-feature-set"]

    private enum Scale: String {
        case one = "1x"
        case two = "2x"
        case three = "3x"
    }

    private enum Luminosity: String { case light, dark, tinted }
    private enum Contrast: String { case normal, high }

    /// Reads the traits of a variant in an asset's description; `nil` for a variant that is never shown here.
    init?(reading fields: AssetFields) throws(AssetFault) {
        for condition in Self.foreignConditions where fields.contains(condition) { return nil }
        switch try fields.string("idiom") {
        case nil, "universal"?: break
        case let word? where Self.foreignIdioms.contains(word): return nil
        default: idiom = try fields.word("idiom", as: Idiom.self)
        }
        for entry in try fields.list("appearances") ?? [] {
            guard let entry else { throw AssetFault("an appearance is not an object") }
            switch try entry.string("appearance") {
            case "luminosity":
                switch try entry.word("value", as: Luminosity.self) {
                case .light: isDark = false
                case .dark: isDark = true
                case .tinted, nil: return nil
                }
            case "contrast": isHighContrast = try entry.word("value", as: Contrast.self) == .high
            case let other: throw AssetFault("its appearance is \(AssetFault.quoted(other ?? ""))")
            }
        }
        gamut = try fields.word("display-gamut", as: Gamut.self)
        direction = try fields.word("language-direction", as: Direction.self)
        width = try fields.word("width-class", as: SizeClass.self)
        height = try fields.word("height-class", as: SizeClass.self)
        switch try fields.word("scale", as: Scale.self) {
        case .one: scale = 1
        case .two: scale = 2
        case .three: scale = 3
        case nil: break
        }
    }
}
