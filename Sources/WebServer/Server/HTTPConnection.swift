/// A connection on which requests are answered one after the other, until it ends or becomes a web socket.
@MainActor final class HTTPConnection: ServerConnection {
    private enum State {
        /// Bytes of requests are read.
        case reading
        /// An answer is being sent. Then the bytes after its request are read.
        case answering(rest: ArraySlice<UInt8>)
        /// The last answer is being sent.
        case finishing
        /// The peer reads the last answer. Closing before it has ended would take back the answer where bytes of it are
        /// unread; RFC 9112 section 9.6.
        case lingering
        case ended
    }

    private let stream: SocketStream
    private let context: ConnectionContext
    private var parser: HTTPRequestParser
    private var state = State.reading
    /// Whether the deadline of the request being read is set.
    private var isTimed = true
    /// Whether the peer has ended its side while its last answer is being sent.
    private var hasPeerEnded = false

    init(_ stream: SocketStream, _ context: ConnectionContext) {
        self.stream = stream
        self.context = context
        var limits = HTTPRequestParser.Limits()
        limits.bodyBytes = context.configuration.bodyByteLimit
        limits.methods = context.configuration.methods
        parser = HTTPRequestParser(limits)
        stream.onReceive = { [weak self] in self?.receive($0) }
        stream.onProgress = { [weak self] in self?.goOn() }
        stream.onEnd = { [weak self] in self?.peerEnded() }
        context.setDeadline(after: context.configuration.requestSeconds)
    }

    func expire() { end() }

    func end() {
        if case .ended = state { return }
        state = .ended
        stream.close()
        context.remove()
    }

    private func receive(_ bytes: ArraySlice<UInt8>) {
        guard case .reading = state else { return }
        var rest = bytes
        while !rest.isEmpty, case .reading = state {
            switch parser.parse(rest) {
            case .needsMore:
                if !isTimed, !parser.isIdle { setDeadline(context.configuration.requestSeconds, isOfRequest: true) }
                return
            case .failure(let error): return finish(refusal(error).bytes(keepsConnection: false))
            case .request(let request, let after):
                rest = []
                answer(request, rest: after)
                if case .answering(let after) = state, stream.unsentByteCount == 0 {
                    state = .reading
                    rest = after
                }
            }
        }
    }

    private func setDeadline(_ seconds: Double, isOfRequest: Bool) {
        isTimed = isOfRequest
        context.setDeadline(after: seconds)
    }

    // MARK: Answers

    private func answer(_ request: HTTPRequest, rest: ArraySlice<UInt8>) {
        guard let respond = context.connections?.respond else { return end() }
        let response = respond(request)
        // The server can have been stopped by now.
        if stream.isClosed { return }
        switch response {
        case .http(let response):
            let isHead = request.method == .head
            guard request.keepsConnection else {
                return finish(response.bytes(keepsConnection: false, isHead: isHead))
            }
            state = .answering(rest: rest)
            stream.send(response.bytes(keepsConnection: true, isHead: isHead))
            setDeadline(context.configuration.idleSeconds, isOfRequest: false)
            // A peer that does not take the answer asks for nothing else.
            if stream.unsentByteCount > 0 { stream.setReading(false) }
        case .webSocket(let open):
            do throws(HTTPRequestError) {
                upgrade(try WebSocketHandshake(request), request, rest: rest, open)
            } catch {
                let version = (name: "Sec-WebSocket-Version", value: "13")
                finish(HTTPResponse(error, headers: [version]).bytes(keepsConnection: false))
            }
        }
    }

    private func upgrade(
        _ handshake: WebSocketHandshake, _ request: HTTPRequest, rest: ArraySlice<UInt8>, _ open: (WebSocket) -> Void
    ) {
        state = .ended
        stream.send(handshake.response)
        let socket = WebSocket(stream, context, request: request)
        context.connections?.upgrade(context.id, to: socket)
        open(socket)
        socket.receive(rest)
    }

    private func refusal(_ error: HTTPRequestError) -> HTTPResponse {
        if error.status != 405 { return HTTPResponse(error) }
        let methods = context.configuration.methods.map(\.rawValue).sorted().joined(separator: ", ")
        return HTTPResponse(error, headers: [(name: "Allow", value: methods)])
    }

    // MARK: End

    private func goOn() {
        setDeadline(context.configuration.idleSeconds, isOfRequest: false)
        if stream.unsentByteCount > 0 { return }
        switch state {
        case .answering(let rest):
            state = .reading
            stream.setReading(true)
            receive(rest)
        case .finishing: linger()
        case .reading, .lingering, .ended: break
        }
    }

    private func peerEnded() {
        if case .finishing = state, stream.unsentByteCount > 0 {
            hasPeerEnded = true
        } else {
            end()
        }
    }

    private func finish(_ bytes: [UInt8]) {
        state = .finishing
        stream.send(bytes)
        setDeadline(context.configuration.idleSeconds, isOfRequest: false)
        if stream.unsentByteCount == 0 { linger() }
    }

    private func linger() {
        if hasPeerEnded { return end() }
        state = .lingering
        stream.endWriting()
        context.setDeadline(after: context.configuration.closeSeconds)
    }
}
