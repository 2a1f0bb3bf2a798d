import Foundation

extension ColorAsset {
    /// Reads a colour set; `nil` for one without a colour, such as the `AccentColor` of a new project.
    ///
    /// Variants that cannot be read are left out, and the first of them is reported. Throws if no variant is left.
    convenience init?(name: String, reading data: Data, report: (String) -> Void) throws(AssetFault) {
        let fields = try AssetFields(parsing: data)
        guard let entries = try fields.list("colors") else { throw AssetFault("it has no field colors") }
        var variants: [Variant] = []
        var fault: AssetFault?
        for entry in entries {
            do throws(AssetFault) {
                guard let entry else { throw AssetFault("a variant is not an object") }
                // An empty slot of the editor has no colour.
                guard let color = try entry.fields("color") else { continue }
                guard var traits = try AssetTraits(reading: entry) else { continue }
                (traits.direction, traits.width, traits.height, traits.scale) = (nil, nil, nil, nil)
                variants.append(Variant(traits: traits, value: try Value(reading: color)))
            } catch {
                fault = fault ?? error
            }
        }
        if variants.isEmpty {
            guard let fault else { return nil }
            throw fault
        }
        if let fault { report("A variant is left out: \(fault.message).") }
        self.init(name: name, variants: variants)
    }
}

extension ColorAsset.Value {
    private enum Space: String {
        case srgb
        case extendedSRGB = "extended-srgb"
        case linearSRGB = "extended-linear-srgb"
        case displayP3 = "display-p3"
        case grayGamma22 = "gray-gamma-22"
        case extendedGray = "extended-gray"

        var isExtended: Bool { self == .extendedSRGB || self == .linearSRGB || self == .extendedGray }
    }

    fileprivate init(reading fields: AssetFields) throws(AssetFault) {
        if let reference = try fields.string("reference") {
            guard let color = SystemPalette(assetReference: reference) else {
                throw AssetFault("it refers to the unknown colour \(AssetFault.quoted(reference))")
            }
            self = .palette(color)
            return
        }
        guard let components = try fields.fields("components") else { throw AssetFault("a colour has no components") }
        guard let space = try fields.word("color-space", as: Space.self) else {
            throw AssetFault("a colour has no color-space")
        }
        func channel(_ key: String) throws(AssetFault) -> Double {
            guard let text = try components.string(key) else { throw AssetFault("a colour has no component \(key)") }
            guard let value = Self.channel(text) else {
                throw AssetFault("the component \(key) is \(AssetFault.quoted(text))")
            }
            let limited = space.isExtended ? value : ColorComponents.unit(value)
            return space == .linearSRGB ? ColorComponents.encoded(limited) : limited
        }
        let alpha: Double
        switch try components.string("alpha") {
        case nil: alpha = 1
        case let text?:
            guard let value = Self.opacity(text) else {
                throw AssetFault("the component alpha is \(AssetFault.quoted(text))")
            }
            alpha = value
        }
        switch space {
        case .grayGamma22, .extendedGray:
            self = .fixed(ColorComponents(white: try channel("white"), alpha: alpha))
        case .srgb, .extendedSRGB, .linearSRGB, .displayP3:
            self = .fixed(
                ColorComponents(
                    space: space == .displayP3 ? .displayP3 : .sRGB, red: try channel("red"),
                    green: try channel("green"), blue: try channel("blue"), alpha: alpha))
        }
    }

    /// Reads a channel: with a decimal point as 0 to 1, without one as 0...255, in hexadecimal after `0x`.
    private static func channel(_ text: String) -> Double? {
        guard text.utf8.count <= 64 else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return byte(text.dropFirst(2), radix: 16)
        }
        if text.contains(".") || text.contains("e") { return number(text) }
        return byte(text[...], radix: 10)
    }

    private static func byte(_ text: Substring, radix: Int) -> Double? {
        guard text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else { return nil }
        return UInt8(text, radix: radix).map { Double($0) / 255 }
    }

    /// Reads an opacity: 0 and 1 mean 0 and 1, even without a decimal point.
    private static func opacity(_ text: String) -> Double? {
        if text == "1" || text == "0" { return number(text) }
        return channel(text)
    }

    private static func number(_ text: String) -> Double? {
        let allowed = text.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || "+-.e".utf8.contains($0) }
        guard allowed, let value = Double(text), value.isFinite else { return nil }
        return value
    }
}

extension SystemPalette {
    private static let references: [String: SystemPalette] = Dictionary(
        uniqueKeysWithValues: allCases.map { ("\($0)".hasSuffix("Color") ? "\($0)" : "\($0)Color", $0) })

    /// Finds the system colour to which a colour set refers, such as `systemBlueColor`.
    init?(assetReference name: String) {
        guard let color = Self.references[name] else { return nil }
        self = color
    }
}
