import Foundation

/// Lets people feel what happens. Use one of its subclasses.
///
/// The application's host is told of it, and does what it can. A terminal can do nothing, as a device without the
/// hardware for it cannot; see <doc:Terminals>.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() { super.init() }

    /// Makes a generator for what happens in a view.
    public init(view: UIView) { super.init() }

    /// Says that something is about to happen. Hosts need no preparation.
    open func prepare() {}

    /// Tells the host.
    final func play(_ feedback: HostFeedback) { UIApplication.shared.play(feedback) }
}
