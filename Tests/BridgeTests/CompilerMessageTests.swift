import Foundation
import Testing

/// What the compiler says of an error inside the closures that clients write.
@Suite("Messages of the compiler") struct CompilerMessageTests {
    @Test(
        "An error in a trait change handler is reported where it is",
        arguments: [
            (
                "guard let title = self.title else { return }\nself.update(title)",
                "missing argument label 'animated:'"
            ),
            (
                "if previous == self.traitCollection { return }\nself.view.backgroundColor = 3\nprint(previous.style)",
                "cannot assign value of type 'Int'"
            ),
            ("self.view.backgroundColor = previous.color", "has no member 'color'"),
            ("self.updat()", "has no member 'updat'"),
        ])
    func handlers(body: String, message: String) throws {
        let messages = try Self.messages(
            of: """
                import ImperativeUI

                class Screen: UIViewController {
                    func update() {}
                    func update(animated: Bool) {}

                    override func viewDidLoad() {
                        registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                            (self: Self, previous: UITraitCollection) in
                            \(body)
                        }
                    }
                }
                """)
        #expect(messages.contains { $0.contains(message) })
        #expect(!messages.contains { $0.contains("class type") || $0.contains("registerForTraitChanges") })
    }

    /// The errors in a file, checked against the modules of this build.
    private static func messages(of source: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Client.swift")
        try Data(source.utf8).write(to: file)
        // The modules are built beside the tests.
        let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("Modules")
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path]
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus != 0)
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { $0.contains("error:") }
    }
}
