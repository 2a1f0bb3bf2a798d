import ImperativeUI
import Testing

/// A number that is raised when the theme changes, which providers look up elsewhere.
private struct ThemeCounter: UITraitDefinition {
    static let defaultValue = 0
    static let affectsColorAppearance = true
}

/// A theme kept outside of the traits, as published code keeps it.
@MainActor private final class PublishedTheme {
    var accent = UIColor.red
    var resolutions = 0

    /// A colour whose provider reads nothing of the traits.
    var color: UIColor {
        UIColor { [self] _ in
            MainActor.assumeIsolated {
                resolutions += 1
                return accent
            }
        }
    }
}

/// A change of a trait that affects colours has every dynamic colour in its reach resolved again.
@MainActor @Suite("Dynamic colours and traits") struct ColorAppearanceTests {
    @Test("A colour whose provider reads nothing is resolved again when a trait that affects colours changes")
    func readsNothing() {
        let stage = Stage()
        let theme = PublishedTheme()
        stage.root.view.backgroundColor = theme.color
        flushAll()
        #expect(stage.root.view.displayedBackgroundColor == .red)
        theme.accent = .blue
        flushAll()
        #expect(stage.root.view.displayedBackgroundColor == .red)
        stage.window.traitOverrides[ThemeCounter.self] = 1
        flushAll()
        #expect(stage.root.view.displayedBackgroundColor == .blue)
        #expect(theme.resolutions == 2)
    }

    /// A change of the scene's traits, and whether colours may differ by it.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isResolved: Bool
        let apply: @Sendable (inout UITraitOverrides) -> Void

        init(_ name: String, _ isResolved: Bool, _ apply: @escaping @Sendable (inout UITraitOverrides) -> Void) {
            testDescription = name
            self.isResolved = isResolved
            self.apply = apply
        }
    }

    @Test(
        "Each of the system's traits that affect colours has it resolved again, any other has not",
        arguments: [
            Change("style", true) { $0.userInterfaceStyle = .dark },
            Change("contrast", true) { $0.accessibilityContrast = .high },
            Change("gamut", true) { $0.displayGamut = .P3 },
            Change("level", true) { $0.userInterfaceLevel = .elevated },
            Change("idiom", true) { $0.userInterfaceIdiom = .pad },
            Change("activity", true) { $0.activeAppearance = .inactive },
            Change("scale", false) { $0.displayScale = 3 },
            Change("size category", false) { $0.preferredContentSizeCategory = .small },
            Change("a trait that says it does not", false) { $0.crowd = 2 },
        ])
    func systemTraits(change: Change) {
        let stage = Stage()
        let theme = PublishedTheme()
        stage.root.view.backgroundColor = theme.color
        flushAll()
        change.apply(&stage.scene.traitOverrides)
        flushAll()
        #expect(theme.resolutions == (change.isResolved ? 2 : 1))
    }

    @Test("Colours resolved while a view draws or lays out are too, in labels as well")
    func drawnColors() {
        final class Drawing: UIView {
            var color = UIColor.black
            var draws = 0
            var layouts = 0
            var border: CGColor?
            override func draw(_ rect: CGRect) {
                draws += 1
                color.setFill()
            }
            override func layoutSubviews() {
                layouts += 1
                border = color.cgColor
            }
        }
        let stage = Stage()
        let theme = PublishedTheme()
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.color = theme.color
        let plain = Drawing(frame: view.frame)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
        label.text = "x"
        label.textColor = theme.color
        for subview in [view, plain, label] { stage.root.view.addSubview(subview) }
        flushAll()
        theme.accent = .blue
        stage.scene.traitOverrides[ThemeCounter.self] = 1
        flushAll()
        #expect(view.draws == 2 && view.layouts == 2 && view.border == UIColor.blue.cgColor)
        #expect(plain.draws == 1 && plain.layouts == 1)
        #expect(label.snapshot().svg().contains("#0000ff"))
    }

    @Test("Where a nearer node sets the trait, a change above does not reach")
    func nearerSetter() {
        let stage = Stage()
        let theme = PublishedTheme()
        let view = UIView()
        view.backgroundColor = theme.color
        view.traitOverrides[ThemeCounter.self] = 7
        stage.root.view.addSubview(view)
        flushAll()
        stage.scene.traitOverrides[ThemeCounter.self] = 1
        flushAll()
        #expect(theme.resolutions == 1)
        // What else affects colours still comes from above.
        stage.scene.traitOverrides.userInterfaceStyle = .dark
        flushAll()
        #expect(theme.resolutions == 2)
    }

    @Test("A view that moves to where a trait that affects colours differs has its colour resolved there")
    func moving() {
        let stage = Stage()
        let theme = PublishedTheme()
        let other = UIView()
        other.traitOverrides[ThemeCounter.self] = 1
        let view = UIView()
        view.backgroundColor = theme.color
        stage.root.view.addSubview(other)
        stage.root.view.addSubview(view)
        flushAll()
        #expect(theme.resolutions == 1)
        other.addSubview(view)
        flushAll()
        #expect(theme.resolutions >= 2)
    }

    @Test("A change costs the views with dynamic colours, whatever the number of others")
    func cost() {
        final class Counting: UIView {
            static var draws = 0
            override func draw(_ rect: CGRect) { Counting.draws += 1 }
        }
        let stage = Stage()
        let theme = PublishedTheme()
        for index in 0..<1_000 {
            let view = Counting()
            view.backgroundColor = index % 100 == 0 ? theme.color : .green
            stage.root.view.addSubview(view)
        }
        flushAll()
        let (draws, resolutions) = (Counting.draws, theme.resolutions)
        #expect(draws == 1_000 && resolutions == 10)
        stage.scene.traitOverrides[ThemeCounter.self] = 1
        flushAll()
        #expect(Counting.draws - draws == 10 && theme.resolutions - resolutions == 10)
    }

    @Test("A colour that is fixed by now is not looked at again")
    func fixed() {
        let stage = Stage()
        let theme = PublishedTheme()
        stage.root.view.backgroundColor = theme.color
        flushAll()
        stage.root.view.backgroundColor = .green
        flushAll()
        stage.scene.traitOverrides[ThemeCounter.self] = 1
        flushAll()
        #expect(theme.resolutions == 1)
    }
}
