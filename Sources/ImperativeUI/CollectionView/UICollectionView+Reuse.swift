import Foundation
import BridgedEnvironment

extension UICollectionView {
    /// A registration that creates and configures cells of one kind. Create it once, and use it for all items of that
    /// kind.
    @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let token = RegistrationToken()
        let handler: Handler

        /// Creates a registration with a handler that configures the cells.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A registration that creates and configures supplementary views of one kind. Create it once, and use it for all
    /// views of that kind.
    @MainActor @preconcurrency public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let token = RegistrationToken()
        let elementKind: String
        let handler: Handler

        /// Creates a registration for an element kind, with a handler that configures the views.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// The default implementation of the public member of this name.
    final func defaultRegister(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        itemState.pool.register(reusable(viewClass), for: .supplementary(kind: elementKind, identifier: identifier))
    }

    /// Registers a nib whose first cell is made for a reuse identifier. `nil` unregisters the identifier.
    ///
    /// Without a cell in the nib, which is reported, items get empty cells.
    public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        itemState.pool.register(
            for: .identifier(identifier),
            maker: nib.map { nib in { nib.madeView(UICollectionViewCell.self) ?? UICollectionViewCell() } })
    }

    /// Registers a nib whose first reusable view is made as a supplementary view. `nil` unregisters the identifier.
    ///
    /// Without one in the nib, which is reported, the views are empty.
    public final func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        itemState.pool.register(
            for: .supplementary(kind: kind, identifier: identifier),
            maker: nib.map { nib in { nib.madeView(UICollectionReusableView.self) ?? UICollectionReusableView() } })
    }

    final func reusable(_ viewClass: AnyClass?) -> UICollectionReusableView.Type? {
        guard let viewClass else { return nil }
        guard let reusable = viewClass as? UICollectionReusableView.Type else {
            fatalError(
                "A collection view shows reusable views: \(viewClass) is none. Register a subclass of "
                    + "UICollectionViewCell or UICollectionReusableView.")
        }
        return reusable
    }

    /// The default implementation of the public member of this name.
    final func defaultDequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(.identifier(identifier), at: indexPath, as: { name(identifier) })
        guard let cell = view as? UICollectionViewCell else {
            fatalError("Under \"\(identifier)\" \(type(of: view)) is registered, which is no UICollectionViewCell.")
        }
        return cell
    }

    /// The default implementation of the public member of this name.
    final func defaultDequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = ReuseKey.supplementary(kind: elementKind, identifier: identifier)
        return typed(dequeue(key, at: nil, as: { name(identifier) }), UICollectionReusableView.self, token: nil)
    }

    final func name(_ identifier: String) -> Never {
        fatalError(
            "A view is used under a name that is registered: \"\(identifier)\" is not. Call "
                + "register(_:forCellWithReuseIdentifier:) or register(_:forSupplementaryViewOfKind:...) first.")
    }

    /// Returns a reused or new cell that a registration has configured for an item.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let view = dequeue(.registration(ObjectIdentifier(registration.token)), at: indexPath, as: { Cell.self })
        let cell = typed(view, Cell.self, token: registration.token)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a reused or new supplementary view that a registration has configured.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = dequeue(.registration(ObjectIdentifier(registration.token)), at: nil, as: { Supplementary.self })
        let typed = typed(view, Supplementary.self, token: registration.token)
        registration.handler(typed, registration.elementKind, indexPath)
        return typed
    }

    private func typed<V: UICollectionReusableView>(
        _ view: any ReusableView, _ type: V.Type, token: RegistrationToken?
    ) -> V {
        guard let typed = view as? V else {
            // Views of a registration are made with the type that the registration specifies.
            fatalError("A registration's views are of one type: \(Swift.type(of: view)) is no \(type).")
        }
        // Keeps the registration's identity alive as long as it has views.
        typed.registration = token
        return typed
    }

    private func dequeue(
        _ key: ReuseKey, at path: IndexPath?, as viewClass: () -> UICollectionReusableView.Type
    ) -> any ReusableView {
        let made = dequeue(
            key, at: path,
            orMake: {
                if let made = itemState.pool.make(key) { return made }
                let registered = itemState.pool.registeredClass(for: key) as? UICollectionReusableView.Type
                return (registered ?? viewClass()).init(_reusable: ())
            })
        guard let made else { fatalError("A view is made where none can be reused: there is none for \(key).") }
        return made
    }
}
