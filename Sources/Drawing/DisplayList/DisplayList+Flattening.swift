import Foundation

extension DisplayList {
    /// The list with outlines instead of groups projected from space; the same list where there are none.
    ///
    /// Texts and images are slanted as in their middle, and gradients follow the projections of their ends. Takes
    /// time linear in the groups with projected contents, and in those contents.
    var flattened: DisplayList {
        guard items.contains(where: \.hasProjection) else { return self }
        var flattening = Flattening(items)
        return flattening.run()
    }
}

extension DisplayItem {
    fileprivate var hasProjection: Bool { if case .group(let group) = self { group.hasProjection } else { false } }
}

/// Goes through a list, without recursion.
private struct Flattening {
    private struct Level {
        let items: [DisplayItem]
        var next = 0
        var made = DisplayList()
        /// Maps the items' coordinates to the result's; `nil` if they are the same.
        let projection: Projection?
        /// The effects on the flattened group.
        let effects: DisplayGroup.Effects
    }

    private var levels: [Level]

    init(_ items: [DisplayItem]) { levels = [Level(items: items, projection: nil, effects: .none)] }

    mutating func run() -> DisplayList {
        while true {
            let top = levels.count - 1
            if levels[top].next == levels[top].items.count {
                let level = levels.removeLast()
                if levels.isEmpty { return level.made }
                close(level)
                continue
            }
            let item = levels[top].items[levels[top].next]
            levels[top].next += 1
            guard case .group(let group) = item else {
                levels[top].made.append(levels[top].projection.map { item.projected(by: $0) } ?? item)
                continue
            }
            if levels[top].projection == nil, !group.hasProjection {
                levels[top].made.append(item)
            } else {
                enter(group, within: levels[top].projection)
            }
        }
    }

    private mutating func enter(_ group: DisplayGroup, within outer: Projection?) {
        var effects = group.effects
        var projection = outer
        if case .projection(let own) = effects.treatment {
            effects.treatment = nil
            projection = own.concatenating(Projection(effects.transform))
            if let outer { projection = projection?.concatenating(outer) }
        } else if let outer {
            projection = Projection(effects.transform).concatenating(outer)
        }
        if let projection {
            effects.transform = .identity
            effects.project(by: projection, around: group.contentBounds)
        }
        levels.append(Level(items: group.list.items, projection: projection, effects: effects))
    }

    private mutating func close(_ level: Level) {
        let top = levels.count - 1
        if case .mask = levels[top].effects.treatment {
            // Both parts stay, also where nothing of one is seen.
            let part = DisplayItem.group(DisplayGroup(level.made, effects: level.effects))
            levels[top].made = DisplayList(drawable: levels[top].made.items + [part])
        } else if case .mask(let isInverted) = level.effects.treatment {
            var effects = level.effects
            effects.treatment = nil
            guard level.made.items.count == 2, case .group(let mask) = level.made.items[0],
                case .group(let contents) = level.made.items[1],
                let item = DisplayItem.masked(
                    contents.list, by: mask.list, isInverted: isInverted, effects: effects)
            else { return }
            levels[top].made.append(item)
        } else if level.effects == .none {
            levels[top].made.append(level.made)
        } else {
            levels[top].made.append(.group(DisplayGroup(level.made, effects: level.effects)))
        }
    }
}

extension DisplayGroup.Effects {
    /// Moves the effects to where a projection shows the contents.
    ///
    /// - Parameter box: The frame of the contents; lengths are measured in its middle.
    fileprivate mutating func project(by projection: Projection, around box: CGRect) {
        if let old = clip { clip = Clip(.path(old.shape.path.projected(by: projection)), rule: old.rule) }
        let center = box.isFinite ? CGPoint(x: box.midX, y: box.midY) : .zero
        let tangent = projection.tangent(at: center)
        let scale = abs(tangent.a * tangent.d - tangent.b * tangent.c).squareRoot()
        if let old = shadow {
            shadow?.radius = old.radius * scale
            shadow?.offset = old.offset.applying(tangent)
        }
        if case .blur(let radius, let area) = treatment {
            treatment = .blur(radius: radius * scale, opaqueArea: area.map { projection.bounds(of: $0) })
        }
    }
}

extension DisplayItem {
    /// Returns the item as a projection shows it.
    fileprivate func projected(by projection: Projection) -> DisplayItem {
        let box = bounds
        let center = box.isFinite ? CGPoint(x: box.midX, y: box.midY) : .zero
        switch self {
        case .fill(let shape, let paint, let rule):
            return .fill(
                .path(shape.path.projected(by: projection)), paint.projected(by: projection, around: center),
                rule: rule)
        case .stroke(let shape, let pen, let paint):
            let tangent = projection.tangent(at: center)
            let scale = abs(tangent.a * tangent.d - tangent.b * tangent.c).squareRoot()
            return .stroke(
                .path(shape.path.projected(by: projection)), pen.scaled(by: scale),
                paint.projected(by: projection, around: center))
        case .text, .image:
            let transform = projection.tangent(at: center)
            let isSeen = projection.depth(of: center) > 0
            return .group(
                DisplayGroup(
                    isSeen ? DisplayList([self]) : DisplayList(),
                    effects: DisplayGroup.Effects(transform: transform)))
        case .group: return self
        }
    }
}

extension StrokePen {
    fileprivate func scaled(by scale: Double) -> StrokePen {
        StrokePen(
            width: width * scale, cap: cap, join: join, miterLimit: miterLimit, dash: dash.map { $0 * scale },
            dashPhase: dashPhase * scale)
    }
}

extension Paint {
    /// Returns the paint with its points where a projection shows them, and its lengths as around a point.
    fileprivate func projected(by projection: Projection, around center: CGPoint) -> Paint {
        let tangent = projection.tangent(at: center)
        let width = hypot(tangent.a, tangent.b), height = hypot(tangent.c, tangent.d)
        func moved(_ point: CGPoint) -> CGPoint { projection.point(point) ?? point.applying(tangent) }
        switch self {
        case .color, .material: return self
        case .linearGradient(let gradient, let from, let to):
            return .linearGradient(gradient, from: moved(from), to: moved(to))
        case .radialGradient(let gradient, let center, let start, let end):
            return .ellipticalGradient(
                gradient, center: moved(center), radii: CGSize(width: width, height: height), start: start, end: end)
        case .ellipticalGradient(let gradient, let center, let radii, let start, let end):
            return .ellipticalGradient(
                gradient, center: moved(center),
                radii: CGSize(width: radii.width * width, height: radii.height * height), start: start, end: end)
        case .angularGradient(let gradient, let center, let start, let end, let area):
            return .angularGradient(
                gradient, center: moved(center), start: start, end: end, area: projection.bounds(of: area))
        }
    }
}
