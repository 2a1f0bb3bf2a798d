import Foundation
import Foundations

/// The promise of an item in one or more representations, for copying, dragging and sharing.
///
/// An item provider can be used on any thread. It calls load handlers and completion handlers on a queue of its own.
// Everything that changes is behind a lock.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// A closure that receives a loaded item, or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    private struct State: Sendable {
        var suggestedName: String?
        var registrations: [ItemRegistration] = []
    }
    private let state = Locked(State())

    /// Creates an item provider without representations.
    public override init() { super.init() }

    /// The name, without an extension, that is suggested for a file with the item. The default is `nil`.
    open var suggestedName: String? {
        get { state.withLock { $0.suggestedName } }
        set { state.withLock { $0.suggestedName = newValue } }
    }

    /// The identifiers of the types of all representations, in the order of their registration.
    open var registeredTypeIdentifiers: [String] { registrations.map(\.typeIdentifier) }

    /// Returns the identifiers of the types of the representations with file options, in the order of their
    /// registration.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        registrations.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.typeIdentifier)
    }

    /// Returns whether there is a representation of a type that conforms to another type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registration(conformingTo: typeIdentifier) != nil
    }

    /// Returns whether there is a representation with file options, of a type that conforms to another type.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool { registration(conformingTo: typeIdentifier, fileOptions: fileOptions) != nil }

    /// Returns an item provider with the same representations and the same name.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        let state = state.withLock { $0 }
        copy.state.withLock { $0 = state }
        return copy
    }

    var registrations: [ItemRegistration] { state.withLock { $0.registrations } }

    /// Adds a representation, or replaces the one of the same type.
    func add(_ registration: ItemRegistration) {
        let type = registration.type
        let replaced = state.withLock { state -> ItemRegistration? in
            guard let index = state.registrations.firstIndex(where: { $0.type == type }) else {
                state.registrations.append(registration)
                return nil
            }
            let old = state.registrations[index]
            state.registrations[index] = registration
            return old
        }
        // Released outside of the lock, as that can lead to code of the program.
        withExtendedLifetime(replaced) {}
    }

    /// The representation of a type, or else the first one of a type that conforms to it.
    func registration(
        conformingTo typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> ItemRegistration? {
        let all = registrations.filter { $0.fileOptions.isSuperset(of: fileOptions) }
        let type = UTType(undeclared: typeIdentifier)
        return all.first { $0.type == type } ?? all.first { $0.type.conforms(to: type) }
    }
}

/// The programs that may see a representation of an item provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program may see the representation.
    case all = 0
    /// Programs of the same developers may see the representation.
    case team = 1
    /// Programs of the same group may see the representation.
    case group = 2
    /// No program but this one may see the representation.
    case ownProcess = 3
}

/// Options for the files of an item provider.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Receivers may open the file itself, rather than a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
