import Foundation
import UnifiedStorage

/// A controller whose view is a collection view. It is the collection view's data source and delegate.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private final let firstLayout: UICollectionViewLayout?

    /// Makes a controller whose collection view starts with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose `loadView()` must be overridden, because the default one traps without a layout.
    ///
    /// Interface files are not supported: both arguments are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        firstLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Traps: archives do not describe the layout.
    public required init?(coder: NSCoder) {
        fatalError("A collection view controller needs its layout: use init(collectionViewLayout:).")
    }

    /// Makes the collection view.
    open override func loadView() {
        guard let firstLayout else {
            fatalError(
                "A collection view controller needs its layout: \(type(of: self)) was made without one. Use "
                    + "init(collectionViewLayout:), or make the collection view in loadView().")
        }
        let made = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: firstLayout)
        made.delegate = self
        made.dataSource = self
        made.isEditing = isEditing
        view = made
    }

    /// The collection view, loaded if necessary. Traps if a view of another kind was assigned.
    public final var collectionView: UICollectionView! {
        get {
            guard let collection = view as? UICollectionView else {
                fatalError(
                    "The view of a \(type(of: self)) is a collection view: \(type(of: view)) is none. Assign a "
                        + "UICollectionView in loadView().")
            }
            return collection
        }
        set { view = newValue }
    }

    /// Has the collection view show the accessories for editing.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UICollectionView)?.isEditing = editing
    }

    /// The layout of the collection view.
    public final var collectionViewLayout: UICollectionViewLayout {
        if viewIfLoaded == nil, let firstLayout { return firstLayout }
        return collectionView.collectionViewLayout
    }

    /// Returns the number of sections; 1 by default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns the number of items in a section; 0 by default.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Returns the cell of an item. The default implementation traps.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError(
            "Every item has a cell: override collectionView(_:cellForItemAt:) in \(type(of: self)) for the item at "
                + "\(indexPath).")
    }

    /// Called after the user has selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
