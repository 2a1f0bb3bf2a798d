import Foundation

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// The identifier of URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// The identifier of URLs; before it, that of file URLs, if the URL is one.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? [UTType.fileURL.identifier, UTType.url.identifier] : [UTType.url.identifier]
    }

    /// Writes the address.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as URL).absoluteString.utf8), nil)
        return nil
    }

    /// The identifier of URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Creates a URL from an address with a scheme. Throws if the data is none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let address = String(decoding: data, as: UTF8.self)
        guard URL(transferred: address) != nil, let url = NSURL(string: address) as? Self else {
            throw NSItemProvider.ErrorCode.unavailableCoercionError.error("The data is no URL.")
        }
        return url
    }
}
