import Foundation
import Foundations

extension BlendKind {
    /// Returns the colour that is seen where an opaque colour is blended with an opaque one behind, each as 0xFFrrggbb.
    func blended(_ source: UInt32, over backdrop: UInt32) -> UInt32 {
        let (front, back) = (Light(source), Light(backdrop))
        switch self {
        case .hue: return front.with(saturationOf: back).with(luminosityOf: back).packed
        case .saturation: return back.with(saturationOf: front).with(luminosityOf: back).packed
        case .color: return front.with(luminosityOf: back).packed
        case .luminosity: return back.with(luminosityOf: front).packed
        case .sourceAtop, .destinationOver, .destinationOut: return source
        default:
            return Light(
                red: channel(front.red, back.red), green: channel(front.green, back.green),
                blue: channel(front.blue, back.blue)
            ).packed
        }
    }

    /// Blends one channel.
    private func channel(_ front: Double, _ back: Double) -> Double {
        switch self {
        case .multiply: front * back
        case .screen: front + back - front * back
        case .overlay: BlendKind.hardLight.channel(back, front)
        case .darken: min(front, back)
        case .lighten: max(front, back)
        case .colorDodge: back == 0 ? 0 : front >= 1 ? 1 : min(1, back / (1 - front))
        case .colorBurn: back >= 1 ? 1 : front <= 0 ? 0 : 1 - min(1, (1 - back) / front)
        case .hardLight: front <= 0.5 ? back * 2 * front : 2 * front - 1 + back - (2 * front - 1) * back
        case .softLight: softLight(front, back)
        case .difference: abs(front - back)
        case .exclusion: front + back - 2 * front * back
        case .plusDarker: max(0, front + back - 1)
        case .plusLighter: min(1, front + back)
        case .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut: front
        }
    }

    private func softLight(_ front: Double, _ back: Double) -> Double {
        if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
        let soft = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
        return back + (2 * front - 1) * (soft - back)
    }
}

/// A colour as three numbers from 0 to 1, which may leave that range while they are computed with.
private struct Light {
    var red: Double
    var green: Double
    var blue: Double

    init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

    init(_ color: UInt32) {
        let (red, green, blue) = CellColor.channels(color)
        self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }

    var packed: UInt32 {
        func byte(_ value: Double, _ shift: UInt32) -> UInt32 {
            UInt32(Int(clamping: (value * 255).rounded(), to: 0...255)) << shift
        }
        return 0xFF00_0000 | byte(red, 16) | byte(green, 8) | byte(blue, 0)
    }

    private var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }

    private func map(_ change: (Double) -> Double) -> Light {
        Light(red: change(red), green: change(green), blue: change(blue))
    }

    func with(luminosityOf other: Light) -> Light {
        let added = other.luminosity - luminosity
        let moved = map { $0 + added }
        let light = moved.luminosity
        let (least, most) = (min(moved.red, moved.green, moved.blue), max(moved.red, moved.green, moved.blue))
        var result = moved
        if least < 0 { result = result.map { light + ($0 - light) * light / (light - least) } }
        if most > 1 { result = result.map { light + ($0 - light) * (1 - light) / (most - light) } }
        return result
    }

    func with(saturationOf other: Light) -> Light {
        let wanted = max(other.red, other.green, other.blue) - min(other.red, other.green, other.blue)
        let (least, most) = (min(red, green, blue), max(red, green, blue))
        if most <= least { return Light(red: 0, green: 0, blue: 0) }
        return map { ($0 - least) * wanted / (most - least) }
    }
}
