import Foundation

extension NSItemProvider {
    /// Creates an item provider with the representations of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Registers the representations of an object. Representations of the same types are replaced.
    public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
    {
        let box = WritingBox(object: object)
        for identifier in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(
                forTypeIdentifier: identifier,
                visibility: NSItemProvider.visibility(visibility, of: type(of: object), identifier)
            ) { completion in
                box.object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Registers the representations of an object that is loaded when one of them is asked for. Representations of the
    /// same types are replaced.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for identifier in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(
                forTypeIdentifier: identifier, visibility: NSItemProvider.visibility(visibility, of: aClass, identifier)
            ) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    /// Returns whether there is a representation from which objects of a class can be created.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { registration(conformingTo: $0) != nil }
    }

    /// Creates an object from the first representation that its class accepts. The handler is called on another queue.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let answer = Answer<any NSItemProviderReading> { result in
            switch result {
            case .success(let object): completionHandler(object, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
        let registrations = aClass.readableTypeIdentifiersForItemProvider.lazy
            .compactMap { self.registration(conformingTo: $0) }
        guard let registration = registrations.first else {
            answer.give { throw ErrorCode.itemUnavailableError.error() }
            return answer.progress
        }
        registration.load(into: answer) { payload in
            try aClass.object(withItemProviderData: payload.data, typeIdentifier: registration.typeIdentifier)
        }
        return answer.progress
    }

    /// The narrower one of two visibilities.
    private static func visibility(
        _ visibility: NSItemProviderRepresentationVisibility, of aClass: any NSItemProviderWriting.Type,
        _ identifier: String
    ) -> NSItemProviderRepresentationVisibility {
        let own = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: identifier)
        return own.rawValue > visibility.rawValue ? own : visibility
    }

    // Sendable as objects write themselves on any thread: that is the contract of `NSItemProviderWriting`.
    private struct WritingBox: @unchecked Sendable { let object: any NSItemProviderWriting }
}
