/// Gathers keys in the order in which they are offered, each once.
@MainActor struct KeyHintList {
    private(set) var hints: [KeyHint] = []
    private let receiver: (any TextKeyReceiver)?
    /// The keys that have an effect already.
    private var taken: Set<KeyCombination> = []
    /// The commands of the present responder, the last one first.
    private var commands: [KeyHint] = []

    init(_ receiver: (any TextKeyReceiver)?) { self.receiver = receiver }

    /// Adds keys, but for those that have an effect already.
    ///
    /// - Parameters:
    ///   - short: The effect in a word, for lines of keys; by default the whole title, or nothing for the last rank.
    ///   - rank: How early a line leaves the keys out, from 0 to 9.
    ///   - editsText: Whether the effect is that on the edited text.
    ///   - alsoWithControl: Whether Control works in place of Command.
    mutating func add(
        _ keys: [KeyCombination], _ title: String, _ group: KeyHint.Group, short: String? = nil, rank: Int,
        editsText: Bool = false, alsoWithControl: Bool = false, perform: (@MainActor () -> Void)? = nil
    ) {
        var free: [KeyCombination] = []
        var blocked: [KeyCombination] = []
        for key in keys {
            let told = alsoWithControl ? key.withControl.flatMap { taken.contains($0) ? nil : $0 } ?? key : key
            if taken.contains(told) { continue }
            if !editsText, let receiver, receiver.wants(told.key) { blocked.append(told) } else { free.append(told) }
        }
        taken.formUnion(free)
        let isBlocked = free.isEmpty
        if free.isEmpty, blocked.isEmpty { return }
        let word = short ?? (rank < 9 ? title : nil)
        hints.append(
            KeyHint(
                keys: isBlocked ? blocked : free, title: title, short: word, group: group, rank: rank,
                isBlocked: isBlocked, perform: perform))
    }

    /// Adds a command of the present responder; one without a title takes its keys from others, and is not listed.
    mutating func addCommand(
        _ key: KeyCombination, _ title: String?, isUrgent: Bool, group: KeyHint.Group,
        perform: @escaping @MainActor () -> Void
    ) {
        let told = key.withControl.flatMap { taken.contains($0) ? nil : $0 } ?? key
        if taken.contains(told) { return }
        let isBlocked = !isUrgent && receiver?.wants(told.key) == true
        if !isBlocked { taken.insert(told) }
        guard let title else { return }
        // The keys of one effect are listed together.
        if let index = commands.firstIndex(where: { $0.title == title && $0.isBlocked == isBlocked }) {
            let known = commands[index]
            commands[index] = KeyHint(
                keys: [told] + known.keys, title: title, short: known.short, group: group, rank: known.rank,
                isBlocked: isBlocked, perform: known.perform)
        } else {
            commands.append(
                KeyHint(
                    keys: [told], title: title, short: title, group: group, rank: group == .focus ? 4 : 3,
                    isBlocked: isBlocked, perform: perform))
        }
    }

    /// Lists the commands of the present responder in their order.
    mutating func finishResponder() {
        hints += commands.reversed()
        commands = []
    }

    /// The keys that edit a text, as people look for them.
    static let editing: [(keys: [KeyCombination], title: String)] = [
        (
            [KeyCombination(UIKeyCommand.inputLeftArrow), KeyCombination(UIKeyCommand.inputRightArrow)],
            "move the caret"
        ),
        (
            [
                KeyCombination(UIKeyCommand.inputLeftArrow, .control),
                KeyCombination(UIKeyCommand.inputRightArrow, .control),
            ], "move by a word"
        ),
        ([KeyCombination(UIKeyCommand.inputHome), KeyCombination(UIKeyCommand.inputEnd)], "start and end of the row"),
        (
            [
                KeyCombination(UIKeyCommand.inputLeftArrow, .shift),
                KeyCombination(UIKeyCommand.inputRightArrow, .shift),
            ], "select"
        ),
        ([KeyCombination("\u{8}"), KeyCombination(UIKeyCommand.inputDelete)], "delete"),
        ([KeyCombination("w", .control)], "delete the word before"),
        ([KeyCombination("u", .control), KeyCombination("k", .control)], "delete to the start or the end"),
        ([KeyCombination("/", .control)], "undo"),
        ([KeyCombination("y", .control)], "redo"),
        ([KeyCombination("x", .control)], "cut"),
        ([KeyCombination("v", .control)], "paste"),
        ([KeyCombination("\t")], "insert a tab"),
    ]
}
