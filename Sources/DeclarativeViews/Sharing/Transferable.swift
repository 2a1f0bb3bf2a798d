import Foundation

/// A type with values that can leave the app and come back: a string, a URL, or a type represented by a string or a
/// URL.
public protocol Transferable: Sendable {
    /// The type of the transfer representation.
    associatedtype Representation: TransferRepresentation
    /// The representation of this type's values outside the app.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of a type's values outside the app. Use ``ProxyRepresentation``.
public protocol TransferRepresentation: Sendable {
    /// The type of the values being represented.
    associatedtype Item: Transferable
    /// Implementation detail. Don't implement this property.
    var _transfer: _Transfer<Item> { get }
}

/// The export to, and the import from, strings and URLs. Implementation detail; don't use this type.
public struct _Transfer<Item>: Sendable {
    /// Returns the text or URL; `nil` where there is none.
    let exporting: (@Sendable (Item) throws -> any Sendable)?
    /// Returns the value parsed from a text; throws or returns `nil` if there is none.
    let importing: (@Sendable (String) throws -> Item?)?
}

/// A transfer representation that represents values by values of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation {
    /// Implementation detail. Don't use this property.
    public let _transfer: _Transfer<Item>

    /// Creates a representation that exports values as values of the proxy type.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {
        _transfer = _Transfer(exporting: Self.chain(exporting), importing: nil)
    }

    /// Creates a representation that imports values from values of the proxy type.
    public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) {
        _transfer = _Transfer(exporting: nil, importing: Self.chain(importing))
    }

    /// Creates a representation that exports values as, and imports them from, values of the proxy type.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyItem,
        importing: @escaping @Sendable (ProxyItem) throws -> Item
    ) { _transfer = _Transfer(exporting: Self.chain(exporting), importing: Self.chain(importing)) }

    private static func chain(
        _ exporting: @escaping @Sendable (Item) throws -> ProxyItem
    ) -> @Sendable (Item) throws -> any Sendable {
        { item in
            let proxy = try exporting(item)
            return try ProxyItem.transfer?.exporting?(proxy) ?? proxy
        }
    }

    private static func chain(
        _ importing: @escaping @Sendable (ProxyItem) throws -> Item
    ) -> @Sendable (String) throws -> Item? {
        { text in try ProxyItem.transfer?.importing?(text).map(importing) }
    }
}

/// A result builder that combines transfer representations. The first one that can export is used for exporting, and
/// the first one that can import for importing.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Returns the representation of an expression unchanged.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Returns the only representation of a block unchanged.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Returns a representation that combines two representations; the first takes precedence.
    public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation>(
        _ first: C1, _ second: C2
    ) -> some TransferRepresentation where C1.Item == Item, C2.Item == Item {
        let (first, second) = (first._transfer, second._transfer)
        return JoinedRepresentation<Item>(
            _transfer: _Transfer(
                exporting: first.exporting ?? second.exporting, importing: first.importing ?? second.importing))
    }
}

/// A representation that is known as such.
struct JoinedRepresentation<Item: Transferable>: TransferRepresentation {
    let _transfer: _Transfer<Item>
}

extension String: Transferable {
    /// The transfer representation of a string: the string itself.
    public static var transferRepresentation: some TransferRepresentation {
        JoinedRepresentation<String>(_transfer: _Transfer(exporting: { $0 }, importing: { $0 }))
    }
}

extension URL: Transferable {
    /// The transfer representation of a URL: the URL itself. A URL is imported from a string with a scheme.
    public static var transferRepresentation: some TransferRepresentation {
        JoinedRepresentation<URL>(
            _transfer: _Transfer(
                exporting: { $0 },
                importing: { text in URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } }))
    }
}

extension Image: Transferable {
    /// The transfer representation of an image. An image appears in share previews; it cannot be exported as a string
    /// or pasted.
    public static var transferRepresentation: some TransferRepresentation {
        JoinedRepresentation<Image>(_transfer: _Transfer(exporting: nil, importing: nil))
    }
}

extension Never: Transferable {
    /// The transfer representation of `Never`, which has no values.
    public static var transferRepresentation: some TransferRepresentation {
        JoinedRepresentation<Never>(_transfer: _Transfer(exporting: nil, importing: nil))
    }
}

extension Transferable {
    /// How values leave and come back. The builder sees to it that the representation is one of this type.
    static var transfer: _Transfer<Self>? { transferRepresentation._transfer as? _Transfer<Self> }

    /// The text or URL for the value; the value itself where there is none.
    var exported: Any {
        (try? Self.transfer?.exporting?(self)) ?? self
    }

    /// Returns the value parsed from a text; `nil` if there is none.
    package static func imported(from text: String) -> Self? { (try? transfer?.importing?(text)) ?? nil }
}
