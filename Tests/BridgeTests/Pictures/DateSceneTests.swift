import DeclarativeUI
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Date pickers of both worlds, as they are stored.
///
/// `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What date pickers look like", .serialized) struct DateSceneTests {
    /// A scene by its name.
    enum Scene: String, CaseIterable, Sendable {
        case graphical, wheels, compact, inline = "ui-inline", uiWheels = "ui-wheels", uiCompact = "ui-compact"
        case uiNarrow = "ui-narrow"
    }

    @Test("A scene is the same as stored", arguments: Scene.allCases, PresentationSceneTests.Style.allCases)
    func scene(scene: Scene, style: PresentationSceneTests.Style) throws {
        // Today is always the same day.
        let snapshot = ManualAnimationClock(date: TestDates.date(2026, 11, 10)).withCurrent {
            let stage = NavigationStage(DateScenes.controller(of: scene))
            stage.host.resize(to: CGSize(width: 368, height: 320))
            return stage.window.snapshot(traits: style.traits)
        }
        try snapshot.verify("date-\(scene.rawValue)-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }
}

/// The contents of the scenes.
@MainActor private enum DateScenes {
    static func controller(of scene: DateSceneTests.Scene) -> UIViewController {
        switch scene {
        case .graphical: host(PickerScene(components: .date).datePickerStyle(.graphical))
        case .wheels: host(PickerScene(components: .date).datePickerStyle(.wheel))
        case .compact: host(Form { PickerScene(components: [.date, .hourAndMinute]) })
        case .inline: pickers([TestDates.picker(.inline, .date)])
        case .uiWheels: pickers([TestDates.picker(.wheels, .dateAndTime)])
        case .uiCompact: pickers([TestDates.picker(.compact, .dateAndTime), TestDates.picker(.compact, .time)])
        case .uiNarrow: narrow()
        }
    }

    private static func host(_ view: some View) -> UIViewController {
        UIHostingController(rootView: view.testRegion())
    }

    /// Pickers that are too narrow for their fields, with room below each other and without.
    private static func narrow() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        var top: CGFloat = 16
        for (width, height) in [(160, 96), (160, 34), (64, 96)] as [(CGFloat, CGFloat)] {
            let picker = TestDates.picker(.compact, .dateAndTime)
            picker.frame = CGRect(x: 16, y: top, width: width, height: height)
            top += height + 16
            controller.view.addSubview(picker)
        }
        return controller
    }

    private static func pickers(_ pickers: [UIDatePicker]) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        var top: CGFloat = 16
        for picker in pickers {
            picker.minimumDate = TestDates.date(2026, 11, 3)
            picker.maximumDate = TestDates.date(2026, 12, 20)
            let size = picker.intrinsicContentSize
            picker.frame = CGRect(x: 16, y: top, width: 336, height: max(size.height, 34))
            top += picker.frame.height + 16
            controller.view.addSubview(picker)
        }
        pickers.dropFirst().last?.isEnabled = false
        return controller
    }
}

private struct PickerScene: View {
    let components: DatePickerComponents
    @State private var date = TestDates.date(2026, 11, 25)

    init(components: DatePickerComponents) { self.components = components }

    var body: some View {
        DatePicker(
            "Day", selection: $date, in: TestDates.date(2026, 11, 3)...TestDates.date(2026, 12, 20),
            displayedComponents: components)
    }
}
