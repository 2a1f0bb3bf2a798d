import Foundation

/// A representation of an item provider.
struct ItemRegistration: Sendable {
    typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    typealias FileHandler = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    enum Content: Sendable {
        case data(DataHandler)
        case file(FileHandler)
        case item(ItemBox)
    }

    let typeIdentifier: String
    let visibility: NSItemProviderRepresentationVisibility
    var fileOptions: NSItemProviderFileOptions = []
    /// Returns the name, with its extension, that is suggested for a file.
    var fileName: @Sendable () -> String? = { nil }
    let content: Content

    var type: UTType { UTType(undeclared: typeIdentifier) }

    /// Loads the representation, and responds with the result of a closure. The file of the load handler exists while
    /// the closure runs.
    func load<Value>(
        into answer: Answer<Value>, transform: @escaping @Sendable (TransferPayload) throws -> Value
    ) {
        let isOriginal = fileOptions.contains(.openInPlace)
        Answering.queue.async {
            switch content {
            case .data(let handler):
                answer.follow(
                    handler { data, error in
                        answer.give {
                            guard let data else { throw error ?? NSItemProvider.ErrorCode.unknownError.error() }
                            return try transform(.data(data))
                        }
                    })
            case .file(let handler):
                answer.follow(
                    handler { url, _, error in
                        answer.give {
                            guard let url else { throw error ?? NSItemProvider.ErrorCode.unknownError.error() }
                            return try transform(.file(url, isOriginal: isOriginal))
                        }
                    })
            case .item(let box): answer.give { try transform(box.payload(as: type)) }
            }
        }
    }
}

/// An item that moves between threads.
// Items are values that do not change, such as strings, URLs and data.
struct ItemBox: @unchecked Sendable {
    let item: any NSSecureCoding

    /// The item as data of a type. A file URL stands for its file, unless a URL is asked for.
    func payload(as type: UTType) throws -> TransferPayload {
        switch item {
        case let data as NSData: return .data(Data(referencing: data))
        case let text as NSString: return .data(Data(String(describing: text).utf8))
        case let url as NSURL:
            let url = url as URL
            let isFile = url.isFileURL && !type.conforms(to: .url)
            return isFile ? .file(url, isOriginal: false) : .data(Data(url.absoluteString.utf8))
        default:
            if PropertyListSerialization.propertyList(item, isValidFor: .binary) {
                return .data(try PropertyListSerialization.data(fromPropertyList: item, format: .binary, options: 0))
            }
            return .data(try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true))
        }
    }
}
