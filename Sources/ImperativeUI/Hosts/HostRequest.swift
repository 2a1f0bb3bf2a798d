import Foundations

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

extension HostRequest {
    /// The appearance that was asked for: with the argument `--dark` or `--light`, the last of which counts, or else
    /// with `ISTHMUS_APPEARANCE=dark` or `light` in the environment; otherwise `.unspecified`.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        switch arguments.last(where: { $0 == "--dark" || $0 == "--light" }) {
        case "--dark": return .dark
        case "--light": return .light
        default: break
        }
        switch environment["ISTHMUS_APPEARANCE"] {
        case nil, "": return .unspecified
        case "dark": return .dark
        case "light": return .light
        case .some(let other):
            RuntimeIssue.report(
                "host",
                "ISTHMUS_APPEARANCE is dark or light, not \"\(other)\". The appearance is the one of the host.")
            return .unspecified
        }
    }
}
