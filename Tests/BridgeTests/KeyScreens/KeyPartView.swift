import DeclarativeUI
import Foundation

/// The parts of a page, one below the other.
struct KeyPageView: View {
    let parts: [KeyPart]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(parts.indices), id: \.self) { KeyPartView(part: parts[$0]) }
        }
    }
}

extension EnvironmentValues {
    /// Whether there is a stack that links lead further in.
    @Entry fileprivate var hasStack = false
}

/// The parts of a page in a stack of pages.
struct KeyStackView: View {
    let parts: [KeyPart]

    var body: some View { NavigationStack { KeyPageView(parts: parts) }.environment(\.hasStack, true) }
}

/// A part of a random screen.
struct KeyPartView: View {
    let part: KeyPart
    @Environment(\.hasStack) private var hasStack
    @State private var isOn = false
    @State private var text = ""
    @State private var number = 0.5
    @State private var choice = 0
    @State private var count = 0

    var body: some View { AnyView(content) }

    @ViewBuilder private var content: some View {
        switch part {
        case .button, .tap, .toggle, .field, .slider, .stepper, .segments, .picker, .menu: control
        case .link(let number, let parts):
            if hasStack {
                NavigationLink(KeyPart.name(number)) { KeyPageView(parts: parts) }
            } else {
                Button(KeyPart.name(number)) { count += 1 }
            }
        case .sheet(let number, let parts):
            Button(KeyPart.name(number)) { isOn = true }
                .sheet(isPresented: $isOn) { KeyStackView(parts: parts) }
        case .cover(let number, let parts):
            Button(KeyPart.name(number)) { isOn = true }
                .fullScreenCover(isPresented: $isOn) {
                    KeyPageView(parts: parts).environment(\.hasStack, false)
                }
        case .popover(let number, let parts):
            Button(KeyPart.name(number)) { isOn = true }
                .popover(isPresented: $isOn) { KeyPageView(parts: parts).environment(\.hasStack, false) }
        case .alert(let number):
            Button(KeyPart.name(number)) { isOn = true }
                .alert("Alert \(number)", isPresented: $isOn) {
                    Button("OK") {}
                    Button("Cancel", role: .cancel) {}
                }
        case .row(let parts):
            HStack { ForEach(Array(parts.indices), id: \.self) { KeyPartView(part: parts[$0]) } }
        case .scroll(let parts): ScrollView { KeyPageView(parts: parts) }.frame(height: 80)
        case .disabled(let part): KeyPartView(part: part).disabled(true)
        case .list(let parts):
            List(Array(parts.indices), id: \.self) { KeyPartView(part: parts[$0]) }.frame(minHeight: 64)
        case .hosted(let parts): HostedParts(parts: parts)
        default: HostedControl(part: part).frame(height: 32)
        }
    }

    @ViewBuilder private var control: some View {
        switch part {
        case .button(let number): Button(KeyPart.name(number)) { count += 1 }
        case .tap(let number):
            Text(KeyPart.name(number)).onTapGesture { count += 1 }.accessibilityAddTraits(.isButton)
        case .toggle(let number): Toggle(KeyPart.name(number), isOn: $isOn)
        case .field(let number): TextField(KeyPart.name(number), text: $text)
        case .slider(let number): Slider(value: self.$number) { Text(KeyPart.name(number)) }
        case .stepper(let number): Stepper(KeyPart.name(number), value: $count)
        case .segments(let number): picker(number).pickerStyle(.segmented)
        case .picker(let number): picker(number).pickerStyle(.menu)
        case .menu(let number):
            Menu(KeyPart.name(number)) {
                Button("One") { count += 1 }
                Menu("More") { Button("Two") { count += 1 } }
            }
        default: EmptyView()
        }
    }

    private func picker(_ number: Int) -> some View {
        Picker(KeyPart.name(number), selection: $choice) {
            ForEach(0..<3, id: \.self) { Text($0 == 0 ? KeyPart.name(number) : "Choice \($0)") }
        }
    }
}

/// A control of the imperative world.
private struct HostedControl: UIViewControllerRepresentable {
    let part: KeyPart

    func makeUIViewController(context: Context) -> UIViewController { KeyPartController([part]) }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// Parts in a controller of the imperative world, which hosts them again.
private struct HostedParts: UIViewControllerRepresentable {
    let parts: [KeyPart]

    func makeUIViewController(context: Context) -> UIViewController { KeyPartController(parts) }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}

    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
    ) -> CGSize? {
        CGSize(width: proposal.width ?? 320, height: CGFloat(parts.count) * 32)
    }
}
