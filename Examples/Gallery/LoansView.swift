import DeclarativeUI

/// The books that were lent: a table of the imperative world, on a page of a navigation stack.
struct LoansView: View {
    @State private var isEditing = false

    var body: some View {
        LoanTable(isEditing: isEditing)
            .ignoresSafeArea(edges: .bottom)
            .navigationTitle("Loans")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
    }
}

private struct LoanTable: UIViewControllerRepresentable {
    let isEditing: Bool

    func makeUIViewController(context: Context) -> LoanTableController { LoanTableController() }

    func updateUIViewController(_ controller: LoanTableController, context: Context) {
        controller.setEditing(isEditing, animated: true)
    }
}
