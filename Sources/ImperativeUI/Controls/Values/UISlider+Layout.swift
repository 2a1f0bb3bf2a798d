import Drawing
import Foundation

extension UISlider {
    /// The space between an image and the track, in points.
    private static let gap: CGFloat = 8

    /// The medium that shows the slider.
    final var medium: Medium { traitCollection.textMedium.figures }

    /// The track and the thumb as they are shown.
    final var figure: SliderFigure {
        let share = scale.share(of: Double(value))
        var figure = SliderFigure(in: bounds, share: share, isReversed: isRightToLeft, medium: medium)
        figure.track = trackRect(forBounds: bounds)
        figure.thumb = thumbRect(forBounds: bounds, trackRect: figure.track, value: value)
        return figure
    }

    private func size(of view: UIImageView) -> CGSize {
        view.image == nil ? .zero : view.sizeThatFits(.zero)
    }

    private func imageRect(_ view: UIImageView, isAtLeft: Bool, in bounds: CGRect) -> CGRect {
        let size = size(of: view)
        let height = min(size.height, bounds.height)
        let width = size.height > 0 ? size.width * height / size.height : 0
        return CGRect(
            x: isAtLeft ? bounds.minX : bounds.maxX - width,
            y: bounds.minY + ((bounds.height - height) / 2).rounded(.down),
            width: width, height: height)
    }

    final func standardMinimumImageRect(in bounds: CGRect) -> CGRect {
        imageRect(leastView, isAtLeft: !isRightToLeft, in: bounds)
    }

    final func standardMaximumImageRect(in bounds: CGRect) -> CGRect {
        imageRect(greatestView, isAtLeft: isRightToLeft, in: bounds)
    }

    final func standardTrackRect(in bounds: CGRect) -> CGRect {
        func reach(_ rect: CGRect) -> CGFloat {
            if rect.width <= 0 { return 0 }
            return medium.grain.wholeWidth(rect.width + Self.gap)
        }
        let least = reach(minimumValueImageRect(forBounds: bounds))
        let greatest = reach(maximumValueImageRect(forBounds: bounds))
        let free = CGRect(
            x: bounds.minX + (isRightToLeft ? greatest : least), y: bounds.minY,
            width: max(0, bounds.width - least - greatest), height: bounds.height)
        return SliderFigure.track(in: free, medium: medium)
    }

    final func standardThumbRect(on track: CGRect, value: Float) -> CGRect {
        let share = scale.share(of: Double(value))
        let plain = SliderFigure.thumb(on: track, share: share, isReversed: isRightToLeft, medium: medium)
        guard medium.slider.showsThumbImages, let size = currentThumbImage?.size else { return plain }
        let room = max(0, track.width - size.width)
        let x = track.minX + room * (isRightToLeft ? 1 - share : share)
        return CGRect(x: x, y: track.midY - size.height / 2, width: size.width, height: size.height)
    }

    final func layOutImages() {
        leastView.frame = minimumValueImageRect(forBounds: bounds)
        greatestView.frame = maximumValueImageRect(forBounds: bounds)
    }

    final func drawSlider() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let figure = figure
        let figures = medium.slider
        let image = figures.showsThumbImages ? currentThumbImage : nil
        let filled = paint(minimumTrackTintColor ?? (isEnabled || figures.keepsTint ? tintColor : .tertiaryLabel))
        let rest = paint(maximumTrackTintColor ?? UIColor(source: .palette(figures.restColor)))
        let thumb = paint(thumbTintColor ?? figures.thumbColor.map { UIColor(source: .palette($0)) } ?? .white)
        context.emit { drawing in
            drawing.beginGroup(opacity: isEnabled ? 1 : 0.5)
            figure.draw(filled: filled, rest: rest, thumbPaint: thumb, drawsThumb: image == nil, in: &drawing)
            drawing.restore()
        }
        image?.draw(in: figure.thumb)
    }
}
