/// An object that announces its changes before they happen, so that views that observe it run again.
///
/// ```swift
/// final class Cart: ObservableObject {
///     @Published var items: [Item] = []
/// }
/// ```
/// A view observes an object through ``StateObject``, ``ObservedObject`` or ``EnvironmentObject``. Any change of a
/// ``Published`` property runs its body again, whether the body reads that property or not, and once for all changes
/// made before the next update. Observing does not retain views.
///
/// This replaces Combine's protocol of that name. There are no operators and no `Publisher` protocol: changes of an
/// object can be observed with ``ObservableObjectPublisher/sink(receiveValue:)``, and the values of a property with
/// ``Published/Publisher/sink(receiveValue:)``.
public protocol ObservableObject: AnyObject {
    /// Announces that the object is about to change.
    ///
    /// By default each object has its own publisher, used by its ``Published`` properties. Call its `send()` before
    /// other changes.
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    /// The object's own publisher, the same one throughout its life.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.default(of: self) }
}
