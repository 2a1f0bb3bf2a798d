import DeclarativeUI
import Observation

/// A value with an order of letters: `nil` in a table is "not set".
struct Letter: Equatable, Sendable, CustomStringConvertible {
    let name: String
    init(_ name: String) { self.name = name }
    var description: String { name }

    static let td = Letter("td")
    static let kd = Letter("kd")
}

struct LetterTrait: UITraitDefinition { static let defaultValue = Letter.td }

/// How an environment key relates to the trait.
protocol LetterKey: EnvironmentKey where Value == Letter {}

/// Lossless in both directions.
enum BridgedKey: LetterKey, UITraitBridgedEnvironmentKey {
    static let defaultValue = Letter.kd
    static func read(from traitCollection: UITraitCollection) -> Letter { traitCollection[LetterTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Letter) {
        mutableTraits[LetterTrait.self] = value
    }
}

/// No bridge.
enum PlainKey: LetterKey { static let defaultValue = Letter.kd }

/// `write` does nothing.
enum ReadOnlyKey: LetterKey, UITraitBridgedEnvironmentKey {
    static let defaultValue = Letter.kd
    static func read(from traitCollection: UITraitCollection) -> Letter { traitCollection[LetterTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Letter) {}
}

extension EnvironmentValues {
    subscript<K: LetterKey>(letter key: LetterKind<K>) -> Letter {
        get { self[K.self] }
        set { self[K.self] = newValue }
    }
}

/// A key as a value, so that key paths can name it.
struct LetterKind<K: LetterKey>: Hashable {}

/// Level 0 (imperative), 1 (declarative), 2 (imperative), 3 (declarative), 4 (imperative), with a reader at each.
@MainActor final class Chain<K: LetterKey> {
    let scene = UIWindowScene()
    let window: UIWindow
    let model = ChainModel()
    let host: UIHostingController<Level1<K>>

    init() {
        window = UIWindow(windowScene: scene)
        window.isHidden = false
        host = UIHostingController(rootView: Level1(model: model))
        window.rootViewController = host
    }

    func set(u0: Letter?, s1: Letter?, u2: Letter?, s3: Letter?) {
        if let u0 { scene.traitOverrides[LetterTrait.self] = u0 } else { scene.traitOverrides.remove(LetterTrait.self) }
        model.s1 = s1
        model.s3 = s3
        settle()
        if let view = model.level2 {
            if let u2 {
                view.traitOverrides[LetterTrait.self] = u2
            } else {
                view.traitOverrides.remove(LetterTrait.self)
            }
        }
        settle()
    }

    func settle() { window.layoutIfNeeded() }

    /// What the reader at each level sees.
    var seen: [String] {
        [
            host.traitCollection[LetterTrait.self].name, model.env1?.name ?? "-",
            model.level2?.inner.traitCollection[LetterTrait.self].name ?? "-", model.env3?.name ?? "-",
            model.level4?.traitCollection[LetterTrait.self].name ?? "-",
        ]
    }
}

@MainActor @Observable final class ChainModel {
    var s1: Letter?
    var s3: Letter?
    @ObservationIgnored var env1: Letter?
    @ObservationIgnored var env3: Letter?
    @ObservationIgnored weak var level2: Level2View?
    @ObservationIgnored weak var level4: UIView?
    nonisolated init() {}
}

struct Level1<K: LetterKey>: View {
    let model: ChainModel
    var body: some View {
        if let value = model.s1 {
            Inner1<K>(model: model).environment(\.[letter: LetterKind<K>()], value)
        } else {
            Inner1<K>(model: model)
        }
    }
}

struct Inner1<K: LetterKey>: View {
    let model: ChainModel
    @Environment(\.[letter: LetterKind<K>()]) var letter
    var body: some View {
        model.env1 = letter
        return Level2<K>(model: model)
    }
}

/// The imperative view of level 2, with a hosting controller inside.
final class Level2View: UIView {
    let inner = UIView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(inner)
    }
    required init?(coder: NSCoder) { return nil }
}

struct Level2<K: LetterKey>: UIViewRepresentable {
    let model: ChainModel

    func makeUIView(context: Context) -> Level2View {
        let view = Level2View()
        let hosting = _UIHostingView(rootView: Level3<K>(model: model))
        hosting.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.inner.addSubview(hosting)
        model.level2 = view
        return view
    }

    func updateUIView(_ uiView: Level2View, context: Context) {}
}

struct Level3<K: LetterKey>: View {
    let model: ChainModel
    var body: some View {
        if let value = model.s3 {
            Inner3<K>(model: model).environment(\.[letter: LetterKind<K>()], value)
        } else {
            Inner3<K>(model: model)
        }
    }
}

struct Inner3<K: LetterKey>: View {
    let model: ChainModel
    @Environment(\.[letter: LetterKind<K>()]) var letter
    var body: some View {
        model.env3 = letter
        return Level4(model: model)
    }
}

struct Level4: UIViewRepresentable {
    let model: ChainModel
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        model.level4 = view
        return view
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

/// `write` loses something: small letters become capitals.
enum CapitalKey: LetterKey, UITraitBridgedEnvironmentKey {
    static let defaultValue = Letter.kd
    static func read(from traitCollection: UITraitCollection) -> Letter { traitCollection[LetterTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Letter) {
        mutableTraits[LetterTrait.self] = Letter(value.name.uppercased())
    }
}

/// `read` returns one value, whatever the traits are.
enum ConstantKey: LetterKey, UITraitBridgedEnvironmentKey {
    static let defaultValue = Letter.kd
    static func read(from traitCollection: UITraitCollection) -> Letter { Letter("x") }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Letter) {
        mutableTraits[LetterTrait.self] = value
    }
}
