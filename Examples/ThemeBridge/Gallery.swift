import DeclarativeUI

/// A view in a cell: it reads what an imperative node above set.
struct CellView: View {
    @Environment(\.theme) private var theme
    let title: String

    var body: some View {
        HStack {
            Circle()
                .fill(Color(uiColor: theme.color))
                .frame(width: 32, height: 32)
            VStack(alignment: .leading, spacing: 0) {
                Text(title).font(.headline)
                Text("\(theme)")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
        }
        .padding(.horizontal)
    }
}

/// Shows two cells with hosted content, and the settings.
final class GalleryController: UIViewController {
    let cells = ["Settings", "Favourites"].map { title in
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        cell.contentConfiguration = UIHostingConfiguration { CellView(title: title) }
        // Looked up again when the theme changes, as the theme affects colours.
        cell.backgroundColor = UIColor { $0.theme.color.withAlphaComponent(0.15) }
        return cell
    }
    let settings = UIHostingController(rootView: SettingsView(model: SettingsModel()))

    override func viewDidLoad() {
        super.viewDidLoad()
        for cell in cells { view.addSubview(cell) }
        addChild(settings)
        view.addSubview(settings.view)
        settings.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(x: 0, y: CGFloat(index) * 64, width: view.bounds.width, height: 56)
        }
        settings.view.frame = CGRect(x: 0, y: 128, width: view.bounds.width, height: 64)
    }

    /// Sets a theme for one cell alone, or takes it away again.
    func toggleTheme(_ theme: Theme, ofCell index: Int) {
        let cell = cells[index]
        if cell.traitOverrides.contains(ThemeTrait.self) {
            cell.traitOverrides.remove(ThemeTrait.self)
        } else {
            cell.traitOverrides.theme = theme
        }
    }
}
