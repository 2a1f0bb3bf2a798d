import Foundation

/// A request of HTTP/1.1 or HTTP/1.0.
package struct HTTPRequest: Hashable, Sendable {
    /// A name and a value of the query.
    package struct QueryItem: Hashable, Sendable {
        /// The decoded name.
        package let name: String
        /// The decoded value; empty if there is none.
        package let value: String
    }

    /// What the client wants done.
    package let method: HTTPMethod
    /// The decoded path, which begins with a slash. Segments such as `..` are part of it, so it names no file yet.
    package let path: String
    /// The decoded items of the query in their order. A plus sign is a space, as in forms.
    package let query: [QueryItem]
    /// The fields of the head.
    package let headers: HTTPHeaders
    /// The body; empty if there is none.
    package internal(set) var body = Data()
    /// Whether it is of HTTP/1.0, which has neither connections that are kept nor upgrades.
    let isVersion10: Bool

    /// Returns the value of the first item of the query with a name; `nil` if there is none.
    package func value(_ name: String) -> String? { query.first { $0.name == name }?.value }

    /// Whether the client expects the connection to be kept for another request; RFC 9112 section 9.3.
    var keepsConnection: Bool { !isVersion10 && !headers.hasToken("close", in: "Connection") }
}
