import Foundation

/// An error of a server that cannot be created, or of a response.
package enum WebServerError: Error, Hashable, CustomStringConvertible {
    /// A value of the configuration is out of its bounds.
    case invalidConfiguration(name: String, value: String, rule: String)
    /// The address is no literal of IPv4 or IPv6.
    case invalidAddress(String)
    /// Another program, or another server of this one, has the port.
    case portInUse(address: String, port: UInt16)
    /// The program may not use the port.
    case portForbidden(address: String, port: UInt16)
    /// The machine does not have the address.
    case addressNotAvailable(String)
    /// The system refused something else.
    case system(call: String, code: Int32)
    /// A response has a status outside of 200...599.
    case invalidStatus(Int)
    /// A header field of a response has a name that is no token, or a control character in its value.
    case invalidField(name: String, value: String)
    /// A response has a header field that the server writes itself.
    case reservedField(name: String)

    /// A readable description of the error.
    package var description: String {
        switch self {
        case .invalidConfiguration(let name, let value, let rule):
            "\(name) is \(rule), not \(value). Set another value."
        case .invalidAddress(let address):
            "An address is a literal of IPv4 or IPv6, such as 127.0.0.1 or ::1, not “\(address)”. Write one of them."
        case .portInUse(let address, let port):
            "A port has one server, and port \(port) of \(address) is in use. Choose another port, or 0 for any."
        case .portForbidden(let address, let port):
            "The program may not use port \(port) of \(address). Choose a port above 1023, or 0 for any."
        case .addressNotAvailable(let address):
            "A server uses an address of this machine, which \(address) is not. Choose another, such as 127.0.0.1."
        case .system(let call, let code): "\(call) failed: \(String(cString: strerror(code)))."
        case .invalidStatus(let status):
            "The status of an answer is from 200 to 599, not \(status). Choose one of them."
        case .invalidField(let name, let value):
            "The name of a field is a token, and its value has no control characters, unlike \(name.debugDescription): "
                + "\(value.debugDescription). Take them out."
        case .reservedField(let name): "The server writes the field \(name) of an answer. Leave it out."
        }
    }
}
