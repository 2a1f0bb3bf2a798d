import Foundation

/// A group of items in a row or column. A section repeats the group for all its items.
@MainActor @preconcurrency public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private let axis: NSLayoutConstraint.Axis
    /// The items and groups in the group, in order.
    public let subitems: [NSCollectionLayoutItem]
    /// How often the first subitem is repeated with equal lengths; `nil` repeats all subitems as long as they fit.
    private let repeatCount: Int?
    /// The spacing between the items; none by default.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ axis: NSLayoutConstraint.Axis, size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], count: Int?
    ) {
        self.axis = axis
        self.subitems = subitems
        repeatCount = count.map { min(max(1, $0), LineEngine.lineLimit) }
        super.init(layoutSize: size)
    }

    /// Returns a row of items, which repeat as long as they fit the width, or appear once each if the content
    /// determines the width.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, size: layoutSize, subitems: subitems, count: nil)
    }

    /// Returns a row in which an item is repeated `count` times with equal widths, 1 to 10,000 times.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.horizontal, size: layoutSize, subitems: [subitem], count: count)
    }

    /// Returns a row in which an item is repeated `count` times with equal widths, 1 to 10,000 times.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// Returns a column of items, which repeat as long as they fit the height, or appear once each if the content
    /// determines the height.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, size: layoutSize, subitems: subitems, count: nil)
    }

    /// Returns a column in which an item is repeated `count` times with equal heights, 1 to 10,000 times.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.vertical, size: layoutSize, subitems: [subitem], count: count)
    }

    /// Returns a column in which an item is repeated `count` times with equal heights, 1 to 10,000 times.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    private var isHorizontal: Bool { axis == .horizontal }

    private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

    private var alongDimension: NSCollectionLayoutDimension {
        isHorizontal ? layoutSize.widthDimension : layoutSize.heightDimension
    }

    override var isRegular: Bool {
        guard subitems.allSatisfy(\.isRegular) else { return false }
        if repeatCount != nil || alongDimension.isEstimated { return true }
        return subitems.allSatisfy { subitem in
            !(isHorizontal ? subitem.layoutSize.widthDimension : subitem.layoutSize.heightDimension).isEstimated
        }
    }

    override func place(
        in container: CGSize, from supply: inout ItemSupply, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> PlacedItems {
        var outer = layoutSize.size(in: container)
        if let width { outer.width = width }
        if let height { outer.height = height }
        let growsWidth = layoutSize.widthDimension.isEstimated && width == nil
        let growsHeight = layoutSize.heightDimension.isEstimated && height == nil
        let insets = contentInsets
        let (sides, ends) = (
            (insets.leading + insets.trailing).usableLength, (insets.top + insets.bottom).usableLength
        )
        let inner = CGSize(width: (outer.width - sides).usableLength, height: (outer.height - ends).usableLength)
        // The container still limits a width that the content decides.
        let room = CGSize(
            width: growsWidth ? max(inner.width, container.width - sides) : inner.width,
            height: growsHeight ? CGFloat.greatestFiniteMagnitude : inner.height)
        let parts = parts(inner: inner, room: along(room), isOpen: isHorizontal ? growsWidth : growsHeight, &supply)
        let used = arranged(parts, in: along(inner), isOpen: isHorizontal ? growsWidth : growsHeight)

        var result = PlacedItems(size: outer, items: used.items)
        if growsWidth { result.size.width = used.size.width + sides }
        if growsHeight { result.size.height = used.size.height + ends }
        result.move(dx: insets.leading.finiteOrZero, dy: insets.top.finiteOrZero)
        return result
    }

    /// Returns the subitems with their items, as many as belong into one group.
    private func parts(
        inner: CGSize, room: CGFloat, isOpen: Bool, _ supply: inout ItemSupply
    ) -> [PlacedItems] {
        let spacing = interItemSpacing?.spacing ?? 0
        var parts: [PlacedItems] = []
        if let repeatCount, let subitem = subitems.first {
            let isFree =
                isOpen
                && (isHorizontal ? subitem.layoutSize.widthDimension : subitem.layoutSize.heightDimension)
                    .isEstimated
            let share = ((along(inner) - spacing * CGFloat(repeatCount - 1)) / CGFloat(repeatCount)).usableLength
            while parts.count < repeatCount, !supply.isEmpty {
                parts.append(
                    subitem.place(
                        in: inner, from: &supply, width: isHorizontal && !isFree ? share : nil,
                        height: isHorizontal || isFree ? nil : share))
            }
            return parts
        }
        var used: CGFloat = 0
        while !supply.isEmpty {
            let before = supply.next
            for subitem in subitems where !supply.isEmpty {
                var next = supply
                let part = subitem.place(in: inner, from: &next)
                let length = (parts.isEmpty ? 0 : used + spacing) + along(part.size)
                if !parts.isEmpty, !isOpen, length > room + 0.001 || parts.count >= LineEngine.lineLimit {
                    return parts
                }
                supply = next
                used = length
                parts.append(part)
            }
            if isOpen || supply.next == before { break }
        }
        return parts
    }

    /// Returns the parts arranged one after the other.
    private func arranged(_ parts: [PlacedItems], in length: CGFloat, isOpen: Bool) -> PlacedItems {
        var gap = interItemSpacing?.spacing ?? 0
        let lengths = parts.reduce(0) { $0 + along($1.size) }
        if interItemSpacing?.isFlexible == true, parts.count > 1, !isOpen {
            gap = max(gap, (length - lengths) / CGFloat(parts.count - 1))
        }
        var (start, breadth): (CGFloat, CGFloat) = (0, 0)
        var items: [PackedLine.Item] = []
        for part in parts {
            var part = part
            part.move(dx: isHorizontal ? start : 0, dy: isHorizontal ? 0 : start)
            items += part.items
            start += along(part.size) + gap
            breadth = max(breadth, across(part.size))
        }
        let used = parts.isEmpty ? 0 : start - gap
        return PlacedItems(
            size: isHorizontal ? CGSize(width: used, height: breadth) : CGSize(width: breadth, height: used),
            items: items)
    }
}
