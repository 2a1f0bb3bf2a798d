/// The value of a control, which stays within bounds.
struct BoundedValue<Number: BinaryFloatingPoint> {
    private(set) var number: Number = 0
    private(set) var least: Number = 0
    private(set) var greatest: Number

    init(upTo greatest: Number) { self.greatest = greatest }

    /// Sets the value, or the bound that is nearest to it. Returns whether the value has changed.
    mutating func set(_ new: Number) -> Bool {
        let inside = min(max(new, least), greatest)
        if inside == number { return false }
        number = inside
        return true
    }

    /// Sets the least value, and raises the greatest one and the value if they are lower.
    mutating func setLeast(_ new: Number) {
        (least, greatest) = (new, max(new, greatest))
        number = min(max(number, least), greatest)
    }

    /// Sets the greatest value, and lowers the least one and the value if they are higher.
    mutating func setGreatest(_ new: Number) {
        (least, greatest) = (min(new, least), new)
        number = min(max(number, least), greatest)
    }
}
