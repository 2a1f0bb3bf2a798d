import Foundation

/// A value that can leave the program and come back: a text, a URL, or what has one of them in its place.
public protocol Transferable: Sendable {
    /// The type of what stands for values.
    associatedtype Representation: TransferRepresentation
    /// What stands for values of this type.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// What stands for values of a type outside of the program. Use ``ProxyRepresentation``.
public protocol TransferRepresentation: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// Not for clients to implement.
    var _transfer: _Transfer<Item> { get }
}

/// How values leave and come back as texts and URLs. Not for clients to use.
public struct _Transfer<Item>: Sendable {
    /// Returns the text or URL; `nil` where there is none.
    let exporting: (@Sendable (Item) throws -> any Sendable)?
    /// Makes the value of what a text says; throws or returns `nil` where it says none.
    let importing: (@Sendable (String) throws -> Item?)?
}

/// Another type whose values stand for those of this one.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation {
    /// Not for clients to use.
    public let _transfer: _Transfer<Item>

    /// Values leave as those of the other type.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {
        _transfer = _Transfer(exporting: Self.chain(exporting), importing: nil)
    }

    /// Values come back from those of the other type.
    public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) {
        _transfer = _Transfer(exporting: nil, importing: Self.chain(importing))
    }

    /// Values leave as those of the other type, and come back from them.
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

/// Puts together what stands for the values of a type. The first that is there counts, for leaving and for coming back.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
    /// A representation of values of the type.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// One representation.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Two representations.
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
    /// A text stands for itself.
    public static var transferRepresentation: some TransferRepresentation {
        JoinedRepresentation<String>(_transfer: _Transfer(exporting: { $0 }, importing: { $0 }))
    }
}

extension URL: Transferable {
    /// A URL stands for itself, and comes back from a text with a scheme.
    public static var transferRepresentation: some TransferRepresentation {
        JoinedRepresentation<URL>(
            _transfer: _Transfer(
                exporting: { $0 },
                importing: { text in URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } }))
    }
}

extension Image: Transferable {
    /// An image is seen in previews of what is shared. There is no text in its place, and it cannot be pasted.
    public static var transferRepresentation: some TransferRepresentation {
        JoinedRepresentation<Image>(_transfer: _Transfer(exporting: nil, importing: nil))
    }
}

extension Never: Transferable {
    /// There are no values.
    public static var transferRepresentation: some TransferRepresentation {
        JoinedRepresentation<Never>(_transfer: _Transfer(exporting: nil, importing: nil))
    }
}

extension Transferable {
    /// How values leave and come back. The builder sees to it that the representation is one of this type.
    static var transfer: _Transfer<Self>? { transferRepresentation._transfer as? _Transfer<Self> }

    /// The text or URL in the value's place; the value itself where there is none.
    var exported: Any {
        (try? Self.transfer?.exporting?(self)) ?? self
    }

    /// Makes the value of what a text says; `nil` where it says none.
    static func imported(from text: String) -> Self? { (try? transfer?.importing?(text)) ?? nil }
}
