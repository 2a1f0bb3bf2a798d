import Foundation

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// The identifier of text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// Writes the string in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }

    /// The identifiers of text without marks.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        String.importedContentTypes().map(\.identifier)
    }

    /// Creates a string from data of a text type. Throws if the data is not valid text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        self.init(string: try String(transferred: data, as: UTType(undeclared: typeIdentifier)))
    }
}
