import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Distances between the characters of attributed texts") struct KernTests {
    private func width(_ kern: Any, in medium: TextMedium = .uniform) -> CGFloat {
        var width: CGFloat = 0
        UITraitCollection.current.modifyingTraits { $0.textMedium = medium }.performAsCurrent {
            width = "abcd".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17), .kern: kern]).width
        }
        return width
    }

    @Test("Each character is followed by so many points, of any type of number")
    func width() {
        let plain = width(0)
        #expect(width(2) == plain + 8 && width(2.0) == plain + 8 && width(Float(2)) == plain + 8)
        #expect(width(NSNumber(value: 2)) == plain + 8 && width(CGFloat(-1)) == plain - 4)
        for hostile in [CGFloat.nan, .infinity, -.infinity] { #expect(width(hostile) == plain) }
    }

    @Test("In a grid of characters the distance is the nearest number of columns")
    func grid() {
        let plain = width(0, in: .grid)
        #expect(width(3, in: .grid) == plain && width(7, in: .grid) == plain + 32 && width(-8, in: .grid) == plain)
    }

    @Test("What is no number is reported, and adds nothing")
    func wrongType() {
        let issues = issues(during: { #expect(width("wide") == width(0)) })
        #expect(issues.contains { $0.message.contains("NSKern") })
    }

    @Test("Labels draw each part with its own distance, and are as wide, and return it")
    func labels() {
        let text = NSMutableAttributedString(string: "ab")
        text.append(NSAttributedString(string: "cd", attributes: [.kern: 8.0]))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 16))
        label.text = "abcd"
        let plain = label.intrinsicContentSize.width
        label.attributedText = text
        #expect(label.intrinsicContentSize.width == plain + 16)
        #expect(drawn(by: label).runs.map(\.font.letterSpacing) == [0, 8])
        let kern = label.attributedText?.attribute(.kern, at: 2, effectiveRange: nil) as? CGFloat
        #expect(kern == 8)
        label.font = .systemFont(ofSize: 20)
        #expect(drawn(by: label).runs.map(\.font.letterSpacing) == [0, 8])
    }
}
