import DeclarativeUI
import Foundation
import Testing

@Suite("Colours of others, and as data") struct ColorMixingTests {
    private func bytes(_ color: Color, _ scheme: ColorScheme = .light) -> [Int] {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let shown = color.resolve(in: environment)
        return [shown.red, shown.green, shown.blue, shown.opacity].map { Int(($0 * 255).rounded()) }
    }

    @Test("The ends of a mixture are the colours themselves, in any space, and numbers beyond count as ends")
    func ends() {
        for space in [Gradient.ColorSpace.device, .perceptual] {
            let mix = { Color.red.mix(with: .blue, by: $0, in: space) }
            let ends: [(Double, Color)] = [(0, .red), (-3, .red), (.nan, .red), (1, .blue), (7, .blue)]
            for (fraction, expected) in ends {
                #expect(bytes(mix(fraction)) == bytes(expected))
                #expect(bytes(mix(fraction), .dark) == bytes(expected, .dark))
            }
        }
    }

    @Test("The middle is half of each number in the display's space, and looks like the middle in the other")
    func middles() {
        let (black, white) = (Color(white: 0), Color(white: 1))
        #expect(bytes(black.mix(with: white, by: 0.5, in: .device)) == [128, 128, 128, 255])
        #expect(bytes(black.mix(with: white, by: 0.5)) == [99, 99, 99, 255])
        #expect(bytes(white.mix(with: .clear, by: 0.5, in: .device)) == [255, 255, 255, 128])
        #expect(bytes(white.mix(with: .clear, by: 0.5)) == [255, 255, 255, 128])
        #expect(Color.red.mix(with: .blue, by: 0.5) == Color.red.mix(with: .blue, by: 0.5))
        #expect(Color.red.mix(with: .blue, by: 0.5) != Color.red.mix(with: .blue, by: 0.25))
    }

    @Test("Numbers of other spaces become those of sRGB")
    func spaces() {
        let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.2140411, green: 1, blue: 0, opacity: 0.5)
        #expect(abs(linear.red - 0.5) < 1e-4 && linear.green == 1 && linear.blue == 0 && linear.opacity == 0.5)
        let wide = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
        #expect(wide.red > 1 && wide.green < 0 && wide.blue < 0 && wide.opacity == 1)
        let grey = Color.Resolved(colorSpace: .displayP3, red: 0.5, green: 0.5, blue: 0.5)
        #expect(abs(grey.red - 0.5) < 1e-4 && abs(grey.green - 0.5) < 1e-4 && abs(grey.blue - 0.5) < 1e-4)
        #expect(Color.Resolved(red: 0.25, green: 0.5, blue: 0.75).cgColor.components == [0.25, 0.5, 0.75, 1])
    }

    @Test("A colour is coded as a list of four numbers")
    func coding() throws {
        let color = Color.Resolved(red: 0.25, green: 0.5, blue: 2, opacity: 0.75)
        let data = try JSONEncoder().encode(color)
        #expect(String(decoding: data, as: UTF8.self) == "[0.25,0.5,2,0.75]")
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Color.Resolved.self, from: Data("[1,2,3]".utf8))
        }
    }
}
