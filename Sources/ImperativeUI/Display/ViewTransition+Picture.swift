import Drawing
import Foundation

extension ViewTransition {
    /// Returns the look of a view on its way to a picture.
    func picture(of after: DisplayList, in bounds: CGRect) -> DisplayList {
        let share = min(max(progress.presented, 0), 1)
        var list = DisplayList()
        func add(_ part: DisplayList, _ effects: DisplayGroup.Effects = .none) {
            if !part.isEmpty { list.append(.group(DisplayGroup(part, effects: effects))) }
        }
        switch style {
        case .dissolve:
            // An opaque view stays so; else one picture would show through the other.
            add(after, DisplayGroup.Effects(opacity: isOpaque ? 1 : share))
            add(before, DisplayGroup.Effects(opacity: 1 - share))
        case .flipAcross, .flipOver:
            let squeeze = cos(.pi * share)
            add(
                squeeze > 0 ? before : after,
                DisplayGroup.Effects(transform: turn(by: abs(squeeze), around: CGPoint(x: bounds.midX, y: bounds.midY)))
            )
        case .curlUp:
            add(after)
            add(before, DisplayGroup.Effects(clip: upperPart(1 - share, of: bounds)))
        case .curlDown:
            add(before)
            add(after, DisplayGroup.Effects(clip: upperPart(share, of: bounds)))
        }
        return list
    }

    private func turn(by squeeze: Double, around center: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(
                CGAffineTransform(scaleX: style == .flipAcross ? squeeze : 1, y: style == .flipOver ? squeeze : 1)
            )
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    private func upperPart(_ share: Double, of bounds: CGRect) -> DisplayGroup.Effects.Clip {
        DisplayGroup.Effects.Clip(
            .rect(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height * share)))
    }
}
