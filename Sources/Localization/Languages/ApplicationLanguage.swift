import Foundation
import Foundations

/// The language of the application: that of its host, or else the one that the program was started with. Where neither
/// is known, Foundation's is used.
package enum ApplicationLanguage {
    private struct State {
        var launched: PreferredLanguages?
        var host: PreferredLanguages?
    }

    private static let state = Locked(State())

    /// The languages and the locale of the application; `nil` where Foundation's are used.
    package static var current: PreferredLanguages? { state.withLock { $0.host ?? $0.launched } }

    /// Takes the language that a program was started with.
    package static func launch(_ arguments: LaunchArguments, environment: [String: String]) {
        let launched = PreferredLanguages(arguments: arguments, environment: environment)
        change { $0.launched = launched }
    }

    /// Takes the language of the host's locale. `nil` is that of a host that knows none, or of the end.
    package static func follow(_ host: Locale?) {
        let host = host.flatMap { PreferredLanguages($0) }
        change { $0.host = host }
    }

    private static func change(_ body: (inout State) -> Void) {
        let current = state.withLock { state in
            body(&state)
            return state.host ?? state.launched
        }
        LocaleStyle.setApplication(current)
    }
}
