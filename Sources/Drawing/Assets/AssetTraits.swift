/// The traits for which a variant of an asset is made, or those of the environment in which it is shown.
///
/// `nil` means that a variant suits every environment, or that a trait of the environment is unknown.
package struct AssetTraits: Hashable, Sendable {
    package enum Idiom: String, Sendable {
        case phone = "iphone"
        case pad = "ipad"
        case tv, car, mac, vision
    }

    package enum Gamut: String, Sendable {
        case sRGB
        case displayP3 = "display-P3"
    }

    package enum Direction: String, Sendable {
        case leftToRight = "left-to-right"
        case rightToLeft = "right-to-left"
    }

    package enum SizeClass: String, Sendable { case compact, regular }

    package var idiom: Idiom?
    package var isDark: Bool?
    package var isHighContrast: Bool?
    package var direction: Direction?
    package var width: SizeClass?
    package var height: SizeClass?
    /// The name of a text size.
    package var textSize: String?
    package var isBold: Bool?
    package var gamut: Gamut?
    /// The number of pixels per point.
    package var scale: Double?

    package init() {}

    /// A set of traits by which variants can differ.
    package struct Aspects: OptionSet, Hashable, Sendable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        package static let idiom = Aspects(rawValue: 1)
        package static let style = Aspects(rawValue: 2)
        package static let contrast = Aspects(rawValue: 4)
        package static let direction = Aspects(rawValue: 8)
        package static let width = Aspects(rawValue: 16)
        package static let height = Aspects(rawValue: 32)
        package static let textSize = Aspects(rawValue: 64)
        package static let legibility = Aspects(rawValue: 128)
        package static let gamut = Aspects(rawValue: 256)
        package static let scale = Aspects(rawValue: 512)
    }

    /// The traits that are not `nil`.
    package var stated: Aspects {
        var result: Aspects = []
        if idiom != nil { result.insert(.idiom) }
        if isDark != nil { result.insert(.style) }
        if isHighContrast != nil { result.insert(.contrast) }
        if direction != nil { result.insert(.direction) }
        if width != nil { result.insert(.width) }
        if height != nil { result.insert(.height) }
        if textSize != nil { result.insert(.textSize) }
        if isBold != nil { result.insert(.legibility) }
        if gamut != nil { result.insert(.gamut) }
        if scale != nil { result.insert(.scale) }
        return result
    }
}
