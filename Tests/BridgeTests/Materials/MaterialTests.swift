import DeclarativeUI
import Drawing
import Foundation
import Testing

@MainActor @Suite("Materials of both worlds", .serialized) struct MaterialTests {
    nonisolated static let pairs: [(Material, UIBlurEffect.Style)] = [
        (.ultraThin, .systemUltraThinMaterial), (.thin, .systemThinMaterial), (.regular, .systemMaterial),
        (.thick, .systemThickMaterial), (.bar, .systemChromeMaterial),
    ]

    private func color(_ material: Material, _ scheme: ColorScheme) throws -> ColorComponents {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return try #require(material.paint(in: environment, bounds: .zero)?.plainColor)
    }

    private func color(_ style: UIBlurEffect.Style, _ scheme: UIUserInterfaceStyle) -> ColorComponents? {
        UIBlurEffect(style: style).paint(with: UITraitCollection(userInterfaceStyle: scheme)).plainColor
    }

    @Test("A material has the colour of the blur effect of its name in both schemes", arguments: pairs)
    func sameColors(material: Material, style: UIBlurEffect.Style) throws {
        #expect(try color(material, .light) == color(style, .light))
        #expect(try color(material, .dark) == color(style, .dark))
        #expect(try color(material, .light) != color(material, .dark))
    }

    @Test("A thicker material hides more of what is behind it")
    func thickness() throws {
        let order: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
        let opacities = try order.map { try color($0, .light).alpha }
        #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 < $1 })
        #expect(opacities.allSatisfy { $0 > 0 && $0 < 1 })
    }

    @Test("A blur effect of one style is the same in every interface style, the others follow it")
    func fixedStyles() {
        for style in (0...20).compactMap(UIBlurEffect.Style.init) {
            let follows = [4, 5, 6, 7, 8, 9, 10].contains(style.rawValue)
            #expect((color(style, .light) != color(style, .dark)) == follows, "\(style)")
        }
    }

    @Test("With less transparency asked for, a blur effect is opaque")
    func lessTransparency() {
        defer { UIAccessibility.flags.remove(.reduceTransparency) }
        UIAccessibility.flags.insert(.reduceTransparency)
        #expect(color(UIBlurEffect.Style.systemThinMaterial, .light)?.alpha == 1)
    }

    @Test("A view is told of the material behind it, and of none without one")
    func environment() {
        func name(_ material: Material?) -> String {
            material == .thin ? "thin" : material == .bar ? "bar" : material == nil ? "none" : "other"
        }
        var seen: [String: String] = [:]
        let host = _UIHostingView(
            rootView: VStack {
                MaterialReader { seen["thin"] = name($0) }.background(.thinMaterial)
                MaterialReader { seen["bar"] = name($0) }.background(.bar, in: Capsule())
                MaterialReader { seen["red"] = name($0) }.background(.red)
            })
        host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        host.layoutIfNeeded()
        #expect(seen == ["thin": "thin", "bar": "bar", "red": "none"])
    }

    @Test("The contents of an effect view fill it, and have the tint of a vibrancy effect while it has one")
    func contents() {
        let view = UIVisualEffectView(effect: nil)
        view.tintColor = .systemRed
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        view.layoutIfNeeded()
        #expect(view.contentView.frame == view.bounds)
        #expect(view.contentView.tintColor == .systemRed)
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .secondaryLabel)
        #expect(view.contentView.tintColor == .secondaryLabel)
        view.effect = UIBlurEffect(style: .regular)
        #expect(view.contentView.tintColor == .systemRed)
    }

    @Test("The appearance of a bar keeps its effect until another background is configured")
    func bars() {
        let appearance = UINavigationBarAppearance()
        #expect(appearance.backgroundEffect == nil)
        let effect = UIBlurEffect(style: .systemChromeMaterial)
        appearance.backgroundEffect = effect
        #expect((appearance.copy() as? UINavigationBarAppearance)?.backgroundEffect === effect)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil)
    }
}

private struct MaterialReader: View {
    let read: (Material?) -> Void
    @Environment(\.backgroundMaterial) private var material

    var body: some View {
        let _: Void = read(material)
        Text("A")
    }
}
