import Foundation

extension NSItemProvider {
    /// Creates an item provider with an item of a type. Without a type, the item has the type of its class.
    ///
    /// An item without a value registers nothing. The item must not change.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item else { return }
        let identifier = typeIdentifier ?? NSItemProvider.type(of: item).identifier
        let content = ItemRegistration.Content.item(ItemBox(item: item))
        add(ItemRegistration(typeIdentifier: identifier, visibility: .all, content: content))
    }

    /// Loads the item of a type, or of a type that conforms to it. The handler is called on another queue.
    ///
    /// The handler receives an item of `init(item:typeIdentifier:)` as it is, and otherwise `NSData`, or an `NSURL` if
    /// the representation is a file. The file is a copy, which belongs to the caller. The options have no effect.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        guard let completionHandler else { return }
        loadItem(typeIdentifier) { result in
            switch result {
            case .success(let box): completionHandler(box.item, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Returns the item of a type, or of a type that conforms to it.
    ///
    /// The result is an item of `init(item:typeIdentifier:)` as it is, and otherwise `NSData`, or an `NSURL` if the
    /// representation is a file. The file is a copy, which belongs to the caller. The options have no effect.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> sending any NSSecureCoding {
        let box = try await withCheckedThrowingContinuation { continuation in
            loadItem(typeIdentifier) { continuation.resume(with: $0) }
        }
        // The item does not change, as `init(item:typeIdentifier:)` demands.
        nonisolated(unsafe) let item = box.item
        return item
    }

    private func loadItem(_ typeIdentifier: String, completion: @escaping Answer<ItemBox>.Handler) {
        let name = suggestedName
        if case .item(let box) = registration(conformingTo: typeIdentifier)?.content {
            return Answer(completion).give { box }
        }
        _ = load(typeIdentifier, transform: { try $1.item($0, name: name) }, completion: completion)
    }

    private static func type(of item: any NSSecureCoding) -> UTType {
        switch item {
        case is NSString: .utf8PlainText
        case let url as NSURL: url.isFileURL ? .fileURL : .url
        default:
            PropertyListSerialization.propertyList(item, isValidFor: .binary) && !(item is NSData)
                ? .propertyList : .data
        }
    }
}

extension ItemRegistration {
    /// The object for data or a file.
    fileprivate func item(_ payload: TransferPayload, name: String?) throws -> ItemBox {
        switch payload {
        case .file: return ItemBox(item: NSURL(fileURLWithPath: try temporaryFile(payload, name: name).url.path))
        case .data(let data): return ItemBox(item: NSData(data: data))
        }
    }
}
