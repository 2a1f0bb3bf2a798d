import Foundation

/// Values that Foundation has as objects as well, such as strings and URLs.
extension NSItemProvider {
    /// Creates an item provider with the representations of a value, such as a string or a URL.
    ///
    /// A string does not become an `NSString` by itself, as on Apple's systems.
    public convenience init<T: _ObjectiveCBridgeable>(object: T) where T._ObjectiveCType: NSItemProviderWriting {
        self.init(object: object._bridgeToObjectiveC())
    }

    /// Creates an item provider with an item, such as a string, a URL or data, of a type.
    ///
    /// A string does not become an `NSString` by itself, as on Apple's systems.
    public convenience init<T: _ObjectiveCBridgeable>(item: T?, typeIdentifier: String?)
    where T._ObjectiveCType: NSSecureCoding {
        self.init(item: item?._bridgeToObjectiveC(), typeIdentifier: typeIdentifier)
    }

    /// Registers the representations of a value, such as a string or a URL. Representations of the same types are
    /// replaced.
    public func registerObject<T: _ObjectiveCBridgeable>(
        _ object: T, visibility: NSItemProviderRepresentationVisibility
    ) where T._ObjectiveCType: NSItemProviderWriting {
        registerObject(object._bridgeToObjectiveC(), visibility: visibility)
    }

    /// Registers the representations of a value that is loaded when one of them is asked for. Representations of the
    /// same types are replaced.
    public func registerObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass aClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) where T._ObjectiveCType: NSItemProviderWriting {
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { completion in
            loadHandler { value, error in completion(value?._bridgeToObjectiveC(), error) }
        }
    }

    /// Returns whether there is a representation from which values of a type, such as strings or URLs, can be created.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

    /// Creates a value, such as a string or a URL, from the first representation that its type accepts. The handler is
    /// called on another queue.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                T._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            let failure = error ?? ErrorCode.unexpectedValueClassError.error()
            completionHandler(value, value == nil ? failure : nil)
        }
    }
}
