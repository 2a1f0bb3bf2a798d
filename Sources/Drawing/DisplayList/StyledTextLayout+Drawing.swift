import Foundation

extension StyledTextLayout {
    /// The paint and decorations of a piece of text.
    package struct Ink: Hashable, Sendable {
        package var paint: Paint
        package var decoration: TextRun.Decoration
        package var lineLooks: [TextRun.LineLook]

        package init(_ paint: Paint, decoration: TextRun.Decoration = [], lineLooks: [TextRun.LineLook] = []) {
            self.paint = paint
            self.decoration = decoration
            self.lineLooks = lineLooks
        }
    }

    /// Draws the lines, the first at the top of `frame`.
    ///
    /// - Parameter inks: The ink of each piece, in order.
    package func draw(
        in context: inout DrawingContext, frame: CGRect, alignment: TextRun.Alignment, inks: [Ink]
    ) {
        guard !lines.isEmpty, inks.count == fonts.count else { return }
        if fonts.count == 1 { return context.draw(runOfOneFont(frame, alignment, inks[0])) }
        for (run, _) in runs(in: frame, alignment: alignment, inks: inks) { context.draw(run) }
    }

    /// Returns the runs to draw, the first line at the top of `frame`, each with the index of its piece.
    ///
    /// - Parameter inks: The ink of each piece, in order.
    package func runs(
        in frame: CGRect, alignment: TextRun.Alignment, inks: [Ink]
    ) -> [(run: TextRun, piece: Int)] {
        guard !lines.isEmpty, inks.count == fonts.count else { return [] }
        if fonts.count == 1 { return [(runOfOneFont(frame, alignment, inks[0]), 0)] }
        var runs: [(run: TextRun, piece: Int)] = []
        for line in lines {
            let room = frame.width - line.width
            var x = frame.minX + (alignment == .left ? 0 : alignment == .center ? room / 2 : room)
            for segment in line.isRightToLeft ? line.segments.reversed() : line.segments {
                let box = CGRect(
                    x: x, y: frame.minY + line.top, width: segment.width, height: line.height)
                x += segment.width
                if segment.text.isEmpty { continue }
                let ink = inks[segment.piece]
                let font = fonts[segment.piece]
                var run = TextRun(
                    lines: [TextRun.Line(segment.text, width: segment.width)], frame: box, font: font,
                    paint: ink.paint, decoration: ink.decoration, lineHeight: line.height,
                    baseline: line.baseline - Double(font.baselineOffset))
                run.lineLooks = ink.lineLooks
                runs.append((run, segment.piece))
            }
        }
        return runs
    }

    /// Returns all lines as one run.
    private func runOfOneFont(_ frame: CGRect, _ alignment: TextRun.Alignment, _ ink: Ink) -> TextRun {
        let step = lines.count > 1 ? lines[1].top - lines[0].top : lines[0].height
        var run = TextRun(
            lines: lines.map { TextRun.Line($0.segments.first?.text ?? "", width: $0.width) }, frame: frame,
            font: fonts[0], paint: ink.paint, alignment: alignment, decoration: ink.decoration, lineHeight: step,
            baseline: lines[0].baseline - Double(fonts[0].baselineOffset))
        run.lineLooks = ink.lineLooks
        return run
    }
}
