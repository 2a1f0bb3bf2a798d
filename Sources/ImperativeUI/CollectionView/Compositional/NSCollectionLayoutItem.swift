import Foundation

/// An item in a compositional layout: its size, and the insets around it.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
    /// The size of the item, relative to the group that contains it.
    public final let layoutSize: NSCollectionLayoutSize

    /// Creates an item of a size.
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

    /// The insets between the item's area and its view, in points; zero by default.
    ///
    /// They are ignored on an axis on which the content determines the size.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Places as many items of `supply` as belong here. The result's coordinates are relative to the container, from
    /// (0, 0).
    ///
    /// `wanted` replaces the length along an axis.
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

    /// Whether the number of items here is independent of their contents' sizes.
    var isRegular: Bool { true }
}

/// The items that remain to be placed.
struct ItemSupply {
    var next: Int
    let end: Int
    /// Returns the size that an item's content asked for; `nil` if it has not been measured.
    let preferred: (Int) -> CGSize?

    var isEmpty: Bool { next >= end }
}

/// Items with their frames.
struct PlacedItems {
    var size: CGSize
    var items: [PackedLine.Item]

    mutating func move(dx: CGFloat, dy: CGFloat) {
        for index in items.indices { items[index].frame = items[index].frame.offsetBy(dx: dx, dy: dy) }
    }
}
