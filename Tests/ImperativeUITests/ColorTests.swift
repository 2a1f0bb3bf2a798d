import Foundation
import Testing

@testable import ImperativeUI

private func channels(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
}

@Suite struct ColorTests {
    @Test("The channels a colour is made of are read back")
    func channelsComeBack() {
        #expect(channels(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
        #expect(channels(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
        #expect(channels(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
        #expect(channels(UIColor()) == [0, 0, 0, 0])
    }

    @Test("Pointers that are nil are skipped")
    func nilPointers() {
        var blue: CGFloat = 0
        #expect(UIColor.cyan.getRed(nil, green: nil, blue: &blue, alpha: nil))
        #expect(blue == 1)
    }

    @Test("A wide colour has channels outside 0 and 1 in sRGB")
    func wide() {
        let red = channels(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
        #expect(red[0] > 1 && red[1] < 0 && red[2] < 0)
    }

    @Test("Hue, saturation and brightness come back")
    func hue() {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 0.5)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.25) < 1e-9 && abs(saturation - 0.5) < 1e-9 && brightness == 0.75 && alpha == 0.5)
    }

    @Test("A grey is read as the grey it is")
    func white() {
        var (white, alpha) = (CGFloat(0), CGFloat(0))
        UIColor(white: 0.3, alpha: 0.6).getWhite(&white, alpha: &alpha)
        #expect(white == 0.3 && alpha == 0.6)
    }

    @Test("Fixed colours with the same components are equal and hash alike")
    func equality() {
        let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(one == .red && one.hash == UIColor.red.hash)
        #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(one != one.withAlphaComponent(0.5))
        #expect(one != UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
        #expect(Set([one, .red, .blue]).count == 2)
        #expect(!one.isEqual("red"))
    }

    @Test("Another opacity leaves the channels alone and is limited to 0 and 1")
    func alpha() {
        #expect(channels(UIColor.orange.withAlphaComponent(0.25)) == [1, 0.5, 0, 0.25])
        #expect(UIColor.red.withAlphaComponent(7) == .red)
        #expect(UIColor.red.withAlphaComponent(.nan).cgColor.alpha == 0)
    }

    @Test("A colour and its fixed form lead to each other")
    func cgColor() {
        let color = CGColor(gray: 0.5, alpha: 0.5)
        #expect(UIColor(cgColor: color).cgColor == color)
        #expect(UIColor.white.cgColor.components == [1, 1])
    }

    @Test("A colour literal is a colour")
    func literal() {
        let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == .red)
    }

    @Test("A copy of a colour is the colour")
    func copying() {
        #expect(UIColor.red.copy() as AnyObject === UIColor.red)
    }

    @Test("A description names the space and the components, or the dynamic colour")
    func descriptions() {
        #expect(UIColor.orange.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
        #expect(UIColor.darkGray.description == "UIExtendedGrayColorSpace 0.333333 1")
        #expect(UIColor.secondarySystemFill.description == "<UIDynamicSystemColor; name = secondarySystemFill>")
        #expect(
            UIColor.label.withAlphaComponent(0.5).description
                == "<UIDynamicModifiedColor; alpha = 0.5; base = <UIDynamicSystemColor; name = label>>")
    }
}
