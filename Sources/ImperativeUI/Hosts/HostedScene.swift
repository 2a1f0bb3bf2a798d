import BridgedEnvironment
import Foundation

/// The interface of a scene to a host of several scenes: it receives events and provides frames.
///
/// The host opens scenes with ``HostedApplication/openScene(in:opening:)``, and ``MultiSceneHost/sceneDidOpen(_:)``
/// notifies it of those that the application opens.
@MainActor public final class HostedScene: Identifiable {
    /// The scene of the application, with its windows and its delegate.
    public let windowScene: UIWindowScene
    // Keeps the application while the host keeps a scene of it.
    private let application: HostedApplication
    private lazy var delivery = EventDelivery(to: self, clock: application.host.clock)
    private var isFrameDue = false
    /// A Boolean value that indicates whether the scene was closed. A closed scene takes no events.
    public private(set) var isClosed = false

    /// The size and the traits that the host has set for the scene.
    public private(set) var surroundings: HostSurroundings

    init(_ scene: UIWindowScene, of application: HostedApplication, in surroundings: HostSurroundings) {
        windowScene = scene
        self.application = application
        self.surroundings = surroundings
    }

    /// The title for a window of the host: that of the scene, or else that of the controller in front, such as the one
    /// of its navigation bar; `nil` if there is none. It changes only with a new frame.
    public var title: String? { windowScene.title.flatMap { $0.isEmpty ? nil : $0 } ?? shownTitle }

    /// Sends an event to the scene. Its effects appear in the next frame.
    ///
    /// A scene that gains the focus becomes the application's front scene, and its windows receive keys.
    /// ``HostEvent/end`` closes the scene.
    public func send(_ event: HostEvent) {
        if isClosed || application.isOver { return }
        UpdateQueue.shared.flush()
        if delivery.deliver(event) { return }
        let life = application.life
        switch event {
        case .focus(let isFocused):
            if isFocused { life.activate(windowScene) } else { delivery.cancelKeys() }
            life.setNearness(isFocused ? .foregroundActive : .foregroundInactive, of: windowScene)
            if isFocused { keyWindow?.makeKey() }
        case .surroundings(let surroundings):
            self.surroundings = surroundings
            windowScene.follow(application.shown(surroundings))
            frameIsDue()
        case .open(let url): life.open(url, in: windowScene)
        case .suspend:
            delivery.cancelKeys()
            life.setNearness(.background, of: windowScene)
        case .resume:
            life.setNearness(.foregroundActive, of: windowScene)
            frameIsDue()
        case .end: close()
        case .key, .text, .paste, .pointer, .wheel, .pinch, .drag, .motion: break
        }
    }

    /// Closes the scene. Its delegate is notified, and then the host.
    public func close() {
        if isClosed || application.isOver { return }
        application.life.disconnect(windowScene)
    }

    /// Returns the current frame of the scene, after all pending updates.
    public func frame() -> Snapshot {
        let frame = composeFrame(size: windowScene.size, traits: windowScene.traitCollection)
        isFrameDue = false
        return frame
    }

    /// The spoken descriptions of the displayed accessibility elements, from first to last, one line for each.
    public var speech: [String] { windows.flatMap { $0.accessibilityTree.speech } }

    /// The input traits of the text being edited; `nil` if no text is being edited. They change only with a new
    /// frame.
    public var textInput: HostTextInput? { editedTextInput }

    /// The effect of a drop at the location of the drag over the scene; `cancel` if there is no drag.
    public var dropOperation: UIDropOperation { delivery.dropOperation }

    /// Whether something leads back from what is shown: to a former page, or out of a presentation.
    package var canGoBack: Bool { keyWindow.map { delivery.canGoBack(in: $0) } ?? false }

    /// Goes back as Escape does. Returns whether there is a way.
    package func goBack() -> Bool { keyWindow.map { delivery.goBack(in: $0) } ?? false }

    /// The scene's windows are others, or in another order.
    func windowsDidChange() {
        observeWindows { [weak self] in self?.frameIsDue() }
        frameIsDue()
    }

    private func frameIsDue() {
        if isFrameDue || isClosed { return }
        isFrameDue = true
        application.frameIsDue(in: self)
    }

    /// The scene was disconnected.
    func didClose() {
        isClosed = true
        delivery.cancel()
    }
}

extension HostedScene: EventTarget {
    var windows: [UIWindow] { windowScene.shownWindows }
    // Keys of terminals.
    func endByKey() {}
    var leavesByNextCopy: Bool { false }
    func didCopyByKey() {}
    func suspendByKey() {}
    func take(unused key: UIKey) { application.take(unused: key) }
    var programKeys: KeyGuide.Program {
        var program = KeyGuide.Program()
        program.others = { [unowned application] in application.otherKeys }
        return program
    }
}

extension UIWindowScene {
    /// The windows that are shown, the one in front last.
    package final var shownWindows: [UIWindow] { windows.filter { !$0.isHidden }.fromBackToFront }
}
