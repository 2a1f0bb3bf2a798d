import Foundation
import Synchronization
import Terminal

/// A way in which a program with a terminal ends.
enum Ending: String, CaseIterable {
    case close, letGo, leave, exit, wait, draw, drawOnThread, ignoringHangUp, handlers
    case trap, trapOnThread, abort, badAddress, overflow, division
    case twice, again, controlling
    /// The same, after lines were printed that are kept.
    case printAndClose, printAndExit, printAndTrap, printAndWait

    // Used on one thread after another. The device must outlive everything but the process.
    nonisolated(unsafe) private static var device: TerminalDevice?

    func run() {
        if self == .ignoringHangUp { signal(SIGHUP, SIG_IGN) }
        let handlers = Self.handlers()
        do {
            let device =
                try self == .controlling
                ? TerminalDevice.controlling()
                : TerminalDevice(
                    input: 0, output: 1, keepsOutput: rawValue.hasPrefix("print"),
                    cannotKeepOutput: { print("not kept: \($0)") })
            Self.device = device
            try device.write("ready")
            try end(device, handlers)
        } catch {
            print("error: \(error)")
            Foundation.exit(65)
        }
    }

    private func end(_ device: TerminalDevice, _ handlers: [Int]) throws(TerminalError) {
        switch self {
        case .close:
            device.close()
            device.close()
            print("closed")
        case .letGo:
            Self.device = nil
        case .leave: break
        case .exit: Foundation.exit(3)
        case .wait, .ignoringHangUp, .controlling:
            var conversation = Conversation(device)
            try conversation.run()
        case .draw: try Self.draw()
        case .drawOnThread:
            // The signal comes to this thread while the other one draws.
            Thread.detachNewThread { try? Self.draw() }
            // Signals cut it short.
            while true { sleep(60) }
        case .printAndClose, .printAndExit, .printAndTrap, .printAndWait:
            print("printed")
            FileHandle.standardError.write(Data("told\n".utf8))
            try device.write(";shown;")
            try endAfterPrinting(device)
        case .handlers:
            let during = Self.handlers()
            device.close()
            print("handlers: \(during != handlers) \(Self.handlers() == handlers)")
        case .trap: fatalError("a trap")
        case .trapOnThread:
            Thread.detachNewThread { fatalError("a trap on another thread") }
            sleep(60)
        case .abort: Glibc.abort()
        case .badAddress:
            let pointer = UnsafeMutablePointer<Int>(bitPattern: Self.number(16))
            pointer?.pointee = 1
        case .overflow: print(Self.depth(Self.number(1)))
        case .division: raise(SIGFPE)
        case .twice: _ = try TerminalDevice(input: 0, output: 1)
        case .again:
            device.close()
            let other = try TerminalDevice(input: 0, output: 1, modes: [])
            try other.write("ready again")
            Foundation.exit(0)
        }
    }

    private func endAfterPrinting(_ device: TerminalDevice) throws(TerminalError) {
        switch self {
        case .printAndTrap: fatalError("a trap")
        case .printAndExit: Foundation.exit(3)
        case .printAndWait:
            while true { sleep(60) }
        default:
            device.close()
            print("after")
        }
    }

    private static func draw() throws(TerminalError) {
        let frame = TerminalModes.beginFrame + String(repeating: "x", count: 10_000) + TerminalModes.endFrame
        while true { try device?.write(frame) }
    }

    /// A number that the compiler does not know.
    private static func number(_ number: Int) -> Int { CommandLine.arguments.isEmpty ? 0 : number }

    private static func depth(_ number: Int) -> Int { number == 0 ? 0 : depth(number + 1) + 1 }

    /// What handles each signal.
    private static func handlers() -> [Int] {
        (1..<32).map { number in
            var action = sigaction()
            sigaction(Int32(number), nil, &action)
            // Swift does not compare functions. These are pointers, which are only compared.
            return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        }
    }
}
