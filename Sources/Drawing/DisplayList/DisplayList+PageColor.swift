import Foundation

extension DisplayList {
    /// Returns the opaque colour that fills an area behind everything else that is drawn; `nil` if nothing does.
    ///
    /// Looks at the first items only: backgrounds that fill the area, and the item in front of them.
    package func pageColor(of area: CGRect) -> ColorComponents? {
        let inner = area.insetBy(dx: min(0.5, area.width / 2), dy: min(0.5, area.height / 2))
        var found: ColorComponents?
        var pending: [(items: ArraySlice<DisplayItem>, transform: CGAffineTransform)] = [(items[...], .identity)]
        while var level = pending.popLast() {
            guard let item = level.items.popFirst() else { continue }
            pending.append(level)
            switch item {
            case .group(let group):
                let effects = group.effects
                guard effects.opacity == 1, effects.treatment == nil, effects.shadow == nil else { return found }
                let transform = effects.transform.concatenating(level.transform)
                if let clip = effects.clip, !clip.shape.bounds.applying(transform).contains(inner) { return found }
                pending.append((group.list.items[...], transform))
            case .fill(.rect(let rect), let paint, _)
            where paint.plainColor?.alpha == 1 && rect.applying(level.transform).contains(inner):
                found = paint.plainColor
            default: return found
            }
        }
        return found
    }
}
