import DeclarativeUI
import Observation
import TestSupport
import Testing

/// Many bridged keys that cross one boundary.
@MainActor @Suite("Number of bridged keys") struct NumberOfBridgedKeysTests {
    private let few = SizeOfTests.isFull ? 625 : 40
    private let many = SizeOfTests.isFull ? 10_000 : 640

    @Test("Setting many bridged keys, and changing one of them, takes time linear in their number")
    func growth() {
        let building = Growth.ofTime(from: few, to: many) { count in
            let stage = KeyStage(count)
            #expect(stage.slot != nil)
        }
        #expect(building < 4)
        let changing = Growth.ofTime(from: few, to: many, prepare: { KeyStage($0) }) { stage in
            for value in 0..<4 {
                stage.model.value = value
                stage.window.layoutIfNeeded()
            }
        }
        #expect(changing < 4)
    }

    @Test("1, 300 and 10,000 bridged keys all cross a boundary, and a change of one wakes who observes it alone")
    func values() throws {
        for count in [1, 300, many] {
            let stage = KeyStage(count)
            let slot = try #require(stage.slot)
            var heard: [Int] = []
            for number in 0..<count {
                let key = NumberedKeys.key(number)
                #expect(key.value(at: slot) == (number == count / 2 ? 7 : number))
                key.observe(slot) { heard.append(number) }
            }
            stage.model.value = 8
            stage.window.layoutIfNeeded()
            #expect(heard == [count / 2])
        }
    }

    @Test("Of keys that are set again and again, the boundary writes those last that were set last")
    func order() {
        let log = OrderLog()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let keys = (0..<4).map { $0 }
        window.rootViewController = UIHostingController(
            rootView: Slot(log: log).transformEnvironment(\.self) { values in
                for round in 0..<40 { for number in keys { NumberedKeys.key(number).set(round, in: &values) } }
                NumberedKeys.key(1).set(-1, in: &values)
            })
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(log.slots.count == 1)
        let values = keys.map { NumberedKeys.key($0).value(at: log.slots[0]) }
        #expect(values == [39, -1, 39, 39])
        #expect(log.slots[0].traitCollection[LastTrait.self] == -1)
    }
}

/// What all of the keys write besides their own.
private enum LastTrait: UITraitDefinition {
    static var defaultValue: Int { 0 }
}

private protocol NumberedKey {
    @MainActor static func set(_ value: Int, in values: inout EnvironmentValues)
    @MainActor static func value(at view: UIView) -> Int
    @MainActor static func observe(_ view: UIView, _ changed: @escaping () -> Void)
}

private enum BridgedTrait<N: NumberedType>: UITraitDefinition {
    static var defaultValue: Int { -1 }
}

private enum BridgedNumber<N: NumberedType>: UITraitBridgedEnvironmentKey, NumberedKey {
    static var defaultValue: Int { -1 }
    static func read(from traits: UITraitCollection) -> Int { traits[BridgedTrait<N>.self] }
    static func write(to traits: inout any UIMutableTraits, value: Int) {
        traits[BridgedTrait<N>.self] = value
        traits[LastTrait.self] = value
    }

    static func set(_ value: Int, in values: inout EnvironmentValues) { values[Self.self] = value }
    static func value(at view: UIView) -> Int { view.traitCollection[BridgedTrait<N>.self] }
    static func observe(_ view: UIView, _ changed: @escaping () -> Void) {
        view.registerForTraitChanges([BridgedTrait<N>.self]) { (_: UIView, _) in changed() }
    }
}

private enum NumberedKeys {
    static func key(_ number: Int) -> any NumberedKey.Type { make(ManyTypes.type(number)) }
    private static func make<N: NumberedType>(_ number: N.Type) -> any NumberedKey.Type { BridgedNumber<N>.self }
}

@MainActor private final class OrderLog {
    var slots: [UIView] = []
}

private struct Slot: UIViewRepresentable {
    let log: OrderLog

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        log.slots.append(view)
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor @Observable private final class Model {
    var value = 7
    nonisolated init() {}
}

private struct Keyed: View {
    let count: Int
    let model: Model
    let log: OrderLog

    var body: some View {
        let value = model.value
        Slot(log: log).transformEnvironment(\.self) { values in
            for number in 0..<count {
                NumberedKeys.key(number).set(number == count / 2 ? value : number, in: &values)
            }
        }
    }
}

@MainActor private final class KeyStage {
    let model = Model()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let log = OrderLog()

    var slot: UIView? { log.slots.first }

    init(_ count: Int) {
        window.rootViewController = UIHostingController(rootView: Keyed(count: count, model: model, log: log))
        window.isHidden = false
        window.layoutIfNeeded()
    }
}
