import BridgedEnvironment

/// An object of the scene. It is drawn again when a trait changes that its look depends on.
@MainActor final class Sprite: UITraitNodeOwner {
    let traitNode = UITraitNode()
    let name: String
    private(set) var drawings = 0

    init(_ name: String, below parent: any UITraitEnvironment) {
        self.name = name
        traitNode.owner = self
        traitNode.setParent(parent)
        registerForTraitChanges([TimeOfDayTrait.self, DangerTrait.self, ScaleTrait.self]) { (sprite: Sprite, _) in
            sprite.drawings += 1
        }
    }

    var look: String {
        let traits = traitCollection
        return "\(name): \(traits[TimeOfDayTrait.self]), danger \(traits[DangerTrait.self]), "
            + "scale \(traits[ScaleTrait.self])"
    }
}

/// A scene of zones, each with its sprites.
@MainActor final class Scene {
    let root = UITraitNode(rootTraits: UITraitCollection())
    private(set) var zones: [Sprite] = []
    private(set) var sprites: [Sprite] = []

    init(zones count: Int, spritesEach: Int) {
        for zone in 0..<count {
            let zone = Sprite("zone \(zone)", below: root)
            zones.append(zone)
            for number in 0..<spritesEach { sprites.append(Sprite("sprite \(number) of \(zone.name)", below: zone)) }
        }
    }

    /// How often sprites have been drawn again.
    var drawings: Int { sprites.reduce(0) { $0 + $1.drawings } }
}
