import Foundation
import Foundations

/// The two halves of a stepper: where they are, and how they are drawn.
package struct StepperFigure: Equatable, Sendable {
    /// A half of a stepper.
    package enum Half: Hashable, Sendable {
        /// The one that leads down, at the leading end.
        case down
        /// The one that leads up, at the trailing end.
        case up
    }

    /// The rectangle of the stepper.
    package var frame: CGRect
    /// Whether the half that leads down is at the right.
    package var isReversed: Bool
    /// The medium that shows it.
    package var medium: Medium

    /// Makes the figure in a rectangle.
    package init(in frame: CGRect, isReversed: Bool, medium: Medium) {
        self.frame = frame
        self.isReversed = isReversed
        self.medium = medium
    }

    /// How long a half is held before it steps again, and the time between further steps, in seconds.
    package static let repetition = (delay: 0.5, interval: 0.1)

    /// Returns the rectangle of a half.
    package func rect(of half: Half) -> CGRect {
        let isAtLeft = (half == .down) != isReversed
        return CGRect(
            x: isAtLeft ? frame.minX : frame.midX, y: frame.minY, width: frame.width / 2, height: frame.height)
    }

    /// Returns the half at a point; `nil` outside.
    package func half(at point: CGPoint) -> Half? {
        [Half.down, .up].first { rect(of: $0).covers(point) }
    }

    /// How a stepper looks.
    package struct Look {
        /// The background, and that of a half that is held.
        package var fill: Paint
        package var held: Paint
        /// The signs, and those of a half that leads nowhere.
        package var sign: Paint
        package var faint: Paint

        /// Makes a look.
        package init(fill: Paint, held: Paint, sign: Paint, faint: Paint) {
            (self.fill, self.held, self.sign, self.faint) = (fill, held, sign, faint)
        }
    }

    /// Draws the halves.
    ///
    /// - Parameters:
    ///   - look: The colours.
    ///   - held: The half that is held down.
    ///   - usable: The halves that lead somewhere.
    ///   - signs: The halves whose sign is drawn, as no image is shown instead.
    ///   - context: The context to draw in.
    package func draw(
        _ look: Look, held: Half?, usable: Set<Half>, signs: Set<Half> = [.down, .up], in context: inout DrawingContext
    ) {
        let corner = medium.edges.corner(8)
        context.fill(.roundedRect(frame, cornerWidth: corner, cornerHeight: corner), with: look.fill)
        if let held {
            context.save()
            context.clip(to: .roundedRect(frame, cornerWidth: corner, cornerHeight: corner))
            context.fill(.rect(background(of: held)), with: look.held)
            context.restore()
        }
        drawDivider(look.faint, in: &context)
        for half in [Half.down, .up] where signs.contains(half) {
            draw(half, with: usable.contains(half) ? look.sign : look.faint, in: &context)
        }
    }

    /// The part of the background that shows that a half is held.
    private func background(of half: Half) -> CGRect {
        switch medium.stepper.look {
        case .characters: cells(of: half)
        case .shapes: rect(of: half)
        }
    }

    /// The row of characters.
    private var row: CGFloat { frame.minY + GridCell.middleRow(of: frame.height) }

    /// The column of characters in the middle.
    private var middle: CGFloat { frame.minX + GridCell.middleColumn(of: frame.width) }

    /// The whole characters of a half, without the column in the middle.
    private func cells(of half: Half) -> CGRect {
        let isAtLeft = (half == .down) != isReversed
        let left = isAtLeft ? frame.minX : middle + 8
        return CGRect(
            x: left, y: frame.minY, width: max(0, (isAtLeft ? middle : frame.maxX) - left), height: frame.height)
    }

    private func drawDivider(_ paint: Paint, in context: inout DrawingContext) {
        switch medium.stepper.look {
        case .characters:
            context.draw("│", inCellAt: CGPoint(x: middle, y: row), with: paint)
        case .shapes:
            let inset = frame.height / 4
            let line = CGRect(x: frame.midX - 0.5, y: frame.minY + inset, width: 1, height: frame.height - 2 * inset)
            context.fill(.rect(line), with: paint)
        }
    }

    private func draw(_ half: Half, with paint: Paint, in context: inout DrawingContext) {
        switch medium.stepper.look {
        case .characters:
            let room = cells(of: half)
            let point = CGPoint(x: room.minX + GridCell.middleColumn(of: room.width), y: row)
            context.draw(half == .up ? "+" : "−", inCellAt: point, with: paint)
        case .shapes:
            let middle = CGPoint(x: rect(of: half).midX, y: frame.midY)
            context.fill(.rect(CGRect(x: middle.x - 7, y: middle.y - 1, width: 14, height: 2)), with: paint)
            if half == .down { return }
            for top in [middle.y - 7, middle.y + 1] {
                context.fill(.rect(CGRect(x: middle.x - 1, y: top, width: 2, height: 6)), with: paint)
            }
        }
    }
}
