/// A paint, and the kind of element that it paints.
package struct PaintUse: Hashable, Sendable {
    /// The kinds of painted elements.
    package enum Kind: Hashable, Sendable {
        case fill, stroke, text
        /// Elements with one colour and never a gradient: a line of a text, a picture, a level of a symbol, a shadow.
        case line, picture, level, shadow
    }

    package let kind: Kind
    package let paint: Paint

    package init(_ kind: Kind, _ paint: Paint) {
        self.kind = kind
        self.paint = paint
    }
}

extension DisplayList {
    /// All paints, in painting order; the shadow of a group before its contents.
    package var paints: [PaintUse] {
        var result: [PaintUse] = []
        _ = mapPaints {
            result.append($0)
            return $0.paint
        }
        return result
    }

    /// Returns the list with every paint replaced. Where there can be no gradient, one counts as its first colour.
    ///
    /// Does not recurse, however deeply groups are nested.
    package func mapPaints(_ change: (PaintUse) -> Paint) -> DisplayList {
        var outer: [(effects: DisplayGroup.Effects, items: [DisplayItem], next: Int, made: DisplayList)] = []
        var items = items
        var next = 0
        var made = DisplayList()
        while true {
            while next < items.count {
                let item = items[next]
                next += 1
                guard case .group(let group) = item else {
                    made.append(item.mapPaints(change))
                    continue
                }
                var effects = group.effects
                if let shadow = effects.shadow {
                    effects.shadow?.color = change(PaintUse(.shadow, .color(shadow.color))).firstColor ?? shadow.color
                }
                outer.append((effects, items, next, made))
                (items, next, made) = (group.list.items, 0, DisplayList())
            }
            guard let last = outer.popLast() else { return made }
            let group = DisplayGroup(made, effects: last.effects)
            (items, next, made) = (last.items, last.next, last.made)
            made.append(.group(group))
        }
    }
}

extension DisplayItem {
    /// Returns the item, which is no group, with its paints replaced.
    fileprivate func mapPaints(_ change: (PaintUse) -> Paint) -> DisplayItem {
        func color(_ kind: PaintUse.Kind, _ color: ColorComponents) -> ColorComponents {
            change(PaintUse(kind, .color(color))).firstColor ?? color
        }
        switch self {
        case .fill(let shape, let paint, let rule): return .fill(shape, change(PaintUse(.fill, paint)), rule: rule)
        case .stroke(let shape, let pen, let paint): return .stroke(shape, pen, change(PaintUse(.stroke, paint)))
        case .text(var run):
            run.paint = change(PaintUse(.text, run.paint))
            run.lineLooks = run.lineLooks.map { look in
                guard let own = look.color else { return look }
                return TextRun.LineLook(
                    look.line, pattern: look.pattern, weight: look.weight, color: color(.line, own))
            }
            return .text(run)
        case .image(var image):
            image.tint = color(.picture, image.tint)
            if case .symbol(var symbol) = image.source {
                symbol.paint.levels = symbol.paint.levels.map { color(.level, $0) }
                image.source = .symbol(symbol)
            }
            return .image(image)
        case .group: return self
        }
    }
}

extension Paint {
    /// The colour; of a gradient the first one.
    package var firstColor: ColorComponents? {
        plainColor ?? gradient?.stops.first?.color
    }
}
