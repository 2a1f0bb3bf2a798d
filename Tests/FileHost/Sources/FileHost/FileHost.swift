import Foundation
import ImperativeUI

/// A host that reads events from a file, one a line, and writes the frames that they cause to another file.
///
/// `--host file:FOLDER` reads `events.txt` in the folder and writes `frames.txt` there. The host has any number of
/// scenes, which are numbered from 1 on. Time stands still until a line says otherwise:
///
///     open 480 240
///     1 type Agenda
///     1 key return
///     1 tap 40 96
///     1 resize 320 160
///     wait 0.5
///     1 close
@MainActor public final class FileHost: MultiSceneHost {
    /// The size of the scenes that the application opens.
    public let surroundings = HostSurroundings(size: CGSize(width: 480, height: 240))
    /// The clock of the host, which stands still until a line advances it.
    public var clock: AnimationClock { time }
    private let time = ManualAnimationClock()
    private let folder: URL
    private var application: HostedApplication?
    private var frames = ""
    private var scenes: [HostedScene] = []
    /// The scenes that look different since their last frame.
    private var due: Set<ObjectIdentifier> = []

    /// Creates a host that uses the files in a folder.
    public init(folder: String) { self.folder = URL(fileURLWithPath: folder) }

    /// Registers the host under the name `file`.
    public nonisolated static func register() {
        HostRegistry.register("file", usage: ["file:FOLDER"]) { request in
            request.detail.map { FileHost(folder: $0) }
        }
    }

    // MARK: What the application calls

    /// Reads the events, and performs them once the application is launched.
    public func start(_ application: HostedApplication) throws {
        let lines = try String(contentsOf: folder.appendingPathComponent("events.txt"), encoding: .utf8)
        self.application = application
        // The application is launched once this returns.
        Task { run(lines.split(separator: "\n").map(String.init)) }
    }

    /// Numbers a scene.
    public func sceneDidOpen(_ scene: HostedScene) { scenes.append(scene) }
    /// Notes that the scene's frame is written after the current line.
    public func frameIsDue(in scene: HostedScene) { due.insert(ObjectIdentifier(scene)) }
    /// Forgets a frame that was due.
    public func sceneDidClose(_ scene: HostedScene) { due.remove(ObjectIdentifier(scene)) }

    /// Writes the frames.
    public func stop() {
        frames += "stopped\n"
        do {
            try frames.write(to: folder.appendingPathComponent("frames.txt"), atomically: true, encoding: .utf8)
        } catch {
            print(error)
        }
    }

    // MARK: Events

    private func run(_ lines: [String]) {
        for line in lines where application?.isOver == false {
            frames += "> \(line)\n"
            if !perform(line.split(separator: " ").map(String.init)) { frames += "not understood\n" }
            for (index, scene) in scenes.enumerated() where due.remove(ObjectIdentifier(scene)) != nil {
                frames += "scene \(index + 1)\n\(scene.frame().text())"
            }
        }
        application?.end()
    }

    /// Performs a line. Returns whether it is understood.
    private func perform(_ words: [String]) -> Bool {
        switch words.first {
        case "open":
            guard let size = size(words.dropFirst()) else { return false }
            application?.openScene(in: HostSurroundings(size: size))
        case "wait":
            guard let seconds = words.last.flatMap(Double.init) else { return false }
            time.advance(by: seconds)
        default:
            guard let number = words.first.flatMap({ Int($0) }), scenes.indices.contains(number - 1),
                let events = events(Array(words.dropFirst()))
            else { return false }
            for event in events { scenes[number - 1].send(event) }
        }
        return true
    }

    private func size(_ words: ArraySlice<String>) -> CGSize? {
        let numbers = words.compactMap(Double.init)
        return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
    }

    /// Returns the events that words stand for; `nil` if they are not understood.
    private func events(_ words: [String]) -> [HostEvent]? {
        let keys: [String: UIKeyboardHIDUsage] = [
            "tab": .keyboardTab, "return": .keyboardReturnOrEnter, "escape": .keyboardEscape,
            "up": .keyboardUpArrow, "down": .keyboardDownArrow,
        ]
        let rest = words.dropFirst()
        switch words.first {
        case "type":
            return rest.joined(separator: " ").flatMap { character in
                [HostKey.Phase.down, .up].map { .key(HostKey(typing: character, phase: $0)) }
            }
        case "key":
            return keys[rest.last ?? ""].map { key in
                [HostKey.Phase.down, .up].map { .key(HostKey(pressing: key, phase: $0)) }
            }
        case "tap":
            return size(rest).map { size in
                let point = CGPoint(x: size.width, y: size.height)
                return [.pointer(HostPointer(.down, at: point)), .pointer(HostPointer(.up, at: point))]
            }
        case "resize": return size(rest).map { [.surroundings(HostSurroundings(size: $0))] }
        case "focus": return [.focus(true)]
        case "close": return [.end]
        default: return nil
        }
    }
}
