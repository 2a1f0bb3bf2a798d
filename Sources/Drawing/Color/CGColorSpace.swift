import Foundation

/// How many channels a colour space has, and of what kind.
public enum CGColorSpaceModel: Int32, Sendable {
    /// One channel, from black to white.
    case monochrome = 0
    /// Three channels: red, green, blue.
    case rgb = 1
}

/// What the components of a ``CGColor`` are measured in: sRGB, Display P3, or grey.
public final class CGColorSpace: Sendable, Hashable {
    /// The name of the usual space of screens and the web.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the wide space of newer screens.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the grey space.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// What the space is called; one of the names above.
    public let name: String?

    /// The kind of its channels.
    public let model: CGColorSpaceModel

    /// How many components a colour has, its opacity not counted.
    public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

    /// Finds a space by name. `nil` for a name other than ``sRGB``, ``displayP3`` and ``genericGrayGamma2_2``.
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

    /// Two spaces are equal if they have the same name.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
        one.name == other.name
    }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// The colour space of the device, which here is always sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(.rgb(.sRGB))
}

/// The grey space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(.gray)
}
