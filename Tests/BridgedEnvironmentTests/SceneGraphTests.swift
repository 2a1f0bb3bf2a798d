import BridgedEnvironment
import TestSupport
import Testing

@testable import SceneGraph

/// What is written in one part of the scene.
private struct Writes {
    var time: TimeOfDay?
    var danger: Int?
    var scale: Double?
}

private enum Command {
    /// The parts are the root, and the zones from 1 on.
    case time(part: Int, isNight: Bool?)
    case danger(part: Int, value: Int?)
    case scale(part: Int, value: Int?)
    case hero(zone: Int)
    case player(Int)
    case update
}

/// A scene beside a table of what was written in it.
@MainActor private final class Model {
    let scene = Scene(zones: 3, spritesEach: 2)
    let needle: Sprite
    let hero = EnvironmentNode()
    let overlay: ElementNode
    var writes = Array(repeating: Writes(), count: 4)
    var zone = 0
    var player = "nobody"
    var looks: [String] = []

    init() {
        needle = Sprite("needle", below: scene.root)
        hero.setParent(scene.zones[0])
        overlay = ElementNode(Overlay(needle: needle), below: hero)
        UpdateQueue.shared.flush()
        looks = scene.sprites.map(\.look)
    }

    func override<T: UITraitDefinition>(_ trait: T.Type, in part: Int, _ value: T.Value?) {
        if part == 0 {
            if let value { scene.root.traitOverrides[trait] = value } else { scene.root.traitOverrides.remove(trait) }
        } else {
            let zone = scene.zones[part - 1]
            if let value { zone.traitOverrides[trait] = value } else { zone.traitOverrides.remove(trait) }
        }
    }

    func run(_ command: Command) -> String? {
        switch command {
        case .time(let part, let isNight):
            writes[part % 4].time = isNight.map { $0 ? .night : .day }
            override(TimeOfDayTrait.self, in: part % 4, writes[part % 4].time)
        case .danger(let part, let value):
            writes[part % 4].danger = value
            override(DangerTrait.self, in: part % 4, value)
        case .scale(let part, let value):
            writes[part % 4].scale = value.map(Double.init)
            override(ScaleTrait.self, in: part % 4, writes[part % 4].scale)
        case .hero(let new):
            zone = new % 3
            hero.setParent(scene.zones[zone])
        case .player(let number):
            player = "player \(number)"
            hero.environment(\.player, player)
        case .update: return difference()
        }
        return nil
    }

    private func values(in zone: Int) -> (time: TimeOfDay, danger: Int, scale: Double) {
        let (own, root) = (writes[zone + 1], writes[0])
        return (own.time ?? root.time ?? .day, own.danger ?? root.danger ?? 0, own.scale ?? root.scale ?? 1)
    }

    private func difference() -> String? {
        let drawings = scene.sprites.map(\.drawings)
        UpdateQueue.shared.flush()
        let here = values(in: zone)
        var lines = ["\(player), it is \(here.time)", "compass"]
        if here.danger > 0 { lines.insert(String(repeating: "!", count: here.danger), at: 1) }
        if overlay.lines != lines { return "The overlay shows \(overlay.lines), expected \(lines)" }
        let look = "needle: \(here.time), danger 9, scale \(here.scale)"
        if needle.look != look { return "\(needle.look), expected \(look)" }
        for (index, sprite) in scene.sprites.enumerated() {
            let (time, danger, scale) = values(in: index / 2)
            let look = "\(sprite.name): \(time), danger \(danger), scale \(scale)"
            if sprite.look != look { return "\(sprite.look), expected \(look)" }
            let expected = looks[index] == look ? 0 : 1
            if sprite.drawings - drawings[index] != expected { return "\(look) was not drawn \(expected) times" }
            looks[index] = look
        }
        return nil
    }
}

@MainActor @Suite("The scene graph of the examples", .serialized) struct SceneGraphTests {
    @Test("Sprites and overlay show what was written, and are drawn once for each update that changes them")
    func matchesTable() {
        settleOthers()
        PropertyCheck(
            "scene graph",
            make: { random -> Command in
                let part = random.below(4)
                switch random.below(10) {
                case 0...1: return .time(part: part, isNight: [nil, true, false][random.below(3)])
                case 2...3: return .danger(part: part, value: random.below(3) == 0 ? nil : random.below(4))
                case 4: return .scale(part: part, value: random.below(3) == 0 ? nil : random.below(3))
                case 5: return .hero(zone: random.below(3))
                case 6: return .player(random.below(5))
                default: return .update
                }
            },
            run: { commands in
                let model = Model()
                for (step, command) in (commands + [.update]).enumerated() {
                    if let difference = model.run(command) { return "step \(step): \(difference)" }
                }
                return nil
            }
        ).check(sequences: 150, length: 40)
    }
}
