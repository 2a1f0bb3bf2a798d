import Foundation
import Testing

@testable import ImperativeUI

private func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
}

private func traits(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal, _ level: UIUserInterfaceLevel = .base
) -> UITraitCollection {
    UITraitCollection {
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = contrast
        $0.userInterfaceLevel = level
    }
}

@Suite struct SystemColorTests {
    @Test("A system colour follows the style")
    func style() {
        #expect(UIColor.systemRed.resolvedColor(with: traits(.light)) == bytes(255, 56, 60))
        #expect(UIColor.systemRed.resolvedColor(with: traits(.dark)) == bytes(255, 66, 69))
        #expect(UIColor.secondaryLabel.resolvedColor(with: traits(.dark)) == bytes(235, 235, 245, 0.6))
    }

    @Test("A system colour follows the contrast")
    func contrast() {
        #expect(UIColor.systemBlue.resolvedColor(with: traits(.light, .high)) == bytes(30, 110, 244))
        #expect(UIColor.systemBlue.resolvedColor(with: traits(.dark, .high)) == bytes(92, 184, 255))
    }

    @Test("A background follows the level in dark style only")
    func level() {
        #expect(UIColor.systemBackground.resolvedColor(with: traits(.dark, .normal, .elevated)) == bytes(28, 28, 30))
        #expect(UIColor.systemBackground.resolvedColor(with: traits(.dark)) == .black)
        #expect(UIColor.systemBackground.resolvedColor(with: traits(.light, .normal, .elevated)) == .white)
    }

    @Test("Unspecified traits count as light, of normal contrast, on the base level")
    func unspecified() {
        let unspecified = UITraitCollection { _ in }
        for color in [UIColor.label, .systemGreen, .systemGroupedBackground, .separator, .tintColor] {
            #expect(color.resolvedColor(with: unspecified) == color.resolvedColor(with: traits(.light)))
        }
    }

    @Test("Named fixed colours do not adapt")
    func fixedNames() {
        for color in [UIColor.black, .white, .red, .clear, .brown, .darkText, .lightText] {
            #expect(!color.isDynamic)
        }
        #expect(UIColor.brown == UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1))
        #expect(UIColor.clear == UIColor(white: 0, alpha: 0))
    }
}
