/// Tells which views are being measured, placed or drawn, with code of clients in between.
///
/// Questions that such code asks about the views around it are answered from known values; they do not start a layout
/// or drawing of a view that is already being laid out or drawn.
@MainActor package enum ClientLayout {
    @exclusivity(unchecked) private static var places: [AnyObject] = []

    /// Whether something is being measured, placed or drawn in a place for which a condition holds.
    package static func isInProgress(where condition: (AnyObject) -> Bool) -> Bool {
        for place in places where condition(place) { return true }
        return false
    }

    /// Runs code that measures, places or draws the contents of a place.
    @inline(__always)
    package static func run<Result>(in place: AnyObject?, _ body: () -> Result) -> Result {
        guard let place else { return body() }
        places.append(place)
        defer { places.removeLast() }
        return body()
    }
}
