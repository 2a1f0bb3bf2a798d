import SwiftUI
import UIKit

// From UIKit to SwiftUI.

class SettingsListController: UIViewController {
    let cell = UICollectionViewCell()

    func show(in windowScene: UIWindowScene) {
        windowScene.traitOverrides.myAppTheme = .monochrome
        cell.contentConfiguration = UIHostingConfiguration {
            CellView()
        }
        .margins(.horizontal, 12)
        .background { Color.gray.opacity(0.2) }
    }
}

class ThemedCell: UICollectionViewCell {
    override func prepareForReuse() {
        super.prepareForReuse()
        contentConfiguration = nil
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        contentConfiguration = UIHostingConfiguration {
            CellView().environment(\.isChosen, state.isSelected)
        }
    }
}

struct CellView: View {
    @Environment(\.myAppTheme) var theme: MyAppTheme

    var body: some View {
        Text("Settings")
            .foregroundStyle(theme == .monochrome ? .gray : .blue)
    }
}

extension EnvironmentValues {
    var isChosen: Bool {
        get { self[IsChosenKey.self] }
        set { self[IsChosenKey.self] = newValue }
    }
}

private struct IsChosenKey: EnvironmentKey {
    static let defaultValue = false
}

class ProfileHostingController: UIHostingController<CellView> {
    init() {
        super.init(rootView: CellView())
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder, rootView: CellView())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        sizingOptions = [.preferredContentSize]
    }
}

// From SwiftUI to UIKit.

struct SettingsView: View {
    var body: some View {
        SettingsControllerRepresentable()
            .environment(\.myAppTheme, .standard)
    }
}

final class SettingsControllerRepresentable: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SettingsViewController {
        SettingsViewController()
    }

    func updateUIViewController(_ uiViewController: SettingsViewController, context: Context) {
        uiViewController.title = context.environment.isEnabled ? "Settings" : nil
    }
}

class SettingsViewController: UIViewController {
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        title = settingsTitle(for: traitCollection.myAppTheme)
    }

    func settingsTitle(for theme: MyAppTheme) -> String {
        switch theme {
        case .standard: return "Standard"
        case .pastel: return "Pastel"
        case .bold: return "Bold"
        case .monochrome: return "Monochrome"
        }
    }
}

protocol StepperDelegate: AnyObject {
    func stepper(_ stepper: StepperView, didStepTo value: Int)
}

class StepperView: UIView {
    weak var delegate: (any StepperDelegate)?
    var value = 0
}

struct StepperRepresentable: UIViewRepresentable {
    @Binding var value: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> StepperView {
        let view = StepperView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ uiView: StepperView, context: Context) {
        uiView.value = value
        context.coordinator.parent = self
    }

    static func dismantleUIView(_ uiView: StepperView, coordinator: Coordinator) {
        uiView.delegate = nil
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: StepperView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 80, height: 32))
    }

    class Coordinator: NSObject, @MainActor StepperDelegate {
        var parent: StepperRepresentable

        init(_ parent: StepperRepresentable) {
            self.parent = parent
        }

        @MainActor func stepper(_ stepper: StepperView, didStepTo value: Int) {
            parent.value = value
        }
    }
}
