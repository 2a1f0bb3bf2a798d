/// How much has been done on the main actor since the program began.
///
/// A step is one small piece of work that every machine does the same number of: a node made, run, looked at or ended,
/// an item measured or placed, a view passed by a layout. By these, not by time, an update that feeds itself is
/// measured; see `CycleDetector`.
@MainActor package enum UpdateWork {
    // Changed in single steps on one actor, wherever something is made: access need not be checked.
    /// The number of steps.
    @exclusivity(unchecked) package private(set) static var steps = 0

    /// How many steps an update may cause by itself, over and over. An optimized program does as many in a fraction of
    /// a second, one for debugging in about two.
    package static let limit = 100_000

    /// Counts a step, or several.
    package static func count(_ steps: Int = 1) { self.steps &+= steps }
}
