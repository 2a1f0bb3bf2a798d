/// Tells which views are being measured, placed or drawn, with code of clients in between.
///
/// What such code asks about what is around it is answered from what is known; it does not lay out or draw in turn what
/// is laid out or drawn around it.
@MainActor package enum ClientLayout {
    @exclusivity(unchecked) private static var places: [AnyObject] = []

    /// Whether something is being measured, placed or drawn in a place for which a condition holds.
    package static func isInProgress(where condition: (AnyObject) -> Bool) -> Bool {
        for place in places where condition(place) { return true }
        return false
    }

    /// Runs code that measures, places or draws what is in a place.
    @inline(__always)
    package static func run<Result>(in place: AnyObject?, _ body: () -> Result) -> Result {
        guard let place else { return body() }
        places.append(place)
        defer { places.removeLast() }
        return body()
    }
}
