import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

/// The listing of a colour by a custom trait, with real colour sets.
enum Theme: Int { case standard, pastel, bold, monochrome }

struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.standard
    static let affectsColorAppearance = true
    static let name = "Theme"
    static let identifier = "com.myapp.theme"
}

extension UITraitCollection {
    fileprivate var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
    fileprivate var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

/// Fills itself with a colour and counts how often.
private final class FilledView: UIView {
    var color = UIColor.clear
    var draws = 0

    override func draw(_ rect: CGRect) {
        draws += 1
        color.setFill()
        UIRectFill(bounds)
    }
}

@MainActor @Suite("Named colours", .serialized) struct NamedColorTests {
    let folder = CatalogFolder()
    let log = IssueLog()
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    func write(_ name: String) {
        folder.color(
            name,
            [
                CatalogFolder.variant("0.1", "0.0", "0.0"),
                CatalogFolder.variant("0.2", "0.0", "0.0", CatalogFolder.dark),
                CatalogFolder.variant("0.3", "0.0", "0.0", CatalogFolder.highContrast),
            ])
    }

    private func red(_ color: UIColor?, _ traits: UITraitCollection) -> CGFloat? {
        color?.resolvedColor(with: traits).cgColor.components?.first
    }

    @Test("A named colour without traits is dynamic")
    func dynamic() {
        write("Back")
        let color = UIColor(named: "Back", in: folder.bundle, compatibleWith: nil)
        #expect(red(color, UITraitCollection()) == 0.1)
        #expect(red(color, dark) == 0.2)
        #expect(red(color, UITraitCollection(accessibilityContrast: .high)) == 0.3)
        #expect(red(color, dark.modifyingTraits { $0.accessibilityContrast = .high }) == 0.2)
        #expect(red(color?.withAlphaComponent(0.5), dark) == 0.2)
        #expect(color?.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
        #expect(color?.description == "<UIDynamicCatalogColor; name = Back>")
    }

    @Test("A named colour with traits is the variant for them, for good")
    func fixed() {
        write("Back")
        let color = UIColor(named: "Back", in: folder.bundle, compatibleWith: dark)
        #expect(red(color, UITraitCollection()) == 0.2)
    }

    @Test("Named colours are equal if they are the same colour set")
    func equality() {
        write("Back")
        write("Other")
        let colors = ["Back", "Back", "Other"].map { UIColor(named: $0, in: folder.bundle, compatibleWith: nil) }
        #expect(colors[0] == colors[1])
        #expect(colors[0]?.hash == colors[1]?.hash)
        #expect(colors[0] != colors[2])
    }

    @Test("A colour that is missing or malformed is none, with one report")
    func missing() {
        folder.write("Bad.colorset/Contents.json", "{")
        log.during {
            for _ in 0..<3 {
                #expect(UIColor(named: "None", in: folder.bundle, compatibleWith: nil) == nil)
            }
            #expect(UIColor(named: "Bad", in: folder.bundle, compatibleWith: dark) == nil)
        }
        // The malformed set as the catalogue is read, and both names as they are missed.
        #expect(log.messages.filter { $0.contains("\"None\"") }.count == 1)
        #expect(log.messages.filter { $0.contains("\"Bad\"") }.count == 2)
    }

    @Test("A colour set without a colour, such as the accent colour of a new project, is none and no fault")
    func empty() {
        folder.color("AccentColor", [#"{ "idiom" : "universal" }"#])
        log.during {
            #expect(UIColor(named: "AccentColor", in: folder.bundle, compatibleWith: nil) == nil)
        }
        #expect(log.messages.isEmpty)
    }

    @Test("A reference to a system colour follows the level too")
    func reference() {
        folder.color(
            "Paper",
            [#"{ "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemBackgroundColor" } }"#])
        let color = UIColor(named: "Paper", in: folder.bundle, compatibleWith: nil)
        let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
        for traits in [UITraitCollection(), dark, elevated] {
            #expect(color?.resolvedColor(with: traits) == UIColor.systemBackground.resolvedColor(with: traits))
        }
    }

    @Test("A view redraws when a trait changes that its colour's variants differ by, and for no other")
    func draws() {
        write("Back")
        folder.color("Plain", [CatalogFolder.variant("0.1", "0.0", "0.0")])
        let stage = Stage()
        let views = ["Back", "Plain"].map { name in
            let view = FilledView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
            view.color = UIColor(named: name, in: folder.bundle, compatibleWith: nil) ?? .clear
            stage.root.view.addSubview(view)
            return view
        }
        flushAll()
        #expect(views.map(\.draws) == [1, 1])
        stage.scene.traitOverrides.displayGamut = .P3
        stage.scene.traitOverrides.userInterfaceLevel = .elevated
        flushAll()
        #expect(views.map(\.draws) == [1, 1])
        stage.scene.traitOverrides.userInterfaceStyle = .dark
        flushAll()
        #expect(views.map(\.draws) == [2, 1])
        stage.scene.traitOverrides.accessibilityContrast = .high
        flushAll()
        #expect(views.map(\.draws) == [3, 1])
    }

    @Test("A colour by a custom trait picks colour sets, which follow the style in turn")
    func listing() {
        for (index, name) in ["Standard", "Pastel", "Bold", "Monochrome"].enumerated() {
            folder.color(
                name + "Background",
                [
                    CatalogFolder.variant("0.\(index + 1)", "0.0", "0.0"),
                    CatalogFolder.variant("0.\(index + 5)", "0.0", "0.0", CatalogFolder.dark),
                ])
        }
        let bundle = folder.bundle
        let customBackgroundColor = UIColor { traitCollection in
            switch traitCollection.theme {
            case .standard: return UIColor(named: "StandardBackground", in: bundle, compatibleWith: nil)!
            case .pastel: return UIColor(named: "PastelBackground", in: bundle, compatibleWith: nil)!
            case .bold: return UIColor(named: "BoldBackground", in: bundle, compatibleWith: nil)!
            case .monochrome: return UIColor(named: "MonochromeBackground", in: bundle, compatibleWith: nil)!
            }
        }
        let stage = Stage()
        let view = UIView()
        let drawn = FilledView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        let plain = FilledView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.backgroundColor = customBackgroundColor
        drawn.color = customBackgroundColor
        plain.color = .red
        for child in [view, drawn, plain] { stage.root.view.addSubview(child) }
        func shown() -> CGFloat? { view.displayedBackgroundColor?.cgColor.components?.first }
        flushAll()
        #expect(shown() == 0.1)
        stage.scene.traitOverrides.theme = .bold
        flushAll()
        #expect(shown() == 0.3)
        stage.scene.traitOverrides.userInterfaceStyle = .dark
        flushAll()
        #expect(shown() == 0.7)
        #expect(drawn.draws == 3)
        #expect(plain.draws == 1)
        stage.window.traitOverrides.theme = .monochrome
        flushAll()
        #expect(shown() == 0.8)
        #expect(drawn.draws == 4)
    }
}
