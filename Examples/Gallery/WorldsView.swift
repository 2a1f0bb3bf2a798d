import DeclarativeUI

/// A value that goes through both worlds: from a view to a controller, to a view in it, and back.
struct WorldsView: View {
    @Bindable var library: Library

    var body: some View {
        NavigationStack {
            List {
                Section("A view reads the environment") { AccentRow(place: "Row of a list") }
                Section("A controller reads the trait") { TraitPage().frame(height: 96) }
                Section("Here it is another") {
                    AccentRow(place: "Below a modifier").environment(\.accent, .sunset)
                }
                Section("Lists of the other world") {
                    NavigationLink {
                        AuthorsView(library: library)
                    } label: {
                        Label("Authors", systemImage: "person.2")
                    }
                    NavigationLink {
                        LoansView()
                    } label: {
                        Label("Loans", systemImage: "book")
                    }
                }
            }
            .navigationTitle("Worlds")
        }
    }
}

/// A row that says which accent it stands in.
struct AccentRow: View {
    let place: String
    @Environment(\.accent) private var accent

    var body: some View {
        LabeledContent(place) { Text(accent.title).foregroundStyle(Color(uiColor: accent.color)) }
    }
}

/// A controller in a row of a list.
private struct TraitPage: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> TraitPageController { TraitPageController() }
    func updateUIViewController(_ controller: TraitPageController, context: Context) {}
}

/// Says which accent it stands in, and has a view in it do the same.
private final class TraitPageController: UIViewController {
    private let label = UILabel()
    private let inner = UIHostingController(rootView: AccentRow(place: "View in the controller"))

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        inner.view.backgroundColor = .clear
        view.addSubview(label)
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let accent = traitCollection[AccentTrait.self]
        label.text = "Controller: \(accent.title)"
        label.textColor = accent.color
        let width = view.bounds.width
        label.frame = CGRect(x: 0, y: 0, width: width, height: 32)
        inner.view.frame = CGRect(x: 0, y: 48, width: width, height: 48)
    }
}
