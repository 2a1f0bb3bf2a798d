import Foundation
import Terminal

/// Tells the terminal what is typed and what happens to it, until `q` is typed.
struct Conversation {
    private let device: TerminalDevice
    private var input = TerminalInput()

    init(_ device: TerminalDevice) { self.device = device }

    mutating func run() throws(TerminalError) {
        while true {
            var requests = [device.input, device.wakeUps].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            poll(&requests, 2, -1)
            let notices = device.takeNotices()
            if notices.contains(.resized) {
                let size = try device.size
                try device.write("size \(size.columns) \(size.rows);")
            }
            if notices.contains(.resumed) { try device.write("resumed;") }
            let bytes = try device.read()
            for case .key(let key) in input.read(bytes, at: .now) {
                if key.text == "q" { return device.close() }
                if key.text == "z" { device.suspend() }
                try device.write("key \(key.text);")
            }
        }
    }
}
