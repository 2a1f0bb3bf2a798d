import Foundation

/// A transition from one controller of a storyboard to another, as it is prepared and performed.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
    /// The identifier in the storyboard; `nil` for none.
    public final let identifier: String?
    /// The controller that the segue begins at.
    public final let source: UIViewController
    /// The controller that the segue shows.
    public final let destination: UIViewController
    /// Performs the segue, if no subclass does.
    final var performHandler: (() -> Void)?

    /// Creates a segue that does nothing unless a subclass overrides ``perform()``.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// Creates a segue that runs a closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Creates a segue of a class that a storyboard names, by calling `init(identifier:source:destination:)`.
    ///
    /// A subclass inherits this initializer if it overrides that one, or declares no initializer.
    public required convenience init(
        _segue identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    /// Performs the transition. Overrides show the destination in their own way, without calling `super`.
    open func perform() { performHandler?() }
}
