import Foundation

/// The rules that tell whether a request comes from a page of this server, or from a person who was given its address.
///
/// Names in `Host` and `Origin` are those of this machine: with any other name, a page of another site could reach the
/// server by having its own name lead here (DNS rebinding). Addresses in numbers cannot be turned to another machine.
struct RequestGuard {
    let token: AccessToken

    /// Returns whether the request names this machine and has the token.
    ///
    /// - Parameters:
    ///   - host: The header `Host`.
    ///   - token: The token in the query.
    func allows(host: String?, token: String?) -> Bool {
        guard let host, Self.isOfMachine(host) else { return false }
        return self.token.matches(token)
    }

    /// Returns whether a page that opens a connection was loaded from this server.
    ///
    /// - Parameters:
    ///   - origin: The header `Origin`.
    ///   - host: The header `Host`.
    static func isSame(origin: String?, as host: String?) -> Bool {
        guard let origin, let host else { return false }
        return origin == "http://" + host
    }

    /// Whether a host with a port is `localhost` or an address in numbers.
    private static func isOfMachine(_ host: String) -> Bool {
        if host.hasPrefix("[") {
            let parts = host.dropFirst().split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].isEmpty || parts[1].first == ":" else { return false }
            return parts[0].allSatisfy { $0.isHexDigit || $0 == ":" }
        }
        let name = host.prefix { $0 != ":" }
        if name == "localhost" { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }
}
