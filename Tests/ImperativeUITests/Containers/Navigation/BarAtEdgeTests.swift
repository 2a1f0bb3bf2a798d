import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Bars over the edge of a page") struct BarAtEdgeTests {
    @MainActor private struct Rig {
        let bars: BarRig
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

        init(medium: Snapshot.Medium = .vector) {
            let controller = UIViewController()
            controller.title = "Title"
            scroll.contentSize = CGSize(width: 320, height: 1000)
            controller.view.backgroundColor = .systemGroupedBackground
            controller.view.addSubview(scroll)
            bars = BarRig(controller, medium: medium)
            bars.bar.prefersLargeTitles = true
            bars.update()
        }

        /// What is drawn in the colour of the page in the bar, and the lines in it.
        var fills: [(rect: CGRect, color: ColorComponents)] {
            bars.update()
            let contents = DisplayListContents(bars.window.displayList())
            return zip(contents.items, contents.places).compactMap { item, place in
                if case .fill(.rect, .color(let color), _) = item { (place, color) } else { nil }
            }
        }

        var lines: [CGRect] { fills.map(\.rect).filter { $0.height <= 1 && $0.width == 320 } }
    }

    @Test("The page continues behind a bar without a line, until content is scrolled under it")
    func atEdge() {
        let rig = Rig()
        let grouped = UIColor.systemGroupedBackground
            .resolvedColor(with: rig.bars.window.traitCollection).cgColor.value
        #expect(rig.lines.isEmpty)
        #expect(rig.fills.contains { $0.rect.minY == 0 && $0.rect.width == 320 && $0.color == grouped })
        rig.scroll.contentOffset.y = 200
        #expect(rig.lines.count == 1)
        rig.scroll.contentOffset.y = -rig.scroll.adjustedContentInset.top
        #expect(rig.lines.isEmpty)
    }

    @Test("What a program sets for a bar is drawn at the edge, too")
    func own() {
        let rig = Rig()
        rig.bars.bar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let red = ColorComponents(bytes: 255, 0, 0)
        #expect(rig.fills.contains { $0.color == red } && rig.lines.count == 1)
    }

    @Test("In a grid the line is always there")
    func grid() {
        let rig = Rig(medium: .text)
        #expect(rig.bars.rows.contains { $0.contains("───") || $0.contains("▁▁▁") || $0.contains("━━━") })
    }

    @Test("Titles and tabs stop growing, and large titles grow on")
    func type() {
        let rig = Rig()
        func height() -> CGFloat {
            rig.bars.update()
            return rig.bars.bar.frame.height
        }
        rig.bars.bar.prefersLargeTitles = false
        let inline = height()
        rig.bars.bar.prefersLargeTitles = true
        let large = height()
        rig.bars.navigation.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(height() > large)
        rig.bars.bar.prefersLargeTitles = false
        #expect(height() == inline)
    }
}
