import Foundation

/// Makes an item to share once it is known what is done with it, beside the main thread.
///
/// Subclass it, and return the item from ``item``. In a ``UIActivityViewController`` the placeholder stands for the
/// item until the user has chosen an activity; the item is then made as an operation, and the activity waits for it.
// As an operation is. What it stores is set once each, before it begins and by it; others read that afterwards.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    private var chosenType: UIActivity.ActivityType?
    private var made: Any?
    private let placeholder: Any

    /// Makes a provider of an item that is of the same type as a placeholder.
    public init(placeholderItem: Any) { placeholder = placeholderItem }

    /// What stands for the item until it is made.
    open var placeholderItem: Any? { placeholder }

    /// What is to be done with the item; `nil` before that was chosen.
    open var activityType: UIActivity.ActivityType? { chosenType }

    /// The item, which is asked for once, on another thread than the main one; by default the placeholder.
    open var item: Any { placeholder }

    /// Makes the item, unless the operation was cancelled.
    open override func main() { if !isCancelled { made = item } }

    /// Returns the placeholder.
    @MainActor @preconcurrency
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? placeholder
    }

    /// Returns the item that the operation has made; `nil` before, and if it was cancelled.
    @MainActor @preconcurrency
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { made }

    /// Returns an empty text.
    @MainActor @preconcurrency
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// Has the items of providers made for an activity, and goes on when they are there: at once where there are none.
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
