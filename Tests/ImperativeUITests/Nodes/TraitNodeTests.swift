import Foundation
import ImperativeUI
import Testing

/// An object that is no view and takes part all the same.
private final class Sprite: NSObject, UITraitNodeOwner {
    let traitNode = UITraitNode()
    var notes: [String] = []

    init(in parent: any UITraitEnvironment) {
        super.init()
        traitNode.owner = self
        traitNode.setParent(parent)
    }
}

@MainActor @Suite struct TraitNodeTests {
    @Test("An object that is no view inherits, overrides and is told of changes")
    func takesPart() {
        let stage = Stage()
        let sprite = Sprite(in: stage.root.view)
        let part = Sprite(in: sprite)
        part.registerForTraitChanges([LookTrait.self]) { (part: Sprite, previous) in
            part.notes.append("\(previous.look) \(part.traitCollection.look)")
        }
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(sprite.traitCollection.look == .bold)
        #expect(part.notes == ["standard bold"])
        sprite.traitOverrides.look = .pastel
        stage.settle()
        #expect(part.traitCollection.look == .pastel)
        #expect(part.notes.last == "bold pastel")
    }

    @Test("A node without a parent keeps its last traits")
    func detached() {
        let stage = Stage()
        let sprite = Sprite(in: stage.root.view)
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        sprite.traitNode.setParent(nil)
        stage.scene.traitOverrides.look = .pastel
        stage.settle()
        #expect(sprite.traitCollection.look == .bold)
    }

    @Test("A node goes with its owner")
    func lifetime() {
        let stage = Stage()
        weak var gone: Sprite?
        do {
            let sprite = Sprite(in: stage.root.view)
            sprite.traitOverrides.look = .bold
            gone = sprite
        }
        #expect(gone == nil)
        stage.settle()
    }
}
