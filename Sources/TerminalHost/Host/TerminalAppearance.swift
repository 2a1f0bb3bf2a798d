import ImperativeUI
import Terminal

/// The appearance of a terminal: whether its background is dark or light.
///
/// The user's choice takes precedence over the terminal's reply, which takes precedence over `COLORFGBG`: not all
/// terminals set that variable, and it may be another terminal's.
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

    /// Updates the appearance with a reply from the terminal.
    mutating func note(_ reply: TerminalReply) {
        switch reply {
        case .background(let color):
            let light = 0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue)
            told = light < 32_768 ? .dark : .light
        case .colorScheme(let isDark): told = isDark ? .dark : .light
        default: break
        }
    }

    /// Returns the appearance in `COLORFGBG`, whose last part is the background's number among the basic colours.
    private static func guess(_ value: String?) -> UIUserInterfaceStyle {
        guard let last = value?.split(separator: ";").last, let number = Int(last) else { return .unspecified }
        return switch number {
        case 0...6, 8: .dark
        case 7, 9...15: .light
        default: .unspecified
        }
    }
}
