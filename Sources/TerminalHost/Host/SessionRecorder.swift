import Drawing
import Foundation
import Foundations
import ImperativeUI

/// Records a session in a terminal, and writes it to a file as an animated SVG: `--record FILE.svg`.
@MainActor final class SessionRecorder {
    private let file: URL
    private var recording = ScreenRecording()
    private var start: ContinuousClock.Instant?

    /// The option, for `--help`.
    nonisolated static let option = HostOption("--record FILE.svg", "write the session as a moving SVG at its end")

    /// Creates a recorder if one is asked for; otherwise `nil`.
    init?(_ request: HostRequest) throws {
        guard let index = request.arguments.lastIndex(of: "--record") else { return nil }
        guard index + 1 < request.arguments.count, request.arguments[index + 1].hasSuffix(".svg") else {
            throw RecordingFault(description: "--record has the name of an SVG file behind it, such as session.svg.")
        }
        file = URL(fileURLWithPath: request.arguments[index + 1])
        // Found out now, not after the session.
        guard FileManager.default.createFile(atPath: file.path, contents: Data()) else {
            throw RecordingFault(description: "The session cannot be recorded: \(file.path) cannot be written.")
        }
    }

    /// Adds a screen that was sent.
    func add(_ screen: TextScreen, at time: ContinuousClock.Instant) {
        let start = start ?? time
        self.start = start
        let length = (time - start).components
        recording.add(screen, at: Double(length.seconds) + Double(length.attoseconds) / 1e18)
    }

    /// Writes the file.
    func write() {
        do {
            try Data(recording.document().utf8).write(to: file)
            if recording.isFull {
                RuntimeIssue.report(
                    "terminal", "The session was too long for a recording. \(file.path) has its beginning.")
            }
        } catch {
            RuntimeIssue.report("terminal", "The session could not be written to \(file.path): \(error)")
        }
    }
}

/// The error of a recording that cannot begin.
struct RecordingFault: Error, CustomStringConvertible {
    let description: String
}
