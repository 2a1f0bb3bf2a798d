import Drawing
import Foundation

/// Where a menu is in its container.
struct MenuGeometry {
    /// Where there is room.
    let area: CGRect
    /// The source of the menu.
    let source: CGRect
    /// The size of the whole menu.
    let size: CGSize
    let medium: Medium
    let isReversed: Bool

    private var gap: CGFloat { medium.menu.gap }
    private var above: CGFloat { max(0, source.minY - gap - area.minY) }
    private var below: CGFloat { max(0, area.maxY - source.maxY - gap) }

    /// Whether the menu is above its source: below that there is too little room, and above it more.
    var isAbove: Bool { size.height > below && above > below }

    /// The frame of the menu. Where there is no room beside the source, it covers that.
    var frame: CGRect {
        let width = min(size.width, area.width)
        let fits = size.height <= max(above, below)
        // A menu that is scrolled has at least some rows in sight.
        let least = min(size.height, area.height, medium.menu.leastHeight)
        let height = fits ? size.height : max(least, medium.grain.row(at: max(above, below)))
        var origin = CGPoint(x: isReversed ? source.maxX - width : source.minX, y: source.maxY + gap)
        if isAbove { origin.y = source.minY - gap - height }
        origin.x = medium.grain.nearestColumn(origin.x)
        origin.y = medium.grain.nearestRow(origin.y)
        origin.x = min(max(origin.x, area.minX), max(area.minX, area.maxX - width))
        origin.y = min(max(origin.y, area.minY), max(area.minY, area.maxY - height))
        return CGRect(origin: origin, size: CGSize(width: width, height: height))
    }
}
