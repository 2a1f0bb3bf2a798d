import Foundation

/// Reads requests from bytes that arrive in any parts.
///
/// It is strict, so that no other program reads the same bytes as other requests: lines end with CR LF, no line is
/// folded, there is one `Host`, and at most one `Content-Length`, which is a number.
struct HTTPRequestParser {
    /// How much is taken of a request.
    struct Limits: Hashable, Sendable {
        /// Bytes of the first line without its end.
        var lineBytes = 4 * 1024
        /// Bytes of all fields with the ends of their lines.
        var headerBytes = 16 * 1024
        var fields = 64
        var bodyBytes = 0
        var methods: Set<HTTPMethod> = [.get, .head]
    }

    /// What was read.
    enum Result: Hashable {
        /// There is no whole request yet.
        case needsMore
        /// A request, and the bytes after it.
        case request(HTTPRequest, rest: ArraySlice<UInt8>)
        /// The bytes are no request that is taken. Nothing after them can be read.
        case failure(HTTPRequestError)
    }

    private enum State {
        case line
        case fields(HTTPRequestLine)
        case body(HTTPRequest, count: Int)
        case failed(HTTPRequestError)
    }

    private let limits: Limits
    private var state = State.line
    /// The beginning of a line, or of the body.
    private var pending: [UInt8] = []
    private var headers = HTTPHeaders()
    private var headerBytes = 0
    /// Whether an empty line came before the first line, of which RFC 9112 section 2.2 wants one ignored.
    private var skippedLine = false

    init(_ limits: Limits = Limits()) { self.limits = limits }

    /// Whether no byte of a request has arrived.
    var isIdle: Bool { if case .line = state { pending.isEmpty && !skippedLine } else { false } }

    /// How many bytes are kept.
    var storedBytes: Int { pending.count + headerBytes }

    /// Takes the next bytes. Those after a whole request are returned, and are the first of the next one.
    mutating func parse(_ bytes: ArraySlice<UInt8>) -> Result {
        var rest = bytes
        do throws(HTTPRequestError) {
            guard let request = try next(&rest) else { return .needsMore }
            self = HTTPRequestParser(limits)
            return .request(request, rest: rest)
        } catch {
            pending = []
            state = .failed(error)
            return .failure(error)
        }
    }

    private mutating func next(_ rest: inout ArraySlice<UInt8>) throws(HTTPRequestError) -> HTTPRequest? {
        while true {
            switch state {
            case .line:
                let most = limits.lineBytes + 2
                guard let line = try takeLine(&rest, most: most, 414, "The first line is too long.") else { return nil }
                if line.isEmpty {
                    if skippedLine { throw HTTPRequestError(400, "There is no request between empty lines.") }
                    skippedLine = true
                } else {
                    state = .fields(try HTTPRequestLine(line, allowing: limits.methods))
                }
            case .fields(let first):
                let most = limits.headerBytes - headerBytes
                guard let line = try takeLine(&rest, most: most, 431, "The head is too large.") else { return nil }
                headerBytes += line.count + 2
                if line.isEmpty {
                    let head = HTTPHead(first, headers)
                    state = .body(head.request, count: try head.bodyCount(limit: limits.bodyBytes))
                } else {
                    try headers.append(line: line)
                    let isTooMany = headers.fields.count > limits.fields
                    if isTooMany { throw HTTPRequestError(431, "There are too many fields.") }
                }
            case .body(var request, let count):
                let part = rest.prefix(count - pending.count)
                pending += part
                rest = rest.dropFirst(part.count)
                if pending.count < count { return nil }
                request.body = Data(pending)
                return request
            case .failed(let error): throw error
            }
        }
    }

    /// Takes the bytes up to the end of a line. Returns the line without its end; `nil` if the end is not there yet.
    private mutating func takeLine(
        _ rest: inout ArraySlice<UInt8>, most: Int, _ status: Int, _ reason: String
    ) throws(HTTPRequestError) -> ArraySlice<UInt8>? {
        let end = rest.firstIndex(of: UInt8(ascii: "\n"))
        let part = rest[..<(end ?? rest.endIndex)]
        // The missing end counts, so that the answer does not depend on how the bytes were cut.
        if pending.count + part.count + 1 > most { throw HTTPRequestError(status, reason) }
        pending += part
        rest = rest[part.endIndex...].dropFirst()
        guard end != nil else { return nil }
        defer { pending = [] }
        guard pending.last == UInt8(ascii: "\r"), !pending.dropLast().contains(UInt8(ascii: "\r")) else {
            throw HTTPRequestError(400, "A line does not end with CR LF, or has a CR within.")
        }
        return pending.dropLast()
    }
}
