import Foundation

/// A file that is written beside another and then takes its place, so that there is always the whole old file or the
/// whole new one.
///
/// Only one program at a time has the draft of a file. One that a killed program left is taken over.
final class Draft {
    private let target: URL
    private let path: String
    private let handle: FileHandle

    /// Somebody else has the draft.
    struct Taken: LocalizedError {
        var errorDescription: String? { "another program is writing it" }
    }

    /// Takes the draft of a file. Waits a second at most while another program has it.
    ///
    /// - Parameter isNew: Whether it is made if there is none; otherwise that is an error.
    init(of target: URL, makingOne isNew: Bool = true) throws {
        self.target = target
        path = target.deletingLastPathComponent().appendingPathComponent(".\(target.lastPathComponent).saving").path
        for _ in 0..<100 {
            let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | (isNew ? O_CREAT : 0), 0o600)
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            // Where files cannot be locked, nobody else can have locked it.
            let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
            // Who had it may have put it in place since it was opened.
            if isLocked, Self.isFile(descriptor, at: path) {
                handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
                return
            }
            close(descriptor)
            if !isNew { break }
            usleep(10_000)
        }
        throw Taken()
    }

    /// Puts data in the place of the file, which keeps its owner and who may read and write it.
    func replace(with data: Data) throws {
        let descriptor = handle.fileDescriptor
        if let old = Self.status({ stat(target.path, &$0) }) {
            guard access(target.path, W_OK) == 0 else { throw POSIXError(.EACCES) }
            // Only some may give files away; who may not has written files of others before.
            _ = fchown(descriptor, old.st_uid, old.st_gid)
            guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw POSIXError(.EPERM) }
        }
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: data)
        try handle.synchronize()
        guard rename(path, target.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    deinit {
        // Once it was put in place there is none.
        if Self.isFile(handle.fileDescriptor, at: path) { unlink(path) }
    }

    /// Whether an open file is the one at a path.
    private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
        guard let open = status({ fstat(descriptor, &$0) }), let there = status({ lstat(path, &$0) }) else {
            return false
        }
        return open.st_ino == there.st_ino && open.st_dev == there.st_dev
    }

    private static func status(_ read: (inout stat) -> Int32) -> stat? {
        var status = stat()
        return read(&status) == 0 ? status : nil
    }
}

extension URL {
    /// The file itself, where this is a symbolic link to it, or to a link and so on.
    var followingLinks: URL {
        var url = self
        // More are a circle.
        for _ in 0..<32 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
            url = URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()).absoluteURL
        }
        return url
    }
}
