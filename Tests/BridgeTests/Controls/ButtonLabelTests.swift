import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Labels of buttons and links") struct ButtonLabelTests {
    private final class Notes {
        var entries: [String] = []
    }

    private let notes = Notes()

    private func picture<V: View>(_ view: V) -> String {
        view.snapshot(size: CGSize(width: 200, height: 80), medium: .vector).svg()
    }

    // MARK: Colours

    @Test("A foreground style set around a button colours its label as one set inside does", arguments: 0..<4)
    func outerStyle(_ number: Int) {
        func shown<V: View>(_ button: (Color?) -> V) -> (outer: String, inner: String) {
            (picture(button(nil).foregroundStyle(.green)), picture(button(.green)))
        }
        func label(_ color: Color?) -> some View {
            Text("Tap me").foregroundStyle(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
        }
        let pair: (outer: String, inner: String) =
            switch number {
            case 0:
                shown { color in
                    Button {
                    } label: {
                        label(color)
                    }
                }
            case 1:
                shown { color in
                    Button {
                    } label: {
                        label(color)
                    }.buttonStyle(.borderless)
                }
            case 2:
                shown { color in
                    Button {
                    } label: {
                        label(color)
                    }.buttonStyle(.bordered)
                }
            default:
                shown { color in
                    Button {
                    } label: {
                        label(color)
                    }.buttonStyle(.borderedProminent)
                }
            }
        #expect(pair.outer == pair.inner)
    }

    @Test("Without a foreground style a label has the tint, and a destructive one is red")
    func tint() {
        func button(_ role: ButtonRole?) -> some View {
            Button(role: role) {
            } label: {
                Text("Tap me")
            }
        }
        func text(_ color: Color) -> some View {
            Button {
            } label: {
                Text("Tap me").foregroundStyle(color)
            }
        }
        #expect(picture(button(nil)) == picture(text(.accentColor)))
        #expect(picture(button(.destructive)) == picture(text(.red)))
        #expect(picture(button(.destructive).foregroundStyle(.green)) == picture(text(.green)))
    }

    @Test("A style set around a button follows its state, and is fainter while the button is disabled")
    func state() {
        let stage = NavigationStage(Recoloring())
        let start = stage.window.snapshot(medium: .vector).svg()
        stage.tap("Other")
        let other = stage.window.snapshot(medium: .vector).svg()
        stage.tap("Off")
        let disabled = stage.window.snapshot(medium: .vector).svg()
        #expect(Set([start, other, disabled]).count == 3)
    }

    private struct Recoloring: View {
        @State private var color = Color.green
        @State private var isOff = false

        var body: some View {
            VStack {
                Button("Target") {}.disabled(isOff).foregroundStyle(color)
                Button("Other") { color = .purple }
                Button("Off") { isOff = true }
            }
        }
    }

    @Test("A disabled link in a list is faint, and one in another colour keeps it")
    func links() {
        func list(_ isOff: Bool, _ color: Color? = nil) -> some View {
            NavigationStack {
                List {
                    NavigationLink("Check out") { Text("x") }.disabled(isOff)
                        .foregroundStyle(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))
                }
            }
        }
        func line(_ view: some View) -> String {
            view.snapshot(size: CGSize(width: 200, height: 160), medium: .vector).svg().split(separator: "\n")
                .filter { $0.contains("Check out") }.joined()
        }
        #expect(!line(list(false)).isEmpty && line(list(false)) != line(list(true)))
        #expect(line(list(false, .green)) != line(list(false)))
    }

    // MARK: Taps

    @Test("The padding in the label of a button or a link takes taps, but nothing around it")
    func padding() {
        let stage = NavigationStage(
            NavigationStack {
                VStack(spacing: 0) {
                    Button {
                        notes.entries.append("button")
                    } label: {
                        Text("B").padding(24)
                    }
                    .frame(width: 160)
                    NavigationLink {
                        Text("Page")
                    } label: {
                        Text("L").padding(24)
                    }
                }
            }, size: CGSize(width: 320, height: 256))
        let rows = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
        func point(_ letter: Character) -> CGPoint {
            let row = rows.firstIndex { $0.contains(letter) } ?? 0
            let column = rows[row].firstIndex(of: letter).map { rows[row].distance(from: rows[row].startIndex, to: $0) }
            return CGPoint(x: (column ?? 0) * 8 + 4, y: row * 16 + 8)
        }
        let (button, link) = (point("B"), point("L"))
        stage.host.tap(at: CGPoint(x: button.x + 60, y: button.y))
        #expect(notes.entries.isEmpty)
        stage.host.tap(at: CGPoint(x: button.x + 20, y: button.y - 16))
        #expect(notes.entries == ["button"])
        stage.host.tap(at: CGPoint(x: link.x - 20, y: link.y + 16))
        #expect(stage.lines.contains("Page"))
    }

    // MARK: Bars

    @Test("A label in a bar shows its icon and is named by its title, which a style can show")
    func bars() {
        let stage = NavigationStage(
            NavigationStack {
                Text("Content").toolbar {
                    ToolbarItem { Button("Add Expense", systemImage: "plus") { notes.entries.append("add") } }
                    ToolbarItem(placement: .topBarLeading) {
                        Button("Edit All", systemImage: "pencil") {}.labelStyle(.titleAndIcon)
                    }
                }
            })
        #expect(!stage.host.text.contains("Add Expense") && stage.host.text.contains("Edit All"))
        stage.tap("Add Expense")
        #expect(notes.entries == ["add"])
    }

    @Test("Labels in a menu and a sheet that open from a bar keep their titles")
    func beyondBars() {
        let stage = NavigationStage(Opening(), size: CGSize(width: 480, height: 320))
        stage.tap("More")
        #expect(stage.host.text.contains("Duplicate"))
        stage.host.press(.keyboardEscape)
        stage.tap("Open")
        #expect(stage.host.text.contains("Inside"))
    }

    private struct Opening: View {
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                Text("Content").toolbar {
                    Menu("More", systemImage: "ellipsis") { Button("Duplicate", systemImage: "plus") {} }
                    Button("Open", systemImage: "folder") { isShown = true }
                        .sheet(isPresented: $isShown) { Label("Inside", systemImage: "star") }
                }
            }
        }
    }
}
