import Foundation

/// The place of one item in a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
    /// Its size inside of its group.
    public final let layoutSize: NSCollectionLayoutSize

    /// Makes a place of a size.
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

    /// The space between the place and what is shown in it, in points; none by default. It does not count on an axis on
    /// which the content decides the size.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Puts as many items as belong here into `supply`'s result; the rectangles are in the container's coordinates
    /// from (0, 0). `wanted` replaces the length along an axis.
    func place(
        in container: CGSize, from supply: inout ItemSupply, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> PlacedItems {
        var size = layoutSize.size(in: container)
        let preferred = supply.preferred(supply.next)
        if layoutSize.widthDimension.isEstimated, let preferred { size.width = preferred.width }
        if layoutSize.heightDimension.isEstimated, let preferred { size.height = preferred.height }
        if let width { size.width = width }
        if let height { size.height = height }
        supply.next += 1
        let fitsWidth = layoutSize.widthDimension.isEstimated && width == nil
        let fitsHeight = layoutSize.heightDimension.isEstimated && height == nil
        var frame = CGRect(origin: .zero, size: size)
        if !fitsWidth {
            frame.origin.x += contentInsets.leading.finiteOrZero
            frame.size.width = (size.width - contentInsets.leading - contentInsets.trailing).usableLength
        }
        if !fitsHeight {
            frame.origin.y += contentInsets.top.finiteOrZero
            frame.size.height = (size.height - contentInsets.top - contentInsets.bottom).usableLength
        }
        return PlacedItems(
            size: size, items: [PackedLine.Item(frame: frame, fitsWidth: fitsWidth, fitsHeight: fitsHeight)])
    }

    /// Whether the number of items here is the same whatever their contents ask for.
    var isRegular: Bool { true }
}

/// The items that still want a place.
struct ItemSupply {
    var next: Int
    let end: Int
    /// The size an item's content asked for, if it was asked.
    let preferred: (Int) -> CGSize?

    var isEmpty: Bool { next >= end }
}

/// Items in their places.
struct PlacedItems {
    var size: CGSize
    var items: [PackedLine.Item]

    mutating func move(dx: CGFloat, dy: CGFloat) {
        for index in items.indices { items[index].frame = items[index].frame.offsetBy(dx: dx, dy: dy) }
    }
}
