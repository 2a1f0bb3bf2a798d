/// A representation of values by values of another type, which leave and come back in their place.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// A representation that is built in has no body.
    public typealias Body = Never
    private typealias Exporting = @Sendable (Item) async throws -> ProxyRepresentation
    private typealias Importing = @Sendable (ProxyRepresentation) async throws -> Item
    private let exporting: Exporting?
    private let importing: Importing?
    /// The same functions, where they do not wait.
    private var exportingAtOnce: (@Sendable (Item) throws -> ProxyRepresentation)?
    private var importingAtOnce: (@Sendable (ProxyRepresentation) throws -> Item)?

    /// Creates a representation that exports values as values of another type.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        (self.exporting, importing, exportingAtOnce) = (exporting, nil, exporting)
    }

    /// Creates a representation that exports values as values of another type.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        (self.exporting, importing) = (exporting, nil)
    }

    /// Creates a representation that imports values from values of another type.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        (exporting, self.importing, importingAtOnce) = (nil, importing, importing)
    }

    /// Creates a representation that imports values from values of another type.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        (exporting, self.importing) = (nil, importing)
    }

    /// Creates a representation that exports values as, and imports them from, values of another type.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        (self.exporting, self.importing) = (exporting, importing)
        (exportingAtOnce, importingAtOnce) = (exporting, importing)
    }

    /// Creates a representation that exports values as, and imports them from, values of another type.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) { (self.exporting, self.importing, exportingAtOnce) = (exporting, importing, exporting) }

    /// Creates a representation that exports values as, and imports them from, values of another type.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) { (self.exporting, self.importing) = (exporting, importing) }
}

extension ProxyRepresentation: PlannedRepresentation {
    func plan(_ path: PlanPath) -> TransferPlan<Item> {
        let proxy = ProxyRepresentation.planned(path)
        var plan = TransferPlan<Item>()
        if let exporting { plan.exports = proxy.exports.map { export($0, by: exporting) } }
        if let importing { plan.imports = proxy.imports.map { step($0, by: importing) } }
        return plan
    }

    private func export(
        _ proxy: TransferExport<ProxyRepresentation>, by exporting: @escaping Exporting
    ) -> TransferExport<Item> {
        let atOnce = exportingAtOnce
        var export = TransferExport<Item>(
            contentType: proxy.contentType, visibility: proxy.visibility, isFile: proxy.isFile,
            opensInPlace: proxy.opensInPlace
        ) { item in
            let value = try await exporting(item)
            guard proxy.condition(value) else { throw UnfulfilledCondition() }
            return try await proxy.payload(value)
        }
        if let atOnce {
            export.fileName = { item in (try? atOnce(item)).flatMap(proxy.fileName) }
            if let immediate = proxy.immediate {
                export.immediate = { item in
                    let value = try atOnce(item)
                    return proxy.condition(value) ? try immediate(value) : nil
                }
            }
        }
        return export
    }

    private func step(
        _ proxy: TransferImport<ProxyRepresentation>, by importing: @escaping Importing
    ) -> TransferImport<Item> {
        var step = TransferImport<Item>(
            contentType: proxy.contentType, isFile: proxy.isFile, opensInPlace: proxy.opensInPlace
        ) { payload, type in try await importing(proxy.value(payload, type)) }
        if let atOnce = importingAtOnce, let immediate = proxy.immediate {
            step.immediate = { text in try immediate(text).map(atOnce) }
        }
        return step
    }
}
