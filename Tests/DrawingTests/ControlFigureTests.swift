import Drawing
import Foundation
import TestSupport
import Testing

@Suite("Figures of controls in media") struct ControlFigureTests {
    @Test("The selected row of a wheel is as it is, others are fainter, and on points they lie on a curve")
    func wheels() {
        let points = Medium.points.wheels
        #expect(points.look(at: 0, rowHeight: 34) == (0, 1, 1))
        let rows = (0...points.reach).map { points.look(at: $0, rowHeight: 34) }
        for (near, far) in zip(rows, rows.dropFirst()) {
            #expect(far.scale < near.scale && far.opacity < near.opacity && far.offset < near.offset)
        }
        for distance in 1...points.reach {
            let (above, below) = (points.look(at: -distance, rowHeight: 34), points.look(at: distance, rowHeight: 34))
            #expect(abs(above.offset + below.offset) < 1e-9 && above.scale == below.scale)
        }
        // Everything is in the height of a picker.
        let last = points.look(at: points.reach, rowHeight: points.rowHeight)
        let middle = CGFloat(points.reach) * points.rowHeight + last.offset
        #expect(middle + points.rowHeight * last.scale / 2 <= points.height / 2)
        #expect(points.look(at: 9, rowHeight: 34).opacity == 0)
        let grid = Medium.grid.wheels
        #expect(grid.look(at: 2, rowHeight: 16).offset == 0 && grid.look(at: 2, rowHeight: 16).scale == 1)
    }

    @Test("The padding of a field keeps to its height at least, and grows no larger than its insets")
    func fields() {
        let points = Medium.points.field
        #expect(points.padding(line: 16) == CGSize(width: 7, height: 9))
        #expect(points.padding(line: 40) == CGSize(width: 7, height: 7))
        #expect(Medium.grid.field.padding(line: 16) == CGSize(width: 8, height: 0))
    }

    @Test("A mark is a character of one cell in a grid, and a drawing on points, mirrored for the other direction")
    func marks() {
        let all: [ControlMark] = [
            .disclosure, .expanded, .back, .previous, .next, .remove, .unselected, .selected, .handle, .choices, .menu,
            .chosen, .mixed,
        ]
        func drawn(_ mark: ControlMark, _ medium: TextMedium, isReversed: Bool = false) -> DisplayList {
            let font = FontDescription(size: 17).shown(in: medium)
            var context = DrawingContext()
            mark.draw(
                in: &context, frame: CGRect(x: 0, y: 0, width: 32, height: 32), font: font,
                color: ColorComponents(white: 0), isReversed: isReversed)
            return context.finish()
        }
        for mark in all {
            #expect(mark.size(font: FontDescription(size: 17).shown(in: .grid)) == CGSize(width: 8, height: 16))
            #expect(DisplayListContents(drawn(mark, .grid)).runs.count == 1)
            let vector = DisplayListContents(drawn(mark, .vector))
            #expect(vector.runs.isEmpty && !vector.places.isEmpty)
            for place in vector.places { #expect(CGRect(x: 0, y: 0, width: 32, height: 32).contains(place)) }
        }
        for mark in [ControlMark.disclosure, .back, .previous, .next] {
            #expect(drawn(mark, .grid) != drawn(mark, .grid, isReversed: true))
            #expect(drawn(mark, .vector) != drawn(mark, .vector, isReversed: true))
        }
        #expect(drawn(.menu, .vector) == drawn(.menu, .vector, isReversed: true))
    }

    @Test("The selected segment is lighter than its track, also in the dark")
    func segments() {
        for isDark in [false, true] {
            let appearance = SystemPalette.Appearance(isDark: isDark)
            let background = SystemPalette.systemBackground.components(in: appearance)
            let track = SystemPalette.tertiarySystemFill.components(in: appearance)
            let plate = SystemPalette.selectedSegment.components(in: appearance)
            let seen = background.red * (1 - track.alpha) + track.red * track.alpha
            #expect(plate.alpha == 1 && plate.red > seen)
        }
    }

    @Test("The colour of a page is the last one that fills all of it before anything else is drawn")
    func pageColor() {
        let area = CGRect(x: 0, y: 0, width: 100, height: 80)
        let (grey, blue) = (ColorComponents(white: 0.5), ColorComponents(bytes: 0, 0, 255))
        func list(_ draw: (inout DrawingContext) -> Void) -> DisplayList {
            var context = DrawingContext()
            draw(&context)
            return context.finish()
        }
        #expect(list { _ in }.pageColor(of: area) == nil)
        #expect(list { $0.fill(area, with: grey) }.pageColor(of: area) == grey)
        let both = list {
            $0.fill(area, with: grey)
            $0.fill(area, with: blue)
        }
        #expect(both.pageColor(of: area) == blue)
        let banner = list {
            $0.fill(area, with: grey)
            $0.fill(CGRect(x: 0, y: 0, width: 100, height: 20), with: blue)
            $0.fill(area, with: blue)
        }
        #expect(banner.pageColor(of: area) == grey)
        #expect(list { $0.fill(area, with: grey.withAlpha(0.5)) }.pageColor(of: area) == nil)
        let moved = DisplayList([
            .group(
                DisplayGroup(
                    list { $0.fill(area.offsetBy(dx: -10, dy: 0), with: grey) },
                    effects: DisplayGroup.Effects(transform: CGAffineTransform(translationX: 10, y: 0))))
        ])
        #expect(moved.pageColor(of: area) == grey)
        let faint = DisplayList([
            .group(DisplayGroup(list { $0.fill(area, with: grey) }, effects: DisplayGroup.Effects(opacity: 0.5)))
        ])
        #expect(faint.pageColor(of: area) == nil)
    }
}
