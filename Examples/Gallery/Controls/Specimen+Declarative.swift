import DeclarativeUI

extension Specimen {
    /// The controls of the declarative world.
    @MainActor static var declarative: [Specimen] { buttons + values + texts + progress + choices + dates }

    @MainActor private static var buttons: [Specimen] {
        [
            Specimen("Button") { Button("Save") {} },
            Specimen("Button: bordered") { Button("Save") {}.buttonStyle(.bordered) },
            Specimen("Button: prominent") { Button("Save") {}.buttonStyle(.borderedProminent) },
            Specimen("Button: plain") { Button("Save") {}.buttonStyle(.plain) },
            Specimen("Button: destructive") { Button("Delete", role: .destructive) {}.buttonStyle(.bordered) },
            Specimen("Button: symbol") {
                Button {
                } label: {
                    Label("Add", systemImage: "plus")
                }
                .buttonStyle(.borderedProminent)
                .tint(.green)
            },
            Specimen("Link") {
                if let address = URL(string: "https://example.com") { Link("Read more", destination: address) }
            },
            Specimen("Menu") { Menu("Sort by") { Button("Name") {} } },
        ]
    }

    @MainActor private static var values: [Specimen] {
        [
            Specimen("Toggle: on") { Toggle("Sound", isOn: .constant(true)) },
            Specimen("Toggle: off") { Toggle("Sound", isOn: .constant(false)) },
            Specimen("Toggle: button, on") { Toggle("Bold", isOn: .constant(true)).toggleStyle(.button) },
            Specimen("Toggle: button, off") { Toggle("Bold", isOn: .constant(false)).toggleStyle(.button) },
            Specimen("Slider") { Slider(value: .constant(0.55)) },
            Specimen("Stepper") { Stepper("Copies", value: .constant(2)).labelsHidden() },
        ]
    }

    @MainActor private static var texts: [Specimen] {
        [
            Specimen("TextField") { TextField("Name", text: .constant("Emma")).textFieldStyle(.roundedBorder) },
            Specimen("TextField: empty") { TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder) },
            Specimen("SecureField") {
                SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
            },
            Specimen("TextEditor") { TextEditor(text: .constant("Two lines\nof text")) },
            Specimen("DisclosureGroup") { DisclosureGroup("Details") { Text("More") } },
            Specimen("LabeledContent", states: ControlState.passive) { LabeledContent("Size", value: "12 kB") },
        ]
    }

    @MainActor private static var progress: [Specimen] {
        [
            Specimen("ProgressView", states: ControlState.passive) { ProgressView("Loading", value: 0.4) },
            Specimen("ProgressView: circular", states: ControlState.passive) { ProgressView() },
            Specimen("Gauge", states: ControlState.passive) {
                Gauge(value: 0.6) {
                    Text("Speed")
                } currentValueLabel: {
                    Text("60")
                }
            },
            Specimen("Gauge: circular", size: CGSize(width: 176, height: 96), states: ControlState.passive) {
                Gauge(value: 0.6) {
                    Text("km")
                } currentValueLabel: {
                    Text("60")
                }
                .gaugeStyle(.accessoryCircular)
            },
        ]
    }

    @MainActor private static var choices: [Specimen] {
        [
            Specimen("Picker: menu") { picker.pickerStyle(.menu) },
            Specimen("Picker: segmented") { picker.pickerStyle(.segmented) },
            Specimen("Picker: inline", size: CGSize(width: 176, height: 208)) {
                Form { picker.pickerStyle(.inline) }
            },
            Specimen("Picker: wheel", size: CGSize(width: 176, height: 224)) { picker.pickerStyle(.wheel) },
        ]
    }

    private static var picker: some View {
        Picker("Size", selection: .constant(1)) {
            Text("S").tag(0)
            Text("M").tag(1)
            Text("L").tag(2)
        }
    }

    @MainActor private static var dates: [Specimen] {
        [
            Specimen("DatePicker: compact", size: CGSize(width: 304, height: 64)) {
                DatePicker("Date", selection: .constant(day)).labelsHidden()
            },
            Specimen("DatePicker: graphical", size: CGSize(width: 336, height: 352)) {
                DatePicker("Date", selection: .constant(day), displayedComponents: .date).datePickerStyle(.graphical)
            },
            Specimen("DatePicker: wheel", size: CGSize(width: 336, height: 224)) {
                DatePicker("Date", selection: .constant(day), displayedComponents: .date).datePickerStyle(.wheel)
                    .labelsHidden()
            },
        ]
    }

    /// A day that is none of today.
    static let day = Date(timeIntervalSinceReferenceDate: 109_080_000)
}
