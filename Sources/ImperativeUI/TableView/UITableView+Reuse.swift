import Foundation

extension UITableView {
    /// The default implementation of the public member of this name.
    final func defaultRegister(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return itemState.pool.register(nil, for: .identifier(identifier)) }
        guard let type = cellClass as? UITableViewCell.Type else {
            fatalError("A table view shows cells: \(cellClass) is none. Register a subclass of UITableViewCell.")
        }
        itemState.pool.register(type, for: .identifier(identifier))
    }

    /// The default implementation of the public member of this name.
    final func defaultRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let key = Self.edgeKey(identifier)
        guard let aClass else { return itemState.pool.register(nil, for: key) }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            fatalError(
                "A table view reuses headers and footers of one kind: \(aClass) is no UITableViewHeaderFooterView. "
                    + "Register a subclass of it.")
        }
        itemState.pool.register(type, for: key)
    }

    /// Registers a nib whose first cell is made for a reuse identifier. `nil` unregisters the identifier.
    ///
    /// Without a cell in the nib, which is reported, rows get plain cells.
    public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        itemState.pool.register(
            for: .identifier(identifier),
            maker: nib.map { nib in { nib.madeView(UITableViewCell.self) ?? UITableViewCell() } })
    }

    /// Registers a nib whose first header or footer is made for a reuse identifier. `nil` unregisters the identifier.
    ///
    /// Without one in the nib, which is reported, sections get plain ones.
    public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        itemState.pool.register(
            for: Self.edgeKey(identifier),
            maker: nib.map { nib in
                { nib.madeView(UITableViewHeaderFooterView.self) ?? UITableViewHeaderFooterView(reuseIdentifier: nil) }
            })
    }

    private static func edgeKey(_ identifier: String) -> ReuseKey { .supplementary(kind: "", identifier: identifier) }

    /// The default implementation of the public member of this name.
    final func defaultDequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        guard let cell = cell(identifier, at: indexPath) else {
            fatalError(
                "A cell is used under an identifier that is registered: \"\(identifier)\" is not. Call "
                    + "register(_:forCellReuseIdentifier:) first.")
        }
        return cell
    }

    final func cell(_ identifier: String, at path: IndexPath?) -> UITableViewCell? {
        let key = ReuseKey.identifier(identifier)
        let type = itemState.pool.registeredClass(for: key) as? UITableViewCell.Type
        return dequeue(key, at: path, orMake: { itemState.pool.make(key) ?? type?.init(_reusable: identifier) })
            as? UITableViewCell
    }

    /// The default implementation of the public member of this name.
    final func defaultDequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
    {
        let key = Self.edgeKey(identifier)
        let type = itemState.pool.registeredClass(for: key) as? UITableViewHeaderFooterView.Type
        return dequeue(key, at: nil, orMake: { itemState.pool.make(key) ?? type?.init(_reusable: identifier) })
            as? UITableViewHeaderFooterView
    }
}
