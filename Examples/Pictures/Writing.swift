import DeclarativeUI

/// Runs code that writes a file or a folder. If it fails, says so and ends the program.
@MainActor public func write(to path: String, _ body: () throws -> Void) {
    do {
        try body()
    } catch {
        print("\(path) could not be written: \(error.localizedDescription)")
        exit(74)
    }
}
