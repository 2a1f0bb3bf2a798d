import DeclarativeUI
import Foundation
import Testing

/// What the control under test has done.
@MainActor private final class PressLog {
    var acts = 0
    var isPressed: [Bool] = []
    var isOn = false

    var binding: Binding<Bool> {
        Binding {
            self.isOn
        } set: {
            self.isOn = $0
            self.acts += 1
        }
    }
}

private struct NotedStyle: ButtonStyle {
    let log: PressLog

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onChange(of: configuration.isPressed) { log.isPressed.append(configuration.isPressed) }
    }
}

/// The same button in both worlds, and other controls that are pressed.
private enum PressedControl: CaseIterable {
    case button, prominentButton, styledButton, toggleButton, toggle, link, row, toggleRow, wideButton, scaledButton
    case imperative, represented, selectedItem
}

@MainActor private final class RepresentedItem: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let log: PressLog
    init(_ log: PressLog) { self.log = log }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.acts += 1
        collectionView.deselectItem(at: indexPath, animated: false)
    }
}

@MainActor private struct PressStage {
    let log = PressLog()
    let app: GestureApplication
    private let item: RepresentedItem

    init(_ control: PressedControl) {
        let log = log
        item = RepresentedItem(log)
        app = GestureApplication(Self.controller(control, log, item))
    }

    private static func button(_ log: PressLog) -> UIButton {
        UIButton(configuration: .plain(), primaryAction: UIAction(title: "PRESS") { _ in log.acts += 1 })
    }

    private static func controller(
        _ control: PressedControl, _ log: PressLog, _ item: RepresentedItem
    ) -> UIViewController {
        struct Represented: UIViewRepresentable {
            let log: PressLog
            func makeUIView(context: Context) -> UIButton { PressStage.button(log) }
            func updateUIView(_ view: UIButton, context: Context) {}
        }
        func hosted(@ViewBuilder _ content: () -> some View) -> UIViewController {
            UIHostingController(
                rootView: content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
        }
        let act: @MainActor () -> Void = { log.acts += 1 }
        switch control {
        case .button: return hosted { Button("PRESS", action: act) }
        case .prominentButton: return hosted { Button("PRESS", action: act).buttonStyle(.borderedProminent) }
        case .styledButton: return hosted { Button("PRESS", action: act).buttonStyle(NotedStyle(log: log)) }
        case .toggleButton: return hosted { Toggle("PRESS", isOn: log.binding).toggleStyle(.button) }
        case .toggle: return hosted { Toggle("PRESS", isOn: log.binding).frame(width: 120) }
        case .link:
            return hosted {
                Link("PRESS", destination: URL(filePath: "/"))
                    .environment(
                        \.openURL,
                        OpenURLAction { _ in
                            act()
                            return .handled
                        })
            }
        case .row: return hosted { List { Button("PRESS", action: act) }.listStyle(.plain).frame(height: 64) }
        case .toggleRow:
            return hosted { List { Toggle("PRESS", isOn: log.binding) }.listStyle(.plain).frame(height: 64) }
        case .wideButton: return hosted { Button(action: act) { Color.red.frame(width: 300, height: 32) } }
        case .scaledButton:
            return hosted {
                Button(action: act) { Color.red.frame(width: 30, height: 16) }.scaleEffect(4, anchor: .topLeading)
            }
        case .imperative:
            let controller = UIViewController()
            let button = button(log)
            button.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
            controller.view.addSubview(button)
            return controller
        case .represented: return hosted { Represented(log: log).fixedSize() }
        case .selectedItem:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 120, height: 32)
            let controller = UICollectionViewController(collectionViewLayout: layout)
            controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (controller.collectionView.dataSource, controller.collectionView.delegate) = (item, item)
            return controller
        }
    }

    /// Sends a touch that comes down at the control and goes to some places. Returns how often the control acts.
    func touch(_ places: CGPoint...) -> Int {
        log.acts = 0
        log.isPressed = []
        for (index, place) in places.enumerated() {
            app.host.send(.pointer(HostPointer(index == 0 ? .down : .move, at: place)))
        }
        app.host.send(.pointer(HostPointer(.up, at: places.last ?? .zero)))
        app.window.layoutIfNeeded()
        return log.acts
    }
}

@MainActor @Suite("Presses", .serialized) struct PressTests {
    private let place = CGPoint(x: 20, y: 8)
    private let far = CGPoint(x: 250, y: 280)

    @Test("A control acts where it is let go on it, wherever the touch was meanwhile", arguments: 0..<13)
    func leavesAndReturns(number: Int) {
        let control = PressedControl.allCases[number]
        let stage = PressStage(control)
        defer { stage.app.host.end() }
        #expect(stage.touch(place) == 1)
        #expect(stage.touch(place, far) == 0)
        #expect(stage.touch(place, far, place) == 1)
        #expect(stage.touch(place, far, place, far) == 0)
        #expect(stage.touch(place, far, place, far, place) == 1)
        #expect(stage.touch(far, place) == 0)
        #expect(stage.touch(place) == 1)
    }

    @Test("A control is pressed while the touch is on it")
    func pressed() {
        let stage = PressStage(.styledButton)
        defer { stage.app.host.end() }
        _ = stage.touch(place, far, place)
        #expect(stage.log.isPressed == [true, false, true, false])
        _ = stage.touch(place, far)
        #expect(stage.log.isPressed == [true, false])
    }

    @Test("A touch that stays within a large control has not left it")
    func large() {
        for control in [PressedControl.wideButton, .scaledButton] {
            let stage = PressStage(control)
            defer { stage.app.host.end() }
            #expect(stage.touch(CGPoint(x: 4, y: 4), CGPoint(x: 110, y: 10)) == 1)
        }
    }

    @Test("What only waits for taps is not tapped by a touch that comes back, and a drag that scrolls presses nothing")
    func others() {
        let log = PressLog()
        let app = GestureApplication(
            UIHostingController(
                rootView: VStack(spacing: 0) {
                    Color.red.frame(height: 64).onTapGesture { log.acts += 1 }
                    ScrollView {
                        Button {
                            log.acts += 1
                        } label: {
                            Color.blue.frame(width: 320, height: 600)
                        }
                    }
                }))
        defer { app.host.end() }
        func touch(_ places: CGPoint...) {
            for (index, place) in places.enumerated() {
                app.host.send(.pointer(HostPointer(index == 0 ? .down : .move, at: place)))
            }
            app.host.send(.pointer(HostPointer(.up, at: places.last ?? .zero)))
        }
        touch(place)
        #expect(log.acts == 1)
        touch(place, far, place)
        #expect(log.acts == 1)
        let (button, above) = (CGPoint(x: 100, y: 250), CGPoint(x: 100, y: 150))
        touch(button)
        #expect(log.acts == 2)
        touch(button, above, button)
        #expect(log.acts == 2)
    }

    @Test("A stepper steps where its half is let go, and pauses while the touch is elsewhere")
    func steppers() {
        for isImperative in [false, true] {
            let log = PressLog()
            let controller: UIViewController
            if isImperative {
                controller = UIViewController()
                let stepper = UIStepper()
                stepper.addAction(UIAction { _ in log.acts += 1 }, for: .valueChanged)
                controller.view.addSubview(stepper)
                stepper.frame = CGRect(x: 0, y: 0, width: 56, height: 16)
            } else {
                controller = UIHostingController(
                    rootView: Stepper("Step", onIncrement: { log.acts += 1 }, onDecrement: nil)
                        .frame(maxHeight: .infinity, alignment: .top))
            }
            let app = GestureApplication(controller)
            defer { app.host.end() }
            let signs = app.host.text.split(separator: "\n").first.map(Array.init) ?? []
            let plus = CGPoint(x: CGFloat(signs.firstIndex(of: "+") ?? 0) * 8 + 4, y: 8)
            func send(_ phase: HostPointer.Phase, _ place: CGPoint) {
                app.host.send(.pointer(HostPointer(phase, at: place)))
            }
            for (returns, steps) in [(true, 1), (false, 0)] {
                log.acts = 0
                send(.down, plus)
                send(.move, far)
                app.host.wait(3)
                #expect(log.acts == 0)
                if returns { send(.move, plus) }
                send(.up, returns ? plus : far)
                #expect(log.acts == steps, "imperative: \(isImperative)")
            }
            log.acts = 0
            send(.down, plus)
            app.host.wait(0.65)
            let before = log.acts
            send(.move, far)
            app.host.wait(3)
            #expect(before > 0 && log.acts == before)
            send(.move, plus)
            app.host.wait(0.65)
            #expect(log.acts == 2 * before)
            send(.up, plus)
            #expect(log.acts == 2 * before)
        }
    }
}
