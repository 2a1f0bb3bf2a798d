import Foundation

/// The response to a request.
package struct HTTPResponse: Hashable, Sendable {
    /// The number of the status, as 200.
    package let status: Int
    /// The fields of the head, without those that the server writes.
    package let headers: HTTPHeaders
    /// The body.
    package let body: Data

    /// The fields that the server writes.
    private static let reserved: Set<String> = ["content-length", "connection", "transfer-encoding"]

    /// Creates a response. Throws an error if the status is outside of 200...599, if a field would break the head, or if
    /// it is `Content-Length`, `Connection` or `Transfer-Encoding`, which the server writes.
    package init(
        status: Int = 200, headers: [(name: String, value: String)] = [], body: Data = Data()
    ) throws(WebServerError) {
        guard (200...599).contains(status) else { throw .invalidStatus(status) }
        for (name, value) in headers {
            guard HTTPSyntax.isToken(name.utf8), HTTPSyntax.isValue(value.utf8) else {
                throw .invalidField(name: name, value: value)
            }
            if Self.reserved.contains(name.lowercased()) { throw .reservedField(name: name) }
        }
        self.init(unchecked: status, headers, body)
    }

    /// Creates a response with fields that are known to be valid.
    init(unchecked status: Int, _ fields: [(name: String, value: String)], _ body: Data = Data()) {
        self.status = status
        var headers = HTTPHeaders()
        for (name, value) in fields { headers.append(name, value) }
        self.headers = headers
        self.body = body
    }

    /// Creates the response to a request that is refused.
    init(_ error: HTTPRequestError, headers: [(name: String, value: String)] = []) {
        let type = (name: "Content-Type", value: "text/plain; charset=utf-8")
        self.init(unchecked: error.status, [type] + headers, Data("\(error.status) \(error.reason)\n".utf8))
    }

    /// Returns the bytes to send.
    ///
    /// The response to `HEAD` tells the length of the body, and leaves it out; RFC 9110 section 9.3.2. Status 204 has
    /// neither, section 8.6. Nor has 304, section 15.4.5, as the length would be that of the unchanged resource.
    func bytes(keepsConnection: Bool, isHead: Bool = false) -> [UInt8] {
        var head = "HTTP/1.1 \(status) \(Self.phrase(status))\r\n"
        for field in headers.fields { head += "\(field.name): \(field.value)\r\n" }
        let isBodiless = status == 204 || status == 304
        if !isBodiless { head += "Content-Length: \(body.count)\r\n" }
        head += "Connection: \(keepsConnection ? "keep-alive" : "close")\r\n\r\n"
        var bytes = Array(head.utf8)
        if !isHead, !isBodiless { bytes += body }
        return bytes
    }

    /// Returns the text for a status; RFC 9110 section 15. No program reads it.
    private static func phrase(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 204: "No Content"
        case 301: "Moved Permanently"
        case 302: "Found"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 417: "Expectation Failed"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 503: "Service Unavailable"
        case 505: "HTTP Version Not Supported"
        default: "Status"
        }
    }
}

extension HTTPResponse {
    /// Returns a response without a body. A status that is not from 200 to 599 counts as 500.
    package static func empty(_ status: Int) -> HTTPResponse {
        HTTPResponse(unchecked: (200...599).contains(status) ? status : 500, [])
    }
}
