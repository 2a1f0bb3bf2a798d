/// Prints figures and remembers which of them broke their bounds.
@MainActor final class Report {
    private(set) var broken: [String] = []
    private var table = ""

    /// Begins a table.
    func begin(_ title: String) {
        table = title
        print("\n\(title)")
        print(pad("", 58) + pad("measured", 14, right: true) + pad("ratio", 9, right: true) + "   bound")
    }

    /// Prints one figure.
    ///
    /// - Parameters:
    ///   - reference: the figure the ratio is to.
    ///   - limit: the most it may be, in its unit.
    ///   - ratioLimit: the most the ratio may be.
    ///   - tolerance: by what factor both may be exceeded before a check fails; by default hardly at all for bytes and
    ///     counts, which are the same everywhere.
    ///   - goal: what it is to become less than; not checked.
    func row(
        _ name: String, _ value: Double, _ unit: Unit = .time, reference: Double? = nil, limit: Double? = nil,
        ratioLimit: Double? = nil, tolerance: Double? = nil, goal: Double? = nil
    ) {
        let ratio = reference.map { value / $0 }
        var bounds: [String] = []
        if let limit { bounds.append("< " + unit.text(limit)) }
        if let goal { bounds.append("goal " + unit.text(goal)) }
        if let ratioLimit { bounds.append("within \(fixed(ratioLimit, 1))×") }
        let tolerance = tolerance ?? unit.tolerance
        let breaks =
            limit.map { value > $0 * tolerance } ?? false
            || ratioLimit.map { (ratio ?? 1) > $0 * tolerance } ?? false
        let exceeds = limit.map { value > $0 } ?? false || ratioLimit.map { (ratio ?? 1) > $0 } ?? false
        if breaks { broken.append("\(table): \(name)") }
        print(
            pad("  " + name, 58) + pad(unit.text(value), 14, right: true)
                + pad(ratio.map { fixed($0, 2) + "×" } ?? "", 9, right: true)
                + (bounds.isEmpty ? "" : "   " + bounds.joined(separator: ", "))
                + (breaks ? "   BROKEN" : exceeds ? "   over" : ""))
    }

    /// Prints a time whose bound holds on machines of any speed.
    ///
    /// - Parameters:
    ///   - bound: the most nanoseconds it may be where `MachinePace.object()` is `nominalObject`.
    ///   - reference: the time for fewer things, of which it may be 1.5 times as much.
    func time(_ name: String, _ value: Double, bound: Double? = nil, reference: Double? = nil) {
        row(
            name, value, reference: reference, limit: bound.map { $0 * MachinePace.object() / Self.nominalObject },
            ratioLimit: reference == nil ? nil : 1.5)
    }

    /// Prints a time that is to become less than `goal` nanoseconds, where `MachinePace.object()` is `nominalObject`.
    func time(_ name: String, _ value: Double, goal: Double, reference: Double? = nil) {
        row(name, value, reference: reference, goal: goal * MachinePace.object() / Self.nominalObject)
    }

    /// The nanoseconds an object took on the machine for which the bounds were set.
    private static let nominalObject = 40.0

    enum Unit {
        case time, bytes, count

        @MainActor var tolerance: Double {
            switch self {
            case .time: Options.margin
            case .bytes: 1.02
            case .count: 1
            }
        }

        @MainActor func text(_ value: Double) -> String {
            switch self {
            case .bytes: fixed(value, 0) + " B"
            case .count: fixed(value, value == value.rounded() ? 0 : 2)
            case .time:
                value < 1_000
                    ? fixed(value, value < 100 ? 2 : 0) + " ns"
                    : value < 1_000_000 ? fixed(value / 1_000, 2) + " µs" : fixed(value / 1_000_000, 2) + " ms"
            }
        }
    }
}

/// A number with so many decimals.
@MainActor func fixed(_ value: Double, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let whole = Int((value * scale).rounded())
    if decimals == 0 { return grouped(whole) }
    let fraction = String(whole % Int(scale))
    return grouped(whole / Int(scale)) + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
}

/// A whole number with commas between thousands.
@MainActor func grouped(_ number: Int) -> String {
    var digits = String(number)
    var index = digits.count - 3
    while index > 0 {
        digits.insert(",", at: digits.index(digits.startIndex, offsetBy: index))
        index -= 3
    }
    return digits
}

@MainActor private func pad(_ text: String, _ width: Int, right: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return right ? space + text : text + space
}
