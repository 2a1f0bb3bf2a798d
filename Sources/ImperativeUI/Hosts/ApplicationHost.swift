import Foundation
import Motion

/// The environment an application runs in, such as a terminal, a test or a browser.
///
/// A host provides its size and the traits it knows, delivers events to the application, and displays its frames. The
/// application does not know which host it runs in. A host is registered with ``HostRegistry`` to be chosen by name
/// when a program starts, or is handed to a ``HostedApplication``. Text is measured with ``UIFont/textMeasurer``; a host
/// with its own fonts sets it when it starts.
@MainActor public protocol ApplicationHost: AnyObject {
    /// The size of the host and the traits it knows.
    var surroundings: HostSurroundings { get }

    /// The medium in which frames are displayed and for which text is measured; text by default.
    var medium: Snapshot.Medium { get }

    /// A Boolean value that indicates whether the host displays successive frames that people can interact with;
    /// `true` by default. If so, scroll views show their scroll indicators.
    var isInteractive: Bool { get }

    /// A Boolean value that indicates whether a line below the application's scene shows the keys that work now; `false`
    /// by default. The scene gets the rest of the size. Sizes of fewer than 11 lines, and hosts of several scenes, have
    /// no such line. It must not change while an application runs in the host.
    var showsKeys: Bool { get }

    /// The clock that drives the application's animations, gestures and date texts. By default, this is the current
    /// clock, which follows real time. It must not change while an application runs in the host.
    var clock: AnimationClock { get }

    /// Starts delivering events to an application. The first frame is requested after this call.
    func start(_ application: HostedApplication) throws

    /// Tells the host that the application's appearance differs from the last frame it requested. The host requests
    /// the next frame with ``HostedApplication/frame()`` when it can display it.
    func frameIsDue()

    /// Called when the user asks with Control-Z for the application to be suspended, as in terminals; does nothing by
    /// default. A host that can do so sends ``HostEvent/suspend``.
    func suspensionWasRequested()

    /// Tells the host that the application has ended. No host method is called after this one.
    func stop()

    /// Returns whether the host can open a URL outside the application; `false` by default.
    func canOpen(_ url: URL) -> Bool

    /// Opens a URL outside the application, and returns whether it succeeded; `false` by default.
    func open(_ url: URL) async -> Bool

    /// Plays haptic feedback, if the host supports it. By default, it does not.
    func play(_ feedback: HostFeedback)

    /// Offers text to other programs, as the contents of the system's clipboard; does nothing by default. It is called
    /// when the text on the general `UIPasteboard` is set.
    func copy(_ text: String)

    /// Has text spoken by the screen reader, if there is one; does nothing by default. It is called for the texts that
    /// an application passes to `UIAccessibility.post(notification:argument:)`.
    func announce(_ text: String)
}

extension ApplicationHost {
    /// The default medium, a grid of characters.
    public var medium: Snapshot.Medium { .text }
    /// The default clock, which is the current one.
    public var clock: AnimationClock { .current }
    /// The default value, `true`.
    public var isInteractive: Bool { true }
    /// The default value, `false`.
    public var showsKeys: Bool { false }
    /// Provides a default implementation that does nothing.
    public func suspensionWasRequested() {}
    /// Provides a default implementation that returns `false`.
    public func canOpen(_ url: URL) -> Bool { false }
    /// Provides a default implementation that opens nothing and returns `false`.
    public func open(_ url: URL) async -> Bool { false }
    /// Provides a default implementation that does nothing.
    public func play(_ feedback: HostFeedback) {}
    /// Provides a default implementation that does nothing.
    public func copy(_ text: String) {}
    /// Provides a default implementation that does nothing.
    public func announce(_ text: String) {}
}
