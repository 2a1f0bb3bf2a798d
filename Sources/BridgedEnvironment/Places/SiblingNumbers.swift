/// The number of each node among its siblings, found out once for all of them while paths are made together.
@MainActor package final class SiblingNumbers {
    private static var current: SiblingNumbers?

    /// For each node that was asked, the numbers of those below it.
    private var known: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]

    private init() {}

    /// Runs `body`, during which nothing changes, with the numbers found out by then.
    package static func together<Result>(_ body: () -> Result) -> Result {
        if current != nil { return body() }
        current = SiblingNumbers()
        defer { current = nil }
        return body()
    }

    /// Returns the number of a node among those below another; `nil` if it has none.
    ///
    /// - Parameter all: Calls the function that it is given with each node below the other that has a number, and that.
    package static func number(
        of child: AnyObject, below parent: AnyObject, _ all: ((AnyObject, Int) -> Void) -> Void
    ) -> Int? {
        if let known = current?.known[ObjectIdentifier(parent)] { return known[ObjectIdentifier(child)] }
        var numbers: [ObjectIdentifier: Int] = [:]
        all { child, number in numbers[ObjectIdentifier(child)] = number }
        current?.known[ObjectIdentifier(parent)] = numbers
        return numbers[ObjectIdentifier(child)]
    }
}
