import DeclarativeUI
import Testing

@MainActor @Suite("What modifiers say to those who are told of views") struct ModifierTests {
    private let notes = Notes()

    @Test("A label, a value, a hint, names and an identifier are those of the element, the outermost first")
    func texts() {
        let shown = Shown {
            Text("Seen").accessibilityLabel("Inner").accessibilityLabel("Heard").accessibilityValue("5")
                .accessibilityHint("Says it").accessibilityInputLabels(["Short", "Heard"]).accessibilityIdentifier("id")
        }
        #expect(shown.lines == [#"text "Heard" = "5" ? "Says it" #id"#])
        #expect(shown.tree.elements(label: "Short").count == 1)
        #expect(shown.tree.elements(identifier: "id").first?.inputLabels == ["Short", "Heard"])
    }

    @Test("What is said only under a condition does not count otherwise")
    func conditions() {
        let shown = Shown {
            Text("One").accessibilityLabel("Not", isEnabled: false).accessibilityHidden(true, isEnabled: false)
            Text("Two").accessibilityLabel("Yes", isEnabled: true).accessibilityValue("v", isEnabled: false)
                .accessibilityHint("h", isEnabled: true)
        }
        #expect(shown.lines == [#"text "One""#, #"text "Yes" ? "h""#])
    }

    @Test("A label makes an element of what shows nothing that is told of, and a group of several")
    func labelled() {
        let shown = Shown {
            VStack {
                Color.red.accessibilityLabel("Red")
                HStack {
                    Text("1")
                    Text("2")
                }
                .accessibilityLabel("Numbers")
                Color.blue
            }
        }
        #expect(shown.lines == [#"other "Red""#, #"group "Numbers""#, #"  text "1""#, #"  text "2""#])
    }

    @Test("Elements are ignored, contained or combined")
    func children() {
        func pair() -> some View {
            HStack {
                Text("Name").accessibilityAddTraits(.isHeader)
                Text("Ada").accessibilityValue("1815")
            }
        }
        let shown = Shown {
            VStack {
                pair().accessibilityElement().accessibilityLabel("Ignored")
                pair().accessibilityElement(children: .contain)
                pair().accessibilityElement(children: .combine)
            }
        }
        #expect(
            shown.lines == [
                #"other "Ignored""#, "group", #"  heading "Name""#, #"  text "Ada" = "1815""#,
                #"heading "Name, Ada" = "1815""#,
            ])
    }

    @Test("One control among combined elements is used as the whole; several are actions")
    func combinedControls() {
        let shown = Shown {
            VStack {
                HStack {
                    Text("Cat")
                    Button("Vote") { notes.add("vote") }
                }
                .accessibilityElement(children: .combine)
                HStack {
                    Text("Dog")
                    Button("Vote") { notes.add("dog") }
                    Button("Ask") { notes.add("ask") }
                }
                .accessibilityElement(children: .combine)
            }
        }
        #expect(shown.lines == [#"button "Cat, Vote""#, #"text "Dog, Vote, Ask" [Vote, Ask]"#])
        #expect(shown.tree.element(.button, label: "Cat, Vote")?.activate() == true)
        #expect(shown.tree.element(label: "Dog, Vote, Ask")?.perform(actionNamed: "Ask") == true)
        #expect(notes.entries == ["vote", "ask"])
    }

    @Test("Traits are added and taken away, and say what it is")
    func traits() {
        let shown = Shown {
            VStack {
                Text("Title").accessibilityHeading(.h2)
                Text("Go").accessibilityAddTraits([.isButton, .isSelected])
                Button("Plain") {}.accessibilityRemoveTraits(.isButton)
                Text("Time").accessibilityAddTraits(.updatesFrequently)
            }
        }
        #expect(
            shown.lines == [
                #"heading "Title" (level 2)"#, #"button "Go" (selected)"#, #"text "Plain""#, #"text "Time" (updates)"#,
            ])
    }

    @Test("What is read first has the higher priority, in each group by itself")
    func priorities() {
        let shown = Shown {
            VStack {
                Text("1")
                VStack {
                    Text("a").accessibilitySortPriority(-1)
                    Text("b")
                }
                .accessibilityElement(children: .contain).accessibilitySortPriority(2)
                Text("2").accessibilitySortPriority(1)
            }
        }
        #expect(shown.lines == ["group", #"  text "b""#, #"  text "a""#, #"text "2""#, #"text "1""#])
    }

    @Test("Hidden views are not told of, nor those that cannot be seen, nor what is beside something modal")
    func hidden() {
        let shown = Shown {
            VStack {
                Text("1").accessibilityHidden(true)
                Text("2").opacity(0)
                Text("3").hidden()
                Image(systemName: "star.fill")
                VStack {
                    Text("5")
                    Text("6").accessibilityAddTraits(.isModal)
                }
                .accessibilityElement(children: .contain)
            }
        }
        #expect(shown.lines == [#"image "star""#, "group", #"  text "6""#])
    }

    @Test("Actions are done by kind and by name; adjustments go both ways")
    func actions() {
        let shown = Shown {
            VStack {
                Text("Mail")
                    .accessibilityAction { notes.add("open") }
                    .accessibilityAction(.escape) { notes.add("escape") }
                    .accessibilityAction(.magicTap) { notes.add("magic") }
                    .accessibilityAction(named: "Reply") { notes.add("reply") }
                    .accessibilityAction(named: Text("Flag")) { notes.add("flag") }
                    .accessibilityAction(action: { notes.add("move") }, label: { Label("Move", systemImage: "folder") })
                    .accessibilityActions {
                        Button("Copy") { notes.add("copy") }
                        Button("Print") { notes.add("print") }
                    }
                Text("Level").accessibilityAdjustableAction { notes.add("\($0)") }
                Text("Page").accessibilityScrollAction { notes.add("\($0)") }
            }
        }
        let tree = shown.tree
        let mail = tree.element(label: "Mail")
        #expect(mail?.actionNames == ["Reply", "Flag", "Move", "Copy", "Print"])
        #expect(mail?.activate() == true && mail?.performEscape() == true && mail?.performMagicTap() == true)
        for name in mail?.actionNames ?? [] { #expect(mail?.perform(actionNamed: name) == true) }
        let level = tree.element(label: "Level")
        #expect(level?.increment() == true && level?.decrement() == true)
        #expect(tree.element(label: "Page")?.scroll(.down) == true)
        #expect(
            notes.entries == [
                "open", "escape", "magic", "reply", "flag", "move", "copy", "print", "increment", "decrement", "bottom",
            ])
        #expect(mail?.increment() == false)
    }

    @Test("A view that stands for another is told of in its place, without being shown")
    func representation() {
        let box = Box(false)
        let shown = Shown {
            VStack {
                Text("Seen").accessibilityRepresentation { Toggle("Heard", isOn: box.binding) }
                Text("Chart").accessibilityChildren {
                    Text("Monday")
                    Text("Tuesday")
                }
            }
        }
        #expect(
            shown.lines == [
                #"switch "Heard" = "0""#, #"group "Chart""#, #"  text "Monday""#, #"  text "Tuesday""#,
            ])
        #expect(shown.tree.element(.toggle, label: "Heard")?.activate() == true)
        #expect(box.value)
    }

    @Test("The former names say the same")
    @available(*, deprecated)
    func former() {
        let shown = Shown {
            VStack {
                Text("Seen").accessibility(label: Text("Heard")).accessibility(value: Text("1"))
                    .accessibility(hint: Text("Hint")).accessibility(identifier: "id")
                    .accessibility(addTraits: .isButton)
                Text("Not").accessibility(hidden: true)
            }
        }
        #expect(shown.lines == [#"button "Heard" = "1" ? "Hint" #id"#])
    }

    @Test("Traits are a set")
    func set() {
        var traits: AccessibilityTraits = [.isButton, .isModal]
        #expect(traits.contains(.isModal) && !traits.contains(.isHeader))
        #expect(traits.insert(.isHeader).inserted && !traits.insert(.isHeader).inserted)
        #expect(traits.remove(.isButton) == .isButton && traits.remove(.isButton) == nil)
        #expect(traits == [.isModal, .isHeader] && traits.update(with: .isLink) == nil)
        #expect(traits.isSuperset(of: [.isLink]) && AccessibilityTraits().isEmpty)
    }
}
