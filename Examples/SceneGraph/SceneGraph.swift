import BridgedEnvironment

/// A scene of sprites with traits and an overlay of elements with an environment, in one tree.
@main @MainActor struct SceneGraph {
    static func main() {
        let scene = Scene(zones: 10, spritesEach: 100)
        let needle = Sprite("needle", below: scene.root)
        let hero = EnvironmentNode()
        hero.setParent(scene.zones[3])
        hero.environment(\.player, "Ada")
        let overlay = ElementNode(Overlay(needle: needle), below: hero)
        let loop = UpdateLoop {}
        loop.update()

        func show(_ event: String, _ change: () -> Void) {
            let before = (scene.drawings, overlay.bodies)
            change()
            loop.update()
            print("\n\(event)")
            print("  \(scene.drawings - before.0) of \(scene.sprites.count) sprites are drawn again")
            print("  \(overlay.bodies - before.1) bodies run, which show: \(overlay.lines.joined(separator: "; "))")
            print("  \(scene.sprites[300].look)")
            print("  \(needle.look)")
        }

        print("A scene of \(scene.sprites.count) sprites")
        show("Nothing happens.") {}
        show("Night falls in the hero's zone.") { scene.zones[3].traitOverrides[TimeOfDayTrait.self] = .night }
        show("Sprites of another zone grow.") { scene.zones[5].traitOverrides[ScaleTrait.self] = 2 }
        show("Danger comes to the whole scene.") { scene.root.traitOverrides[DangerTrait.self] = 3 }
        show("The hero moves to another zone.") { hero.setParent(scene.zones[5]) }

        print("\nWhere does the needle's danger come from?\n\(needle.explain(DangerTrait.self))")
        let danger = overlay.node.explain(\.danger)
        let lines = "\(danger)".split(separator: "\n").filter { !$0.contains("wakes") }
        print("\nWhere does the overlay's danger come from?\n\(lines.joined(separator: "\n"))")
        print("  wakes \(danger.observers.count) observers")
    }
}
