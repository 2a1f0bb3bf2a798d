import BridgedEnvironment

// A scene graph with context, which needs the core alone.

struct WeatherTrait: UITraitDefinition { static let defaultValue = "sun" }

struct WeatherKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = "sun"
    static func read(from traits: UITraitCollection) -> String { traits[WeatherTrait.self] }
    static func write(to traits: inout any UIMutableTraits, value: String) { traits[WeatherTrait.self] = value }
}

extension EnvironmentValues {
    var weather: String {
        get { self[WeatherKey.self] }
        set { self[WeatherKey.self] = newValue }
    }
    @Entry var speaker = "nobody"
}

/// An object of a scene that inherits from no class.
@MainActor final class SceneObject: UITraitNodeOwner {
    let traitNode = UITraitNode()
    private(set) var heard: [String] = []

    init(below parent: any UITraitEnvironment) {
        traitNode.owner = self
        traitNode.setParent(parent)
        registerForTraitChanges([WeatherTrait.self]) { (object: SceneObject, previous: UITraitCollection) in
            object.heard.append("\(previous[WeatherTrait.self]) to \(object.traitCollection[WeatherTrait.self])")
        }
    }
}

/// Returns what an object and an observation have heard of.
@MainActor func playScene() -> [String] {
    let scene = UITraitNode(rootTraits: UITraitCollection(userInterfaceStyle: .dark))
    let caption = EnvironmentNode()
    caption.setParent(scene)
    caption.environment(\.speaker, "Ada")
    let object = SceneObject(below: caption)
    var said: [String] = []
    let observation = caption.observe { said.append("\($0.speaker): \($0.weather)") }
    let loop = UpdateLoop {}
    scene.traitOverrides[WeatherTrait.self] = "rain"
    loop.update()
    caption.transformEnvironment(\.weather) { $0 += " and wind" }
    loop.update()
    observation.cancel()
    return said + object.heard + ["\(object.isEqual(object))"]
}
