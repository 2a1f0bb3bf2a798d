import DeclarativeUI
import Testing

@MainActor @Suite("The audit") struct AuditTests {
    private typealias Kind = AccessibilityFault.Kind

    private func faults<Content: View>(@ViewBuilder of content: () -> Content) -> [AccessibilityFault] {
        Shown(content).window.accessibilityFaults()
    }

    private func faults(of views: UIView...) -> [AccessibilityFault] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.backgroundColor = .white
        window.isHidden = false
        for (place, view) in views.enumerated() {
            if view.frame.isEmpty { view.frame = CGRect(x: 10, y: 10 + 50 * CGFloat(place), width: 200, height: 44) }
            window.addSubview(view)
        }
        return window.accessibilityFaults()
    }

    private func kinds(_ faults: [AccessibilityFault]) -> [AccessibilityFault.Kind] { faults.map(\.kind) }

    private func label(_ text: String, _ color: UIColor, on background: UIColor? = nil) -> UILabel {
        let label = UILabel()
        (label.text, label.textColor, label.backgroundColor) = (text, color, background)
        return label
    }

    private func button(_ title: String?, _ frame: CGRect = .zero) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = frame
        return button
    }

    @Test("What is sound has no faults")
    func sound() {
        let on = Box(true)
        #expect(
            faults {
                VStack(spacing: 12) {
                    Text("Title").font(.title)
                    Text("Below").foregroundStyle(.secondary)
                    Button("Save") {}
                    Button("Off") {}.disabled(true)
                    Toggle("Wi-Fi", isOn: on.binding)
                    Text("White").foregroundStyle(.white).padding().background(.black)
                    Image(systemName: "star").accessibilityLabel("Rated")
                    Image(systemName: "circle").accessibilityHidden(true)
                }
            }.isEmpty)
        #expect(faults(of: label("Text", .black), button("Go")).isEmpty)
    }

    // MARK: Twenty faults

    @Test("A control without a label, 1 to 6: a button, a switch, a slider, a field, an image, a progress")
    func labels() {
        #expect(kinds(faults(of: button(nil))) == [.missingLabel])
        #expect(kinds(faults(of: UISwitch())) == [.missingLabel])
        let value = Box(0.5)
        #expect(kinds(faults { Slider(value: value.binding) }) == [.missingLabel])
        let text = Box("")
        #expect(kinds(faults { TextField("", text: text.binding) }) == [.missingLabel])
        let image = UIImageView()
        image.isAccessibilityElement = true
        #expect(kinds(faults(of: image)) == [.missingLabel])
        #expect(kinds(faults { ProgressView(value: 0.5) }) == [.missingLabel])
    }

    @Test("A value that is missing, 7; a label that says what the thing is, 8 and 9")
    func words() {
        let volume = UIView()
        (volume.isAccessibilityElement, volume.accessibilityLabel) = (true, "Volume")
        volume.accessibilityTraits = .adjustable
        #expect(kinds(faults(of: volume)) == [.missingValue])
        #expect(kinds(faults { Button("Save button") {} }) == [.redundantLabel])
        let on = Box(true)
        #expect(kinds(faults { Toggle("Wi-Fi switch", isOn: on.binding) }) == [.redundantLabel])
    }

    @Test("Two things that are called the same, 10 and 11")
    func equal() {
        #expect(kinds(faults(of: button("More"), button("More"))) == [.equalLabels])
        #expect(
            kinds(
                faults {
                    VStack(spacing: 30) {
                        Button("Edit") {}
                        Button("Edit") {}
                    }
                }) == [.equalLabels])
    }

    @Test("Targets that are small and near to others, 12 to 14, or have no area, 15")
    func targets() {
        let (one, two) = (CGRect(x: 10, y: 10, width: 16, height: 16), CGRect(x: 28, y: 10, width: 16, height: 16))
        #expect(kinds(faults(of: button("A", one), button("B", two))) == [.smallTarget, .smallTarget])
        #expect(
            kinds(
                faults {
                    HStack(spacing: 0) {
                        Button {
                        } label: {
                            Color.red.frame(width: 10, height: 10).accessibilityLabel("Red")
                        }
                        Button {
                        } label: {
                            Color.blue.frame(width: 40, height: 40).accessibilityLabel("Blue")
                        }
                    }
                }) == [.smallTarget])
        // Far from others, a small one is hit.
        let far = CGRect(x: 100, y: 100, width: 16, height: 16)
        #expect(faults(of: button("A", one), button("B", far)).isEmpty)
        let flat = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 0))
        (flat.isAccessibilityElement, flat.accessibilityLabel, flat.accessibilityTraits) = (true, "Flat", .button)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.addSubview(flat)
        #expect(kinds(window.accessibilityFaults()) == [.noArea])
    }

    @Test("Texts with too little contrast, by the colours really drawn, 16 to 18")
    func contrast() {
        #expect(kinds(faults(of: label("Pale", .lightGray, on: .white))) == [.lowContrast])
        #expect(
            kinds(
                faults {
                    Text("Faint").opacity(0.3)
                }) == [.lowContrast])
        #expect(
            kinds(
                faults {
                    ZStack {
                        Color.black.opacity(0.9)
                        Color.white.opacity(0.2).frame(width: 200, height: 50)
                        Text("On layers").foregroundStyle(.black)
                    }
                }) == [.lowContrast])
        // The same text on what is light enough.
        #expect(
            faults {
                ZStack {
                    Color.black
                    Color.white.opacity(0.8).frame(width: 200, height: 50)
                    Text("On layers").foregroundStyle(.black)
                }
            }.isEmpty)
        #expect(
            kinds(Shown { Text("Blue").foregroundStyle(.blue) }.window.accessibilityFaults(leastContrast: 7)) == [
                .lowContrast
            ])
    }

    @Test("What responds to taps and is not told of, 19 and 20")
    func unreachable() {
        #expect(kinds(faults { Color.red.onTapGesture {} }) == [.unreachable])
        let view = UIView()
        view.addGestureRecognizer(UITapGestureRecognizer())
        #expect(kinds(faults(of: view)) == [.unreachable])
    }

    @Test("Only what is asked for is looked for, and each fault says what is wrong, where")
    func kindsAndWords() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        let nameless = button(nil, CGRect(x: 10, y: 20, width: 50, height: 44))
        window.addSubview(nameless)
        #expect(window.accessibilityFaults([.lowContrast]).isEmpty)
        let found = window.accessibilityFaults([.missingLabel])
        #expect(found.map(\.frame) == [CGRect(x: 10, y: 20, width: 50, height: 44)])
        #expect(found.map(\.description) == ["missingLabel: button: It has no label."])
    }
}
