/// The target of a request: a path and a query; RFC 9112 section 3.2.
struct HTTPTarget {
    let path: String
    let query: [HTTPRequest.QueryItem]

    /// Decodes a target of visible ASCII. One in absolute form loses its scheme and authority.
    init(_ bytes: ArraySlice<UInt8>) throws(HTTPRequestError) {
        var bytes = bytes
        for scheme in ["http://", "https://"]
        where String(decoding: bytes.prefix(scheme.utf8.count), as: UTF8.self).lowercased() == scheme {
            bytes = bytes.dropFirst(scheme.utf8.count).drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
            if bytes.first != UInt8(ascii: "/") { bytes = "/".utf8 + bytes }
            break
        }
        guard bytes.first == UInt8(ascii: "/"), !bytes.contains(UInt8(ascii: "#")) else {
            throw HTTPRequestError(400, "The target is no path that begins with a slash.")
        }
        let mark = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
        path = try Self.decode(bytes[..<mark], plusIsSpace: false)
        query = try Self.items(bytes[mark...].dropFirst())
    }

    private static func items(_ bytes: ArraySlice<UInt8>) throws(HTTPRequestError) -> [HTTPRequest.QueryItem] {
        var items: [HTTPRequest.QueryItem] = []
        for part in bytes.split(separator: UInt8(ascii: "&")) {
            let mark = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            items.append(
                HTTPRequest.QueryItem(
                    name: try decode(part[..<mark], plusIsSpace: true),
                    value: try decode(part[mark...].dropFirst(), plusIsSpace: true)))
        }
        return items
    }

    /// Decodes `%` and two hexadecimal digits; RFC 3986 section 2.1.
    private static func decode(
        _ bytes: ArraySlice<UInt8>, plusIsSpace: Bool
    ) throws(HTTPRequestError) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                    throw HTTPRequestError(400, "A percent sign has no two hexadecimal digits after it.")
                }
                decoded.append(high << 4 | low)
            } else {
                decoded.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        guard !decoded.contains(0), let text = String(validating: decoded, as: UTF8.self) else {
            throw HTTPRequestError(400, "The decoded target is not UTF-8, or has a zero in it.")
        }
        return text
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
