import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import ImperativeUI

/// Hosts that measure text with fonts of their own.
@MainActor @Suite("A host's measurer of text", .serialized) struct TextMeasurerTests {
    /// Characters of one size in points, and whatever else is asked for.
    private struct Square: UITextMeasurer {
        var side = 1.0
        var height: CGFloat?

        func width(of line: String, font: UIFont) -> CGFloat { Double(line.count) * font.pointSize * side }
        func lineHeight(of font: UIFont) -> CGFloat { height ?? font.pointSize }
        func ascender(of font: UIFont) -> CGFloat { font.pointSize * 0.75 }
    }

    private func measured(by measurer: Square, _ body: () -> Void) {
        UIFont.textMeasurer = measurer
        defer { UIFont.textMeasurer = nil }
        body()
    }

    @Test("Labels and texts are as large as the host says, and wrap where it says")
    func sizes() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.text = "four"
        let text = ImageRenderer(content: Text("four five").font(.system(size: 10)))
        measured(by: Square()) {
            #expect(label.intrinsicContentSize == CGSize(width: 40, height: 10))
            #expect(text.snapshot.size == CGSize(width: 90, height: 10))
            text.proposedSize.width = 60
            #expect(text.snapshot.size == CGSize(width: 40, height: 20))
            #expect(UIFont.systemFont(ofSize: 20).lineHeight == 20)
            #expect(UIFont.systemFont(ofSize: 20).ascender == 15)
        }
        #expect(label.intrinsicContentSize != CGSize(width: 40, height: 10))
        #expect(UIFont.textMeasurer == nil)
    }

    @Test("Lengths that make no sense count as nothing")
    func hostile() {
        for side in [Double.nan, .infinity, -1] {
            measured(by: Square(side: side, height: side)) {
                let renderer = ImageRenderer(content: Text("a b\nc"))
                renderer.proposedSize.width = 20
                #expect(renderer.snapshot.size == .zero)
                let label = UILabel()
                label.text = "a b"
                label.numberOfLines = 0
                let size = label.sizeThatFits(CGSize(width: 5, height: 50))
                #expect(size.width == 0 && size.height <= 1)
            }
        }
    }
}
