import DeclarativeUI
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Controls for numbers and pages in both worlds, as they are stored.
///
/// `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What controls for values look like", .serialized) struct ValueSceneTests {
    /// A scene by its name.
    enum Scene: String, CaseIterable, Sendable {
        case sliders, uiSliders = "ui-sliders", steppers, uiSteppers = "ui-steppers"
        case pageControls = "page-controls"
    }

    @Test("A scene is the same as stored", arguments: Scene.allCases, PresentationSceneTests.Style.allCases)
    func scene(scene: Scene, style: PresentationSceneTests.Style) throws {
        let stage = NavigationStage(ValueScenes.controller(of: scene))
        stage.host.resize(to: CGSize(width: 320, height: 224))
        let snapshot = stage.window.snapshot(traits: style.traits)
        try snapshot.verify("value-\(scene.rawValue)-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }
}

/// The contents of the scenes.
@MainActor private enum ValueScenes {
    static func controller(of scene: ValueSceneTests.Scene) -> UIViewController {
        switch scene {
        case .sliders: UIHostingController(rootView: SliderScene())
        case .uiSliders: stack(uiSliders)
        case .steppers: UIHostingController(rootView: StepperScene())
        case .uiSteppers: stack(uiSteppers)
        case .pageControls: stack(pageControls)
        }
    }

    private static func stack(_ views: [UIView]) -> UIViewController {
        let controller = UIViewController()
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 16
        stack.frame = CGRect(x: 16, y: 16, width: 288, height: 192)
        stack.distribution = .equalSpacing
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(stack)
        return controller
    }

    private static var pageControls: [UIView] {
        let controls = (0..<3).map { _ in UIPageControl() }
        for (index, control) in controls.enumerated() {
            control.numberOfPages = 5
            control.currentPage = index
        }
        controls[1].backgroundStyle = .prominent
        controls[1].currentPageIndicatorTintColor = .systemBlue
        controls[1].pageIndicatorTintColor = .systemGray
        controls[2].numberOfPages = 60
        controls[2].currentPage = 30
        return controls
    }

    private static var uiSteppers: [UIView] {
        let (plain, least, disabled) = (UIStepper(), UIStepper(), UIStepper())
        plain.value = 4
        disabled.value = 4
        disabled.isEnabled = false
        return [plain, least, disabled].map { stepper in
            let label = UILabel()
            label.text = "Value: \(Int(stepper.value))"
            return UIStackView(arrangedSubviews: [label, stepper])
        }
    }

    private static var uiSliders: [UIView] {
        let (plain, colored, images, disabled) = (UISlider(), UISlider(), UISlider(), UISlider())
        plain.value = 0.25
        colored.value = 0.5
        colored.minimumTrackTintColor = .systemRed
        colored.maximumTrackTintColor = .systemGreen
        colored.thumbTintColor = .systemOrange
        images.value = 0.75
        images.minimumValueImage = UIImage(systemName: "speaker")
        images.maximumValueImage = UIImage(systemName: "speaker.wave.3")
        disabled.value = 0.5
        disabled.isEnabled = false
        return [plain, colored, images, disabled]
    }
}

private struct StepperScene: View {
    var body: some View {
        Form {
            Stepper("Servings: 4", value: .constant(4), in: 1...12)
            Stepper("At the end", value: .constant(12), in: 1...12)
            Stepper("Weight", value: .constant(1.5), step: 0.5, format: .number)
            Stepper("Disabled", value: .constant(4)).disabled(true)
        }
    }
}

private struct SliderScene: View {
    var body: some View {
        VStack(spacing: 16) {
            Slider(value: .constant(0.25))
            Slider(value: .constant(5.0), in: 0...10, step: 1).tint(.orange)
            Slider(value: .constant(0.75)) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            }
            Slider(value: .constant(0.5)).disabled(true)
        }
        .padding()
    }
}
