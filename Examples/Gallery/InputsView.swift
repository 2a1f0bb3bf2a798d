import DeclarativeUI

/// The controls by which values are entered and shown.
struct InputsView: View {
    @Bindable var library: Library
    @State private var minutes = 20.0
    @State private var copies = 2
    @State private var order = "Title"
    @State private var isRefreshed = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Choose") {
                    Picker("Accent", selection: $library.accent) {
                        ForEach(Accent.allCases, id: \.self) { Text($0.title) }
                    }
                    .pickerStyle(.segmented)
                    Picker("Order by", selection: $order) {
                        ForEach(["Title", "Author"], id: \.self) { Text($0) }
                    }
                    Menu("Change all") {
                        Button("All are read") { library.markAll(isRead: true) }
                        Button("None is read", role: .destructive) { library.markAll(isRead: false) }
                    }
                }
                Section("Set") {
                    Slider(value: $minutes, in: 0...60, step: 5) { Text("Minutes a day") }
                    LabeledContent("Minutes a day", value: "\(Int(minutes))")
                    Stepper("Copies: \(copies)", value: $copies, in: 1...9)
                }
                Section("Look") {
                    ProgressView("Read", value: library.progress)
                    PlatformProgress(progress: library.progress).frame(height: 16)
                    NavigationLink("Dates and gauges") { PlanView(library: library) }
                    LabeledContent("Refreshed", value: isRefreshed ? "yes" : "pull down, or Control-R")
                }
            }
            .refreshable { await refresh() }
            .navigationTitle("Inputs")
        }
    }
}

extension InputsView {
    private func refresh() async { isRefreshed = true }
}

/// How far the books are read, shown by a view of the imperative world.
private struct PlatformProgress: UIViewRepresentable {
    let progress: Double

    func makeUIView(context: Context) -> UIProgressView {
        let view = UIProgressView(progressViewStyle: .default)
        view.accessibilityLabel = "Read"
        return view
    }

    func updateUIView(_ view: UIProgressView, context: Context) {
        view.progress = Float(progress)
        view.progressTintColor = context.environment.accent.color
    }
}
