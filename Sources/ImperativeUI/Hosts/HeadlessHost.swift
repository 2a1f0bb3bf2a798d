import Foundation
import Motion
import UnifiedStorage

/// A host without a screen, for tests: it is told what a person does and tells what they would see.
///
///     let host = try HeadlessHost.launch(AppDelegate())
///     host.press(.keyboardTab)
///     host.press(.keyboardReturnOrEnter)
///     #expect(host.text.contains("1 note"))
///     host.end()
///
/// Each event is followed by the updates that it leads to. Time stands still until the host waits. Only one application is
/// to live at a time.
@MainActor public final class HeadlessHost: ApplicationHost {
    /// The size, and the traits that the host says it knows.
    public private(set) var surroundings: HostSurroundings
    private var application: HostedApplication?
    /// The clock of the application, which stands still until ``wait(_:)``, or the program itself, advances it. The one
    /// that is current when the host is made, if it is a manual one.
    public let clock: AnimationClock
    private let manualClock: ManualAnimationClock
    /// How many frames were due.
    public private(set) var dueFrameCount = 0

    /// A host of a size.
    ///
    /// - Parameters:
    ///   - size: The size in points; by default 80 columns and 24 rows of a terminal, 640 by 384 points.
    ///   - traits: The traits that the host knows; none by default.
    public init(
        size: CGSize = CGSize(width: 640, height: 384), traits: UITraitCollection = UITraitCollection()
    ) {
        surroundings = HostSurroundings(size: size, traits: traits)
        manualClock = AnimationClock.current as? ManualAnimationClock ?? ManualAnimationClock()
        clock = manualClock
    }

    /// Launches the application of a delegate in a new host.
    ///
    /// - Parameters:
    ///   - delegate: The application's delegate, which is kept until the end.
    ///   - size: The size in points; by default 640 by 384.
    ///   - traits: The traits that the host knows; none by default.
    ///   - urls: The URLs to open; none by default.
    public static func launch(
        _ delegate: any UIApplicationDelegate, size: CGSize = CGSize(width: 640, height: 384),
        traits: UITraitCollection = UITraitCollection(), opening urls: [URL] = []
    ) -> HeadlessHost {
        let host = HeadlessHost(size: size, traits: traits)
        let application = HostedApplication(UIApplication(), delegate: delegate, on: host)
        application.suspendRequest = { [weak host] in host?.suspendCount += 1 }
        // This host's start does not fail.
        try? application.start(opening: urls)
        UpdateQueue.shared.flush()
        return host
    }

    /// Called by the application when it starts.
    public func start(_ application: HostedApplication) throws {
        self.application = application
    }

    /// Called by the application when it looks different.
    public func frameIsDue() { dueFrameCount += 1 }

    /// Called by the application when it has ended.
    public func stop() { application = nil }

    // MARK: What the application asks for

    /// The schemes of the URLs that the host opens; none by default.
    public var openableSchemes: Set<String> = []
    /// The URLs that it has opened, in order.
    public private(set) var openedURLs: [URL] = []
    /// How often somebody has asked with a key for the application to be put aside. For tests.
    package private(set) var suspendCount = 0
    /// What people were to feel, in order.
    public private(set) var feedback: [HostFeedback] = []

    /// Whether the URL's scheme is one of ``openableSchemes``.
    public func canOpen(_ url: URL) -> Bool { url.scheme.map(openableSchemes.contains) ?? false }

    /// Notes a URL, if its scheme is one of ``openableSchemes``. Returns whether it is.
    public func open(_ url: URL) async -> Bool {
        guard canOpen(url) else { return false }
        openedURLs.append(url)
        return true
    }

    /// Notes what people were to feel.
    public func play(_ feedback: HostFeedback) { self.feedback.append(feedback) }

    /// What the text says about itself that is edited now; `nil` while none is.
    public var textInput: HostTextInput? { application?.textInput }

    /// Whether the application has ended.
    public var isOver: Bool { application == nil }

    /// What the application looks like; `nil` once it has ended.
    public var picture: Snapshot? { application?.frame() }

    /// What the application looks like, as lines of text; empty once it has ended.
    public var text: String { picture?.text() ?? "" }

    // MARK: Events

    /// Tells the application of an event, and does the updates that it leads to.
    public func send(_ event: HostEvent) {
        application?.send(event)
        UpdateQueue.shared.flush()
        // Who loses the focus may change something.
        application?.validateFocus()
        UpdateQueue.shared.flush()
    }

    /// Presses a key and lets it go.
    public func press(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        let text = code.text(modifiers)
        for phase in [HostKey.Phase.down, .up] {
            send(
                .key(
                    HostKey(
                        code, characters: text, charactersIgnoringModifiers: code.text([]), modifiers: modifiers,
                        phase: phase)))
        }
    }

    /// Types a text: for each character its key, where a US keyboard has one.
    public func type(_ text: String) {
        for character in text {
            let string = String(character)
            let code: UIKeyboardHIDUsage = character.isNewline ? .keyboardReturnOrEnter : .init(typing: string)
            let modifiers: UIKeyModifierFlags = string.lowercased() == string ? [] : .shift
            for phase in [HostKey.Phase.down, .up] {
                send(
                    .key(
                        HostKey(
                            code, characters: string, charactersIgnoringModifiers: string.lowercased(),
                            modifiers: modifiers, phase: phase)))
            }
        }
    }

    /// Pastes a text.
    public func paste(_ text: String) { send(.paste(text)) }

    /// Touches a place a number of times.
    public func tap(at point: CGPoint, count: Int = 1) {
        for _ in 0..<max(count, 0) {
            send(.pointer(HostPointer(.down, at: point)))
            send(.pointer(HostPointer(.up, at: point)))
        }
    }

    /// Presses the secondary button of a mouse at a place, and lets it go.
    public func secondaryClick(at point: CGPoint) {
        send(.pointer(HostPointer(.down, at: point, button: .secondary)))
        send(.pointer(HostPointer(.up, at: point, button: .secondary)))
    }

    /// Touches a place, moves to another one in steps, and lets go there.
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

    /// Lets seconds go by, which stand still otherwise: for a press that is long enough, two taps that are too far apart
    /// to count as two in a row, an animation that comes to its end. What is negative or not finite is reported and
    /// ignored.
    public func wait(_ seconds: TimeInterval) {
        manualClock.advance(by: seconds)
        UpdateQueue.shared.flush()
    }

    /// Takes another size, in points.
    public func resize(to size: CGSize) {
        surroundings.size = HostSurroundings(size: size).size
        send(.surroundings(surroundings))
    }

    /// Knows other traits from now on.
    public func setTraits(_ traits: UITraitCollection) {
        surroundings.traits = traits
        send(.surroundings(surroundings))
    }

    /// Ends the application.
    public func end() { send(.end) }
}
