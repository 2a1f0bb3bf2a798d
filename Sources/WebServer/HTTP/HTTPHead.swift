/// The head of a request, and what its fields say about the request.
struct HTTPHead {
    private let line: HTTPRequestLine
    private let headers: HTTPHeaders

    init(_ line: HTTPRequestLine, _ headers: HTTPHeaders) {
        self.line = line
        self.headers = headers
    }

    /// The request without its body.
    var request: HTTPRequest {
        HTTPRequest(
            method: line.method, path: line.target.path, query: line.target.query, headers: headers,
            isVersion10: line.isVersion10)
    }

    /// Returns how many bytes the body has.
    ///
    /// Where two programs could disagree about that, the request is refused; RFC 9112 section 6.3.
    func bodyCount(limit: Int) throws(HTTPRequestError) -> Int {
        let hosts = headers.values("Host")
        guard hosts.count == 1 || hosts.isEmpty && line.isVersion10, hosts.allSatisfy({ HTTPSyntax.isHost($0.utf8) })
        else { throw HTTPRequestError(400, "There is not exactly one valid Host.") }

        let lengths = headers.values("Content-Length")
        if !headers.values("Transfer-Encoding").isEmpty {
            if !lengths.isEmpty { throw HTTPRequestError(400, "There are a Content-Length and a Transfer-Encoding.") }
            throw HTTPRequestError(501, "Bodies with a Transfer-Encoding are not read.")
        }
        guard lengths.count < 2, lengths.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(HTTPSyntax.isDigit) }) else {
            throw HTTPRequestError(400, "The Content-Length is not one number.")
        }
        let count = lengths.isEmpty ? 0 : Int(lengths[0]) ?? .max
        if count > limit { throw HTTPRequestError(413, "The body has more than \(limit) bytes.") }
        if !headers.values("Expect").isEmpty { throw HTTPRequestError(417, "Nothing can be expected.") }
        return count
    }
}

extension HTTPHeaders {
    /// Reads the line of a field without its end; RFC 9112 section 5.
    mutating func append(line: ArraySlice<UInt8>) throws(HTTPRequestError) {
        // A folded line begins with a blank, and a blank before the colon is no part of a token.
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), HTTPSyntax.isToken(line[..<colon]) else {
            throw HTTPRequestError(400, "A field does not begin with a name and a colon.")
        }
        let value = line[(colon + 1)...]
        guard HTTPSyntax.isValue(value) else { throw HTTPRequestError(400, "A field has a control character in it.") }
        append(
            String(decoding: line[..<colon], as: UTF8.self),
            String(decoding: value, as: UTF8.self).drop(while: \.isBlank).trimmingBlanks)
    }
}
