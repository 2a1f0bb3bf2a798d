extension DateWheels.Wheel {
    /// What is chosen with the wheel, for those who are told of it.
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
