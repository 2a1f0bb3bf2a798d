import DeclarativeUI
import Testing

private struct PlaceTrait: UITraitDefinition {
    static let defaultValue = "outside"
}

private struct PlaceKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = "outside"
    static func read(from traits: UITraitCollection) -> String { traits[PlaceTrait.self] }
    static func write(to traits: inout any UIMutableTraits, value: String) { traits[PlaceTrait.self] = value }
}

extension EnvironmentValues {
    fileprivate var placeName: String { self[PlaceKey.self] }
}

/// Code that reads the environment and then, before it ends, moves its tree to where the values are others.
@MainActor @Suite("Code that moves its tree after it has read") struct MovedByItsReaderTests {
    @MainActor private final class Stage {
        let window = UIWindow()
        let place = UIView()
        let outside = UIView()
        private(set) var host: UIView?
        private(set) var seen: [String] = []

        init() {
            window.makeKeyAndVisible()
            window.addSubview(place)
            place.traitOverrides[PlaceTrait.self] = "inside"
            window.layoutIfNeeded()
        }

        /// Shows a view outside of the window, and lays out both.
        func show<V: View>(_ view: V) {
            let host = _UIHostingView(rootView: view)
            host.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            outside.addSubview(host)
            self.host = host
            host.layoutIfNeeded()
            window.layoutIfNeeded()
        }

        func read(_ value: String) {
            seen.append(value)
            if let host, host.superview === outside { place.addSubview(host) }
        }
    }

    private struct Reader: View {
        let stage: Stage
        @Environment(\.placeName) private var place

        var body: some View {
            let _ = stage.read(place)
            Color.clear
        }
    }

    private struct Slot: UIViewRepresentable {
        let stage: Stage
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) { stage.read(context.environment.placeName) }
    }

    /// A view with a body, which runs once the host is known.
    private struct Transforming: View {
        let stage: Stage
        var body: some View { Color.clear.transformEnvironment(\.self) { stage.read($0.placeName) } }
    }

    @Test("A body runs again, once, with the values of the new place")
    func body() {
        let stage = Stage()
        stage.show(Reader(stage: stage))
        #expect(stage.seen == ["outside", "inside"])
    }

    @Test("A represented view is updated again, once")
    func update() {
        let stage = Stage()
        stage.show(Slot(stage: stage))
        #expect(stage.seen == ["outside", "inside"])
    }

    @Test("A transform of the environment is applied again, once")
    func transform() {
        let stage = Stage()
        stage.show(Transforming(stage: stage))
        #expect(stage.seen == ["outside", "inside"])
    }

    @Test("A drawing is made again with the values of the new place")
    func drawing() {
        let stage = Stage()
        stage.show(Canvas { context, _ in stage.read(context.environment.placeName) })
        _ = stage.window.snapshot()
        _ = stage.host?.snapshot()
        #expect(stage.seen.last == "inside", "\(stage.seen)")
    }
}
