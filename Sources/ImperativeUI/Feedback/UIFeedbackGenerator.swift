import Foundation

/// The abstract base class of haptic feedback generators. Use one of its subclasses.
///
/// The generator passes its feedback to the application's host, which plays it if it can. A terminal plays nothing,
/// like a device without haptic hardware; see <doc:Terminals>.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
    /// Creates a feedback generator.
    public override init() { super.init() }

    /// Creates a feedback generator for a view.
    public init(view: UIView) { super.init() }

    /// Prepares the generator for feedback. Does nothing: hosts need no preparation.
    open func prepare() {}

    /// Tells the host.
    final func play(_ feedback: HostFeedback) { UIApplication.shared.play(feedback) }
}
