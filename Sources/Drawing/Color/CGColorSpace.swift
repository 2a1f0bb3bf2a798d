import Foundation

/// The number and kind of a colour space's channels.
public enum CGColorSpaceModel: Int32, Sendable {
    /// One channel, from black to white.
    case monochrome = 0
    /// Three channels: red, green, blue.
    case rgb = 1
}

/// The space of a ``CGColor``'s components: sRGB, Display P3, or grey.
public final class CGColorSpace: Sendable, Hashable {
    /// The name of the standard space of screens and the web.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the wide-gamut space of newer screens.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the grey space.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name of the space: one of the names above.
    public let name: String?

    /// The colour model of the space.
    public let model: CGColorSpaceModel

    /// The number of a colour's components without its opacity.
    public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

    /// Finds a space by name; `nil` for a name other than ``sRGB``, ``displayP3`` and ``genericGrayGamma2_2``.
    public init?(name: String) {
        switch name {
        case Self.sRGB, Self.displayP3: model = .rgb
        case Self.genericGrayGamma2_2: model = .monochrome
        default: return nil
        }
        self.name = name
    }

    init(_ encoding: CGColor.Encoding) {
        switch encoding {
        case .rgb(.sRGB): (name, model) = (Self.sRGB, .rgb)
        case .rgb(.displayP3): (name, model) = (Self.displayP3, .rgb)
        case .gray: (name, model) = (Self.genericGrayGamma2_2, .monochrome)
        }
    }

    var encoding: CGColor.Encoding {
        switch model {
        case .monochrome: .gray
        case .rgb: .rgb(name == Self.displayP3 ? .displayP3 : .sRGB)
        }
    }

    /// Returns a Boolean value that indicates whether two colour spaces have the same name.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
        one.name == other.name
    }

    /// Hashes the name of the colour space into the given hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// Returns the colour space of the device, which is always sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(.rgb(.sRGB))
}

/// Returns the grey space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(.gray)
}
