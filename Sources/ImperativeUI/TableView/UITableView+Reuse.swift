import Foundation

extension UITableView {
    /// The default implementation of the public member of this name.
    final func registerValue(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return itemState.pool.register(nil, for: .identifier(identifier)) }
        guard let type = cellClass as? UITableViewCell.Type else {
            fatalError("A table view shows cells: \(cellClass) is none. Register a subclass of UITableViewCell.")
        }
        itemState.pool.register(type, for: .identifier(identifier))
    }

    /// The default implementation of the public member of this name.
    final func registerValue(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let key = Self.edgeKey(identifier)
        guard let aClass else { return itemState.pool.register(nil, for: key) }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            fatalError(
                "A table view reuses headers and footers of one kind: \(aClass) is no UITableViewHeaderFooterView. "
                    + "Register a subclass of it.")
        }
        itemState.pool.register(type, for: key)
    }

    private static func edgeKey(_ identifier: String) -> ReuseKey { .supplementary(kind: "", identifier: identifier) }

    /// The default implementation of the public member of this name.
    final func dequeueReusableCellValue(withIdentifier identifier: String, for indexPath: IndexPath)
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
        return dequeue(key, at: path, orMake: { type?.init(_reusable: identifier) }) as? UITableViewCell
    }

    /// The default implementation of the public member of this name.
    final func dequeueReusableHeaderFooterViewValue(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let key = Self.edgeKey(identifier)
        let type = itemState.pool.registeredClass(for: key) as? UITableViewHeaderFooterView.Type
        return dequeue(key, at: nil, orMake: { type?.init(_reusable: identifier) }) as? UITableViewHeaderFooterView
    }
}
