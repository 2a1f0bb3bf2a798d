import DeclarativeUI
import Foundation

extension ControlCase {
    static let nodes: [ControlCase] = [
        .node("UIButton", height: 400) { notes in
            let stack = column()
            let plain = UIButton(type: .system)
            plain.setTitle("Plain", for: .normal)
            plain.addAction(UIAction { _ in notes.add("plain") }, for: .primaryActionTriggered)
            let sign = UIButton(
                configuration: .bordered(),
                primaryAction: UIAction(image: UIImage(systemName: "plus")) { _ in notes.add("sign") })
            let menu = UIButton(configuration: .bordered())
            menu.setTitle("Menu", for: .normal)
            menu.menu = UIMenu(children: [UIAction(title: "Entry") { _ in notes.add("entry") }])
            menu.showsMenuAsPrimaryAction = true
            let both = UIButton(
                configuration: .bordered(), primaryAction: UIAction(title: "Both") { _ in notes.add("both") })
            both.menu = UIMenu(children: [UIAction(title: "Second") { _ in notes.add("second") }])
            let toggle = UIButton(
                configuration: .bordered(), primaryAction: UIAction(title: "On") { _ in notes.add("on") })
            toggle.changesSelectionAsPrimaryAction = true
            let picker = UIButton(configuration: .bordered())
            picker.menu = UIMenu(
                options: .singleSelection,
                children: [
                    UIAction(title: "Cat", state: .on) { _ in notes.add("cat") },
                    UIAction(title: "Dog") { _ in notes.add("dog") },
                ])
            (picker.showsMenuAsPrimaryAction, picker.changesSelectionAsPrimaryAction) = (true, true)
            let off = UIButton(configuration: .bordered(), primaryAction: UIAction(title: "Off") { _ in })
            off.isEnabled = false
            for view in [plain, sign, menu, both, toggle, picker, off] { stack.addArrangedSubview(view) }
            return stack
        }.then(
            .tells(
                #"button "Plain""#,
                #"button "plus""#,
                #"button "Menu""#,
                #"button "Both" [Show Menu]"#,
                #"button "On""#,
                #"button "Cat""#,
                #"button "Off" (disabled)"#), .press(.button, "Plain"), .press(.button, "plus"),
            .press(.button, "Menu"),
            .tells(
                "menu",
                #"  menu item "Entry""#),
            .press(.menuItem, "Entry"), .press(.button, "Both"), .act(.button, "Both", "Show Menu"),
            .press(.menuItem, "Second"), .press(.button, "On"), .press(.button, "Cat"), .press(.menuItem, "Dog"),
            .refuses(.button, "Off"),
            .tells(
                #"button "Plain""#,
                #"button "plus""#,
                #"button "Menu""#,
                #"button "Both" [Show Menu]"#,
                #"button "On" (selected)"#,
                #"button "Dog""#,
                #"button "Off" (disabled)"#),
            .notes("plain", "sign", "entry", "both", "second", "on", "dog"),
        ),
        .node("UISwitch, UISlider, UIStepper", height: 160) { notes in
            let stack = column()
            let toggle = UISwitch()
            toggle.accessibilityLabel = "Switch"
            toggle.addAction(UIAction { notes.add("\(($0.sender as? UISwitch)?.isOn ?? false)") }, for: .valueChanged)
            let slider = UISlider()
            slider.accessibilityLabel = "Slider"
            slider.addAction(UIAction { notes.add("\(($0.sender as? UISlider)?.value ?? 0)") }, for: .valueChanged)
            let stepper = UIStepper()
            stepper.accessibilityLabel = "Stepper"
            stepper.addAction(UIAction { notes.add("\(($0.sender as? UIStepper)?.value ?? 0)") }, for: .valueChanged)
            for view in [toggle, slider, stepper] { stack.addArrangedSubview(view) }
            return stack
        }.then(
            .tells(
                #"switch "Switch" = "0""#,
                #"slider "Slider" = "0%""#,
                #"stepper "Stepper" = "0""#), .press(.toggle, "Switch"), .increment(.slider, "Slider"),
            .increment(.stepper, "Stepper"),
            .notes("true", "0.1", "1.0"),
            .tells(
                #"switch "Switch" = "1""#,
                #"slider "Slider" = "10%""#,
                #"stepper "Stepper" = "1""#),
        ),
        .node("UISegmentedControl, UIPageControl", height: 100) { notes in
            let stack = column()
            let segments = UISegmentedControl(items: ["One", "Two"])
            segments.insertSegment(with: UIImage(systemName: "star"), at: 2, animated: false)
            segments.addAction(
                UIAction { notes.add("\(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -1)") },
                for: .valueChanged)
            let pages = UIPageControl()
            pages.numberOfPages = 3
            pages.addAction(
                UIAction { notes.add("\(($0.sender as? UIPageControl)?.currentPage ?? -1)") }, for: .valueChanged)
            for view in [segments, pages] { stack.addArrangedSubview(view) }
            return stack
        }.then(
            .tells(
                #"button "One""#,
                #"button "Two""#,
                #"button "star""#,
                #"pages = "page 1 of 3""#), .press(.button, "Two"), .press(.button, "star"), .increment(.pages, ""),
            .notes("1", "2", "1"),
            .tells(
                #"button "One""#,
                #"button "Two""#,
                #"button "star" (selected)"#,
                #"pages = "page 2 of 3""#),
        ),
        .node("UIProgressView, UIActivityIndicatorView, UILabel, UIImageView", height: 200) { _ in
            let stack = column()
            let progress = UIProgressView()
            progress.progress = 0.5
            let named = UIProgressView()
            named.accessibilityLabel = "Download"
            let activity = UIActivityIndicatorView()
            activity.startAnimating()
            let label = UILabel()
            label.text = "Label"
            let image = UIImageView(image: UIImage(systemName: "star"))
            image.isAccessibilityElement = true
            for view in [progress, named, activity, label, image] { stack.addArrangedSubview(view) }
            return stack
        }.then(
            .tells(
                #"progress = "50%""#,
                #"progress "Download" = "0%""#,
                #"progress "In progress""#,
                #"text "Label""#,
                #"image "star""#)),
        .node("UITextField, UITextView, UISearchBar", height: 300) { notes in
            let stack = column()
            let field = UITextField()
            field.placeholder = "Name"
            field.addAction(UIAction { notes.add(($0.sender as? UITextField)?.text ?? "") }, for: .editingChanged)
            let secret = UITextField()
            (secret.placeholder, secret.isSecureTextEntry, secret.text) = ("Password", true, "abc")
            let text = UITextView()
            text.accessibilityLabel = "Notes"
            let read = UITextView()
            (read.accessibilityLabel, read.isEditable, read.text) = ("Read", false, "Fixed")
            let search = UISearchBar()
            (search.placeholder, search.showsCancelButton) = ("Find", true)
            (search.scopeButtonTitles, search.showsScopeBar) = (["All", "Some"], true)
            for view in [field, secret, text, read, search] { stack.addArrangedSubview(view) }
            return stack
        }.then(
            .tells(
                #"text field "Name""#,
                #"secure text field "Password" = "•••""#,
                #"text view "Notes""#,
                #"text view "Read" = "Fixed""#,
                #"search field "Find""#,
                #"button "Cancel""#,
                #"button "All" (selected)"#,
                #"button "Some""#), .type(.textField, "Name", "Ada"), .type(.secureTextField, "Password", "x"),
            .type(.textView, "Notes", "Lines"), .type(.searchField, "Find", "cat"), .press(.button, "Some"),
            .tells(
                #"text field "Name" = "Ada""#,
                #"secure text field "Password" = "•""#,
                #"text view "Notes" = "Lines""#,
                #"text view "Read" = "Fixed""#,
                #"search field "Find" = "cat""#,
                #"button "Cancel""#,
                #"button "All""#,
                #"button "Some" (selected)"#), .press(.button, "Cancel"), .notes("Ada"),
        ),
        .node("UIPickerView", height: 160) { notes in
            let picker = NotedPicker(notes)
            picker.accessibilityLabel = "Meal"
            return picker
        }.then(
            .tells(
                #"group "Meal""#,
                #"  picker "Soup" = "Soup""#,
                #"  picker "Water" = "Water""#), .increment(.picker, "Soup"),
            .tells(
                #"group "Meal""#,
                #"  picker "Salad" = "Salad""#,
                #"  picker "Water" = "Water""#), .decrement(.picker, "Salad"), .notes("0: 1", "0: 0"),
        ),
        .node("UIDatePicker, compact") { notes in datePicker(.compact, .dateAndTime, notes) }.then(
            .tells(
                #"group "Start""#,
                #"  button "Date" = "Mar 4, 2026""#,
                #"  button "Time" = "12:00 PM""#), .press(.button, "Time"),
            .tells(
                #"picker "Hour" = "12""#,
                #"picker "Minute" = "00""#,
                #"picker "AM/PM" = "PM""#), .increment(.picker, "Hour"), .escape(.picker, "Hour"),
            .tells(
                #"group "Start""#,
                #"  button "Date" = "Mar 4, 2026""#,
                #"  button "Time" = "1:00 PM""#),
            .notes("1772629200.0"),
        ),
        .node("UIDatePicker, inline", height: 400) { notes in datePicker(.inline, .date, notes) }.then(
            .tellsAlso(
                #"group "Start""#, #"heading "March 2026""#, #"button "Wednesday, March 4, 2026" (selected)"#),
            .press(.button, "Next Month"), .press(.button, "Wednesday, April 1, 2026"),
            .notes("1775044800.0"),
        ),
        .node("UIDatePicker, wheels", height: 200) { notes in datePicker(.wheels, .dateAndTime, notes) }.then(
            .tells(
                #"group "Start""#,
                #"  picker "Date" = "Wed, Mar 4""#,
                #"  picker "Hour" = "12""#,
                #"  picker "Minute" = "00""#,
                #"  picker "AM/PM" = "PM""#), .increment(.picker, "Date"), .decrement(.picker, "AM/PM"),
            .notes("1772712000.0", "1772668800.0"),
        ),
        .node("UIContextMenuInteraction") { notes in
            let label = MenuLabel(notes)
            label.text = "Text"
            return label
        }.then(
            .tells(
                #"text "Text" [Show Menu]"#), .act(.text, "Text", "Show Menu"),
            .tells(
                "menu",
                #"  heading "Edit""#,
                #"  menu item "Cut""#,
                #"  menu item "Off" (disabled)"#,
                #"  menu item "More""#,
                #"  heading "Part""#,
                #"  menu item "On" (selected)"#), .press(.menuItem, "More"),
            .tells(
                "menu",
                #"  menu item "More""#,
                #"  menu item "Deep""#),
            .press(.menuItem, "Deep"), .act(.text, "Text", "Show Menu"), .press(.menuItem, "Cut"),
            .notes("deep", "cut"),
        ),
    ]

    @MainActor private static func column() -> UIStackView {
        let stack = UIStackView()
        stack.axis = .vertical
        return stack
    }

    @MainActor private static func datePicker(
        _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ notes: Notes
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.accessibilityLabel = "Start"
        (picker.preferredDatePickerStyle, picker.datePickerMode) = (style, mode)
        picker.date = Date(timeIntervalSince1970: 1_772_625_600)
        picker.addAction(
            UIAction { notes.add("\((($0.sender as? UIDatePicker)?.date ?? .distantPast).timeIntervalSince1970)") },
            for: .valueChanged)
        return picker
    }
}

private final class NotedPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private let notes: Notes

    init(_ notes: Notes) {
        self.notes = notes
        super.init(frame: .zero)
        (dataSource, delegate) = (self, self)
    }

    required init?(coder: NSCoder) { nil }

    private let meals = [["Soup", "Salad"], ["Water", "Juice"]]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { meals.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        meals[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        notes.add("\(component): \(row)")
    }
}

private final class MenuLabel: UILabel, UIContextMenuInteractionDelegate {
    private let notes: Notes

    init(_ notes: Notes) {
        self.notes = notes
        super.init(frame: .zero)
        isUserInteractionEnabled = true
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [notes] _ in
            UIMenu(
                title: "Edit",
                children: [
                    UIAction(title: "Cut") { _ in notes.add("cut") },
                    UIAction(title: "Off", attributes: .disabled) { _ in },
                    UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in notes.add("deep") }]),
                    UIMenu(
                        title: "Part", options: .displayInline, children: [UIAction(title: "On", state: .on) { _ in }]),
                ])
        })
    }
}
