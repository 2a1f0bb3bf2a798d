import Foundation

/// The track and the thumb of a slider: their frames, the value of each position of the thumb, and their drawing.
package struct SliderFigure: Equatable, Sendable {
    /// The line along which the thumb moves.
    package var track: CGRect
    /// The part that is dragged.
    package var thumb: CGRect
    /// Whether the least value is at the right.
    package var isReversed: Bool
    /// The medium that shows it.
    package var medium: Medium

    /// Makes the figure in a rectangle, with the thumb at a part of the way.
    package init(in frame: CGRect, share: Double, isReversed: Bool, medium: Medium) {
        self.isReversed = isReversed
        self.medium = medium
        track = Self.track(in: frame, medium: medium)
        thumb = Self.thumb(on: track, share: share, isReversed: isReversed, medium: medium)
    }

    /// Returns the track in a rectangle, in the middle of the height.
    package static func track(in frame: CGRect, medium: Medium) -> CGRect {
        let height = medium.slider.trackHeight
        let top = medium.grain.topRow(of: height, inMiddleOf: frame.height)
        return CGRect(
            x: frame.minX, y: frame.minY + top, width: max(0, frame.width), height: height)
    }

    /// Returns the thumb on a track.
    package static func thumb(on track: CGRect, share: Double, isReversed: Bool, medium: Medium) -> CGRect {
        let size = medium.slider.thumb
        let room = max(0, track.width - size.width)
        let share = isReversed ? 1 - share : share
        let left = medium.grain.nearestColumn(room * share)
        return CGRect(
            x: track.minX + min(left, room), y: track.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns where the middle of the thumb is on the horizontal axis for a part of the way, also between columns.
    package func middle(of share: Double) -> CGFloat {
        let room = max(0, track.width - thumb.width)
        return track.minX + thumb.width / 2 + room * (isReversed ? 1 - share : share)
    }

    /// Returns which part of the way it is with the middle of the thumb at a position on the horizontal axis, from 0 to
    /// 1.
    package func share(at x: CGFloat) -> Double {
        let room = track.width - thumb.width
        guard room > 0, x.isFinite else { return 0 }
        let share = min(max((x - track.minX - thumb.width / 2) / room, 0), 1)
        return isReversed ? 1 - share : share
    }

    /// The space in which a touch is one of the thumb.
    package var touchArea: CGRect {
        let (wide, high) = (medium.slider.touchReach.width, medium.slider.touchReach.height)
        return CGRect(
            x: thumb.minX - wide, y: thumb.minY - high, width: thumb.width + 2 * wide, height: thumb.height + 2 * high)
    }

    /// Draws the track and the thumb.
    ///
    /// - Parameters:
    ///   - filled: The paint of the track from the least value to the thumb.
    ///   - rest: The paint of the rest of the track.
    ///   - thumbPaint: The paint of the thumb.
    ///   - drawsThumb: Whether the thumb is drawn; false where an image is shown instead.
    ///   - context: The context to draw in.
    package func draw(
        filled: Paint, rest: Paint, thumbPaint: Paint, drawsThumb: Bool = true, in context: inout DrawingContext
    ) {
        let before = CGRect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height)
        let after = CGRect(x: thumb.midX, y: track.minY, width: track.maxX - thumb.midX, height: track.height)
        switch medium.slider.look {
        case .characters:
            let cut = CGFloat(thumb.width / 2)
            line(before, shortenedBy: cut, atRight: true, isReversed ? rest : filled, &context)
            line(after, shortenedBy: cut, atRight: false, isReversed ? filled : rest, &context)
            if drawsThumb { context.draw("●", inCellAt: thumb.origin, with: thumbPaint) }
        case .shapes:
            let corner = track.height / 2
            context.fill(.roundedRect(track, cornerWidth: corner, cornerHeight: corner), with: rest)
            context.fill(
                .roundedRect(isReversed ? after : before, cornerWidth: corner, cornerHeight: corner), with: filled)
            guard drawsThumb else { return }
            context.beginGroup(
                shadow: DisplayGroup.Effects.Shadow(
                    color: ColorComponents(white: 0, alpha: 0.25), radius: 3, offset: CGSize(width: 0, height: 1)))
            context.fill(.ellipse(thumb), with: thumbPaint)
            context.restore()
        }
    }

    /// Draws a part of the track as a line of characters: thick for the filled part.
    private func line(
        _ part: CGRect, shortenedBy cut: CGFloat, atRight: Bool, _ paint: Paint, _ context: inout DrawingContext
    ) {
        let (left, right) = (part.minX + (atRight ? 0 : cut), part.maxX - (atRight ? cut : 0))
        guard right - left >= 8 else { return }
        var path = PathData()
        path.move(to: CGPoint(x: left, y: part.midY))
        path.addLine(to: CGPoint(x: right, y: part.midY))
        context.stroke(.path(path), with: paint, pen: StrokePen(width: atRight != isReversed ? 4 : 1))
    }
}
