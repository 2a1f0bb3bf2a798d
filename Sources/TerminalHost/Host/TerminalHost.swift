import Dispatch
import Foundation
import ImperativeUI
import Terminal
import BridgedEnvironment

/// The terminal of the program as a host: cells of 8 by 16 points, keys, and a mouse that counts as a finger.
@MainActor final class TerminalHost: ApplicationHost {
    private let device: TerminalDevice
    private var input = TerminalInput()
    private var translation = TerminalEvents()
    private var screen: TerminalScreen
    private weak var application: HostedApplication?
    private var sources: [any DispatchSourceProtocol] = []
    private var writing: (any DispatchSourceWrite)?
    private var isWriting = false
    private var escapeTimer: Task<Void, Never>?

    /// The rest of the last frame that is still to be sent.
    private var outgoing: ArraySlice<UInt8> = []
    // A slow terminal gets no new frame before the last one is sent.
    private lazy var pacer = FramePacer { [weak self] in
        self?.canTakeFrame ?? false
    } show: { [weak self] in
        self?.draw()
    }
    private var canTakeFrame: Bool { outgoing.isEmpty && isInFront }

    private var appearance: TerminalAppearance
    private var isInFront = true
    private let isInTmux: Bool
    /// The last title sent to the terminal. Where there is none, the program's name is sent.
    private var title: String?
    private let recorder: SessionRecorder?
    private let programName: String

    private(set) var surroundings: HostSurroundings
    let showsKeys: Bool

    /// Sets up the terminal that is the program's input and output.
    ///
    /// In lines below the terminal's content, the mouse is left to the terminal.
    init(_ request: HostRequest, area: TerminalArea = .wholeScreen) throws {
        appearance = TerminalAppearance(request)
        recorder = try SessionRecorder(request)
        isInTmux = request.environment["TMUX"]?.isEmpty == false
        programName = request.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
        showsKeys = Self.showsKeys(request)
        device = try TerminalDevice(
            input: STDIN_FILENO, output: STDOUT_FILENO,
            modes: area == .wholeScreen ? .all : TerminalModes.all.subtracting(.mouse), area: area,
            keepsOutput: true, cannotKeepOutput: Self.reportOutput)
        screen = TerminalScreen(colors: Self.colors(request.environment))
        screen.keepsTerminalColors = appearance.style == .unspecified
        surroundings = HostSurroundings(size: .zero)
        surroundings = try currentSurroundings()
    }

    /// Reports, while it can still be read, that printed output is not kept.
    private nonisolated static func reportOutput(_ error: TerminalError) {
        RuntimeIssue.report(
            "terminal",
            "What a program prints while it has the terminal is kept in the folder of TMPDIR, or in /tmp: \(error) "
                + "It is printed at once instead, into what is shown. Set TMPDIR to a folder that can be written to.")
    }

    private func currentSurroundings() throws -> HostSurroundings {
        let size = try device.size
        let traits = UITraitCollection { traits in
            traits.displayScale = 1
            traits.userInterfaceStyle = appearance.style
        }
        var rows = size.rows
        if case .lines(let count) = device.area { rows = min(rows, count) }
        return HostSurroundings(
            size: CGSize(width: Double(size.columns) * 8, height: Double(rows) * 16), traits: traits)
    }

    // MARK: Life

    func start(_ application: HostedApplication) throws {
        self.application = application
        let reading = DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)
        reading.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        let waking = DispatchSource.makeReadSource(fileDescriptor: device.wakeUps, queue: .main)
        waking.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.takeNotices() } }
        sources = [reading, waking]
        let writing = DispatchSource.makeWriteSource(fileDescriptor: device.output, queue: .main)
        writing.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.continueWriting() } }
        self.writing = writing
        reading.resume()
        waking.resume()
        ask()
    }

    /// Asks for the terminal's properties.
    private func ask() { write(TerminalQuestion.ask([.background, .colorScheme, .keyboardFlags])) }

    func stop() {
        for source in sources { source.cancel() }
        sources = []
        if let writing {
            // A suspended source cannot be released.
            if !isWriting { writing.resume() }
            writing.cancel()
        }
        writing = nil
        escapeTimer?.cancel()
        // Output still in a buffer was printed before the end.
        fflush(nil)
        device.close()
        recorder?.write()
    }

    /// The terminal is gone, or cannot be used any more.
    private func fail() { application?.send(.end) }

    func suspensionWasRequested() {
        application?.send(.suspend)
        isInFront = false
        device.suspend()
    }

    private func takeNotices() {
        let notices = device.takeNotices()
        if notices.contains(.resized) || notices.contains(.resumed) { surroundingsMayHaveChanged() }
        if notices.contains(.resumed) {
            if isInFront { application?.send(.suspend) }
            isInFront = true
            outgoing = []
            screen.forget()
            title = nil
            translation.forget()
            ask()
            application?.send(.resume)
            frameIsDue()
        }
    }

    private func surroundingsMayHaveChanged() {
        // A terminal without a size keeps its last one until it says another.
        guard let now = try? currentSurroundings() else { return }
        surroundings = now
        application?.send(.surroundings(now))
    }

    // MARK: Input

    private func read() {
        do {
            handle(input.read(try device.read(), at: .now))
        } catch {
            fail()
        }
        expireLater()
    }

    private func expireLater() {
        escapeTimer?.cancel()
        guard let deadline = input.deadline else { return }
        escapeTimer = Task { [weak self] in
            try? await Task.sleep(until: deadline, clock: .continuous)
            guard !Task.isCancelled, let self else { return }
            handle(input.expire(at: .now))
            expireLater()
        }
    }

    private func handle(_ events: [TerminalEvent]) {
        for event in events {
            if case .reply(let reply) = event { note(reply) }
            for event in translation.hostEvents(of: event) { application?.send(event) }
        }
    }

    private func note(_ reply: TerminalReply) {
        let before = appearance.style
        appearance.note(reply)
        if appearance.style == before { return }
        screen.keepsTerminalColors = appearance.style == .unspecified
        surroundingsMayHaveChanged()
    }

    // MARK: Output

    func frameIsDue() { pacer.frameIsDue() }

    private func draw() {
        guard let application, !application.isOver else { return }
        let update = screen.show(application.frame(), at: device.area == .wholeScreen ? .terminal : .cursor)
        if let recorder, let shown = screen.shown { recorder.add(shown, at: pacer.lastTime) }
        let title = titleUpdate(application.title ?? programName)
        if update.isEmpty, title.isEmpty { return }
        write(TerminalModes.beginFrame + update + TerminalModes.endFrame + title)
    }

    /// Returns the sequence that gives the terminal a title; empty if it has it.
    private func titleUpdate(_ new: String) -> String {
        if new == title || new.isEmpty { return "" }
        title = new
        return TerminalMessage.title(new)
    }

    func copy(_ text: String) {
        guard isInFront else { return }
        guard let message = TerminalMessage.copy(text, inTmux: isInTmux) else {
            RuntimeIssue.report(
                "terminal",
                "Terminals take at most \(TerminalMessage.longestCopy) bytes of text for the clipboard, not "
                    + "\(text.utf8.count). The text can be pasted in the program itself. Copy less.")
            return
        }
        write(message)
    }

    private func write(_ text: String) {
        outgoing += Array(text.utf8)
        continueWriting()
    }

    private func continueWriting() {
        do {
            outgoing = try device.writeNow(outgoing)
        } catch {
            outgoing = []
            fail()
        }
        let waits = !outgoing.isEmpty
        if waits != isWriting {
            isWriting = waits
            if waits { writing?.resume() } else { writing?.suspend() }
        }
        if !waits { pacer.goOn() }
    }
}
