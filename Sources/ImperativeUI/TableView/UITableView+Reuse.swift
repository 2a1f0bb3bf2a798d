import Foundation

extension UITableView {
    /// Registers a class whose `init(style:reuseIdentifier:)` creates cells for a reuse identifier. `nil` unregisters
    /// the identifier. Traps if it is no class of cells.
    public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return itemState.pool.register(nil, for: .identifier(identifier)) }
        guard let type = cellClass as? UITableViewCell.Type else {
            fatalError("A table view shows cells: \(cellClass) is none. Register a subclass of UITableViewCell.")
        }
        itemState.pool.register(type, for: .identifier(identifier))
    }

    /// Registers a class whose `init(reuseIdentifier:)` creates headers and footers. `nil` unregisters the identifier.
    /// Traps if it is no class of headers and footers.
    public final func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
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

    /// Returns a reused cell for an identifier, or a new one of the registered class; `nil` if there is neither.
    public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        cell(identifier, at: itemState.making.flatMap { $0.kind == nil ? $0.path : nil })
    }

    /// Returns a reused or new cell for a registered identifier. Traps if the identifier is not registered.
    public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        guard let cell = cell(identifier, at: indexPath) else {
            fatalError(
                "A cell is used under an identifier that is registered: \"\(identifier)\" is not. Call "
                    + "register(_:forCellReuseIdentifier:) first.")
        }
        return cell
    }

    private final func cell(_ identifier: String, at path: IndexPath?) -> UITableViewCell? {
        let key = ReuseKey.identifier(identifier)
        let type = itemState.pool.registeredClass(for: key) as? UITableViewCell.Type
        return dequeue(key, at: path, orMake: { type?.init(_reusable: identifier) }) as? UITableViewCell
    }

    /// Returns a reused header or footer for an identifier, or a new one of the registered class; `nil` if there is
    /// neither.
    public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
    {
        let key = Self.edgeKey(identifier)
        let type = itemState.pool.registeredClass(for: key) as? UITableViewHeaderFooterView.Type
        return dequeue(key, at: nil, orMake: { type?.init(_reusable: identifier) }) as? UITableViewHeaderFooterView
    }
}
