/// A method of RFC 9110 section 9, or `PATCH` of RFC 5789.
package enum HTTPMethod: String, Hashable, Sendable {
    /// Transfers a resource.
    case get = "GET"
    /// Transfers the head of what `GET` transfers.
    case head = "HEAD"
    /// Hands the body to a resource.
    case post = "POST"
    /// Replaces a resource with the body.
    case put = "PUT"
    /// Changes a resource by the body.
    case patch = "PATCH"
    /// Removes a resource.
    case delete = "DELETE"
    /// Asks what a resource allows.
    case options = "OPTIONS"
    /// Asks for a tunnel.
    case connect = "CONNECT"
    /// Asks for the request itself.
    case trace = "TRACE"
}
