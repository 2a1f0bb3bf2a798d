extension DateWheels.Wheel {
    /// The name of the wheel, for accessibility.
    package var name: String {
        switch self {
        case .date: "Date"
        case .year: "Year"
        case .month: "Month"
        case .day: "Day"
        case .hour: "Hour"
        case .minute: "Minute"
        case .half: "AM/PM"
        }
    }
}
