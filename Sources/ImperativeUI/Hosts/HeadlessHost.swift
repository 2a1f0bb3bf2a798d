import Foundation
import Motion
import BridgedEnvironment

/// A host without a screen, for tests. It simulates user input and reports the resulting display.
///
/// ```swift
/// let host = HeadlessHost.launch(AppDelegate())
/// host.press(.keyboardTab)
/// host.press(.keyboardReturnOrEnter)
/// #expect(host.text.contains("1 note"))
/// host.end()
/// ```
///
/// After each event, the host performs the updates that result from it. Time stands still until the host waits. Only
/// one application may run at a time.
@MainActor public final class HeadlessHost: ApplicationHost {
    /// The size of the host and the traits it reports.
    public private(set) var surroundings: HostSurroundings
    private(set) var application: HostedApplication?
    /// The application's clock. Its time stands still until ``wait(_:)`` or the program itself advances it. If the
    /// current clock is a manual one when the host is created, the host uses that clock.
    public let clock: AnimationClock
    private let manualClock: ManualAnimationClock
    /// A Boolean value that indicates whether a line below the scene shows the keys that work now.
    public let showsKeys: Bool
    /// The number of times a frame was due.
    public private(set) var dueFrameCount = 0

    /// Creates a host with a size and traits.
    ///
    /// - Parameters:
    ///   - size: The size in points; by default 640 by 384 points, which is a terminal of 80 columns and 24 rows.
    ///   - traits: The traits the host knows; none by default.
    ///   - showsKeys: Whether a line below the scene shows the keys that work now; `false` by default.
    public init(
        size: CGSize = CGSize(width: 640, height: 384), traits: UITraitCollection = UITraitCollection(),
        showsKeys: Bool = false
    ) {
        self.showsKeys = showsKeys
        surroundings = HostSurroundings(size: size, traits: traits)
        manualClock = AnimationClock.current as? ManualAnimationClock ?? ManualAnimationClock()
        clock = manualClock
    }

    /// Launches an application with a delegate in a new host.
    ///
    /// - Parameters:
    ///   - delegate: The application's delegate, which is retained until the application ends.
    ///   - size: The size in points; by default 640 by 384.
    ///   - traits: The traits the host knows; none by default.
    ///   - urls: The URLs to open; none by default.
    ///   - showsKeys: Whether a line below the scene shows the keys that work now; `false` by default.
    public static func launch(
        _ delegate: any UIApplicationDelegate, size: CGSize = CGSize(width: 640, height: 384),
        traits: UITraitCollection = UITraitCollection(), opening urls: [URL] = [], showsKeys: Bool = false
    ) -> HeadlessHost {
        let host = HeadlessHost(size: size, traits: traits, showsKeys: showsKeys)
        let application = HostedApplication(delegate: delegate, on: host)
        // This host's start does not fail.
        try? application.start(opening: urls)
        UpdateQueue.shared.flush()
        return host
    }

    /// Connects the host to an application. The application calls this method when it starts.
    public func start(_ application: HostedApplication) throws {
        self.application = application
    }

    /// Counts a frame that is due. The application calls this method when its appearance changes.
    public func frameIsDue() { dueFrameCount += 1 }

    /// Disconnects the host from its application. The application calls this method when it has ended.
    public func stop() { application = nil }

    // MARK: Requests of the application

    /// The URL schemes that the host opens; none by default.
    public var openableSchemes: Set<String> = []
    /// The URLs the host has opened, in order.
    public private(set) var openedURLs: [URL] = []
    /// How often a key has asked for the application to be put aside. For tests.
    package private(set) var suspendCount = 0
    /// The haptic feedback the application has played, in order.
    public private(set) var feedback: [HostFeedback] = []

    /// Returns whether ``openableSchemes`` contains the URL's scheme.
    public func canOpen(_ url: URL) -> Bool { url.scheme.map(openableSchemes.contains) ?? false }

    /// Records a URL in ``openedURLs`` if ``openableSchemes`` contains its scheme, and returns whether it does.
    public func open(_ url: URL) async -> Bool {
        guard canOpen(url) else { return false }
        openedURLs.append(url)
        return true
    }

    /// Counts the request, for tests.
    public func suspensionWasRequested() { suspendCount += 1 }

    /// The texts the application has copied, in order.
    public private(set) var copiedTexts: [String] = []

    /// Records a copied text in ``copiedTexts``.
    public func copy(_ text: String) { copiedTexts.append(text) }

    /// The texts that the application has asked to be spoken, in order.
    public private(set) var announcements: [String] = []

    /// Records a text to be spoken in ``announcements``.
    public func announce(_ text: String) { announcements.append(text) }

    /// Records haptic feedback in ``feedback``.
    public func play(_ feedback: HostFeedback) { self.feedback.append(feedback) }

    /// The input traits of the text being edited; `nil` if no text is being edited.
    public var textInput: HostTextInput? { application?.textInput }

    /// The title of the scene or the controller in front; `nil` if there is none.
    public var title: String? { application?.title }

    /// The keys that work now. For tests.
    package var keyGuide: KeyGuide? { application?.keyGuide }

    /// A Boolean value that indicates whether the application has ended.
    public var isOver: Bool { application == nil }

    /// A snapshot of the application's current frame; `nil` once it has ended.
    public var picture: Snapshot? { application?.frame() }

    /// The application's current frame as lines of text; empty once it has ended.
    public var text: String { picture?.text() ?? "" }

    // MARK: Events

    /// Sends an event to the application, and performs the updates that result from it.
    public func send(_ event: HostEvent) {
        application?.send(event)
        UpdateQueue.shared.flush()
        // The element that loses the focus may change something.
        application?.validateFocus()
        UpdateQueue.shared.flush()
    }

    /// Presses and releases a key.
    public func press(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        for phase in [HostKey.Phase.down, .up] {
            send(.key(HostKey(pressing: code, modifiers: modifiers, phase: phase)))
        }
    }

    /// Types a text. Each character is typed with its key on a US keyboard, where there is one.
    public func type(_ text: String) {
        for character in text {
            for phase in [HostKey.Phase.down, .up] { send(.key(HostKey(typing: character, phase: phase))) }
        }
    }

    /// Pastes a text into the application.
    public func paste(_ text: String) { send(.paste(text)) }

    /// Taps a point the given number of times.
    public func tap(at point: CGPoint, count: Int = 1) {
        for _ in 0..<max(count, 0) {
            send(.pointer(HostPointer(.down, at: point)))
            send(.pointer(HostPointer(.up, at: point)))
        }
    }

    /// Clicks the secondary mouse button at a point.
    public func secondaryClick(at point: CGPoint) {
        send(.pointer(HostPointer(.down, at: point, button: .secondary)))
        send(.pointer(HostPointer(.up, at: point, button: .secondary)))
    }

    /// Drags from one point to another in the given number of steps, and releases there.
    public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
        send(.pointer(HostPointer(.down, at: start)))
        let count = max(steps, 1)
        for step in 1...count {
            let part = Double(step) / Double(count)
            let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            send(.pointer(HostPointer(.move, at: point)))
        }
        send(.pointer(HostPointer(.up, at: end)))
    }

    /// Advances the clock by a number of seconds. Use it to hold a press long enough, to separate two taps so that
    /// they do not count as a double tap, or to let an animation finish. A negative or non-finite value is reported
    /// and ignored.
    public func wait(_ seconds: TimeInterval) {
        manualClock.advance(by: seconds)
        UpdateQueue.shared.flush()
    }

    /// Changes the size of the host, in points.
    public func resize(to size: CGSize) {
        surroundings.size = HostSurroundings(size: size).size
        send(.surroundings(surroundings))
    }

    /// Shows an on-screen keyboard that covers the bottom of the scene up to a height in points, or hides it with 0.
    public func setKeyboardHeight(_ height: CGFloat) {
        surroundings.keyboardHeight = height
        send(.surroundings(surroundings))
    }

    /// Changes the traits of the host.
    public func setTraits(_ traits: UITraitCollection) {
        surroundings.traits = traits
        send(.surroundings(surroundings))
    }

    /// Ends the application and stops the host.
    public func end() { send(.end) }
}
