import BridgedEnvironment
import Foundation
import ImperativeUI
import WebServer

/// The pages of browsers as a host: each is a scene of the application.
@MainActor final class BrowserHost: MultiSceneHost, RestartableHost {
    /// The address and the limits of a host.
    struct Configuration {
        /// The address that is listened on. Other machines reach any but the loopback one.
        var address = "127.0.0.1"
        /// The port; any free one if it is 0.
        var port: UInt16 = 0
        var token = AccessToken()
        /// The most scenes at a time.
        var sceneLimit = 256
        /// How long a scene waits for a page that has lost its connection, as that of a computer that sleeps, in seconds.
        var patience = 900.0
        /// How long a scene waits for a page that was left, which may be loaded again, in seconds.
        var patienceAfterLeaving = 5.0
        var style = UIUserInterfaceStyle.unspecified
        var programName = "Application"
        /// Whether pages have an inspector.
        var isInspected = false
    }

    let medium = Snapshot.Medium.vector
    let surroundings: HostSurroundings
    let configuration: Configuration
    private let server: WebServer
    private weak var application: HostedApplication?
    private var tabs: [ObjectIdentifier: BrowserTab] = [:]
    /// Whether the scene that opens is for a page that is there already.
    private var isOpening = false
    private var requestGuard: RequestGuard { RequestGuard(token: configuration.token) }

    init(_ configuration: Configuration) throws {
        self.configuration = configuration
        surroundings = PageTraits().surroundings(configuration.style)
        var server = WebServer.Configuration()
        (server.address, server.port) = (configuration.address, configuration.port)
        self.server = try WebServer(server)
    }

    /// The address that opens the application, with the token.
    var url: String {
        let address = Self.reachable(configuration.address)
        let host = address.contains(":") ? "[\(address)]" : address
        return "http://\(host):\(server.port)/?token=\(configuration.token.text)"
    }

    /// Returns an address of this machine, if a host listens on all of them; otherwise, the address itself.
    static func reachable(_ address: String) -> String {
        guard ["0.0.0.0", "::"].contains(address) else { return address }
        // Addresses of a link have the name of the link behind them.
        let own = Host.current().addresses.filter { !$0.contains("%") && $0 != "127.0.0.1" && $0 != "::1" }
        let ofFamily = own.first { $0.contains(":") == address.contains(":") }
        return ofFamily ?? own.first ?? (address == "::" ? "::1" : "127.0.0.1")
    }

    // MARK: Life

    func start(_ application: HostedApplication) throws {
        self.application = application
        server.start { [weak self] in self?.respond(to: $0) ?? .http(.empty(404)) }
    }

    func stop() {
        for tab in tabs.values { tab.close() }
        tabs = [:]
        server.stop()
    }

    private func respond(to request: HTTPRequest) -> WebServer.Response {
        let host = request.headers["host"]
        guard requestGuard.allows(host: host, token: request.value("token")) else { return .http(.empty(403)) }
        switch request.path {
        case "/":
            let page = try? Page.response(host: host ?? "", isInspected: configuration.isInspected)
            return .http(page ?? .empty(500))
        case "/connection":
            guard RequestGuard.isSame(origin: request.headers["origin"], as: host) else { return .http(.empty(403)) }
            return .webSocket { [weak self] in self?.welcome($0) }
        default: return .http(.empty(404))
        }
    }

    // MARK: Pages

    private func welcome(_ socket: WebSocket) {
        let session = PageSession(socket)
        socket.onMessage = { [weak self] in self?.receive($0, from: session) }
        socket.onClose = { [weak self] _ in self?.lose(session) }
    }

    private func receive(_ message: WebSocketMessage, from session: PageSession) {
        guard let decoded = decoded(message, from: session) else { return }
        if let tab = session.tab {
            if tab.connection === session {
                if case .leave = decoded { session.isLeaving = true }
                if decoded.isUse { bringToFront(tab) }
                tab.receive(decoded)
            }
        } else if case .hello(let greeting, let traits) = decoded {
            session.page = greeting.page
            connect(session, greeting, traits)
        } else {
            session.close(code: CloseCode.isMalformed, reason: "A page says hello first.")
        }
    }

    /// Returns the message of a page; `nil` for bytes of a file, and for none that can be read, which closes the session.
    private func decoded(_ message: WebSocketMessage, from session: PageSession) -> PageMessage? {
        switch message {
        case .text(let text):
            if let decoded = try? JSONDecoder().decode(PageMessage.self, from: Data(text.utf8)) { return decoded }
        case .data(let bytes):
            if let tab = session.tab, tab.connection === session, tab.receive(bytes) { return nil }
        }
        session.close(code: CloseCode.isMalformed, reason: "The message cannot be read.")
        return nil
    }

    /// Makes the scene of a page that is used the application's front one. Not all browsers say which page has the focus.
    private func bringToFront(_ tab: BrowserTab) {
        if application?.scenes.last !== tab.scene { tab.scene.send(.focus(true)) }
    }

    /// Gives a page the scene with a name, unless another page has it, or else a new one.
    ///
    /// The page itself may still have it, if the loss of its connection was not noticed here. A tab that was doubled
    /// says the name of the other one's scene.
    private func connect(_ session: PageSession, _ greeting: PageGreeting, _ traits: PageTraits) {
        guard let application, !application.isOver else {
            return session.close(code: CloseCode.sceneIsClosed, reason: "The application has ended.")
        }
        var tab = tabs.values.first { $0.name == greeting.scene }
        if let other = tab?.connection as? PageSession, other.page != session.page, !other.isLeaving { tab = nil }
        if tab == nil {
            if tabs.count >= configuration.sceneLimit { closeLongestLost() }
            guard tabs.count < configuration.sceneLimit else {
                return session.close(code: CloseCode.isFull, reason: "There are too many scenes.")
            }
            isOpening = true
            let scene = application.openScene(
                in: traits.surroundings(configuration.style),
                opening: greeting.open.flatMap { URL(string: $0) }.map { [$0] } ?? [])
            isOpening = false
            tab = tabs[ObjectIdentifier(scene)]
        }
        guard let tab else {
            return session.close(code: CloseCode.sceneIsClosed, reason: "The application closed the scene.")
        }
        session.tab = tab
        tab.connect(session, traits: traits, faces: greeting.faces)
    }

    /// Makes room for a scene: closes the one whose page was lost first, if there is any.
    private func closeLongestLost() {
        let lost = tabs.values.compactMap { tab in tab.lossTime.map { (tab: tab, time: $0) } }
        lost.min { $0.time < $1.time }?.tab.scene.close()
    }

    private func lose(_ session: PageSession) {
        guard let tab = session.tab, tab.connection === session else { return }
        tab.disconnect(patience: session.isLeaving ? configuration.patienceAfterLeaving : configuration.patience)
    }

    // MARK: Scenes

    func sceneDidOpen(_ scene: HostedScene) {
        let tab = BrowserTab(
            scene, style: configuration.style, programName: configuration.programName,
            isInspected: configuration.isInspected)
        let asking = front
        tabs[ObjectIdentifier(scene)] = tab
        if isOpening { return }
        // The application opens it: a page is asked to open another one.
        asking?.send(PageUpdate(window: tab.name))
        tab.close(after: configuration.patience)
    }

    func frameIsDue(in scene: HostedScene) { tabs[ObjectIdentifier(scene)]?.frameIsDue() }

    func bringForward(_ scene: HostedScene) { tabs[ObjectIdentifier(scene)]?.send(PageUpdate(isInFront: true)) }

    func sceneDidClose(_ scene: HostedScene) {
        tabs.removeValue(forKey: ObjectIdentifier(scene))?.close()
    }

    /// The page that shows the application's front scene.
    private var front: BrowserTab? {
        application?.scenes.reversed().lazy.compactMap { self.tabs[ObjectIdentifier($0)] }
            .first { $0.connection != nil }
    }

    // MARK: Restarts

    /// The variable with the port and the token of the host before a restart.
    nonisolated static let restartVariable = "ISTHMUS_BROWSER_RESTART"

    var restartEnvironment: [String: String] { [Self.restartVariable: "\(server.port):\(configuration.token.text)"] }

    // MARK: Services

    private static let openableSchemes: Set = ["http", "https", "mailto", "tel"]

    func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return Self.openableSchemes.contains(scheme) && front != nil
    }

    func open(_ url: URL) async -> Bool {
        guard canOpen(url), let front else { return false }
        front.send(PageUpdate(open: url.absoluteString))
        return true
    }

    func copy(_ text: String) { front?.send(PageUpdate(copy: text)) }

    func announce(_ text: String) { front?.send(PageUpdate(announce: text)) }
}
