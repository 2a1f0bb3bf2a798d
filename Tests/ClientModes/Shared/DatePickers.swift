// Choosing dates, as client code writes it in both worlds.

import Foundation
import SwiftUI
import UIKit

/// A form with dates, as applications write it.
struct ClientTripForm: View {
    @State private var departure = Date()
    @State private var alarm = Date()
    @State private var dates: Set<DateComponents> = []
    private let title = "Return"

    var dateRange: ClosedRange<Date> {
        let start = DateComponents(year: 2026, month: 1, day: 1)
        let end = DateComponents(year: 2026, month: 12, day: 31, hour: 23, minute: 59)
        return (Calendar.current.date(from: start) ?? Date())...(Calendar.current.date(from: end) ?? Date())
    }

    var body: some View {
        Form {
            Section("Trip") {
                DatePicker("Departure", selection: $departure, in: dateRange, displayedComponents: [.date])
                DatePicker(title, selection: $departure, in: Date()..., displayedComponents: .date)
                DatePicker("Born", selection: $departure, in: ...Date(), displayedComponents: .date)
                    .datePickerStyle(.graphical)
            }
            DatePicker(selection: $alarm, displayedComponents: .hourAndMinute) {
                Text("Wake me up")
            }
            .datePickerStyle(WheelDatePickerStyle())
            DatePicker("Please enter a date", selection: $alarm).labelsHidden().datePickerStyle(.compact)
            MultiDatePicker("Dates Available", selection: $dates)
            MultiDatePicker("Dates Available", selection: $dates, in: Date.now...).frame(height: 300)
            DatePicker("Own", selection: $alarm).datePickerStyle(ClientDatePickerStyle())
        }
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.locale, Locale(identifier: "en_GB"))
    }
}

struct ClientDatePickerStyle: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            DatePicker("", selection: configuration.$selection, displayedComponents: configuration.displayedComponents)
                .labelsHidden()
            DatePicker(configuration)
        }
        .padding()
    }
}

/// A screen that keeps a date.
class ClientReminderController: UIViewController {
    let datePicker = UIDatePicker()
    private(set) var reminder = Date()

    override func viewDidLoad() {
        super.viewDidLoad()
        datePicker.datePickerMode = .dateAndTime
        datePicker.preferredDatePickerStyle = .inline
        datePicker.minimumDate = Date()
        datePicker.maximumDate = Calendar.current.date(byAdding: .year, value: 1, to: Date())
        datePicker.minuteInterval = 5
        datePicker.locale = Locale(identifier: "en_US")
        datePicker.timeZone = TimeZone(secondsFromGMT: 0)
        datePicker.setDate(Date().addingTimeInterval(3600), animated: false)
        datePicker.addAction(
            UIAction { [weak self] action in
                guard let picker = action.sender as? UIDatePicker else { return }
                self?.reminder = picker.date
            }, for: .valueChanged)
        view.addSubview(datePicker)

        let timer = UIDatePicker(frame: .zero)
        timer.datePickerMode = .countDownTimer
        timer.countDownDuration = 5 * 60
        view.addSubview(timer)
    }
}
