import BridgedEnvironment

/// The status of the player, made of values that the scene sets.
struct Status: Element {
    func body(in values: EnvironmentValues) -> [any Element] {
        var lines: [any Element] = [Line("\(values.player), it is \(values.timeOfDay)")]
        if values.danger > 0 { lines.append(Line(String(repeating: "!", count: values.danger))) }
        return lines
    }
}

/// A needle that is drawn by the scene, among the elements: it has the traits that their values stand for.
struct Compass: Element {
    let needle: Sprite
    func body(in values: EnvironmentValues) -> [any Element] { [Line("compass")] }
    func prepare(_ node: EnvironmentNode) { needle.traitNode.setParent(node) }
}

/// The whole overlay.
struct Overlay: Element {
    let needle: Sprite
    func body(in values: EnvironmentValues) -> [any Element] {
        [Status(), Compass(needle: needle).environment(\.danger, 9)]
    }
}
