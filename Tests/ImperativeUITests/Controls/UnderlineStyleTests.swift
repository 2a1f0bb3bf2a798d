import Foundation
import Testing

@testable import ImperativeUI

@MainActor @Suite("Lines under and through text") struct UnderlineStyleTests {
    private func svg(_ style: NSUnderlineStyle, _ key: NSAttributedString.Key = .underlineStyle) -> String {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        label.attributedText = NSAttributedString(string: "ab", attributes: [key: style.rawValue])
        return label.snapshot().svg()
    }

    @Test(
        "Each style draws its line",
        arguments: [
            (NSUnderlineStyle.single, "text-decoration=\"underline\""), (.double, "text-decoration-style:double"),
            (.thick, "text-decoration-thickness:"), ([.single, .patternDot], "text-decoration-style:dotted"),
            ([.single, .patternDash], "text-decoration-style:dashed"),
            ([.thick, .patternDashDot], "text-decoration-style:dashed;text-decoration-thickness:"),
            ([.single, .patternDashDotDot], "text-decoration-style:dashed"),
        ] as [(NSUnderlineStyle, String)])
    func styles(_ style: NSUnderlineStyle, _ expected: String) { #expect(svg(style).contains(expected)) }

    @Test("A pattern without a line draws none, and a line through text has the same styles")
    func others() {
        #expect(!svg(.patternDot).contains("text-decoration"))
        #expect(!svg([]).contains("text-decoration"))
        #expect(svg([.single, .patternDot], .strikethroughStyle).contains("line-through"))
    }

    @Test("Attributes that were read are written as they were")
    func attributes() {
        let style: NSUnderlineStyle = [.double, .patternDash]
        let container = AttributeContainer([.underlineStyle: style.rawValue])
        #expect(container.shown[.underlineStyle] as? NSUnderlineStyle == style)
    }
}
