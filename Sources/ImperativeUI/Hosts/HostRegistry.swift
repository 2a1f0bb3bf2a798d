/// The hosts that a program can run in, by name.
///
/// `--host NAME` among a program's arguments, or else `ISTHMUS_HOST` in its environment, names the host; text after a
/// colon, as in `--host inline:20`, is for the host. Without a name, the program runs in the first registered host that
/// suits its environment, or else in `picture`, which prints the first frame.
///
/// ```swift
/// @main struct Program {
///     static func main() {
///         HostRegistry.register("kiosk") { request in try KioskHost(display: request.detail) }
///         KioskApp.main()
///     }
/// }
/// ```
public enum HostRegistry {
    /// A host that was registered.
    struct Entry: Sendable {
        let name: String
        let usage: [String]
        var options: [HostOption] = []
        let isSuitable: @Sendable (HostRequest) -> Bool
        let make: @MainActor @Sendable (HostRequest) throws -> (any ApplicationHost)?
    }

    // A list of types, which only grows: hosts are registered before the program's application starts.
    private static let registered = Locked<[Entry]>([])

    /// Registers a host under a name. A later registration of the same name replaces the earlier one.
    ///
    /// Call it before the application starts, from any thread.
    ///
    /// - Parameters:
    ///   - name: The name. It has no colon.
    ///   - usage: The ways to ask for the host, for the message about an unknown one; by default, the name.
    ///   - options: The arguments that the host takes, for `--help`; none by default.
    ///   - isSuitable: Returns whether the host is to be used by a program that was started without a name. By
    ///     default, it is not.
    ///   - make: Makes the host; returns `nil` if it does not understand the request's detail.
    public static func register(
        _ name: String, usage: [String]? = nil, options: [HostOption] = [],
        isSuitable: @escaping @Sendable (HostRequest) -> Bool = { _ in false },
        make: @escaping @MainActor @Sendable (HostRequest) throws -> (any ApplicationHost)?
    ) {
        let entry = Entry(
            name: name, usage: usage ?? [name], options: options, isSuitable: isSuitable, make: make)
        registered.withLock { entries in
            if let index = entries.firstIndex(where: { $0.name == name }) {
                entries[index] = entry
            } else {
                entries.append(entry)
            }
        }
    }

    /// The hosts, those that were registered first.
    static var entries: [Entry] {
        let own = registered.withLock { $0 }
        return own + PictureHost.entries.filter { entry in !own.contains { $0.name == entry.name } }
    }

    /// Makes the host that a program was asked for.
    @MainActor static func host(
        arguments: [String], environment: [String: String], entries: [Entry] = entries
    ) throws -> any ApplicationHost {
        var asked = environment["ISTHMUS_HOST"]
        if let index = arguments.firstIndex(of: "--host") {
            asked = index + 1 < arguments.count ? arguments[index + 1] : ""
        }
        guard let asked else {
            let request = HostRequest(arguments: arguments, environment: environment)
            let entry = entries.first { $0.isSuitable(request) }
            return try entry?.make(request) ?? PictureHost(request)
        }
        let parts = asked.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let request = HostRequest(
            detail: parts.count > 1 ? parts[1] : nil, arguments: arguments, environment: environment)
        guard let host = try entries.first(where: { $0.name == parts.first })?.make(request) else {
            throw UnknownHost(name: asked, usage: entries.flatMap(\.usage))
        }
        return host
    }
}

/// The error of a program that was asked for a host that does not exist.
struct UnknownHost: Error, CustomStringConvertible {
    let name: String
    let usage: [String]

    var description: String {
        let choice =
            usage.count < 2 ? usage.joined() : "\(usage.dropLast().joined(separator: ", ")) or \(usage.last ?? "")"
        return "There is no host \"\(name)\". Choose \(choice)."
    }
}
