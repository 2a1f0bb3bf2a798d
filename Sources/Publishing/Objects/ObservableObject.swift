/// An object that announces its changes before they happen, so that views that observe it run again.
///
/// ```swift
/// final class Cart: ObservableObject {
///     @Published var items: [Item] = []
/// }
/// ```
/// A view observes an object through `StateObject`, `ObservedObject` or `EnvironmentObject`. Any change of a
/// ``Published`` property runs its body again, whether the body reads that property or not, and once for all changes
/// made before the next update. Observing does not retain views.
public protocol ObservableObject: AnyObject {
    /// What announces the changes. Properties with ``Published`` use one of type ``ObservableObjectPublisher``; another
    /// is sent to by code.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Announces that the object is about to change.
    ///
    /// By default each object has its own publisher, used by its ``Published`` properties. Call its `send()` before
    /// other changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's own publisher, the same one throughout its life.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.default(of: self) }
}
