/// An object that announces its changes before they happen, so that views that observe it update.
///
/// ```swift
/// final class Cart: ObservableObject {
///     @Published var items: [Item] = []
/// }
/// ```
/// A view observes an object through `StateObject`, `ObservedObject` or `EnvironmentObject`. Any change of a
/// ``Published`` property causes the view's body to be evaluated again, whether or not the body reads that property,
/// and once for all changes made before the next update. Observing an object does not retain the view.
public protocol ObservableObject: AnyObject {
    /// The type of publisher that announces changes. ``Published`` properties send to an
    /// ``ObservableObjectPublisher``. Through a publisher of any other type, changes must be announced explicitly.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// The publisher that announces that the object is about to change.
    ///
    /// By default each object has its own publisher, which its ``Published`` properties send to. Call its `send()`
    /// before other changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that announces changes of this object, the same one throughout the object's life.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.default(of: self) }
}
