/// A text as an array of characters with two indices, which does everything in the simplest way.
struct NaiveText: Equatable {
    /// A state to which undoing leads back, and what has been done since.
    struct Step: Equatable {
        enum Kind { case typing, deletingBackward, deletingForward, other }

        var kind: Kind
        let before: State
        var after: State
        /// Where the next change of the kind has to be, in UTF-8, to be part of the step.
        var next: Int?
    }

    struct State: Equatable {
        var characters: [Character] = []
        var anchor = 0
        var head = 0
    }

    var now = State()
    var done: [Step] = []
    var undone: [Step] = []
    /// While something is composed: the state before, and the marked range in UTF-8.
    var composition: (before: State, range: Range<Int>)?
    let isMultiline: Bool

    static func == (one: NaiveText, other: NaiveText) -> Bool { one.now == other.now }

    init(isMultiline: Bool) { self.isMultiline = isMultiline }

    var text: String { String(now.characters) }
    var selected: Range<Int> { min(now.anchor, now.head)..<max(now.anchor, now.head) }

    func offset(_ index: Int) -> Int { String(now.characters[..<index]).utf8.count }

    /// Returns the index of the first character that begins at an offset or after it.
    private func index(_ offset: Int, in characters: [Character]) -> Int {
        var (length, index) = (0, 0)
        while length < offset, index < characters.count {
            length += characters[index].utf8.count
            index += 1
        }
        return index
    }

    // MARK: Changing

    /// Replaces a range of UTF-8 and returns the state after it, with the selection at other offsets.
    private func replaced(_ range: Range<Int>, _ new: String, anchor: Int, head: Int) -> State {
        let bytes = Array(text.utf8)
        // The ranges are between scalars.
        let result = String(
            decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...], as: UTF8.self)
        var state = State(characters: Array(result))
        state.anchor = index(anchor, in: state.characters)
        state.head = index(head, in: state.characters)
        return state
    }

    private mutating func note(
        _ kind: Step.Kind, _ before: State, at offset: Int, removed: Int, inserted: Int, _ text: String
    ) {
        undone = []
        let isPart =
            switch kind {
            case .typing: removed == 0 && done.last?.next == offset
            case .deletingBackward: done.last?.next == offset + removed
            case .deletingForward: done.last?.next == offset
            case .other: false
            }
        if isPart, let last = done.last, last.kind == kind {
            done[done.count - 1].after = now
        } else {
            done.append(Step(kind: kind, before: before, after: now, next: nil))
        }
        let isOpen = !text.contains(where: \.isNewline) && kind != .other
        done[done.count - 1].next = isOpen ? offset + (kind == .typing ? inserted : 0) : nil
    }

    mutating func replace(_ range: Range<Int>, _ new: String, _ kind: Step.Kind) {
        let before = now
        let end = range.lowerBound + new.utf8.count
        let old = Array(text.utf8)[range]
        now = replaced(range, new, anchor: end, head: end)
        if old.elementsEqual(new.utf8) { return }
        note(kind, before, at: range.lowerBound, removed: range.count, inserted: new.utf8.count, new)
    }

    mutating func insert(_ text: String, isTyped: Bool) {
        let kept = insertable(text)
        if kept.isEmpty, !text.isEmpty || (composition?.range ?? selected).isEmpty { return }
        if composition != nil {
            compose(kept, nil)
            commit()
            return
        }
        replace(offset(selected.lowerBound)..<offset(selected.upperBound), kept, isTyped ? .typing : .other)
    }

    private func insertable(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isNewline {
                result += isMultiline ? "\n" : " "
            } else if character == "\t" {
                result += isMultiline ? "\t" : " "
            } else if character != "\0" {
                result.append(character)
            }
        }
        return result
    }

    mutating func delete(_ target: Int) {
        commit()
        if !selected.isEmpty {
            replace(offset(selected.lowerBound)..<offset(selected.upperBound), "", .other)
        } else if target < now.head {
            replace(offset(target)..<offset(now.head), "", .deletingBackward)
        } else if target > now.head {
            replace(offset(now.head)..<offset(target), "", .deletingForward)
        }
    }

    mutating func select(_ anchor: Int, _ head: Int) {
        commit()
        (now.anchor, now.head) = (anchor, head)
        endRun()
    }

    private mutating func endRun() {
        if !done.isEmpty { done[done.count - 1].next = nil }
    }

    mutating func undo() {
        commit()
        guard let step = done.popLast() else { return }
        undone.append(step)
        now = step.before
        endRun()
    }

    mutating func redo() {
        commit()
        guard var step = undone.popLast() else { return }
        step.next = nil
        done.append(step)
        now = step.after
    }

    // MARK: Composing

    mutating func compose(_ text: String, _ caret: Int?) {
        let kept = insertable(text)
        let (before, range) = composition ?? (now, offset(selected.lowerBound)..<offset(selected.upperBound))
        let place = range.lowerBound + (kept == text ? min(caret ?? kept.utf8.count, kept.utf8.count) : kept.utf8.count)
        now = replaced(range, kept, anchor: place, head: place)
        composition = (before, range.lowerBound..<range.lowerBound + kept.utf8.count)
    }

    mutating func commit() {
        guard let (before, range) = composition else { return }
        composition = nil
        let new = String(decoding: Array(text.utf8)[range], as: UTF8.self)
        let old = String(before.characters[min(before.anchor, before.head)..<max(before.anchor, before.head)])
        if old.utf8.elementsEqual(new.utf8) { return }
        note(.typing, before, at: range.lowerBound, removed: old.utf8.count, inserted: range.count, new)
    }

    mutating func cancel() {
        guard let composition else { return }
        now = composition.before
        self.composition = nil
    }
}
