import DeclarativeUI
import Testing

private struct Generic<Value: Equatable & Sendable & ExpressibleByIntegerLiteral>: EnvironmentKey {
    static var defaultValue: Value { 0 }
}

private struct NumberTrait: UITraitDefinition { static let defaultValue = 7 }

/// A bridge for some arguments only: the key's own conformance cannot know it.
extension Generic: UITraitBridgedEnvironmentKey where Value == Int {
    fileprivate static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[NumberTrait.self] }
    fileprivate static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
        mutableTraits[NumberTrait.self] = value
    }
}

/// Loses what does not fit.
private enum LossyKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[NumberTrait.self] % 10 }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
        mutableTraits[NumberTrait.self] = value
    }
}

private func read<K: EnvironmentKey>(_ key: K.Type, in values: EnvironmentValues) -> K.Value { values[key] }

@MainActor @Suite struct KeyTests {
    @Test("Values made by hand have no traits: a bridged key answers its own default there")
    func byHand() {
        #expect(EnvironmentValues()[BridgedKey.self] == .kd)
        var values = EnvironmentValues()
        values[BridgedKey.self] = Letter("x")
        #expect(values[BridgedKey.self] == Letter("x"))
    }

    @Test("A bridge is found in generic code, and where the key's own conformance does not know it")
    func generic() {
        struct Probe: UIViewRepresentable {
            let journal: Journal
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {
                journal.notes = [
                    "\(read(BridgedKey.self, in: context.environment))",
                    "\(read(Generic<Int>.self, in: context.environment))",
                    "\(read(Generic<Double>.self, in: context.environment))",
                ]
            }
        }
        let journal = Journal()
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        window.rootViewController = UIHostingController(rootView: Probe(journal: journal))
        scene.traitOverrides[LetterTrait.self] = Letter("a")
        scene.traitOverrides[NumberTrait.self] = 9
        window.layoutIfNeeded()
        #expect(journal.notes == ["a", "9", "0.0"])
        scene.traitOverrides[NumberTrait.self] = 11
        window.layoutIfNeeded()
        #expect(journal.notes == ["a", "11", "0.0"])
    }

    @Test("The law check finds the values that do not come back, and none for a lossless key")
    func laws() {
        let letters = ["a", "b", "td"].map(Letter.init)
        #expect(BridgedKeyLaws.violations(of: BridgedKey.self, for: letters).isEmpty)
        let violations = BridgedKeyLaws.violations(of: LossyKey.self, for: [1, 12])
        #expect(violations.map(\.description) == ["wrote 12, read 2"])
        #expect(BridgedKeyLaws.violations(of: ReadOnlyKey.self, for: letters).count == 2)
    }

    @Test("The conversions of system values go both ways, and an unspecified one is none")
    func conversions() {
        for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size) }
        #expect(DynamicTypeSize(.unspecified) == nil)
        #expect(ColorScheme(UIUserInterfaceStyle(.dark)) == .dark)
        #expect(ColorScheme(.unspecified) == nil)
        #expect(UIUserInterfaceSizeClass(nil) == .unspecified)
        #expect(LayoutDirection(UITraitEnvironmentLayoutDirection(.rightToLeft)) == .rightToLeft)
        #expect(LegibilityWeight(UILegibilityWeight(nil)) == nil)
        #expect(ColorSchemeContrast(UIAccessibilityContrast(.increased)) == .increased)
    }
}
