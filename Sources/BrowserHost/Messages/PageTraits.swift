import BridgedEnvironment
import Drawing
import Foundation
import ImperativeUI

/// What a page knows of its window and of its reader's settings.
struct PageTraits: Decodable, Equatable {
    /// The size of the window in points.
    var width = 390.0
    var height = 844.0
    /// The pixels in a point.
    var scale = 2.0
    var isDark = false
    var hasMoreContrast = false
    var reducesMotion = false
    var reducesTransparency = false
    var invertsColors = false
    /// Whether the window shows more colours than sRGB has.
    var isWide = false
    /// The size of the root's font, in pixels; 16 is the usual one.
    var font = 16.0
    /// The reader's languages, the best one first.
    var languages: [String] = []
    /// Whether the window is used with fingers.
    var isTouched = false
    /// Whether the window has the keyboard.
    var hasFocus = true

    /// The surroundings of a scene that the page shows.
    ///
    /// - Parameter style: The appearance that the program was asked for; the page's own if it is unspecified.
    func surroundings(_ style: UIUserInterfaceStyle) -> HostSurroundings {
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = style == .unspecified ? (isDark ? .dark : .light) : style
            traits.accessibilityContrast = hasMoreContrast ? .high : .normal
            traits.displayScale = min(max(scale, 1), 8)
            traits.displayGamut = isWide ? .P3 : .SRGB
            traits.preferredContentSizeCategory = Self.category(font: font)
            traits.userInterfaceIdiom = min(width, height) >= 600 ? .pad : .phone
            if let language = languages.first {
                traits.locale = Locale(identifier: language)
                traits.layoutDirection =
                    Locale.Language(identifier: language).characterDirection == .rightToLeft
                    ? .rightToLeft : .leftToRight
            }
        }
        var surroundings = HostSurroundings(
            size: CGSize(width: Self.side(width), height: Self.side(height)), traits: traits)
        surroundings.accessibilityFlags = flags
        return surroundings
    }

    private var flags: UIAccessibility.Flags {
        var flags = UIAccessibility.Flags()
        if reducesMotion { flags.insert(.reduceMotion) }
        if reducesTransparency { flags.insert(.reduceTransparency) }
        if invertsColors { flags.insert(.invertColors) }
        if hasMoreContrast { flags.insert(.darkerSystemColors) }
        return flags
    }

    /// The longest side of a window, in points.
    private static let longestSide = 16_384.0

    private static func side(_ length: Double) -> Double { min(max(length, 1), longestSide) }

    /// Returns the size category in which body text is enlarged as a browser's root font is: 17 points for 16 pixels.
    static func category(font: Double) -> UIContentSizeCategory {
        let size = font * FontDescription.bodySize / 16
        func distance(_ textSize: FontDescription.TextSize) -> Double {
            abs(FontDescription.size(of: .body, at: textSize) - size)
        }
        let nearest = FontDescription.TextSize.allCases.min { distance($0) < distance($1) }
        return nearest.map { UIContentSizeCategory.bySize[$0.rawValue] } ?? .large
    }
}
