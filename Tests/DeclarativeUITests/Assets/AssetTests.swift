import Drawing
import Foundation
import Observation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import ImperativeUI

/// A trait and an environment key that stand for the same datum.
struct InkTrait: UITraitDefinition {
    static let defaultValue = 0
    static let affectsColorAppearance = true
}

struct InkKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traits: UITraitCollection) -> Int { traits[InkTrait.self] }
    static func write(to traits: inout any UIMutableTraits, value: Int) { traits[InkTrait.self] = value }
}

extension EnvironmentValues {
    fileprivate var ink: Int {
        get { self[InkKey.self] }
        set { self[InkKey.self] = newValue }
    }
}

@Observable private final class InkModel { var ink = 0 }

private struct InkContent: View {
    let model: InkModel
    let color: UIColor

    var body: some View {
        VStack(spacing: 0) {
            Color(uiColor: color)
            Color(white: 0.5)
        }.environment(\.ink, model.ink)
    }
}

/// Shows a view in a window.
@MainActor private struct Island {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let graph: ViewGraph

    init<V: View>(_ view: V) throws {
        let controller = UIHostingController(rootView: view)
        window.rootViewController = controller
        window.textMedium = .vector
        window.makeKeyAndVisible()
        graph = try #require(controller.hostingView?.viewGraph)
        _ = picture
    }

    var picture: String { window.snapshot(background: nil, medium: .vector).svg() }
}

private struct Filled: UIViewRepresentable {
    let color: UIColor

    final class Inner: UIView {
        static var draws = 0
        var color = UIColor.clear
        override func draw(_ rect: CGRect) {
            Self.draws += 1
            color.setFill()
            UIRectFill(bounds)
        }
    }

    func makeUIView(context: Context) -> Inner {
        let view = Inner()
        view.color = color
        return view
    }
    func updateUIView(_ view: Inner, context: Context) {}
}

@MainActor @Suite("Named assets in views", .serialized) struct AssetTests {
    let folder = CatalogFolder()

    init() {
        folder.color(
            "Back",
            [
                CatalogFolder.variant("255", "0", "0"), CatalogFolder.variant("0", "0", "255", CatalogFolder.dark),
                CatalogFolder.variant("0", "255", "0", space: "display-p3", #""display-gamut" : "display-P3""#),
            ])
        folder.image(
            "Square",
            [
                #"{ "filename" : "a.svg", "idiom" : "universal" }"#,
                #"{ "filename" : "b.svg", "idiom" : "universal", "# + CatalogFolder.dark + " }",
            ],
            files: [
                "a.svg": CatalogFolder.square(24, fill: "red"), "b.svg": CatalogFolder.square(32, fill: "blue"),
            ])
        folder.image(
            "Bad", [#"{ "filename" : "a.svg", "idiom" : "universal" }"#], files: ["a.svg": Data("<svg>".utf8)])
    }

    // MARK: Colours

    @Test("A named colour resolves by the environment")
    func color() {
        let color = Color("Back", bundle: folder.bundle)
        var values = EnvironmentValues()
        #expect(color.resolve(in: values) == Color.Resolved(red: 1, green: 0, blue: 0))
        values.colorScheme = .dark
        #expect(color.resolve(in: values) == Color.Resolved(red: 0, green: 0, blue: 1))
        #expect(color.opacity(0.5).resolve(in: values).opacity == 0.5)
        #expect(color == Color("Back", bundle: folder.bundle))
        #expect(color.hashValue == Color("Back", bundle: folder.bundle).hashValue)
        #expect(color != Color("Other", bundle: folder.bundle))
    }

    @Test("A colour that is missing is clear and reported once")
    func missingColor() {
        let color = Color("None", bundle: folder.bundle)
        let found = issues {
            for _ in 0..<3 { #expect(color.resolve(in: EnvironmentValues()).opacity == 0) }
        }
        #expect(found.filter { $0.message.contains("\"None\"") }.count == 1)
    }

    @Test("A named colour is drawn again when what its variants differ by changes, and then alone")
    func redraw() throws {
        let island = try Island(
            VStack(spacing: 0) {
                Color("Back", bundle: folder.bundle)
                Color(white: 0.5)
                Color("Back", bundle: folder.bundle).environment(\.colorScheme, .light)
            })
        let start = island.graph.drawCount
        #expect(island.picture.contains("#ff0000"))
        island.window.traitOverrides.layoutDirection = .rightToLeft
        island.window.traitOverrides.accessibilityContrast = .high
        _ = island.picture
        #expect(island.graph.drawCount == start)
        island.window.traitOverrides.userInterfaceStyle = .dark
        let dark = island.picture
        #expect(dark.contains("#0000ff") && dark.contains("#ff0000"))
        #expect(island.graph.drawCount == start + 1)
        island.window.traitOverrides.displayGamut = .P3
        _ = island.picture
        // In dark style too there is one for each gamut to choose from.
        #expect(island.graph.drawCount == start + 3)
    }

    // MARK: Across the boundary

    @Test("A dynamic UIColor is resolved with the values of the place where it is drawn, bridged keys among them")
    func platformColor() throws {
        let ink = UIColor { [UIColor.red, .green, .blue][$0[InkTrait.self]] }
        let island = try Island(
            VStack(spacing: 0) {
                Color(uiColor: ink)
                Color(ink).environment(\.ink, 1)
                Color(white: 0.5)
            })
        #expect(island.picture.contains("#ff0000") && island.picture.contains("#00ff00"))
        let start = island.graph.drawCount
        island.window.traitOverrides[InkTrait.self] = 2
        #expect(island.picture.contains("#0000ff") && island.picture.contains("#00ff00"))
        // Both providers are asked again, as a trait that colours depend on has changed around both.
        #expect(island.graph.drawCount == start + 2)
    }

    @Test("A written bridged key reaches a dynamic UIColor again when it changes, and only that")
    func bridgedChange() throws {
        let model = InkModel()
        let island = try Island(InkContent(model: model, color: UIColor { [UIColor.red, .green][$0[InkTrait.self]] }))
        let start = island.graph.drawCount
        model.ink = 1
        #expect(island.picture.contains("#00ff00"))
        #expect(island.graph.drawCount == start + 1)
    }

    @Test("A Color that follows its surroundings is a dynamic UIColor")
    func uiColor() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let named = UIColor(Color("Back", bundle: folder.bundle))
        #expect(named.resolvedColor(with: UITraitCollection()) == .red)
        #expect(named.resolvedColor(with: dark) == .blue)
        #expect(UIColor(Color.red).resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
        #expect(UIColor(Color(red: 1, green: 0, blue: 0)) == .red)
        #expect(UIColor(Color(red: 1, green: 0, blue: 0).opacity(0.5)).cgColor.alpha == 0.5)
        let provider = UIColor { [UIColor.red, .green][$0[InkTrait.self]] }
        let inked = UITraitCollection { $0[InkTrait.self] = 1 }
        #expect(UIColor(Color(uiColor: provider)).resolvedColor(with: inked) == .green)
    }

    @Test("A Color drawn by a represented view follows the values around that view, and redraws it alone")
    func representedColor() throws {
        Filled.Inner.draws = 0
        let color = UIColor(Color("Back", bundle: folder.bundle))
        let island = try Island(
            VStack(spacing: 0) {
                Filled(color: color)
                Filled(color: color).environment(\.colorScheme, .dark)
                Filled(color: .green)
            })
        #expect(island.picture.contains("#ff0000") && island.picture.contains("#0000ff"))
        #expect(Filled.Inner.draws == 3)
        island.window.traitOverrides.userInterfaceStyle = .dark
        #expect(!island.picture.contains("#ff0000"))
        #expect(Filled.Inner.draws == 4)
    }

    @Test("A fixed UIColor is a fixed Color")
    func fixed() {
        #expect(Color(uiColor: .red) == Color(red: 1, green: 0, blue: 0))
        let dynamic = UIColor { _ in .red }
        #expect(Color(uiColor: dynamic) == Color(dynamic))
        #expect(Color(uiColor: dynamic) != Color(uiColor: UIColor { _ in .red }))
        #expect(Color(uiColor: .red).isClear == false)
    }

    // MARK: Images

    private func size<V: View>(_ view: V, _ proposal: ProposedViewSize = .unspecified) -> CGSize {
        TestHost(view).graph.sizeThatFits(proposal)
    }

    @Test("A named image has its own size whatever it is offered, a resizable one takes what it is offered")
    func sizes() {
        let image = Image("Square", bundle: folder.bundle)
        let room = ProposedViewSize(width: 100, height: 50)
        #expect(size(image) == CGSize(width: 24, height: 24))
        #expect(size(image, room) == CGSize(width: 24, height: 24))
        #expect(size(image.resizable(), room) == CGSize(width: 100, height: 50))
        #expect(size(image.resizable()) == CGSize(width: 24, height: 24))
        #expect(size(image.environment(\.colorScheme, .dark)) == CGSize(width: 32, height: 32))
        #expect(size(Image(systemName: "star").resizable(), room) == CGSize(width: 100, height: 50))
    }

    @Test("An image takes the size and picture of another variant when the environment changes")
    func variants() throws {
        let island = try Island(Image("Square", bundle: folder.bundle))
        #expect(island.picture.contains("#ff0000"))
        island.window.traitOverrides.userInterfaceStyle = .dark
        let dark = island.picture
        #expect(dark.contains("#0000ff") && dark.contains("width=\"32\""))
    }

    @Test("A missing or malformed image is a box with its name and reported once")
    func placeholder() throws {
        let found = issues {
            for name in ["None", "Bad", "None", "Bad"] {
                let picture = Image(name, bundle: folder.bundle).snapshot(
                    size: CGSize(width: 40, height: 40), background: nil
                ).svg()
                #expect(picture.contains("<title>\(name)</title>"))
            }
        }
        #expect(found.count == 2)
    }

    @Test("A template is drawn in the foreground style, an original in its colours")
    func rendering() {
        func picture(_ image: Image) -> String {
            image.foregroundStyle(Color(red: 0, green: 1, blue: 0)).snapshot(
                size: CGSize(width: 40, height: 40), background: nil
            ).svg()
        }
        let image = Image("Square", bundle: folder.bundle)
        #expect(picture(image).contains("#ff0000"))
        #expect(picture(image.renderingMode(.template)).contains("#00ff00"))
        #expect(picture(image.renderingMode(.original)).contains("#ff0000"))
        #expect(picture(Image(systemName: "star")).contains("#00ff00"))
    }

    @Test("A UIImage with an asset is looked up again where it is drawn")
    func uiImage() throws {
        let image = try #require(UIImage(named: "Square", in: folder.bundle, compatibleWith: nil))
        let island = try Island(Image(uiImage: image).resizable())
        #expect(island.picture.contains("#ff0000"))
        island.window.traitOverrides.userInterfaceStyle = .dark
        #expect(island.picture.contains("#0000ff"))
        #expect(Image(uiImage: image) == Image(uiImage: image))
        #expect(size(Image(uiImage: image)) == CGSize(width: 24, height: 24))
        #expect(size(Image(uiImage: UIImage())) == .zero)
        let tinted = Image(uiImage: image.withTintColor(.green))
        #expect(tinted.snapshot(size: CGSize(width: 40, height: 40), background: nil).svg().contains("#00ff00"))
    }

    @Test("Equal images are equal values")
    func equality() {
        let image = Image("Square", bundle: folder.bundle)
        #expect(image == Image("Square", bundle: folder.bundle))
        #expect(image != image.resizable())
        #expect(image != image.renderingMode(.template))
        #expect(image.resizable() == image.resizable())
        #expect(Image(systemName: "star") != Image("star"))
        #expect(image != Image(decorative: "Square", bundle: folder.bundle))
    }
}
