import ImperativeUI
import Terminal

/// What is known of a terminal's background: whether it is dark or light.
///
/// What a person asked for counts before what the terminal answers, and that before `COLORFGBG`, which some terminals
/// set and which may be that of another one.
struct TerminalAppearance {
    private let asked: UIUserInterfaceStyle
    private let guessed: UIUserInterfaceStyle
    private var told = UIUserInterfaceStyle.unspecified

    init(_ request: HostRequest) {
        asked = request.userInterfaceStyle
        guessed = Self.guess(request.environment["COLORFGBG"])
    }

    /// The appearance; unspecified if nothing is known.
    var style: UIUserInterfaceStyle {
        [asked, told, guessed].first { $0 != .unspecified } ?? .unspecified
    }

    /// Takes note of an answer of the terminal.
    mutating func note(_ reply: TerminalReply) {
        switch reply {
        case .background(let color):
            let light = 0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue)
            told = light < 32_768 ? .dark : .light
        case .colorScheme(let isDark): told = isDark ? .dark : .light
        default: break
        }
    }

    /// Returns what `COLORFGBG` says, whose last part is the number of the background among the basic colours.
    private static func guess(_ value: String?) -> UIUserInterfaceStyle {
        guard let last = value?.split(separator: ";").last, let number = Int(last) else { return .unspecified }
        return switch number {
        case 0...6, 8: .dark
        case 7, 9...15: .light
        default: .unspecified
        }
    }
}
