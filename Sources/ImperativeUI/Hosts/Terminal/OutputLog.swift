import Foundation

/// Keeps what the program prints while an application has the terminal, and prints it afterwards.
///
/// Both the output and the errors of the program go to a file that has no name.
final class OutputLog {
    private let file: Int32
    private let output: Int32
    private let errors: Int32
    private var isOpen = true

    /// Begins to keep what is printed; `nil` if there is no place for it, so that it goes where it went.
    init?() {
        fflush(nil)
        var template = Array((NSTemporaryDirectory() + "/output.XXXXXX").utf8CString)
        file = mkstemp(&template)
        if file < 0 { return nil }
        unlink(template)
        output = dup(STDOUT_FILENO)
        errors = dup(STDERR_FILENO)
        dup2(file, STDOUT_FILENO)
        // Errors that go somewhere else than to the terminal still go there.
        if isatty(errors) == 1 { dup2(file, STDERR_FILENO) }
    }

    /// Prints what was kept, and lets what is printed go where it went before.
    func close() {
        if !isOpen { return }
        isOpen = false
        fflush(nil)
        dup2(output, STDOUT_FILENO)
        dup2(errors, STDERR_FILENO)
        lseek(file, 0, SEEK_SET)
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(file, &buffer, buffer.count)
            if count <= 0 { break }
            FileHandle.standardOutput.write(Data(buffer.prefix(count)))
        }
        for descriptor in [file, output, errors] { Foundation.close(descriptor) }
    }
}
