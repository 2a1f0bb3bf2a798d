import Foundation
import Motion

/// Where an application lives: a terminal, a test, a browser.
///
/// A host says how large it is and which traits it knows, hands events to the application, and shows what the
/// application looks like. The application does not know which host it has. Text is measured as
/// ``UIFont/textMeasurer`` says, which a host with fonts of its own sets when it is started.
@MainActor public protocol ApplicationHost: AnyObject {
    /// The host's size, and the traits it knows.
    var surroundings: HostSurroundings { get }

    /// What frames are shown in, for which text is measured; text by default.
    var medium: Snapshot.Medium { get }

    /// Whether frames follow each other, and people can act on them; true by default. Scroll views then show where
    /// their contents are.
    var isInteractive: Bool { get }

    /// The clock that the application goes by: its animations, its gestures, its texts of dates. The one that is current
    /// by default, which is that of real time. It stays the same while an application lives in the host.
    var clock: AnimationClock { get }

    /// Begins to hand events to an application. What it looks like at first is asked for after this.
    func start(_ application: HostedApplication) throws

    /// Called when the application looks different from the last frame that was asked for. The host asks for the next
    /// one when it can show it: ``HostedApplication/frame()``.
    func frameIsDue()

    /// Called when the application has ended. Nothing is asked of the host after this.
    func stop()

    /// Whether the host can have a URL opened outside of the application; false by default.
    func canOpen(_ url: URL) -> Bool

    /// Has a URL opened outside of the application. Returns whether it was; false by default.
    func open(_ url: URL) async -> Bool

    /// Lets people feel something, as far as the host can; by default it cannot.
    func play(_ feedback: HostFeedback)
}

extension ApplicationHost {
    /// A grid of characters.
    public var medium: Snapshot.Medium { .text }
    /// The current one.
    public var clock: AnimationClock { .current }
    /// True.
    public var isInteractive: Bool { true }
    /// False.
    public func canOpen(_ url: URL) -> Bool { false }
    /// Opens nothing.
    public func open(_ url: URL) async -> Bool { false }
    /// Does nothing.
    public func play(_ feedback: HostFeedback) {}
}
