import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Rotors and points of activation") struct RotorTests {
    private let notes = Notes()

    private func labels(_ tree: AccessibilityTree, _ name: String) -> [String?]? {
        tree.rotor(named: name)?.items.map(\.label)
    }

    @Test("Headings, links, images and fields have rotors of the system, where there are any")
    func systemRotors() throws {
        let url = try #require(URL(string: "https://example.com"))
        let name = Box("")
        let shown = Shown {
            VStack {
                Text("First").accessibilityAddTraits(.isHeader)
                Link("Site", destination: url)
                Text("Second").accessibilityHeading(.h2)
                TextField("Name", text: name.binding)
            }
        }
        let tree = shown.tree
        #expect(tree.rotors.map(\.name) == ["Headings", "Links", "Text Fields"])
        #expect(
            tree.spokenRotors == ["Headings: First, Second", "Links: Site", "Text Fields: Name"])
        let headings = try #require(tree.rotor(named: "Headings"))
        let second = headings.item(before: nil)
        #expect(second?.label == "Second" && headings.item(before: second)?.label == "First")
        #expect(
            headings.item(after: second) == nil && headings.item(after: headings.item(after: nil))?.label == "Second")
        #expect(second?.focus() == true)
        #expect(shown.tree.element(.heading, label: "Second")?.isFocused == true)
        #expect(Shown { Text("Plain") }.tree.rotors.isEmpty)
    }

    @Test("A rotor of a view leads to the views of its ids, scrolled into sight, made or not")
    func ids() throws {
        let notes = notes
        let shown = Shown {
            ScrollView {
                LazyVStack {
                    ForEach(0..<200, id: \.self) { Text("Row \($0)") }
                }
            }
            .accessibilityRotor("Tens") {
                ForEach(0..<20, id: \.self) { ten in
                    if ten % 2 == 0 {
                        AccessibilityRotorEntry("Ten \(ten)", id: ten * 10) { notes.add("prepare \(ten)") }
                    }
                }
            }
        }
        let rotor = try #require(shown.tree.rotor(named: "Tens"))
        #expect(rotor.items.map(\.label) == (0..<10).map { "Ten \($0 * 2)" })
        #expect(shown.tree.elements(label: "Row 180").isEmpty)
        #expect(rotor.items.last?.focus() == true && notes.entries == ["prepare 18"])
        #expect(shown.tree.element(.text, label: "Row 180")?.isFocused == true)
        let first = rotor.items.first
        #expect(first?.focus() == true && shown.tree.element(.text, label: "Row 0")?.isFocused == true)
    }

    @Test("Entries lead to views named in a namespace, or to ranges of what has the rotor; unknown ones nowhere")
    func names() throws {
        struct Named: View {
            @Namespace private var space

            var body: some View {
                VStack {
                    Text("One")
                    HStack { Text("Two").accessibilityRotorEntry(id: 2, in: space) }
                    Text("Two words").accessibilityRotor("Words", textRanges: ["Two words".range(of: "words")!])
                }
                .accessibilityElement(children: .contain)
                .accessibilityRotor(.headings) {
                    AccessibilityRotorEntry(Text("To two"), id: 2, in: space)
                    AccessibilityRotorEntry("Nowhere", id: 3, in: space)
                }
            }
        }
        let shown = Shown { Named() }
        #expect(labels(shown.tree, "Headings") == ["To two", "Nowhere"])
        #expect(labels(shown.tree, "Words") == ["words"])
        let items = try #require(shown.tree.rotor(named: "Headings")?.items)
        #expect(items[0].focus() && shown.tree.element(.text, label: "Two")?.isFocused == true)
        #expect(!items[1].focus())
        #expect(shown.tree.rotor(named: "Words")?.items.first?.focus() == true)
        #expect(shown.tree.element(.text, label: "Two words")?.isFocused == true)
    }

    @Test("An array has an entry for each element")
    func arrays() {
        struct Pet: Identifiable {
            let id: Int
            let name: String
        }
        let pets = [Pet(id: 1, name: "Cat"), Pet(id: 2, name: "Dog")]
        let shown = Shown {
            ScrollView { ForEach(pets) { Text("The \($0.name)") } }
                .accessibilityRotor("Pets", entries: pets, entryLabel: \.name)
                .accessibilityRotor(.images, entries: pets, entryID: \.id, entryLabel: \.name)
        }
        #expect(labels(shown.tree, "Pets") == ["Cat", "Dog"] && labels(shown.tree, "Images") == ["Cat", "Dog"])
        #expect(shown.tree.rotor(named: "Images")?.items.last?.focus() == true)
        #expect(shown.tree.element(.text, label: "The Dog")?.isFocused == true)
    }

    @Test("A rotor of the imperative world is asked for one thing after the other")
    func customRotors() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 100, height: 1_000)
        let views = (0..<4).map { place in
            let label = UILabel(frame: CGRect(x: 0, y: 250 * CGFloat(place), width: 100, height: 20))
            label.text = "Label \(place)"
            scroll.addSubview(label)
            return label
        }
        window.addSubview(scroll)
        scroll.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Odd") { predicate in
                let current = views.firstIndex { $0 === predicate.currentItem.targetElement }
                let next =
                    predicate.searchDirection == .next
                    ? views.indices.first { $0 % 2 == 1 && $0 > current ?? -1 }
                    : views.indices.last { $0 % 2 == 1 && $0 < current ?? views.count }
                return next.map {
                    UIAccessibilityCustomRotorItemResult(targetElement: views[$0], targetRange: nil)
                }
            },
            UIAccessibilityCustomRotor(systemType: .headingLevel2) { _ in
                UIAccessibilityCustomRotorItemResult(targetElement: views[0], targetRange: nil)
            },
        ]
        let tree = window.accessibilityTree
        #expect(tree.rotors.map(\.name) == ["Odd", "Headings Level 2"])
        #expect(labels(tree, "Odd") == ["Label 1", "Label 3"])
        // What is found again and again is found once.
        #expect(labels(tree, "Headings Level 2") == ["Label 0"])
        let rotor = try #require(tree.rotor(named: "Odd"))
        #expect(rotor.item(before: nil)?.label == "Label 3")
        #expect(rotor.items.last?.focus() == true)
        #expect(UIAccessibility.focusedElement(using: nil) as? UILabel === views[3])
        #expect(scroll.contentOffset.y == 670)
    }

    @Test("A range that a rotor finds in a text is its label, and is selected")
    func ranges() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        (text.text, text.accessibilityLabel) = ("one two", "Text")
        window.addSubview(text)
        let start = try #require(text.position(from: text.beginningOfDocument, offset: 4))
        let range = text.textRange(from: start, to: text.endOfDocument)
        text.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(systemType: .misspelledWord) { predicate in
                predicate.currentItem.targetElement == nil
                    ? UIAccessibilityCustomRotorItemResult(targetElement: text, targetRange: range) : nil
            }
        ]
        let item = window.accessibilityTree.rotor(named: "Misspelled Words")?.items.first
        #expect(item?.label == "two" && item?.focus() == true)
        #expect(text.selectedRange == NSRange(location: 4, length: 3))
    }

    @Test("What has a point of activation is tapped there")
    func activationPoints() {
        let notes = notes
        func halves() -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 40).onTapGesture { notes.add("left") }
                Color.blue.frame(width: 100, height: 40).onTapGesture { notes.add("right") }
            }
            .accessibilityElement()
        }
        let shown = Shown {
            VStack {
                halves().accessibilityLabel("Unit").accessibilityActivationPoint(.trailing)
                halves().accessibilityLabel("Point").accessibilityActivationPoint(CGPoint(x: 10, y: 10))
                halves().accessibilityLabel("Off").accessibilityActivationPoint(.leading, isEnabled: false)
                halves().accessibilityLabel("NaN").accessibilityActivationPoint(CGPoint(x: CGFloat.nan, y: 0))
            }
        }
        let tree = shown.tree
        #expect(tree.element(label: "Point")?.activate() == true && tree.element(label: "Unit")?.activate() == true)
        #expect(tree.element(label: "Off")?.activate() == false && tree.element(label: "NaN")?.activate() == false)
        #expect(notes.entries == ["left", "right"])
        let point = tree.element(label: "Point")
        #expect(point?.activationPoint.x == point.map { $0.frame.minX + 10 })
        let off = tree.element(label: "Off")
        #expect(off?.activationPoint.x == off?.frame.midX)
    }
}
