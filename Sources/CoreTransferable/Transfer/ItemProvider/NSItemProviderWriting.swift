import Foundation

/// An object that item providers can offer as data.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
    /// The identifiers of the types as which objects of the class can be written, the most preferred first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The identifiers of the types as which the object can be written, the most preferred first. The default is those
    /// of the class.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns the visibility of the representation of a type. The default is `all`.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    /// Writes the object as data of a type, and calls a handler with the data or with an error.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The identifiers of the types as which objects of the class can be written.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

    /// Returns `all`, for every type.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}
