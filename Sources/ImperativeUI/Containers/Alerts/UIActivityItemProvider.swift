import Foundation

/// An operation that creates an item to share off the main thread, once the user has chosen an activity.
///
/// Subclass it, and return the item from ``item``. In a ``UIActivityViewController``, the placeholder stands for the
/// item until the user chooses an activity. The provider then runs as an operation, and the activity waits for it.
// Like an operation. Each stored value is set once, before the operation begins or by it, and read by others
// afterwards.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    private var chosenType: UIActivity.ActivityType?
    private var made: Any?
    private let placeholder: Any

    /// Creates a provider with a placeholder of the same type as its item.
    public init(placeholderItem: Any) { placeholder = placeholderItem }

    /// The object that stands for the item until it is created.
    open var placeholderItem: Any? { placeholder }

    /// The type of the chosen activity; `nil` before the user chooses one.
    open var activityType: UIActivity.ActivityType? { chosenType }

    /// The item to share; by default the placeholder. It is requested once, on a thread other than the main one.
    open var item: Any { placeholder }

    /// Creates the item, unless the operation was cancelled.
    open override func main() { if !isCancelled { made = item } }

    /// Returns the placeholder of the provider.
    @MainActor @preconcurrency
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? placeholder
    }

    /// Returns the item that the operation created; `nil` before it has run and if it was cancelled.
    @MainActor @preconcurrency
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { made }

    /// Returns an empty string.
    @MainActor @preconcurrency
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// Makes the items of providers for an activity, and continues when they are there: at once if there are no
    /// providers.
    @MainActor static func make(
        _ providers: [UIActivityItemProvider], for type: UIActivity.ActivityType?,
        then goOn: @escaping @MainActor () -> Void
    ) {
        // One that has run, or runs for another list, is not begun again.
        let new = providers.filter { !$0.isExecuting && !$0.isFinished }
        for provider in new { provider.chosenType = type }
        if new.isEmpty { return goOn() }
        Task {
            await withCheckedContinuation { continuation in
                let queue = OperationQueue()
                let end = BlockOperation { continuation.resume() }
                for provider in new { end.addDependency(provider) }
                queue.addOperations(new + [end], waitUntilFinished: false)
            }
            goOn()
        }
    }
}

extension UIActivityItemProvider: UIActivityItemSource {}
