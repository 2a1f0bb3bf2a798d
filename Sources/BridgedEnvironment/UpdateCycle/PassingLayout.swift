/// Layouts that are made for a picture, and after which everything is to be as it was before.
///
/// While they last, no movement begins or ends, nothing is told that it appears or changes, and no new row ends its
/// life. State that another layout cannot restore, such as a scroll position, is noted before and set back.
@MainActor package enum PassingLayout {
    private enum Stage { case none, passing, returning }

    private static var stage = Stage.none
    private static var endings: [() -> Void] = []
    private static var postponed: [() -> Void] = []

    /// Whether the current layout is temporary, or the lasting layout is being restored after one.
    package static var isInProgress: Bool { stage != .none }

    /// Whether the current layout is temporary.
    package static var isPassing: Bool { stage == .passing }

    /// Whether the layout is that of a picture with other traits or in another size than the views have.
    package private(set) static var isAltered = false

    /// Adds something to set back when everything is laid out as before. The last one that was added is done first.
    package static func atEnd(_ ending: @escaping () -> Void) { endings.append(ending) }

    /// Adds something to do when everything has been set back. The first one that was added is done first.
    package static func afterwards(_ work: @escaping () -> Void) { postponed.append(work) }

    /// Performs layouts that do not last.
    ///
    /// - Parameters:
    ///   - altered: Whether the views have other traits or sizes in them.
    ///   - layouts: Makes the layouts. One of these functions in another is the same as its statements there.
    ///   - undo: Reverts the changes the layouts were made for, and lays out.
    ///   - settle: Lays out the rest once everything else has been set back.
    package static func perform(
        altered: Bool, _ layouts: () -> Void, undo: () -> Void, settle: () -> Void
    ) {
        func performLayouts() {
            let wasAltered = isAltered
            isAltered = altered || wasAltered
            layouts()
            isAltered = wasAltered
        }
        if isInProgress {
            performLayouts()
            undo()
            return
        }
        stage = .passing
        performLayouts()
        undo()
        stage = .returning
        while let ending = endings.popLast() { ending() }
        settle()
        // Code called in between may have left more to set back.
        while let ending = endings.popLast() { ending() }
        stage = .none
        let due = postponed
        postponed = []
        for work in due { work() }
    }
}
