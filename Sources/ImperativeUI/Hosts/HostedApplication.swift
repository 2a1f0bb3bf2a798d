import Drawing
import Foundation
import BridgedEnvironment

/// An application as its host sees it: a receiver of events and a source of frames.
@MainActor public final class HostedApplication {
    package let life: ApplicationLife
    private let host: any ApplicationHost
    private let pointer: PointerDelivery
    private lazy var keys = KeyDelivery(self)
    /// Whether the host was told that the application looks different, and has not asked yet.
    private var isFrameDue = false
    /// A Boolean value that indicates whether the application has ended.
    public private(set) var isOver = false
    /// Called once the application has ended.
    package var didEnd: () -> Void = {}

    package init(_ application: UIApplication, delegate: any UIApplicationDelegate, on host: any ApplicationHost) {
        self.host = host
        pointer = PointerDelivery(host.clock)
        life = ApplicationLife(application, delegate: delegate, in: host.shown(host.surroundings))
        life.services = self
        life.frontDidChange = { [weak self] in self?.frontDidChange() }
    }

    /// Starts the host, and launches the application in it.
    package func start(opening urls: [URL] = []) throws {
        try host.start(self)
        life.surroundings = host.shown(host.surroundings)
        life.launch(opening: urls)
        frameIsDue()
    }

    // MARK: Events

    /// Sends an event to the application. Its effects appear in the next frame.
    public func send(_ event: HostEvent) {
        if isOver { return }
        UpdateQueue.shared.flush()
        switch event {
        case .key(let key): keys.deliver(key)
        case .text(let text), .paste(let text): keys.insert(text)
        case .pointer(let event): pointer.deliver(event, to: windows)
        case .wheel(let delta, let point): pointer.scroll(by: delta, at: point, in: windows)
        case .focus(let isFocused):
            if !isFocused { keys.cancel() }
            life.setNearness(isFocused ? .foregroundActive : .foregroundInactive)
        case .surroundings(let surroundings):
            life.surroundings = host.shown(surroundings)
            frameIsDue()
        case .motion(let motion): keys.deliver(motion)
        case .open(let url): life.open(url)
        case .suspend:
            keys.cancel()
            life.setNearness(.background)
        case .resume:
            life.setNearness(.foregroundActive)
            frameIsDue()
        case .end: end()
        }
    }

    /// Takes the focus from elements that can no longer have it.
    func validateFocus() {
        for window in windows { window.focus.validate() }
    }

    /// The user has asked with a key for the application to be put aside.
    package var suspendRequest: () -> Void = {}
    func suspendByKey() { suspendRequest() }

    func scroll(by delta: CGVector, at point: CGPoint) { pointer.scroll(by: delta, at: point, in: windows) }

    /// Ends the application. Its delegates are told, the host is stopped.
    package func end() {
        if isOver { return }
        isOver = true
        keys.cancel()
        pointer.cancel()
        life.terminate()
        host.stop()
        didEnd()
    }

    /// The windows that are shown, the one in front last.
    var windows: [UIWindow] { life.front?.windows.filter { !$0.isHidden }.fromBackToFront ?? [] }

    /// The window that keys go to.
    var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }

    /// The spoken descriptions of the displayed accessibility elements, from first to last, one line for each.
    public var speech: [String] { windows.flatMap { $0.accessibilityTree.speech } }

    /// The spoken descriptions of the available accessibility rotors, one line for each rotor with the elements it
    /// leads to.
    public var spokenRotors: [String] { windows.flatMap { $0.accessibilityTree.spokenRotors } }

    /// The input traits of the text being edited; `nil` if no text is being edited. They change only with a new
    /// frame.
    public var textInput: HostTextInput? { keyWindow?.textInput }

    // MARK: Frames

    private func frontDidChange() {
        if life.front == nil, !isOver, life.isLaunched {
            end()
            return
        }
        for window in windows {
            window.displayListObserver = { [weak self] in self?.frameIsDue() }
            window.focus.focusDidChange = { [weak self] in self?.frameIsDue() }
        }
        frameIsDue()
    }

    private func frameIsDue() {
        if isFrameDue || isOver { return }
        isFrameDue = true
        host.frameIsDue()
    }

    /// Returns the current frame: the foremost scene after all pending updates.
    public func frame() -> Snapshot {
        let size = life.surroundings.size
        var drawing = DrawingContext()
        UpdateQueue.shared.flush()
        for window in windows {
            window.layoutIfNeeded()
            UpdateQueue.shared.flush(through: .display)
            window.focus.validate()
            let offset = CGAffineTransform(translationX: window.frame.minX, y: window.frame.minY)
            drawing.append(
                .group(DisplayGroup(window.displayList(), effects: DisplayGroup.Effects(transform: offset))))
        }
        isFrameDue = false
        let traits = life.front?.traitCollection ?? life.surroundings.traits
        let background = UIColor.systemBackground.resolvedColor(with: traits).cgColor.value
        var snapshot = Snapshot(Snapshot.Picture(drawing.finish(), size: size, background: background))
        snapshot.focus = keyWindow?.focus.markedFrame
        return snapshot
    }
}

extension HostedApplication: HostServices {
    package func canOpen(_ url: URL) -> Bool { !isOver && host.canOpen(url) }
    package func open(_ url: URL) async -> Bool { isOver ? false : await host.open(url) }
    package func play(_ feedback: HostFeedback) { if !isOver { host.play(feedback) } }
}

extension ApplicationHost {
    /// Returns surroundings with the medium that text is measured for, and other settings applications are not told.
    fileprivate func shown(_ surroundings: HostSurroundings) -> HostSurroundings {
        var copy = surroundings
        copy.clock = clock
        copy.traits = surroundings.traits.modifyingTraits {
            $0.textMedium = medium.textMedium
            $0.showsScrollBars = isInteractive
        }
        return copy
    }
}
