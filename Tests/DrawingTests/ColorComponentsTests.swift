import Foundation
import Testing

@testable import Drawing

private func isClose(_ one: ColorComponents, _ other: ColorComponents, within tolerance: Double = 1e-9) -> Bool {
    one.space == other.space && abs(one.red - other.red) < tolerance && abs(one.green - other.green) < tolerance
        && abs(one.blue - other.blue) < tolerance && one.alpha == other.alpha
}

@Suite struct ColorComponentsTests {
    @Test("Going to the other space and back gives the same colour", arguments: [1, 7, 0xC0FFEE] as [UInt64])
    func roundTrip(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<300 {
            for (space, other) in [(ColorComponents.Space.sRGB, ColorComponents.Space.displayP3), (.displayP3, .sRGB)] {
                let color = ColorComponents(
                    space: space, red: numbers.double(in: -0.5...1.5), green: numbers.double(in: -0.5...1.5),
                    blue: numbers.double(in: -0.5...1.5), alpha: numbers.double(in: 0...1))
                // The published transfer curve has a step of some 1e-8 where its two pieces meet.
                #expect(isClose(color.converted(to: other).converted(to: space), color, within: 1e-6))
            }
        }
    }

    @Test("Pure P3 red lies outside sRGB at the published place")
    func wideRed() {
        let red = ColorComponents(space: .displayP3, red: 1, green: 0, blue: 0).converted(to: .sRGB)
        #expect(isClose(red, ColorComponents(red: 1.0930, green: -0.2267, blue: -0.1501), within: 1e-3))
    }

    @Test("Greys are the same numbers in both spaces", arguments: [0, 0.02, 0.5, 1])
    func greys(white: Double) {
        let gray = ColorComponents(white: white)
        let wide = gray.converted(to: .displayP3)
        #expect(isClose(wide, ColorComponents(space: .displayP3, red: white, green: white, blue: white)))
    }

    @Test("NaN becomes 0, an infinite channel the limit, and opacity stays within 0 and 1")
    func badNumbers() {
        let color = ColorComponents(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan)
        #expect(color == ColorComponents(red: 0, green: 65504, blue: -65504, alpha: 0))
        #expect(ColorComponents(red: 0, green: 0, blue: 0, alpha: 7).alpha == 1)
        #expect(ColorComponents(red: 0, green: 0, blue: 0, alpha: -7).alpha == 0)
    }

    @Test("Clamping limits the channels to 0 and 1")
    func clamping() {
        let color = ColorComponents(red: 1.2, green: -0.2, blue: 0.5, alpha: 0.5)
        #expect(color.clamped == ColorComponents(red: 1, green: 0, blue: 0.5, alpha: 0.5))
    }

    @Test("Hue, saturation and brightness come back from the channels they make", arguments: [3, 99] as [UInt64])
    func hueRoundTrip(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<300 {
            let hue = numbers.double(in: 0...0.999)
            let (saturation, brightness) = (numbers.double(in: 0.1...1), numbers.double(in: 0.1...1))
            let back = ColorComponents(hue: hue, saturation: saturation, brightness: brightness)
                .hueSaturationBrightness
            #expect(abs(back.hue - hue) < 1e-9 && abs(back.saturation - saturation) < 1e-9)
            #expect(abs(back.brightness - brightness) < 1e-9)
        }
    }

    @Test(
        "Hues step through red, yellow, green, cyan, blue, magenta and back to red",
        arguments: zip(
            0...6,
            [[1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1], [1, 0, 0]] as [[Double]]))
    func hues(step: Int, expected: [Double]) {
        let color = ColorComponents(hue: Double(step) / 6, saturation: 1, brightness: 1)
        #expect(isClose(color, ColorComponents(red: expected[0], green: expected[1], blue: expected[2])))
    }

    @Test("A grey has no hue and no saturation")
    func hueOfGrey() {
        #expect(ColorComponents(white: 0.4).hueSaturationBrightness == (0, 0, 0.4))
    }

    @Test("The grey of a colour follows how bright its channels look")
    func brightness() {
        #expect(ColorComponents(white: 0.3).white == 0.3)
        let (green, blue) = (ColorComponents(red: 0, green: 1, blue: 0), ColorComponents(red: 0, green: 0, blue: 1))
        #expect(green.white > blue.white)
    }
}

@Suite struct CGColorTests {
    @Test("A grey has two components and other colours four")
    func componentCounts() {
        #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        #expect(CGColor.white.numberOfComponents == 2 && CGColor.white.colorSpace?.model == .monochrome)
    }

    @Test("A colour made from a space and components reports both")
    func fromSpace() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try #require(CGColor(colorSpace: space, components: [0.1, 0.2, 0.3, 1]))
        #expect(color.colorSpace == space)
        #expect(color.components == [0.1, 0.2, 0.3, 1])
        #expect(
            CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.1, 1]) == CGColor(gray: 0.1, alpha: 1))
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test("Colours are equal by space, channels and opacity")
    func equality() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        let same = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color == same && color.hashValue == same.hashValue)
        #expect(color != color.copy(alpha: 0.5))
        #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test("Copying with another opacity keeps the channels")
    func copying() {
        #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.5) == CGColor(gray: 0.5, alpha: 0.5))
    }
}
