import Drawing
import Foundation

/// Where a popover is in its container.
@MainActor struct PopoverGeometry {
    /// Where there is room: the container without its margins.
    let area: CGRect
    /// The source of the popover.
    let source: CGRect
    /// The size of the card, without the arrow.
    let size: CGSize
    let permitted: UIPopoverArrowDirection
    let overlaps: Bool
    let medium: Medium

    /// The size of an arrow that reaches out of the card.
    static let arrow = CGSize(width: 26, height: 13)

    private var gap: CGFloat { medium.popover.arrowReach }
    private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

    /// The room beside the source in a direction.
    private func room(_ direction: UIPopoverArrowDirection) -> CGRect {
        let source = overlaps ? source.insetBy(dx: source.width / 2, dy: source.height / 2) : source
        var room = area
        switch direction {
        case .up:
            room.origin.y = min(max(area.minY, source.maxY + gap), area.maxY)
            room.size.height = area.maxY - room.origin.y
        case .down: room.size.height = max(0, min(area.maxY, source.minY - gap) - area.minY)
        case .left:
            room.origin.x = min(max(area.minX, source.maxX + gap), area.maxX)
            room.size.width = area.maxX - room.origin.x
        default: room.size.width = max(0, min(area.maxX, source.minX - gap) - area.minX)
        }
        return room
    }

    /// The direction that is best, and the frame of the card.
    var arrangement: (direction: UIPopoverArrowDirection, card: CGRect) {
        let allowed = Self.order.filter { permitted.contains($0) }
        let directions = allowed.isEmpty ? Self.order : allowed
        let fitting = directions.first { room($0).width >= size.width && room($0).height >= size.height }
        func space(_ direction: UIPopoverArrowDirection) -> CGFloat {
            let room = room(direction)
            return min(room.width, size.width) * min(room.height, size.height)
        }
        let best = fitting ?? directions.max { space($0) < space($1) } ?? .up
        return (best, card(best))
    }

    private func card(_ direction: UIPopoverArrowDirection) -> CGRect {
        let room = room(direction)
        let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        switch direction {
        case .up: origin.y = room.minY
        case .down: origin.y = room.maxY - size.height
        case .left: origin.x = room.minX
        default: origin.x = room.maxX - size.width
        }
        origin.x = medium.grain.nearestColumn(origin.x)
        origin.y = medium.grain.nearestRow(origin.y)
        origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - size.width))
        origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - size.height))
        return CGRect(origin: origin, size: size)
    }
}
