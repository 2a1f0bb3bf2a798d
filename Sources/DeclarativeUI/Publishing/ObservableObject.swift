/// An object that tells before it changes, so that the views that observe it run again.
///
/// ```swift
/// final class Cart: ObservableObject {
///     @Published var items: [Item] = []
/// }
/// ```
/// A view observes an object through ``StateObject``, ``ObservedObject`` or ``EnvironmentObject``. Any change of a
/// ``Published`` property runs its body again, whether the body reads that property or not, and once for all changes
/// made in one go. Observing does not keep views alive, and an object does not know who observes it.
///
/// This stands in for what Combine offers on other systems. There are no operators and no `Publisher` protocol: what an
/// object tells can be followed with ``ObservableObjectPublisher/sink(receiveValue:)``, and the values of a property
/// with ``Published/Publisher/sink(receiveValue:)``.
public protocol ObservableObject: AnyObject {
    /// Tells that the object is about to change. By default each object has one of its own, which its ``Published``
    /// properties send to; call its `send()` before other changes.
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    /// The object's own publisher, the same one as long as it lives.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.default(of: self) }
}
