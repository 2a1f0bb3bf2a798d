import DeclarativeUI
import Foundation

extension ControlCase {
    static let choosingViews: [ControlCase] = [
        .view("Picker, menu style") { notes in
            Kept("Cat", notes) { pet in Picker("Pet", selection: pet) { Pets() }.pickerStyle(.menu) }
        }.then(
            .tells(
                #"button "Pet" = "Cat""#), .press(.button, "Pet"),
            .tells(
                "menu",
                #"  menu item "Cat" (selected)"#,
                #"  menu item "Dog""#), .press(.menuItem, "Dog"), .notes("Dog"),
            .tells(
                #"button "Pet" = "Dog""#),
        ),
        .view("Picker, segmented, palette and inline") { notes in
            VStack {
                Kept("Cat", notes) { pet in
                    Picker("Segments", selection: pet) { Pets() }.pickerStyle(.segmented)
                }
                Kept("One", notes) { number in
                    Picker("Palette", selection: number) {
                        Text("One").tag("One"); Text("Two").tag("Two")
                    }
                    .pickerStyle(.palette)
                }
                Kept("Red", notes) { color in
                    Picker("Colour", selection: color) {
                        Text("Red").tag("Red"); Text("Blue").tag("Blue")
                    }
                    .pickerStyle(.inline)
                }
            }
        }.then(
            .tells(
                #"button "Cat" (selected)"#,
                #"button "Dog""#,
                #"button "One" (selected)"#,
                #"button "Two""#,
                #"text "Colour""#,
                #"button "Red" (selected)"#,
                #"button "Blue""#), .press(.button, "Dog"), .press(.button, "Two"), .press(.button, "Blue"),
            .notes("Dog", "Two", "Blue"),
            .tells(
                #"button "Cat""#,
                #"button "Dog" (selected)"#,
                #"button "One""#,
                #"button "Two" (selected)"#,
                #"text "Colour""#,
                #"button "Red""#,
                #"button "Blue" (selected)"#),
        ),
        .view("Picker, wheel style") { notes in
            VStack {
                Kept("Cat", notes) { pet in Picker("Pet", selection: pet) { Pets() }.pickerStyle(.wheel) }
                Kept("Cat", notes) { pet in
                    Picker("Hidden", selection: pet) { Pets() }.pickerStyle(.wheel).labelsHidden()
                }
            }
        }.then(
            .tells(
                #"picker "Pet" = "Cat""#,
                #"picker "Hidden" = "Cat""#), .increment(.picker, "Pet"), .increment(.picker, "Hidden"),
            .notes("Dog", "Dog"),
            .tells(
                #"picker "Pet" = "Dog""#,
                #"picker "Hidden" = "Dog""#)),
        .view("Picker, navigation link and in a form") { notes in
            NavigationStack {
                Form {
                    Kept("Cat", notes) { pet in
                        Picker("Pet", selection: pet) { Pets() }.pickerStyle(.navigationLink)
                    }
                    Kept("Red", notes) { color in
                        Picker("Colour", selection: color) {
                            Text("Red").tag("Red"); Text("Blue").tag("Blue")
                        }
                        .pickerStyle(.inline)
                    }
                }
            }
        }.then(
            .tells(
                "list",
                #"  button "Pet" = "Cat""#,
                #"  text "Colour""#,
                #"  button "Red" (selected)"#,
                #"  button "Blue""#), .press(.button, "Blue"), .press(.button, "Pet"),
            .tells(
                "list",
                #"  button "Cat" (selected)"#,
                #"  button "Dog""#,
                "navigation bar",
                #"  button "Back""#), .press(.button, "Dog"),
            .tells(
                "list",
                #"  button "Pet" = "Dog""#,
                #"  text "Colour""#,
                #"  button "Red""#,
                #"  button "Blue" (selected)"#), .notes("Blue", "Dog"),
        ),
        .view("Menu") { notes in
            Kept(false, notes) { isBold in
                Kept("Cat", notes) { pet in
                    Menu("More") {
                        Button("Copy") { notes.add("copy") }
                        Button("Off") {}.disabled(true)
                        Toggle("Bold", isOn: isBold)
                        Section("Part") { Button("In part") { notes.add("part") } }
                        Picker("Pet", selection: pet) { Pets() }
                        Picker("Inside", selection: pet) { Pets() }.pickerStyle(.menu)
                        Menu("Deeper") { Button("Deep") { notes.add("deep") } }
                        ControlGroup {
                            Button("Left") { notes.add("left") }; Button("Right") {}
                        }
                        Button("Delete", role: .destructive) { notes.add("delete") }
                    }
                }
            }
        }.then(
            .tells(
                #"button "More""#), .press(.button, "More"),
            .tells(
                "menu",
                #"  menu item "Copy""#,
                #"  menu item "Off" (disabled)"#,
                #"  menu item "Bold""#,
                #"  heading "Part""#,
                #"  menu item "In part""#,
                #"  heading "Pet""#,
                #"  menu item "Cat" (selected)"#,
                #"  menu item "Dog""#,
                #"  menu item "Inside""#,
                #"  menu item "Deeper""#,
                #"  menu item "Left""#,
                #"  menu item "Right""#,
                #"  menu item "Delete""#), .refuses(.menuItem, "Off"), .press(.menuItem, "Bold"),
            .press(.button, "More"),
            .tells(
                "menu",
                #"  menu item "Copy""#,
                #"  menu item "Off" (disabled)"#,
                #"  menu item "Bold" (selected)"#,
                #"  heading "Part""#,
                #"  menu item "In part""#,
                #"  heading "Pet""#,
                #"  menu item "Cat" (selected)"#,
                #"  menu item "Dog""#,
                #"  menu item "Inside""#,
                #"  menu item "Deeper""#,
                #"  menu item "Left""#,
                #"  menu item "Right""#,
                #"  menu item "Delete""#), .press(.menuItem, "Dog"), .press(.button, "More"),
            .press(.menuItem, "Deeper"),
            .tells(
                "menu",
                #"  menu item "Deeper""#,
                #"  menu item "Deep""#), .press(.menuItem, "Deep"), .press(.button, "More"),
            .press(.menuItem, "Left"), .press(.button, "More"), .press(.menuItem, "Inside"),
            .tells(
                "menu",
                #"  menu item "Inside""#,
                #"  menu item "Cat""#,
                #"  menu item "Dog" (selected)"#),
            .press(.menuItem, "Cat"),
            .press(.button, "More"), .escape(.menuItem, "Copy"),
            .tells(
                #"button "More""#),
            .notes("true", "Dog", "deep", "left", "Cat"),
        ),
        .view("Menu with a primary action, context menus") { notes in
            VStack {
                Menu("Add") {
                    Button("Copy") { notes.add("copy") }
                } primaryAction: {
                    notes.add("add")
                }
                Text("Text").contextMenu { Button("Cut") { notes.add("cut") } }
                Button("Both") { notes.add("both") }.contextMenu { Button("Paste") { notes.add("paste") } }
                HStack {
                    Text("Two"); Text("Texts")
                }.contextMenu { Button("Join") { notes.add("join") } }
            }
        }.then(
            .tells(
                #"button "Add" [Show Menu]"#,
                #"text "Text" [Show Menu]"#,
                #"button "Both" [Show Menu]"#,
                #"text "Two" [Show Menu]"#,
                #"text "Texts" [Show Menu]"#), .press(.button, "Add"), .act(.button, "Add", "Show Menu"),
            .press(.menuItem, "Copy"),
            .act(.text, "Text", "Show Menu"),
            .tells(
                "menu",
                #"  menu item "Cut""#), .press(.menuItem, "Cut"), .press(.button, "Both"),
            .act(.button, "Both", "Show Menu"), .press(.menuItem, "Paste"),
            .act(.text, "Texts", "Show Menu"), .press(.menuItem, "Join"),
            .notes("add", "copy", "cut", "both", "paste", "join"),
        ),
        .view("Date picker, compact") { notes in
            VStack {
                Kept(day, notes) { DatePicker("Start", selection: $0).datePickerStyle(.compact) }
                Kept(day, notes) { date in
                    DatePicker("Day", selection: date, displayedComponents: .date).datePickerStyle(.compact)
                }
            }
            .modifier(InGreenwich())
        }.then(
            .tells(
                #"button "Start, Date" = "Mar 4, 2026""#,
                #"button "Start, Time" = "12:00 PM""#,
                #"button "Day" = "Mar 4, 2026""#), .press(.button, "Start, Time"),
            .tells(
                #"picker "Hour" = "12""#,
                #"picker "Minute" = "00""#,
                #"picker "AM/PM" = "PM""#), .increment(.picker, "Hour"), .escape(.picker, "Hour"),
            .tells(
                #"button "Start, Date" = "Mar 4, 2026""#,
                #"button "Start, Time" = "1:00 PM""#,
                #"button "Day" = "Mar 4, 2026""#), .press(.button, "Day"), .press(.button, "Friday, March 6, 2026"),
            .escape(.button, "Friday, March 6, 2026"),
            .tells(
                #"button "Start, Date" = "Mar 4, 2026""#,
                #"button "Start, Time" = "1:00 PM""#,
                #"button "Day" = "Mar 6, 2026""#),
            .notes("2026-03-04 13:00:00 +0000", "2026-03-06 12:00:00 +0000"),
        ),
        .view("Date picker, graphical") { notes in
            Kept(day, notes) { date in
                DatePicker("Start", selection: date, in: day...).datePickerStyle(.graphical)
            }
            .modifier(InGreenwich())
        }.then(
            .tellsAlso(
                #"group "Start""#, #"heading "March 2026""#, #"button "Previous Month" (disabled)"#,
                #"button "Wednesday, March 4, 2026" (selected)"#, #"picker "Hour" = "12""#),
            .press(.button, "Thursday, March 5, 2026"), .refuses(.button, "Sunday, March 1, 2026"),
            .press(.button, "Next Month"), .press(.button, "Wednesday, April 1, 2026"), .increment(.picker, "Minute"),
            .notes("2026-03-05 12:00:00 +0000", "2026-04-01 12:00:00 +0000", "2026-04-01 12:01:00 +0000"),
        ),
        .view("Date picker, wheels") { notes in
            Kept(day, notes) { DatePicker("Start", selection: $0).datePickerStyle(.wheel) }
                .modifier(InGreenwich())
        }.then(
            .tells(
                #"group "Start""#,
                #"  picker "Date" = "Wed, Mar 4""#,
                #"  picker "Hour" = "12""#,
                #"  picker "Minute" = "00""#,
                #"  picker "AM/PM" = "PM""#), .increment(.picker, "Date"), .decrement(.picker, "AM/PM"),
            .notes("2026-03-05 12:00:00 +0000", "2026-03-05 00:00:00 +0000"),
            .tells(
                #"group "Start""#,
                #"  picker "Date" = "Thu, Mar 5""#,
                #"  picker "Hour" = "12""#,
                #"  picker "Minute" = "00""#,
                #"  picker "AM/PM" = "AM""#),
        ),
        .view("Several dates") { notes in
            Kept<Set<DateComponents>, MultiDatePicker<Text>>([DateComponents(year: 2026, month: 3, day: 4)], notes) {
                MultiDatePicker("Days", selection: $0)
            }
            .modifier(InGreenwich())
        }.then(.press(.button, "Wednesday, March 4, 2026"), .notes("[]")),
    ]

    /// Noon on 4 March 2026 in Greenwich.
    private static let day = Date(timeIntervalSince1970: 1_772_625_600)
}

private struct InGreenwich: ViewModifier {
    func body(content: Content) -> some View {
        var calendar = Calendar(identifier: .gregorian)
        let locale = Locale(identifier: "en_US")
        let zone = TimeZone(secondsFromGMT: 0)!
        (calendar.locale, calendar.timeZone) = (locale, zone)
        return content.environment(\.calendar, calendar).environment(\.locale, locale).environment(\.timeZone, zone)
    }
}

private struct Pets: View {
    var body: some View {
        ForEach(["Cat", "Dog"], id: \.self) { Text($0) }
    }
}
