import Foundations

/// Stops the program: a subscriber that wants no more values asks for none by not asking.
func stopForNoDemand() -> Never {
    fatalError("A subscription was asked for 0 values. Ask for 1 or more, or do not ask.")
}
