import Foundations

/// The connection of a property of one object with its subscribers.
final class PublishedLink<Value>: PublishedTarget {
    private enum Target {
        case unknown
        case none
        /// The object's default publisher, which never changes.
        case fixed(ObservableObjectPublisher)
        case computed((AnyObject) -> ObservableObjectPublisher?)
    }

    private weak var object: AnyObject?
    private var target = Target.unknown
    private(set) var subject: SubjectCore<Value, Never>?

    /// The closure that sets the property of the object.
    var setValue: (Value) -> Void = { _ in }
    private var kept: [AnyCancellable] = []

    init(_ object: AnyObject) { self.object = object }

    func set(_ value: Value) { setValue(value) }
    func keep(_ subscription: AnyCancellable) { kept.append(subscription) }

    func belongs(to object: AnyObject) -> Bool { self.object === object }

    func makeSubject(_ value: Value) -> SubjectCore<Value, Never> {
        if let subject { return subject }
        let made = SubjectCore<Value, Never>(value: value, "PublishedSubject")
        subject = made
        return made
    }

    /// Returns the publisher to notify before the property changes; `nil` if the object is not observable.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
        switch target {
        case .none: return nil
        case .fixed(let publisher): return publisher
        case .computed(let publisher): return publisher(object)
        case .unknown:
            guard let observable = object as? any ObservableObject else {
                // On other threads the cast does not find conformances isolated to the main actor.
                if MainContext.isCurrent { target = .none }
                return nil
            }
            // An object with a publisher of another type announces its changes itself.
            guard let publisher = observable.objectWillChange as? ObservableObjectPublisher else {
                target = .none
                return nil
            }
            target = publisher.isDefault(of: object) ? .fixed(publisher) : .computed(Self.getter(for: observable))
            return publisher
        }
    }

    private static func getter<Object: ObservableObject>(
        for object: Object
    ) -> (AnyObject) -> ObservableObjectPublisher? {
        // Called only with the object to which the link belongs.
        { unsafeDowncast($0, to: Object.self).objectWillChange as? ObservableObjectPublisher }
    }
}
