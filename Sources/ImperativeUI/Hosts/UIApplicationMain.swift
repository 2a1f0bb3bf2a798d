import Foundation
import Terminal

/// Runs an application until it ends, then exits the program.
///
/// The `--host NAME` argument or the `ISTHMUS_HOST` environment variable selects the host: `terminal`; `inline` or
/// `inline:ROWS` for a number of terminal lines, 12 by default, without the mouse; or `picture`, which prints the
/// first frame and exits. Without either, the host is the terminal if both input and output are terminals, and
/// otherwise the picture.
///
/// With `--previews`, the program lists its previews instead; with `--previews FOLDER`, it draws them into that
/// folder. See ``Preview/all``.
///
/// - Parameters:
///   - argc: The number of arguments; `CommandLine.argc`.
///   - argv: The arguments; `CommandLine.unsafeArgv`.
///   - principalClassName: The name of a subclass of `UIApplication`; `nil` for `UIApplication` itself.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` returns it. Traps if it is `nil`
///     or names no delegate class.
/// - Returns: Never.
@MainActor @discardableResult public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    ApplicationProgram.run {
        guard let delegateClassName, let type = DelegateClass.named(delegateClassName),
            let delegate = DelegateClass.make(type) as? any UIApplicationDelegate
        else {
            fatalError(
                "UIApplicationMain needs the name of a class that is a UIApplicationDelegate, not "
                    + "\(delegateClassName ?? "nil"). Pass NSStringFromClass(AppDelegate.self).")
        }
        let application = principalClassName.flatMap { DelegateClass.named($0) }.map { DelegateClass.make($0) }
        return (application as? UIApplication ?? UIApplication(), delegate)
    }
}

extension UIApplicationDelegate {
    /// Runs an application with a delegate of this class until it ends. `@main` calls this method. See
    /// ``UIApplicationMain(_:_:_:_:)``.
    @MainActor public static func main() {
        ApplicationProgram.run {
            guard let type = Self.self as? NSObject.Type,
                let delegate = DelegateClass.make(type) as? any UIApplicationDelegate
            else {
                fatalError(
                    "An application's delegate must be an object: \(Self.self) is none. Derive it from UIResponder.")
            }
            return (UIApplication(), delegate)
        }
    }
}

/// A program that is an application.
@MainActor package enum ApplicationProgram {
    /// Runs an application in the host that the program was asked for, until it ends.
    ///
    /// A program that was asked for its previews shows them instead.
    ///
    /// - Parameter make: Makes the application and its delegate; not called for previews.
    package static func run(_ make: () -> (UIApplication, any UIApplicationDelegate)) -> Never {
        PreviewProgram.runIfAsked(CommandLine.arguments)
        let (application, delegate) = make()
        let environment = ProcessInfo.processInfo.environment
        do {
            let choice = try HostChoice.read(
                CommandLine.arguments, environment, isTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
            let hosted = HostedApplication(application, delegate: delegate, on: try choice.make(environment))
            try hosted.start()
            while !hosted.isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
            fflush(nil)
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(error is HostChoice.Unknown ? 64 : 69)
        }
    }
}
