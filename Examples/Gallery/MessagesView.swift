import DeclarativeUI

/// Everything that can be shown over a page, by views and by controllers.
struct MessagesView: View {
    @Bindable var library: Library
    @State private var shown: Message?
    @State private var isAsking = false
    @State private var isChoosing = false
    @State private var hasPopover = false
    @State private var answer = "nothing yet"

    /// What can be shown as a sheet.
    enum Message: String, Identifiable {
        case sheet, half
        var id: Self { self }
    }

    var body: some View {
        NavigationStack {
            List {
                Section("Views present") {
                    Button("Sheet") { shown = .sheet }
                    Button("Half a sheet") { shown = .half }
                    Button("Popover") { hasPopover = true }
                        .popover(isPresented: $hasPopover) { Text("Beside the button").padding() }
                    Button("Alert") { isAsking = true }
                    Button("Choice") { isChoosing = true }
                }
                Section("A controller presents") { AlertButton(answer: $answer).frame(height: 48) }
                LabeledContent("Answered", value: answer)
            }
            .navigationTitle("Messages")
            .sheet(item: $shown) { message in
                SheetPage(library: library)
                    .presentationDetents(message == .half ? [.medium, .large] : [.large])
            }
            .alert("Forget all books?", isPresented: $isAsking) {
                Button("Forget", role: .destructive) { answer = "forget" }
                Button("Keep", role: .cancel) { answer = "keep" }
            } message: {
                Text("They cannot be brought back.")
            }
            .confirmationDialog("Lend the book", isPresented: $isChoosing, titleVisibility: .visible) {
                ForEach(["Grace", "Edsger"], id: \.self) { name in Button(name) { answer = "to \(name)" } }
            }
        }
    }
}

/// What a sheet shows: it has the accent of the page that presents it.
private struct SheetPage: View {
    let library: Library
    @Environment(\.accent) private var accent
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            List {
                LabeledContent("Accent here", value: accent.title)
                ForEach(library.books) { Text($0.title) }
            }
            .navigationTitle("Sheet")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
        }
    }
}

/// A controller in a row that shows an alert of UIKit's.
private struct AlertButton: UIViewControllerRepresentable {
    @Binding var answer: String

    func makeUIViewController(context: Context) -> AlertButtonController { AlertButtonController() }

    func updateUIViewController(_ controller: AlertButtonController, context: Context) {
        controller.report = { answer = $0 }
    }
}

private final class AlertButtonController: UIViewController {
    var report: (String) -> Void = { _ in }
    private let button = UIButton(configuration: .plain())

    override func viewDidLoad() {
        super.viewDidLoad()
        button.configuration?.title = "Ask for a name"
        button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = button.intrinsicContentSize
        button.frame = CGRect(x: 0, y: 0, width: size.width, height: min(view.bounds.height, size.height))
    }

    private func ask() {
        let alert = UIAlertController(title: "Your name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
                self?.report(alert?.textFields?.first?.text ?? "")
            })
        present(alert, animated: true)
    }
}
