import DeclarativeUI

extension Specimen {
    /// The controls of the imperative world.
    @MainActor static var imperative: [Specimen] {
        buttons + values + texts + [
            Specimen(UIPickerView(), size: CGSize(width: 176, height: 224), height: 216) {
                $0.dataSource = sizes
                $0.delegate = sizes
                $0.selectRow(1, inComponent: 0, animated: false)
            },
            Specimen(UIDatePicker(), "compact", size: CGSize(width: 304, height: 64)) {
                $0.preferredDatePickerStyle = .compact
                $0.date = day
            },
            Specimen(UIDatePicker(), "inline", size: CGSize(width: 336, height: 352)) {
                $0.datePickerMode = .date
                $0.preferredDatePickerStyle = .inline
                $0.date = day
            },
        ]
    }

    @MainActor private static var buttons: [Specimen] {
        func button(_ style: String, _ configuration: @escaping @MainActor () -> UIButton.Configuration) -> Specimen {
            Specimen(UIButton(), style) {
                var made = configuration()
                made.title = "Save"
                $0.configuration = made
            }
        }
        return [
            button("plain") { .plain() },
            button("gray") { .gray() },
            button("tinted") { .tinted() },
            button("filled") { .filled() },
            Specimen(UIButton(), "selected") {
                var made = UIButton.Configuration.plain()
                made.title = "Bold"
                $0.configuration = made
                $0.isSelected = true
            },
        ]
    }

    @MainActor private static var values: [Specimen] {
        [
            Specimen(UISwitch(), "on") { $0.isOn = true },
            Specimen(UISwitch(), "off") { $0.isOn = false },
            Specimen(UISlider()) { $0.value = 0.55 },
            Specimen(UIStepper()) { $0.value = 2 },
            Specimen(UISegmentedControl()) {
                for (index, title) in ["S", "M", "L"].enumerated() {
                    $0.insertSegment(withTitle: title, at: index, animated: false)
                }
                $0.selectedSegmentIndex = 1
            },
            Specimen(UIPageControl()) {
                $0.numberOfPages = 5
                $0.currentPage = 2
                $0.pageIndicatorTintColor = .systemGray3
                $0.currentPageIndicatorTintColor = .label
            },
            Specimen(UIProgressView(), states: [.normal]) { $0.progress = 0.4 },
            Specimen(UIActivityIndicatorView(), states: [.normal]) { $0.startAnimating() },
        ]
    }

    @MainActor private static var texts: [Specimen] {
        [
            Specimen(UITextField()) {
                $0.borderStyle = .roundedRect
                $0.text = "Emma"
            },
            Specimen(UITextField(), "empty") {
                $0.borderStyle = .roundedRect
                $0.placeholder = "Name"
                $0.clearButtonMode = .always
            },
            Specimen(UITextView(), height: 48, states: [.normal, .focused, .hovered, .pressed]) {
                $0.text = "Two lines\nof text"
            },
            Specimen(UISearchBar(), height: 48, states: [.normal, .focused, .hovered, .pressed]) {
                $0.placeholder = "Search"
            },
        ]
    }

    @MainActor private static let sizes = Sizes()
}

/// The rows of a wheel.
@MainActor private final class Sizes: UIPickerViewDataSource, UIPickerViewDelegate {
    private let titles = ["S", "M", "L"]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles[row]
    }
}
