import Foundation

/// A host that goes on where it was after its program was started anew.
package protocol RestartableHost: ApplicationHost {
    /// Variables that tell the host of the next run how to go on.
    var restartEnvironment: [String: String] { get }
}

/// Starts a program anew, in the same process, once its file was built again.
@MainActor struct ProgramRestart {
    /// What tells one build of a file from another.
    private struct Version: Equatable {
        let number: Int
        let size: Int
        let date: Date

        init?(of path: String) {
            guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
                FileManager.default.isExecutableFile(atPath: path)
            else { return nil }
            number = facts[.systemFileNumber] as? Int ?? 0
            size = facts[.size] as? Int ?? 0
            date = facts[.modificationDate] as? Date ?? .distantPast
        }
    }

    /// How often the file is looked at.
    private static let interval = Duration.milliseconds(500)

    let host: any RestartableHost

    /// Waits for another build of the program, and starts it. Returns only if that fails.
    func whenBuilt() async {
        guard let path = Bundle.main.executablePath, let first = Version(of: path) else { return }
        var last = first
        while !Task.isCancelled {
            try? await Task.sleep(for: Self.interval)
            guard let version = Version(of: path) else { continue }
            // A file that still changes is still written.
            if version != first, version == last { return start(path) }
            last = version
        }
    }

    private func start(_ path: String) {
        for (name, value) in host.restartEnvironment { setenv(name, value, 1) }
        fflush(nil)
        var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
        arguments.append(nil)
        // Replaces the program, unless the file cannot be run: then this one goes on.
        execv(path, &arguments)
        for argument in arguments { free(argument) }
    }
}
