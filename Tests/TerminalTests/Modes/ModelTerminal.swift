/// What a terminal makes of modes: a naive model, which knows no more than is sent here.
struct ModelTerminal: Equatable {
    struct Screen: Equatable {
        var cursor = 0
        /// The saved position of the cursor.
        var saved: Int?
        var keyboard: [String] = []
    }

    var main = Screen()
    var alternate = Screen()
    var isAlternate = false
    /// The private modes that are on.
    var modes: Set<String> = ["25"]
    /// Whether text has its ordinary colours.
    var isPlain = true
    /// What has begun and is not complete.
    private var pending = ""

    var screen: Screen {
        get { isAlternate ? alternate : main }
        set { if isAlternate { alternate = newValue } else { main = newValue } }
    }

    /// Whether nothing of a sequence waits for its rest.
    var isReady: Bool { pending.isEmpty }

    mutating func receive(_ text: some Sequence<Character>) {
        for character in text { receive(character) }
    }

    private mutating func receive(_ character: Character) {
        if character == "\u{1B}" {
            pending = "\u{1B}"
            return
        }
        if pending.isEmpty {
            screen.cursor += 1
            return
        }
        pending.append(character)
        if pending.count == 2 {
            if character != "[", character != "]" { pending = "" }
        } else if pending.hasPrefix("\u{1B}["), character.isLetter {
            obey(pending.dropFirst(2).dropLast(), character)
            pending = ""
        }
    }

    private mutating func obey(_ parameters: Substring, _ final: Character) {
        switch (parameters.first, final) {
        case ("?", "h"): set(String(parameters.dropFirst()), true)
        case ("?", "l"): set(String(parameters.dropFirst()), false)
        case (">", "u"): screen.keyboard.append(String(parameters.dropFirst()))
        case ("<", "u"): screen.keyboard.removeLast(min(1, screen.keyboard.count))
        case (nil, "m"): isPlain = true
        case (_, "m"): isPlain = false
        default: break
        }
    }

    private mutating func set(_ mode: String, _ on: Bool) {
        switch mode {
        case "47": isAlternate = on
        case "1049":
            if on {
                screen.saved = screen.cursor
                isAlternate = true
                alternate.cursor = 0
            } else {
                isAlternate = false
                // The corner, if no position was saved.
                main.cursor = main.saved ?? 0
                alternate.cursor = 0
            }
        default: if on { modes.insert(mode) } else { modes.remove(mode) }
        }
    }
}
