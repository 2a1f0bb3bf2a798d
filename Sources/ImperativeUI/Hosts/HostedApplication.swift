import BridgedEnvironment
import Drawing
import Foundation
import Localization

/// The interface of an application to its host: it receives events and provides frames.
///
/// A program that has a host of its own makes the application, and starts it:
///
/// ```swift
/// let application = HostedApplication(delegate: AppDelegate(), on: host)
/// try application.start()
/// ```
///
/// The host then sends events and requests frames, until it or the user ends the application. One application runs
/// at a time, on the main actor; while it runs, the main run loop or the main dispatch queue must run, too.
@MainActor public final class HostedApplication {
    package let life: ApplicationLife
    let host: any ApplicationHost
    private lazy var delivery = EventDelivery(to: self, clock: host.clock)
    /// Whether the host was told that the application looks different, and has not asked yet.
    private var isFrameDue = false
    /// A Boolean value that indicates whether the application has ended.
    public private(set) var isOver = false
    /// The host as one that shows several scenes, if it is one.
    private let sceneHost: (any MultiSceneHost)?
    /// The line of keys below the scene; `nil` where the host wants none.
    let keyLine: KeyLine?
    private var hostedScenes: [ObjectIdentifier: HostedScene] = [:]
    /// What Control-C has done, while a second one ends the application.
    private lazy var notice = CopyNotice(clock: host.clock) { [weak self] in self?.frameIsDue() }

    /// Creates an application in a host.
    ///
    /// - Parameters:
    ///   - application: The application object; by default, one of the class `UIApplication`.
    ///   - delegate: The application's delegate, which is retained until the application ends.
    ///   - host: The host, which is retained until the application is released.
    public init(
        _ application: UIApplication = UIApplication(), delegate: any UIApplicationDelegate,
        on host: any ApplicationHost
    ) {
        self.host = host
        sceneHost = host as? any MultiSceneHost
        keyLine = sceneHost == nil && host.showsKeys ? KeyLine() : nil
        life = ApplicationLife(application, delegate: delegate, in: host.surroundings)
        life.showsScenesTogether = sceneHost != nil
        life.surroundings = shown(host.surroundings)
        life.services = self
        life.observer = self
    }

    /// Starts the host, and launches the application in it. The first scene is connected before this returns, except
    /// in a ``MultiSceneHost``, which opens its scenes itself.
    ///
    /// - Parameter urls: The URLs to open; none by default.
    /// - Throws: The error with which the host fails to start. The application is not launched then.
    public func start(opening urls: [URL] = []) throws {
        try host.start(self)
        follow(host.surroundings)
        life.launch(opening: urls)
        frameIsDue()
    }

    // MARK: Events

    /// Sends an event to the application. Its effects appear in the next frame.
    public func send(_ event: HostEvent) {
        if isOver { return }
        UpdateQueue.shared.flush()
        if !event.isMovement { keyLine?.eventDidHappen() }
        if pressKeyInLine(event) || delivery.deliver(event) { return }
        switch event {
        case .focus(let isFocused):
            if !isFocused { delivery.cancelKeys() }
            life.setNearness(isFocused ? .foregroundActive : .foregroundInactive)
        case .surroundings(let surroundings):
            follow(surroundings)
            frameIsDue()
        case .open(let url): life.open(url)
        case .suspend:
            delivery.cancelKeys()
            life.setNearness(.background)
        case .resume:
            life.setNearness(.foregroundActive)
            frameIsDue()
        case .end: end()
        case .key, .text, .paste, .pointer, .wheel, .pinch, .drag, .motion: break
        }
    }

    /// Ends the application. Its delegates are notified, and then the host is stopped.
    public func end() {
        if isOver { return }
        isOver = true
        notice.hide()
        delivery.cancel()
        life.terminate()
        host.stop()
        ApplicationLanguage.follow(nil)
    }

    /// The title for a window of the host: that of the scene in front, or else that of the controller in front, such
    /// as the one of its navigation bar; `nil` if there is none. It changes only with a new frame.
    public var title: String? { life.front?.title.flatMap { $0.isEmpty ? nil : $0 } ?? shownTitle }

    /// The spoken descriptions of the displayed accessibility elements, from first to last, one line for each.
    public var speech: [String] { windows.flatMap { $0.accessibilityTree.speech } }

    /// The spoken descriptions of the available accessibility rotors, one line for each rotor with the elements it
    /// leads to.
    public var spokenRotors: [String] { windows.flatMap { $0.accessibilityTree.spokenRotors } }

    /// The input traits of the text being edited; `nil` if no text is being edited. They change only with a new
    /// frame.
    public var textInput: HostTextInput? { editedTextInput }

    // MARK: Frames

    private func frontDidChange() {
        if isOver { return }
        if life.front == nil, life.isLaunched { return end() }
        observeWindows { [weak self] in self?.frameIsDue() }
        frameIsDue()
    }

    private func frameIsDue() {
        if isFrameDue || isOver || sceneHost != nil { return }
        isFrameDue = true
        host.frameIsDue()
    }

    /// Returns the current frame: the scene in front after all pending updates.
    public func frame() -> Snapshot {
        let size = life.front?.size ?? life.surroundings.size
        let traits = life.front?.traitCollection ?? life.surroundings.traits
        let frame = composeFrame(size: size, traits: traits) { [notice] drawing in
            notice.draw(in: &drawing, size: size, traits: traits)
        } below: { drawing in
            addKeyLine(to: &drawing)
        }
        isFrameDue = false
        return frame
    }

    // MARK: The line of keys

    /// The keys that work in the window that keys go to; `nil` without a window.
    package var keyGuide: KeyGuide? { keyWindow.map { delivery.keyGuide(of: $0) } }

    private var keyLineHeight: CGFloat {
        keyLine == nil ? 0 : KeyLine.height(in: host.surroundings.size, life.surroundings.traits)
    }

    /// Adds the line of keys below the scene. Returns its height.
    private func addKeyLine(to drawing: inout DrawingContext) -> CGFloat {
        let height = keyLineHeight
        guard let keyLine, height > 0, let front = life.front, let window = keyWindow else { return height }
        let list = keyLine.displayList(
            delivery.keyGuide(of: window), width: front.size.width, height: height, front.traitCollection)
        let offset = CGAffineTransform(translationX: 0, y: front.size.height)
        drawing.append(.group(DisplayGroup(list, effects: DisplayGroup.Effects(transform: offset))))
        return height
    }

    /// Presses the key on which a pointer goes down in the line of keys. Returns whether the event is over the line.
    private func pressKeyInLine(_ event: HostEvent) -> Bool {
        let height = keyLineHeight
        guard let keyLine, height > 0, case .pointer(let pointer) = event, pointer.phase == .down,
            pointer.location.y >= host.surroundings.size.height - height
        else { return false }
        if pointer.button == .primary, let key = keyLine.key(at: pointer.location.x) { delivery.press(key) }
        return true
    }

    /// Takes over the host's current surroundings. Their locale is also that of texts outside of scenes.
    private func follow(_ surroundings: HostSurroundings) {
        ApplicationLanguage.follow(surroundings.traits.locale)
        life.surroundings = shown(surroundings)
    }

    /// Returns surroundings with the medium that text is measured for, other settings applications are not told, and
    /// the application's locale where they have none.
    func shown(_ surroundings: HostSurroundings) -> HostSurroundings {
        var copy = surroundings
        copy.clock = host.clock
        copy.traits = surroundings.traits.modifyingTraits {
            $0.textMedium = surroundings.textMedium ?? host.medium.textMedium
            $0.isInInteractiveHost = host.isInteractive
            if let flags = surroundings.accessibilityFlags { $0[AccessibilityFlagsTrait.self] = flags }
            if surroundings.traits.locale == nil, let language = ApplicationLanguage.current {
                $0.locale = language.locale
            }
        }
        if keyLine != nil { copy.size.height -= KeyLine.height(in: surroundings.size, copy.traits) }
        return copy
    }
}

extension HostedApplication {
    /// The open scenes of a ``MultiSceneHost``, in the order in which they last came to the front, the front scene last.
    /// Empty on other hosts, which show the scene in front.
    public var scenes: [HostedScene] { life.scenes.compactMap { hostedScenes[ObjectIdentifier($0)] } }

    /// Opens a new scene in a ``MultiSceneHost``. Traps on any other host, where only the application opens scenes.
    ///
    /// - Parameters:
    ///   - surroundings: The size and traits of the scene; by default those of the host.
    ///   - urls: The URLs to open; none by default.
    /// - Returns: The scene. The host was told with ``MultiSceneHost/sceneDidOpen(_:)`` before. A scene that the
    ///   application has closed while it was opened is returned as a closed one.
    @discardableResult
    public func openScene(in surroundings: HostSurroundings? = nil, opening urls: [URL] = []) -> HostedScene {
        require(
            sceneHost != nil,
            "Only a MultiSceneHost can open scenes, and \(type(of: host)) is none. Make it conform to MultiSceneHost.")
        require(
            life.isLaunched && !isOver,
            "An application opens scenes while it runs. Start it first, and open none once isOver is true.")
        let surroundings = shown(surroundings ?? host.surroundings)
        let scene = life.connect(in: surroundings, opening: urls)
        if let open = hostedScenes[ObjectIdentifier(scene)] { return open }
        let closed = HostedScene(scene, of: self, in: surroundings)
        closed.didClose()
        return closed
    }

    func frameIsDue(in scene: HostedScene) {
        if !isOver { sceneHost?.frameIsDue(in: scene) }
    }
}

extension HostedApplication: ApplicationLifeObserver {
    package func sceneDidConnect(_ scene: UIWindowScene, in surroundings: HostSurroundings) {
        guard let sceneHost else { return frontDidChange() }
        let hosted = HostedScene(scene, of: self, in: surroundings)
        hostedScenes[ObjectIdentifier(scene)] = hosted
        sceneHost.sceneDidOpen(hosted)
        hosted.windowsDidChange()
    }

    package func sceneWasActivated(_ scene: UIWindowScene) {
        guard let sceneHost else { return frontDidChange() }
        if let hosted = hostedScenes[ObjectIdentifier(scene)] { sceneHost.bringForward(hosted) }
    }

    package func sceneDidDisconnect(_ scene: UIWindowScene) {
        guard let sceneHost else { return frontDidChange() }
        guard let hosted = hostedScenes.removeValue(forKey: ObjectIdentifier(scene)) else { return }
        hosted.didClose()
        sceneHost.sceneDidClose(hosted)
    }

    package func windowsDidChange(in scene: UIWindowScene?) {
        if sceneHost == nil { return frontDidChange() }
        if let scene { hostedScenes[ObjectIdentifier(scene)]?.windowsDidChange() }
    }
}

extension HostedApplication: EventTarget {
    var windows: [UIWindow] { life.front?.shownWindows ?? [] }
    func endByKey() { end() }
    var leavesByNextCopy: Bool { notice.isShown }
    func didCopyByKey() { notice.show() }
    func suspendByKey() { host.suspensionWasRequested() }
    func take(unused key: UIKey) { (life.delegate as? any UnusedKeyTaking)?.take(unused: key) }
    var otherKeys: [(key: KeyCombination, title: String)] { (life.delegate as? any UnusedKeyTaking)?.unusedKeys ?? [] }
    var programKeys: KeyGuide.Program {
        var program = KeyGuide.Program()
        (program.ends, program.suspends) = (true, true)
        program.others = { [unowned self] in otherKeys }
        return program
    }
}

extension HostedApplication: HostServices {
    package func canOpen(_ url: URL) -> Bool { !isOver && host.canOpen(url) }
    package func open(_ url: URL) async -> Bool { isOver ? false : await host.open(url) }
    package func play(_ feedback: HostFeedback) { if !isOver { host.play(feedback) } }
    package func copy(_ text: String) { if !isOver { host.copy(text) } }
    package func announce(_ text: String) { if !isOver { host.announce(text) } }
}

extension HostEvent {
    /// Whether the event only moves a pointer, dragged items or content, and so leaves keys as they are.
    fileprivate var isMovement: Bool {
        switch self {
        case .pointer(let pointer): pointer.phase == .move
        case .wheel, .pinch: true
        case .drag(let drag): drag.phase == .move
        default: false
        }
    }
}
