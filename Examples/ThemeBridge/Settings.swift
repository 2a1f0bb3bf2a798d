import DeclarativeUI
import Observation

/// What the settings are shown in.
@Observable final class SettingsModel {
    var theme = Theme.standard
}

/// Sets a theme in the environment of an imperative controller.
struct SettingsView: View {
    let model: SettingsModel

    var body: some View {
        SettingsControllerRepresentable()
            .environment(\.theme, model.theme)
    }
}

/// Represents the controller; a class may conform, as a struct may.
final class SettingsControllerRepresentable: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SettingsViewController { SettingsViewController() }
    func updateUIViewController(_ uiViewController: SettingsViewController, context: Context) {}
}

/// An imperative controller that reads what a view around it set.
final class SettingsViewController: UIViewController {
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        title = "Settings, \(traitCollection.theme)"
    }
}
