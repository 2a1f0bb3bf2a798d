/// The findings shared by explanations that are made together, while nothing changes.
@MainActor package final class Survey {
    private static var current: Survey?

    private struct Write: Hashable {
        let key: KeyID
        let scope: ObjectIdentifier
    }

    private var observers: [Write: [Explanation.KeyObserver]] = [:]

    private init() {}

    /// Runs `body` with the findings so far: with none, unless this is part of a survey already.
    package static func together<Result>(_ body: (Survey) -> Result) -> Result {
        if let current { return body(current) }
        let survey = Survey()
        current = survey
        defer { current = nil }
        return SiblingNumbers.together { body(survey) }
    }

    /// Returns the observers of a change of `id` at `scope`, in the order of their places.
    func observers(on id: KeyID, at scope: Scope) -> [Explanation.KeyObserver] {
        let write = Write(key: id, scope: ObjectIdentifier(scope))
        if let known = observers[write] { return known }
        var readers = ReaderList()
        readers.add(id, at: scope)
        let found = readers.sorted
        observers[write] = found
        return found
    }
}
