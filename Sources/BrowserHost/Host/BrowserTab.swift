import AccessibilityModel
import Drawing
import Foundation
import ImperativeUI

/// A scene and the page that shows it.
///
/// The page is told of one frame at a time: the next one is made when it has shown the last one, so a page that cannot
/// keep up gets the latest picture, not all of them.
@MainActor final class BrowserTab {
    /// The name that a page says to be given this scene again. Nobody can guess it.
    let name = AccessToken().text
    let scene: HostedScene
    private(set) var connection: (any PageConnection)?
    /// When the page was lost; `nil` while there is one, and before the first one.
    private(set) var lossTime: ContinuousClock.Instant?

    /// Closes the scene later, unless a page takes it up.
    private var closing: Task<Void, Never>?

    private var tree = PictureTree()
    private var elements = PageElementTree()
    /// What the page shows, as far as it was told.
    private var shown = PageUpdate()
    /// The last frame that the page was sent, with its size and background, and without its edits.
    private var frame = PageUpdate.Frame()
    /// Whether a frame is on its way to the page.
    private var isSending = false
    private var areElementsDue = false
    private var isVisible = true
    /// How long a picture must be still before elements are sent.
    private static let stillTime = Duration.milliseconds(100)
    private let style: UIUserInterfaceStyle
    /// The title of a page whose scene has none.
    private let programName: String
    private let faces = TabFaces()
    /// The traits that the page has told.
    private var traits = PageTraits()
    private lazy var files = TabFiles { [weak self] in self?.send(PageUpdate(file: $0)) }
    /// The inspector; `nil` in a program that was started without one.
    private let inspector: TabInspector?

    init(_ scene: HostedScene, style: UIUserInterfaceStyle, programName: String, isInspected: Bool = false) {
        (self.scene, self.style, self.programName) = (scene, style, programName)
        inspector = isInspected ? TabInspector(scene.windowScene) : nil
    }

    // MARK: The page

    /// Shows the scene in a page. A page that showed it before is told so.
    func connect(_ new: any PageConnection, traits: PageTraits, faces widths: [Double]? = nil) {
        connection?.close(code: CloseCode.isTakenOver, reason: "Another page shows the scene.")
        (connection, lossTime) = (new, nil)
        closing?.cancel()
        isVisible = true
        inspector?.forget()
        files.forget()
        connection?.send(PageUpdate(scene: name).text)
        beginAgain()
        faces.connect(widths)
        follow(traits)
        scene.send(.resume)
        if traits.hasFocus { scene.send(.focus(true)) }
        frameIsDue()
    }

    /// The page is gone, for now or for ever. The scene is closed if no page takes it up within some seconds.
    func disconnect(patience: Double) {
        (connection, lossTime) = (nil, .now)
        isSending = false
        inspector?.forget()
        files.forget()
        if !scene.isClosed { scene.send(.suspend) }
        close(after: patience)
    }

    /// Closes the scene after some seconds, unless a page takes it up before.
    func close(after seconds: Double) {
        closing?.cancel()
        closing = Task { [weak self] in
            try? await Task.sleep(for: .seconds(seconds))
            guard !Task.isCancelled, let self, connection == nil else { return }
            scene.close()
        }
    }

    /// Forgets what the page shows.
    private func beginAgain() {
        tree = PictureTree()
        elements = PageElementTree()
        (shown, frame) = (PageUpdate(), PageUpdate.Frame())
        isSending = false
    }

    /// Closes the page, because its scene is closed.
    func close() {
        closing?.cancel()
        inspector?.forget()
        files.forget()
        connection?.close(code: CloseCode.sceneIsClosed, reason: "The scene is closed.")
        connection = nil
    }

    // MARK: Messages

    func receive(_ message: PageMessage) {
        switch message {
        case .hello, .leave: break
        case .traits(let traits): follow(traits)
        case .shown(let frame):
            guard frame == self.frame.number, isSending else { return }
            isSending = false
            pacer.goOn()
        case .redraw:
            beginAgain()
            frameIsDue()
        case .event(let event): scene.send(event)
        case .visible(let isVisible):
            if self.isVisible == isVisible { return }
            self.isVisible = isVisible
            scene.send(isVisible ? .resume : .suspend)
            // A hidden page does not say that it shows a frame.
            isSending = false
            if isVisible { frameIsDue() }
        case .back: if !scene.goBack() { frameIsDue() }
        case .use(let element, let version, let command): use(element, version, command)
        case .measured(let measures): if faces.receive(measures) { follow(traits) }
        case .drag(let drag):
            scene.send(.drag(files.event(of: drag)))
            var update = PageUpdate()
            update.set(\.dropEffect, to: scene.dropOperation.pageEffect, over: &shown)
            if !update.isEmpty { send(update) }
        case .unreadable(let file): files.fail(file)
        case .inspect(let command):
            inspector?.perform(command)
            sendInspection()
        }
    }

    private func follow(_ traits: PageTraits) {
        self.traits = traits
        var surroundings = traits.surroundings(style)
        surroundings.textMedium = faces.medium
        scene.send(.surroundings(surroundings))
    }

    /// Takes bytes of a dropped file. Returns whether they are of one.
    func receive(_ bytes: Data) -> Bool { files.receive(bytes) }

    private func use(_ index: Int, _ version: Int, _ command: AccessibilityCommand) {
        guard let element = elements.source(index, version: version), element.isEnabled else { return }
        _ = element.perform(command)
    }

    /// Whether a page shows the scene.
    private var isShown: Bool { connection != nil && isVisible && !scene.isClosed }

    func send(_ update: PageUpdate) { connection?.send(update.text) }

    // MARK: Frames

    private lazy var pacer = FramePacer { [weak self] in
        self?.canTakeFrame ?? false
    } show: { [weak self] in
        self?.showFrame()
    }

    private var canTakeFrame: Bool { isShown && !isSending }

    func frameIsDue() { pacer.frameIsDue() }

    /// Sends the frame that is due, if the page can take one.
    func sendFrame() { pacer.showNow() }

    private func showFrame() {
        if tree.isFull { beginAgain() }
        let update = update(to: scene.frame())
        if !update.isEmpty { send(update) }
        sendElementsLater()
    }

    /// Returns what the page is to be told of a new frame.
    private func update(to snapshot: Snapshot) -> PageUpdate {
        let picture = snapshot.vectorPicture
        var update = PageUpdate()
        var new = PageUpdate.Frame(
            number: frame.number + 1, after: frame.number, size: [picture.size.width, picture.size.height],
            background: picture.background?.hexadecimal ?? "#ffffff")
        let next = new
        new.edits = tree.update(to: picture.list, in: CGRect(origin: .zero, size: picture.size)).map(PageEdit.init)
        if new.size == frame.size { new.size = nil }
        if new.background == frame.background { new.background = nil }
        if !new.edits.isEmpty || new.size != nil || new.background != nil {
            (frame, isSending) = (next, true)
            update.frame = new
        }
        update.measure = faces.request()
        update.set(\.title, to: scene.title ?? programName, over: &shown)
        update.set(\.language, to: scene.windowScene.traitCollection.locale?.identifier(.bcp47) ?? "", over: &shown)
        update.set(\.focus, to: snapshot.focus?.pageNumbers ?? [], over: &shown)
        update.set(\.isPointing, to: snapshot.isPointing, over: &shown)
        update.set(\.canGoBack, to: scene.canGoBack, over: &shown)
        update.set(\.input, to: PageInput(scene.textInput), over: &shown)
        return update
    }

    // MARK: Elements

    /// Sends the elements for assistive technologies once the picture is still for a moment: they cost as much as a
    /// frame, and nobody reads what moves.
    private func sendElementsLater() {
        if areElementsDue { return }
        areElementsDue = true
        Task { [weak self] in
            try? await Task.sleep(for: Self.stillTime)
            guard let self else { return }
            areElementsDue = false
            if pacer.isDue || isSending { return sendElementsLater() }
            sendElements()
            sendInspection()
        }
    }

    private func sendElements() {
        guard isShown else { return }
        let windows = scene.windowScene.shownWindows
        let trees = windows.map { (tree: $0.accessibilityTree, origin: $0.frame.origin) }
        guard let change = elements.update(to: trees, focus: shown.focus.flatMap(CGRect.init(pageNumbers:))) else {
            return
        }
        send(PageUpdate(elements: change))
    }

    private func sendInspection() {
        guard isShown, let update = inspector?.update() else { return }
        send(PageUpdate(inspection: update))
    }
}

extension UIDropOperation {
    /// The effect in the words of a page's `dropEffect`.
    fileprivate var pageEffect: String {
        switch self {
        case .cancel, .forbidden: "none"
        case .copy: "copy"
        case .move: "move"
        }
    }
}
