import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor private final class Shop: ObservableObject {
    @Published var flavor = "Mint"
    @Published var other = "Mint"
    @Published var size: Int? = 2
    @Published var flavors = ["Mint", "Plum", "Rose"]
    @Published var isAllowed = true
}

/// Shows a picker, and what a person sees of it.
@MainActor private struct ShopStage {
    let shop = Shop()
    let stage: NavigationStage

    init<V: View>(@ViewBuilder _ view: (Shop) -> V) {
        stage = NavigationStage(view(shop), size: CGSize(width: 320, height: 320))
    }

    /// The lines that are seen, without the marks of the focus and edges.
    var lines: [String] {
        stage.lines.map { line in
            let text = String(line.map { $0 == "░" ? " " : $0 }.filter { !"▸◂▒█│┌┐└┘─▏▕▁▔".contains($0) })
            return text.split(separator: " ").joined(separator: " ")
        }
        .filter { !$0.isEmpty }
    }

    func press(_ keys: UIKeyboardHIDUsage...) {
        for key in keys {
            stage.host.press(key)
            _ = stage.lines
        }
    }
}

@MainActor @Suite("Pickers", .serialized) struct PickerTests {
    private struct Flavors: View {
        @ObservedObject var shop: Shop
        var body: some View {
            Picker("Flavor", selection: $shop.flavor) { ForEach(shop.flavors, id: \.self) { Text($0) } }
        }
    }

    @Test("By itself a picker is a button with the value, which opens a menu where the value is marked")
    func menu() {
        let stage = ShopStage { Flavors(shop: $0) }
        #expect(stage.lines == ["Mint ▾"])
        stage.stage.tap("Mint")
        #expect(stage.lines.suffix(3) == ["✓ Mint", "Plum", "Rose"] || stage.lines.contains("✓ Mint"))
        stage.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.shop.flavor == "Plum" && stage.lines == ["Plum ▾"])
    }

    @Test("In a form the row has the label before the value, and is pressed as a whole")
    func form() throws {
        let stage = ShopStage { shop in Form { Flavors(shop: shop) } }
        #expect(stage.lines == ["Flavor Mint ▾"])
        let row = stage.stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("Flavor") }
        stage.stage.host.tap(at: CGPoint(x: 60, y: Double(try #require(row)) * 16 + 8))
        #expect(stage.lines.contains("✓ Mint"))
        stage.press(.keyboardEnd, .keyboardReturnOrEnter)
        #expect(stage.shop.flavor == "Rose")
    }

    @Test("Without its label a row has the value alone, and a label that is asked for stands before it anywhere")
    func labels() {
        let hidden = ShopStage { shop in Form { Flavors(shop: shop).labelsHidden() } }
        #expect(hidden.lines == ["Mint ▾"])
        let inline = ShopStage { shop in Form { Flavors(shop: shop).pickerStyle(.inline).labelsHidden() } }
        #expect(inline.lines == ["Mint ✓", "Plum", "Rose"])
        let shown = ShopStage { Flavors(shop: $0).labelsVisibility(.visible) }
        #expect(shown.lines == ["Flavor Mint ▾"])
    }

    @Test("Options and the selection may change while the menu is open")
    func updates() {
        let stage = ShopStage { Flavors(shop: $0) }
        stage.stage.tap("Mint")
        stage.shop.flavors.append("Fig")
        stage.shop.flavor = "Fig"
        #expect(stage.lines.contains("✓ Fig") && stage.lines.contains("Mint"))
        stage.shop.flavors = ["Fig"]
        #expect(!stage.lines.contains("Mint"))
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.shop.flavor == "Fig")
    }

    @Test("A tag of the selection's type stands for a value, also of an optional one; others cannot be chosen")
    func tags() {
        struct Sizes: View {
            @ObservedObject var shop: Shop
            var body: some View {
                Picker("Size", selection: $shop.size) {
                    Text("None").tag(nil as Int?)
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                    Text("Odd").tag("x")
                }
            }
        }
        let stage = ShopStage { Sizes(shop: $0) }
        #expect(stage.lines == ["Large ▾"])
        stage.stage.tap("Large")
        stage.press(.keyboardHome, .keyboardReturnOrEnter)
        #expect(stage.shop.size == nil && stage.lines == ["None ▾"])
        stage.stage.tap("None")
        stage.press(.keyboardEnd, .keyboardReturnOrEnter)
        #expect(stage.shop.size == 2)
    }

    @Test("A selection without a view is reported once as long as it stays; no options and equal tags are fine")
    func hostile() {
        let stage = ShopStage { Flavors(shop: $0) }
        let reports = issues {
            stage.shop.flavor = "Salt"
            _ = stage.lines
            stage.shop.isAllowed = false
            _ = stage.lines
        }
        #expect(reports.filter { $0.category == "picker" }.count == 1)
        #expect(stage.lines == ["▾"])
        stage.shop.flavor = "A"
        stage.shop.flavors = ["A", "A"]
        #expect(stage.lines.first?.hasPrefix("A") == true)
        _ = issues {
            stage.shop.flavors = []
            _ = stage.lines
            stage.stage.tap("")
        }
    }

    @Test("Segments select by tap and by the arrow keys with Return")
    func segmented() {
        let stage = ShopStage { Flavors(shop: $0).pickerStyle(.segmented) }
        #expect(stage.lines == ["[ Mint ] Plum Rose"])
        stage.stage.tap("Rose")
        #expect(stage.shop.flavor == "Rose")
        // Tab enters at the selected one.
        stage.press(.keyboardTab, .keyboardLeftArrow, .keyboardReturnOrEnter)
        #expect(stage.shop.flavor == "Plum")
    }

    @Test("Inline the values are rows of the form, below the label, with a mark")
    func inline() {
        let stage = ShopStage { shop in Form { Flavors(shop: shop).pickerStyle(.inline) } }
        #expect(stage.lines == ["Flavor", "Mint ✓", "Plum", "Rose"])
        stage.stage.tap("Rose")
        #expect(stage.lines == ["Flavor", "Mint", "Plum", "Rose ✓"])
    }

    @Test("A wheel shows values around the current one; the arrow keys, a drag and a tap turn it")
    func wheel() {
        let stage = ShopStage { Flavors(shop: $0).pickerStyle(.wheel) }
        // What is selected is on a plate.
        #expect(stage.lines.map { $0.filter { $0 != " " } } == ["[Mint]", "Plum", "Rose"])
        stage.press(.keyboardTab, .keyboardDownArrow)
        #expect(stage.shop.flavor == "Plum")
        stage.press(.keyboardEnd, .keyboardDownArrow)
        #expect(stage.shop.flavor == "Rose")
        stage.stage.host.drag(from: CGPoint(x: 160, y: 152), to: CGPoint(x: 160, y: 184), steps: 4)
        #expect(stage.shop.flavor == "Mint")
        stage.stage.host.tap(at: CGPoint(x: 160, y: 176))
        #expect(stage.shop.flavor == "Plum")
    }

    @Test("A link leads to a page of the values, and choosing one leads back")
    func link() {
        let stage = ShopStage { shop in
            NavigationStack { Form { Flavors(shop: shop).pickerStyle(.navigationLink) } }
        }
        #expect(stage.lines == ["Flavor Mint ›"])
        stage.stage.tap("Flavor, Mint")
        #expect(stage.lines.contains("Mint ✓") && stage.lines.contains("Plum"))
        stage.stage.tap("Plum")
        #expect(stage.shop.flavor == "Plum" && stage.lines == ["Flavor Plum ›"])
    }

    @Test("In a menu the values are items below the picker's label, or a menu inside in the style of menus")
    func inMenus() {
        let stage = ShopStage { shop in
            Menu("Menu") {
                Flavors(shop: shop)
                Button("Other") {}
                Flavors(shop: shop).pickerStyle(.menu)
            }
        }
        stage.stage.tap("Menu")
        #expect(stage.lines.contains("✓ Mint") && stage.lines.contains("Plum") && stage.lines.contains("Flavor"))
        #expect(stage.lines.contains("Flavor ›"))
        stage.press(.keyboardP, .keyboardReturnOrEnter)
        #expect(stage.shop.flavor == "Plum")
        stage.stage.tap("Menu")
        stage.press(.keyboardF, .keyboardRightArrow, .keyboardEnd, .keyboardReturnOrEnter)
        #expect(stage.shop.flavor == "Rose")
    }

    @Test("A picker of several sources shows a value where they agree, and sets all of them")
    func sources() {
        struct Source {
            @Binding var value: String
        }
        struct Both: View {
            @ObservedObject var shop: Shop
            var body: some View {
                let sources = [Source(value: $shop.flavor), Source(value: $shop.other)]
                Picker("Both", sources: sources, selection: \.$value) {
                    ForEach(shop.flavors, id: \.self) { Text($0) }
                }
                .pickerStyle(.inline)
            }
        }
        let stage = ShopStage { Both(shop: $0) }
        #expect(stage.lines.contains("Mint ✓"))
        stage.shop.other = "Rose"
        #expect(!stage.lines.contains { $0.contains("✓") })
        stage.stage.tap("Plum")
        #expect(stage.shop.flavor == "Plum" && stage.shop.other == "Plum" && stage.lines.contains("Plum ✓"))
    }

    @Test("What is shown for the current value may be views of the program's own")
    func currentValue() {
        struct Named: View {
            @ObservedObject var shop: Shop
            var body: some View {
                Picker(selection: $shop.flavor) {
                    ForEach(shop.flavors, id: \.self) { Text($0) }
                } label: {
                    Text("Flavor")
                } currentValueLabel: {
                    Text("Now \(shop.flavor)")
                }
            }
        }
        let stage = ShopStage { Named(shop: $0) }
        #expect(stage.lines == ["Now Mint ▾"])
    }

    @Test("A disabled picker cannot be used in any style")
    func disabled() {
        let stage = ShopStage { shop in
            VStack {
                Flavors(shop: shop)
                Flavors(shop: shop).pickerStyle(.segmented)
                Flavors(shop: shop).pickerStyle(.wheel)
                Flavors(shop: shop).pickerStyle(.inline)
            }
            .disabled(true)
        }
        stage.press(.keyboardTab, .keyboardReturnOrEnter, .keyboardDownArrow)
        for y in stride(from: 8.0, to: 320, by: 16) { stage.stage.host.tap(at: CGPoint(x: 160, y: y)) }
        #expect(stage.shop.flavor == "Mint")
    }
}
