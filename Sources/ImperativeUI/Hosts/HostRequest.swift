/// The request for a host with which a program was started.
public struct HostRequest: Sendable {
    /// The text after the colon in `--host NAME:DETAIL`; `nil` if there is no colon.
    public let detail: String?
    /// The arguments of the program.
    public let arguments: [String]
    /// The environment variables of the program.
    public let environment: [String: String]

    /// Creates a request, for tests of a host.
    public init(detail: String? = nil, arguments: [String] = [], environment: [String: String] = [:]) {
        (self.detail, self.arguments, self.environment) = (detail, arguments, environment)
    }
}
