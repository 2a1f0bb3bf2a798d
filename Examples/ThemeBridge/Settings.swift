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
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = UIColor { $0.theme.color }
        label.textAlignment = .center
        view.addSubview(label)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        title = "Settings, \(traitCollection.theme)"
        label.text = title
        label.frame = view.bounds
    }
}
