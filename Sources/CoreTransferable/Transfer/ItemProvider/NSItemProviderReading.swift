import Foundation

/// An object that can be created from the data of item providers.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The identifiers of the types from which objects can be created, the most preferred first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an object from data of a type. Throws if the data is not valid.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
