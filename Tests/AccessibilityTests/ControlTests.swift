import DeclarativeUI
import Testing

@MainActor @Suite("What is told of controls that are values") struct ControlTests {
    private let notes = Notes()

    @Test("Buttons, links and menus are named by what they show")
    func buttons() throws {
        let url = try #require(URL(string: "https://example.com"))
        let shown = Shown {
            VStack {
                Button("Save") { notes.add("save") }
                Button {
                    notes.add("add")
                } label: {
                    Label("Add", systemImage: "plus")
                }
                .labelStyle(.iconOnly)
                Button {
                    notes.add("both")
                } label: {
                    Label("Both", systemImage: "star")
                }
                .buttonStyle(.bordered)
                Button("Off") {}.disabled(true)
                Link("Site", destination: url)
                Text("Tap me").onTapGesture { notes.add("tap") }
                Menu("More") { Button("Deep") {} }
            }
        }
        #expect(
            shown.lines == [
                #"button "Save""#, #"button "Add""#, #"button "Both""#, #"button "Off" (disabled)"#, #"link "Site""#,
                #"text "Tap me""#, #"button "More""#,
            ])
        for label in ["Save", "Add", "Both", "Tap me"] { #expect(shown.tree.element(label: label)?.activate() == true) }
        #expect(shown.tree.element(label: "Off")?.activate() == false)
        #expect(notes.entries == ["save", "add", "both", "tap"])
    }

    @Test("Whatever makes a view usable, the view is told as disabled while it is")
    func disabledViews() {
        let shown = Shown {
            VStack {
                Text("Tapped").onTapGesture {}
                Text("Button").onTapGesture {}.accessibilityAddTraits(.isButton)
                Text("Action").accessibilityAction {}
                Text("Range").accessibilityAdjustableAction { _ in }
                Text("[Site](https://example.com)")
                Text("Text").accessibilityHint("A hint")
            }
            .disabled(true)
        }
        let enabled = shown.tree.elements.filter(\.isEnabled).compactMap(\.label)
        #expect(enabled == ["Text"])
        #expect(!shown.tree.elements.contains { $0.activate() || $0.increment() })
    }

    @Test("Switches say whether they are on, whatever their style")
    func toggles() {
        let (one, two, three) = (Box(false), Box(true), Box(false))
        let shown = Shown {
            VStack {
                Toggle("One", isOn: one.binding)
                Toggle("Two", isOn: two.binding).toggleStyle(.button)
                Toggle("Three", isOn: three.binding).labelsHidden()
            }
        }
        #expect(
            shown.lines == [#"switch "One" = "0""#, #"switch "Two" = "1""#, #"switch "Three" = "0""#])
        for label in ["One", "Two", "Three"] { #expect(shown.tree.element(.toggle, label: label)?.activate() == true) }
        #expect(one.value && !two.value && three.value)
    }

    @Test("Sliders and steppers are adjusted")
    func values() {
        let (size, count, copies) = (Box(0.5), Box(3), Box(2.0))
        let shown = Shown {
            VStack {
                Slider(value: size.binding) { Text("Size") }
                Stepper("Count", value: count.binding, in: 0...4)
                Stepper(value: copies.binding, in: 0...9, format: .number) { Text("Copies") }
            }
        }
        #expect(
            shown.lines == [
                #"slider "Size" = "50%""#, #"stepper "Count""#, #"stepper "Copies" = "2""#,
            ])
        #expect(shown.tree.element(.slider, label: "Size")?.increment() == true)
        #expect(shown.tree.element(.stepper, label: "Count")?.increment() == true)
        #expect(shown.tree.element(.stepper, label: "Copies")?.decrement() == true)
        #expect(abs(size.value - 0.6) < 0.001 && count.value == 4 && copies.value == 1)
    }

    @Test("Fields say what is in them, and take another text")
    func fields() {
        let (name, secret, text) = (Box("Ada"), Box("abc"), Box(""))
        let shown = Shown {
            VStack {
                TextField("Name", text: name.binding)
                SecureField("Password", text: secret.binding)
                TextEditor(text: text.binding).accessibilityLabel("Notes")
            }
        }
        #expect(
            shown.lines == [
                #"text field "Name" = "Ada""#, #"secure text field "Password" = "•••""#, #"text view "Notes""#,
            ])
        #expect(shown.tree.element(.textField, label: "Name")?.setText("Grace") == true)
        #expect(shown.tree.element(.secureTextField, label: "Password")?.setText("") == true)
        #expect(shown.tree.element(.textView, label: "Notes")?.setText("a\nb") == true)
        #expect(name.value == "Grace" && secret.value.isEmpty && text.value == "a\nb")
    }

    @Test("Pickers say what is chosen")
    func pickers() {
        let pet = Box("Cat")
        func picker() -> some View {
            Picker("Pet", selection: pet.binding) {
                ForEach(["Cat", "Dog"], id: \.self) { Text($0) }
            }
        }
        let shown = Shown {
            VStack {
                picker()
                picker().pickerStyle(.segmented)
                picker().pickerStyle(.inline).labelsHidden()
                picker().pickerStyle(.wheel).accessibilityLabel("Wheel")
            }
        }
        #expect(
            shown.lines == [
                #"button "Pet" = "Cat""#, #"button "Cat" (selected)"#, #"button "Dog""#, #"button "Cat" (selected)"#,
                #"button "Dog""#, #"picker "Wheel" = "Cat""#,
            ])
        #expect(shown.tree.element(.picker, label: "Wheel")?.increment() == true)
        #expect(pet.value == "Dog")
    }

    @Test("Progress, gauges and values with labels are one element each")
    func readings() {
        let shown = Shown {
            VStack {
                ProgressView("Download", value: 0.25)
                ProgressView()
                Gauge(value: 3, in: 0...4) { Text("Speed") }
                LabeledContent("Name", value: "Ada")
            }
        }
        #expect(
            shown.lines == [
                #"progress "Download" = "25%""#, #"progress "In progress""#, #"meter "Speed" = "75%""#,
                #"text "Name" = "Ada""#,
            ])
    }

    @Test("Rows that can be chosen are cells; headers are headings")
    func lists() {
        let chosen = Box<String?>("Cat")
        let shown = Shown {
            List(selection: chosen.binding) {
                Section("Pets") {
                    ForEach(["Cat", "Dog"], id: \.self) { Text($0) }
                }
            }
        }
        #expect(shown.lines == ["list", #"  heading "Pets""#, #"  cell "Cat" (selected)"#, #"  cell "Dog""#])
        #expect(shown.tree.element(.cell, label: "Dog")?.activate() == true)
        #expect(chosen.value == "Dog")
    }

    @Test("Both worlds are in one tree, in the order of the views, to any depth")
    func worlds() {
        let shown = Shown {
            VStack {
                Text("Above")
                Represented {
                    let label = UILabel()
                    label.text = "Inside"
                    return label
                }
                .frame(width: 100, height: 30)
                Represented { UIHostingController(rootView: Button("Deep") { notes.add("deep") }).heldView }
                    .frame(width: 100, height: 30)
                Text("Below")
            }
        }
        #expect(
            shown.lines == [#"text "Above""#, #"text "Inside""#, #"button "Deep""#, #"text "Below""#])
        let tree = shown.tree
        let (above, inside) = (tree.element(label: "Above")?.frame, tree.element(label: "Inside")?.frame)
        #expect(above.map { above in inside.map { $0.minY >= above.maxY - 0.5 && $0.width == 100 } ?? false } == true)
        #expect(tree.element(.button, label: "Deep")?.activate() == true)
        #expect(notes.entries == ["deep"])
    }
}

private struct Represented: UIViewRepresentable {
    let make: () -> UIView

    init(_ make: @escaping () -> UIView) { self.make = make }

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
}

extension UIHostingController {
    /// Its view, which keeps it.
    fileprivate var heldView: UIView {
        let holder = HoldingView(frame: .zero)
        holder.controller = self
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        holder.addSubview(view)
        return holder
    }
}

private final class HoldingView: UIView {
    var controller: UIViewController?
}
