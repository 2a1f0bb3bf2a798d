/// The first line of a request: method, target and version; RFC 9112 section 3.
struct HTTPRequestLine {
    let method: HTTPMethod
    let target: HTTPTarget
    let isVersion10: Bool

    /// Reads a line without its end.
    init(_ line: ArraySlice<UInt8>, allowing methods: Set<HTTPMethod>) throws(HTTPRequestError) {
        let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[1].isEmpty, parts[1].allSatisfy({ (0x21...0x7E).contains($0) }),
            HTTPSyntax.isToken(parts[0])
        else { throw HTTPRequestError(400, "The first line is not a method, a target and a version.") }

        let version = Array(parts[2])
        guard version.count == 8, version.starts(with: "HTTP/".utf8), HTTPSyntax.isDigit(version[5]),
            version[6] == UInt8(ascii: "."), HTTPSyntax.isDigit(version[7])
        else { throw HTTPRequestError(400, "The version is not HTTP/1.1.") }
        isVersion10 = version[7] == UInt8(ascii: "0")
        guard version[5] == UInt8(ascii: "1"), isVersion10 || version[7] == UInt8(ascii: "1") else {
            throw HTTPRequestError(505, "The version is not HTTP/1.1 or HTTP/1.0.")
        }

        guard let method = HTTPMethod(rawValue: String(decoding: parts[0], as: UTF8.self)) else {
            throw HTTPRequestError(501, "The method is unknown.")
        }
        guard methods.contains(method) else { throw HTTPRequestError(405, "The method is not allowed.") }
        self.method = method
        target = try HTTPTarget(parts[1])
    }
}

/// Sets of bytes that the grammar of HTTP names.
enum HTTPSyntax {
    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Returns whether bytes are a token; RFC 9110 section 5.6.2.
    static func isToken(_ bytes: some Collection<UInt8>) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy { isLetter($0) || isDigit($0) || "!#$%&'*+-.^_`|~".utf8.contains($0) }
    }

    /// Returns whether bytes are the value of a field, which no control characters but tabs are part of; RFC 9110
    /// section 5.5.
    static func isValue(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }

    /// Returns whether bytes can be a host and a port; RFC 3986 section 3.2.
    static func isHost(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.allSatisfy { isLetter($0) || isDigit($0) || "-._~:[]%!$&'()*+;=".utf8.contains($0) }
    }
}
