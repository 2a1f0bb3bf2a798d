import Foundation
import ImperativeUI
import Terminal
import Testing

@testable import TerminalHost

@Suite("What a terminal is told besides what it shows") struct TerminalMessageTests {
    @Test("Copied text is sent in Base64, and in tmux also to the terminal outside")
    func copy() {
        #expect(TerminalMessage.copy("a€", inTmux: false) == "\u{1B}]52;c;YeKCrA==\u{1B}\\")
        #expect(
            TerminalMessage.copy("a", inTmux: true)
                == "\u{1B}]52;c;YQ==\u{1B}\\\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YQ==\u{7}\u{1B}\\")
    }

    @Test("A text that is longer than terminals take is not sent")
    func bound() {
        let text = String(repeating: "a", count: TerminalMessage.longestCopy)
        #expect(TerminalMessage.copy(text, inTmux: false)?.utf8.count ?? 0 < 100_008)
        #expect(TerminalMessage.copy(text + "a", inTmux: false) == nil)
    }

    @Test("A title has no controls, and is short")
    func title() {
        #expect(TerminalMessage.title("a\u{1B}]2;b\u{7}\nc") == "\u{1B}]2;a]2;bc\u{1B}\\")
        #expect(TerminalMessage.title(String(repeating: "a", count: 300)).utf8.count == 206)
    }

    @Test(
        "The appearance is what was asked for, or else what the terminal answers, or else what COLORFGBG says",
        arguments: [
            (["--dark"], ["COLORFGBG": "0;15"], false, .dark),
            (["--dark", "--light"], [:], true, .light),
            ([], ["ISTHMUS_APPEARANCE": "light", "COLORFGBG": "15;0"], true, .light),
            ([], ["COLORFGBG": "15;0"], nil, .dark), ([], ["COLORFGBG": "0;default;15"], nil, .light),
            ([], ["COLORFGBG": "15;0"], false, .light), ([], ["COLORFGBG": "what"], nil, .unspecified),
            ([], [:], nil, .unspecified), ([], [:], true, .dark),
        ] as [([String], [String: String], Bool?, UIUserInterfaceStyle)])
    func appearance(
        arguments: [String], environment: [String: String], answer: Bool?, expected: UIUserInterfaceStyle
    ) {
        var appearance = TerminalAppearance(
            HostRequest(arguments: ["program"] + arguments, environment: environment))
        if let answer { appearance.note(.colorScheme(isDark: answer)) }
        #expect(appearance.style == expected)
    }
}
