import DeclarativeUI
import Foundation

extension ControlCase {
    static let simpleViews: [ControlCase] = [
        .view("Button, all styles") { notes in
            VStack {
                Button("Automatic") { notes.add("automatic") }
                Button("Plain") { notes.add("plain") }.buttonStyle(.plain)
                Button("Borderless") { notes.add("borderless") }.buttonStyle(.borderless)
                Button("Bordered") { notes.add("bordered") }.buttonStyle(.bordered)
                Button("Prominent") { notes.add("prominent") }.buttonStyle(.borderedProminent)
                Button("Own") { notes.add("own") }.buttonStyle(OwnButtonStyle())
                Button("Primitive") { notes.add("primitive") }.buttonStyle(OwnPrimitiveStyle())
                Button("Sign", systemImage: "plus") { notes.add("sign") }.labelStyle(.iconOnly)
                Button("Delete", role: .destructive) { notes.add("delete") }
                Button("Off") { notes.add("off") }.disabled(true)
            }
        }.then(
            .tells(
                #"button "Automatic""#,
                #"button "Plain""#,
                #"button "Borderless""#,
                #"button "Bordered""#,
                #"button "Prominent""#,
                #"button "Own""#,
                #"button "Primitive""#,
                #"button "Sign""#,
                #"button "Delete""#,
                #"button "Off" (disabled)"#),
            .press(.button, "Automatic"), .press(.button, "Plain"), .press(.button, "Borderless"),
            .press(.button, "Bordered"), .press(.button, "Prominent"), .press(.button, "Own"),
            .press(.button, "Primitive"), .press(.button, "Sign"), .press(.button, "Delete"),
            .refuses(.button, "Off"),
            .notes("automatic", "plain", "borderless", "bordered", "prominent", "own", "primitive", "sign", "delete"),
        ),
        .view("What is tapped") { notes in
            VStack {
                Text("Tap").onTapGesture { notes.add("tap") }
                Image(systemName: "star").onTapGesture { notes.add("star") }.accessibilityLabel("Star")
                Text("Hold").onLongPressGesture { notes.add("hold") }
            }
        }.then(
            .tells(
                #"text "Tap""#,
                #"image "Star""#,
                #"text "Hold""#), .press(.text, "Tap"), .press(.image, "Star"), .notes("tap", "star"),
        ),
        .view("Toggle, all styles") { notes in
            VStack {
                Kept(false, notes) { Toggle("Automatic", isOn: $0) }
                Kept(false, notes) { Toggle("Switch", isOn: $0).toggleStyle(.switch) }
                Kept(false, notes) { Toggle("Button", isOn: $0).toggleStyle(.button) }
                Kept(false, notes) { Toggle("Own", isOn: $0).toggleStyle(OwnToggleStyle()) }
                Kept(false, notes) { Toggle("Sign", systemImage: "bolt", isOn: $0).labelsHidden() }
                Toggle("Off", isOn: .constant(true)).disabled(true)
            }
        }.then(
            .tells(
                #"switch "Automatic" = "0""#,
                #"switch "Switch" = "0""#,
                #"switch "Button" = "0""#,
                #"switch "Own" = "0""#,
                #"switch "Sign" = "0""#,
                #"switch "Off" = "1" (disabled)"#),
            .press(.toggle, "Automatic"), .press(.toggle, "Switch"), .press(.toggle, "Button"),
            .press(.toggle, "Own"), .press(.toggle, "Sign"), .refuses(.toggle, "Off"),
            .notes("true", "true", "true", "true", "true"),
            .tells(
                #"switch "Automatic" = "1""#,
                #"switch "Switch" = "1""#,
                #"switch "Button" = "1""#,
                #"switch "Own" = "1""#,
                #"switch "Sign" = "1""#,
                #"switch "Off" = "1" (disabled)"#),
        ),
        .view("Slider") { notes in
            VStack {
                Kept(0.5, notes) { Slider(value: $0) { Text("Size") } }
                Kept(2.0, notes) { value in
                    Slider(value: value, in: 0...4, step: 1) {
                        Text("Speed")
                    } minimumValueLabel: {
                        Text("Slow")
                    } maximumValueLabel: {
                        Text("Fast")
                    }
                }
                Kept(0.5, notes) { Slider(value: $0).accessibilityLabel("Named") }
            }
        }.then(
            .tells(
                #"slider "Size" = "50%""#,
                #"text "Slow""#,
                #"slider "Speed" = "50%""#,
                #"text "Fast""#,
                #"slider "Named" = "50%""#), .increment(.slider, "Size"), .decrement(.slider, "Speed"),
            .increment(.slider, "Named"),
            .notes("0.6", "1.0", "0.6"),
        ),
        .view("Stepper") { notes in
            VStack {
                Kept(1, notes) { Stepper("Count", value: $0, in: 0...2) }
                Kept(1, notes) { value in Stepper("Count is \(value.wrappedValue)", value: value) }
                Kept(2, notes) { Stepper("Copies", value: $0, format: .number) }
                Stepper("Free") {
                    notes.add("up")
                } onDecrement: {
                    notes.add("down")
                }
                Kept(1, notes) { Stepper("Hidden", value: $0).labelsHidden() }
            }
        }.then(
            .tells(
                #"stepper "Count""#,
                #"stepper "Count is 1""#,
                #"stepper "Copies" = "2""#,
                #"stepper "Free""#,
                #"stepper "Hidden""#), .increment(.stepper, "Count"), .increment(.stepper, "Count is 1"),
            .decrement(.stepper, "Copies"),
            .increment(.stepper, "Free"), .decrement(.stepper, "Free"), .increment(.stepper, "Hidden"),
            .notes("2", "2", "1.0", "up", "down", "2"),
            .tells(
                #"stepper "Count""#,
                #"stepper "Count is 2""#,
                #"stepper "Copies" = "1""#,
                #"stepper "Free""#,
                #"stepper "Hidden""#),
        ),
        .view("Fields") { notes in
            VStack {
                Kept("", notes) { TextField("Name", text: $0) }
                Kept("Ada", notes) { TextField("Rounded", text: $0).textFieldStyle(.roundedBorder) }
                Kept("", notes) { TextField("Tall", text: $0, axis: .vertical) }
                Kept(1, notes) { TextField("Number", value: $0, format: .number) }
                Kept("", notes) { text in TextField(text: text, prompt: Text("As on the card")) { Text("Owner") } }
                Kept("abc", notes) { SecureField("Password", text: $0) }
                Kept("Lines", notes) { TextEditor(text: $0).accessibilityLabel("Notes") }
            }
        }.then(
            .tells(
                #"text field "Name""#,
                #"text field "Rounded" = "Ada""#,
                #"text field "Tall""#,
                #"text field "Number" = "1""#,
                #"text field "Owner""#,
                #"secure text field "Password" = "•••""#,
                #"text view "Notes" = "Lines""#), .type(.textField, "Name", "Grace"), .type(.textField, "Rounded", ""),
            .type(.textField, "Tall", "High"), .type(.textField, "Owner", "Eve"),
            .type(.secureTextField, "Password", "secret"), .type(.textView, "Notes", "Other"),
            .notes("Grace", "", "High", "Eve", "secret", "Other"),
            .tells(
                #"text field "Name" = "Grace""#,
                #"text field "Rounded""#,
                #"text field "Tall" = "High""#,
                #"text field "Number" = "1""#,
                #"text field "Owner" = "Eve""#,
                #"secure text field "Password" = "••••••""#,
                #"text view "Notes" = "Other""#),
            .press(.textField, "Name"), .type(.textField, "Number", "7"),
        ),
        .view("Progress and gauges, all styles") { _ in
            VStack {
                ProgressView("Turning")
                ProgressView("Bar", value: 0.25)
                ProgressView("Round", value: 0.5).progressViewStyle(.circular)
                ProgressView(value: 0.5) {
                    Text("Loading")
                } currentValueLabel: {
                    Text("Half")
                }
                Gauge(value: 3, in: 0...4) { Text("Speed") }
                Gauge(value: 1, in: 0...4) { Text("Ring") }.gaugeStyle(.accessoryCircularCapacity)
                Gauge(value: 1, in: 0...4) {
                    Text("Arc")
                } currentValueLabel: {
                    Text("One")
                }
                .gaugeStyle(.accessoryCircular)
                Gauge(value: 1, in: 0...4) { Text("Line") }.gaugeStyle(.accessoryLinear)
                Gauge(value: 1, in: 0...4) { Text("Small") }.gaugeStyle(.accessoryLinearCapacity)
            }
        }.then(
            .tells(
                #"progress "Turning""#,
                #"progress "Bar" = "25%""#,
                #"progress "Round" = "50%""#,
                #"progress "Loading" = "Half""#,
                #"meter "Speed" = "75%""#,
                #"meter "Ring" = "25%""#,
                #"meter "Arc" = "One""#,
                #"meter "Line" = "25%""#,
                #"meter "Small" = "25%""#)),
        .view("Links, sharing and pasting") { notes in
            VStack {
                Link("Site", destination: URL(string: "https://example.com")!)
                ShareLink(item: "Text to share")
                ShareLink("Send", item: "Text to share")
                PasteButton(payloadType: String.self) { notes.add($0.joined()) }
                Text("See [this](https://example.com/a) and [that](https://example.com/b)")
            }
            .environment(
                \.openURL,
                OpenURLAction {
                    notes.add($0.absoluteString); return .handled
                })
        }.then(
            .tells(
                #"link "Site""#,
                #"button "Share…""#,
                #"button "Send""#,
                #"button "Paste" (disabled)"#,
                #"text "See this and that""#,
                #"link "this""#,
                #"link "that""#), .press(.link, "Site"), .press(.link, "that"),
            .notes("https://example.com", "https://example.com/b"), .press(.button, "Send"),
            .tells(
                "alert",
                #"  heading "Text to share""#,
                #"  button "Copy""#,
                #"  button "Cancel""#),
            .press(.button, "Cancel"),
        ),
        .view("Controls of a group, all styles") { notes in
            VStack {
                ControlGroup("Automatic") {
                    Button("A") { notes.add("a") }; Button("B") { notes.add("b") }
                }
                ControlGroup("Navigation") {
                    Button("C") { notes.add("c") }; Button("D") { notes.add("d") }
                }
                .controlGroupStyle(.navigation)
                ControlGroup("Palette") { Button("E") { notes.add("e") } }.controlGroupStyle(.palette)
                ControlGroup("Menu") { Button("F") { notes.add("f") } }.controlGroupStyle(.menu)
                ControlGroup("Compact") { Button("G") { notes.add("g") } }.controlGroupStyle(.compactMenu)
            }
        }.then(
            .tells(
                #"button "A""#,
                #"button "B""#,
                #"button "C""#,
                #"button "D""#,
                #"button "Palette""#,
                #"button "Menu""#,
                #"button "Compact""#), .press(.button, "A"), .press(.button, "D"), .press(.button, "Palette"),
            .tells(
                "menu",
                #"  menu item "E""#),
            .press(.menuItem, "E"), .press(.button, "Menu"),
            .tells(
                "menu",
                #"  menu item "F""#), .press(.menuItem, "F"), .press(.button, "Compact"),
            .tells(
                "menu",
                #"  menu item "G""#), .press(.menuItem, "G"),
            .notes("a", "d", "e", "f", "g"),
        ),
    ]
}

private struct OwnButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

private struct OwnPrimitiveStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.trigger() }
    }
}

private struct OwnToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Button(configuration.isOn ? "Yes" : "No") { configuration.isOn.toggle() }
        }
    }
}
