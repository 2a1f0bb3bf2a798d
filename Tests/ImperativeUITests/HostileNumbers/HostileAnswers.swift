import Foundation

@testable import ImperativeUI

/// Answers every question of a picker with one number.
@MainActor final class HostilePicker: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var (height, width): (CGFloat, CGFloat) = (34, 0)
    var (components, rows) = (1, 5)

    func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { width }

    func view() -> UIPickerView {
        let view = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        (view.dataSource, view.delegate) = (self, self)
        return view
    }
}

/// Answers every question of a collection view with one number.
@MainActor final class HostileCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var (sections, items) = (1, 4)
    var number: CGFloat = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? HostileCell)?.number = number
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: number, height: number) }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: number, left: number, bottom: number, right: number) }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { number }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { number }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: number, height: number) }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: number, height: number) }

    func view(_ layout: UICollectionViewLayout, hasDelegate: Bool = false) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
        view.register(HostileCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = self
        if hasDelegate { view.delegate = self }
        return view
    }
}

/// A cell that asks for a size of one number.
final class HostileCell: UICollectionViewCell {
    var number: CGFloat = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size = CGSize(width: number, height: number)
        (layoutAttributes.alpha, layoutAttributes.zIndex) = (number, .max)
        return layoutAttributes
    }
}

/// A layout with one number for everything.
final class HostileLayout: UICollectionViewLayout {
    var number: CGFloat = 0

    override var collectionViewContentSize: CGSize { CGSize(width: number, height: number) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: number, y: number, width: number, height: number)
        (attributes.alpha, attributes.zIndex) = (number, .min)
        return attributes
    }
}

/// A view that answers every question about its size with one number.
final class HostileSize: UIView {
    var number: CGFloat = 0

    override var intrinsicContentSize: CGSize { CGSize(width: number, height: number) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: number, height: number) }
}

/// A label whose text is where one number says.
final class HostileLabel: UILabel {
    var number: CGFloat = 0

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(x: number, y: number, width: number, height: number)
    }
}

/// A view that says that it has some number of elements.
final class HostileContainer: UIView {
    var count = 0
    private(set) var asked = 0

    override func accessibilityElementCount() -> Int { count }
    override func accessibilityElement(at index: Int) -> Any? {
        asked += 1
        return nil
    }
}
