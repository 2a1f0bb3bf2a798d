import Drawing
import Foundation
import Localization

/// Runs an application until it ends, then exits the program.
///
/// The `--host NAME` argument or the `ISTHMUS_HOST` environment variable selects the host; see ``HostRegistry``.
/// `picture` prints the first frame and exits, `speech` prints what a screen reader says of it. Programs that link
/// `TerminalHost`, as the package's products do, also have `terminal`, the default where both input and output are
/// terminals; and `inline` or `inline:ROWS` for a number of terminal lines, 12 by default, without the mouse. With
/// `--no-keys`, these do not show the keys that work now in the last line. Programs that link `BrowserHost`, as the
/// products do, too, have `browser`, `browser:PORT` and `browser:ADDRESS:PORT`, which print an address to open; with
/// `--inspect`, its pages have an inspector.
///
/// The arguments `-AppleLanguages` and `-AppleLocale`, or else the variables `LC_ALL`, `LC_MESSAGES`, `LANG` and
/// `LANGUAGE`, select the application's language, unless the host sets the trait `locale`.
///
/// `--dark`, `--light` or the variable `ISTHMUS_APPEARANCE` sets the appearance, and `--theme FILE` or `ISTHMUS_THEME`
/// replaces system colours; a theme that cannot be used ends the program with a message and the status 65. `--help`
/// prints the arguments that the program takes.
///
/// With `--previews`, the program lists its previews instead; with `--previews FOLDER`, it draws them into that
/// folder; and with `--previews --host HOST`, it shows them in the host, in the light and in the dark appearance. In a
/// browser, they are shown anew after each build of the program. See ``Preview/all``.
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
        let arguments = LaunchArguments(CommandLine.arguments)
        let environment = ProcessInfo.processInfo.environment
        // Pictures of previews are the same in every environment.
        ApplicationLanguage.launch(arguments, environment: [:])
        let previews = PreviewProgram(arguments.others)
        if let previews, previews != .show { previews.run() }
        ApplicationLanguage.launch(arguments, environment: environment)
        if arguments.others.dropFirst().contains("--help") {
            let name = arguments.others.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "PROGRAM"
            print(ProgramHelp.text(program: name, entries: HostRegistry.entries), terminator: "")
            exit(0)
        }
        do {
            // Before anything has a colour.
            if let theme = try ProgramTheme.load(arguments.others, environment: environment) {
                SystemPalette.use(theme)
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(65)
        }
        let (application, delegate) = previews == nil ? make() : (UIApplication(), PreviewsDelegate())
        do {
            let host = try HostRegistry.host(arguments: arguments.others, environment: environment)
            let hosted = HostedApplication(application, delegate: delegate, on: host)
            try hosted.start()
            if previews != nil, let host = host as? any RestartableHost {
                Task { await ProgramRestart(host: host).whenBuilt() }
            }
            while !hosted.isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
            fflush(nil)
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(error is UnknownHost ? 64 : 69)
        }
    }
}
