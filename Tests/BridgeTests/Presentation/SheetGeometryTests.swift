import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// What views in a sheet are told of their places while it opens.
@MainActor @Suite("Geometry in sheets that open", .serialized) struct SheetGeometryTests {
    @MainActor private final class Places { var all: [CGRect] = [] }

    private struct Content: View {
        let places: Places
        let detents: Set<PresentationDetent>
        let isStack: Bool
        @State private var due = Date(timeIntervalSinceReferenceDate: 0)

        var body: some View {
            if isStack {
                NavigationStack { form.navigationTitle("New").navigationBarTitleDisplayMode(.inline) }
                    .presentationDetents(detents)
            } else {
                form.presentationDetents(detents)
            }
        }

        private var form: some View {
            Form {
                Section {
                    Text("a")
                    Text("b").onGeometryChange(for: CGRect.self) {
                        $0.frame(in: .global)
                    } action: {
                        places.all.append($0)
                    }
                } header: {
                    Text("Recipe")
                }
                Section("When") { DatePicker("Due", selection: $due, displayedComponents: .date) }
            }
        }
    }

    private struct Root: View {
        let content: Content
        @State private var isOpen = false
        var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { content } }
    }

    private struct SheetApp: App {
        static var content: Content!
        var body: some Scene { WindowGroup { Root(content: Self.content) } }
    }

    @Test(
        "A sheet that opens is at its detent when views are told of their places, once, and nothing is reported",
        arguments: [[PresentationDetent.medium, .large], [.large], [.height(240)], [.fraction(0.4), .medium]],
        [true, false])
    func opens(_ detents: Set<PresentationDetent>, _ isStack: Bool) {
        let places = Places()
        SheetApp.content = Content(places: places, detents: detents, isStack: isStack)
        var host: HeadlessHost?
        let reports = issues {
            host = HeadlessHost.launch(SheetApp.self, size: CGSize(width: 800, height: 640))
            host?.press(.keyboardTab)
            host?.press(.keyboardReturnOrEnter)
        }
        #expect(reports.isEmpty, "\(reports)")
        #expect(host?.text.contains("Due") == true)
        #expect(places.all.count == 1, "\(places.all)")
        host?.end()
    }
}
