import BridgedEnvironment
import Foundation

/// A plain key.
struct Danger: EnvironmentKey { static let defaultValue = 0 }

/// A trait, and the key that stands for it.
struct HourTrait: UITraitDefinition { static let defaultValue = 12 }
struct Hour: UITraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[HourTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
        mutableTraits[HourTrait.self] = value
    }
}

extension EnvironmentValues {
    @Entry var unread = false
    var danger: Int {
        get { self[Danger.self] }
        set { self[Danger.self] = newValue }
    }
    var hour: Int {
        get { self[Hour.self] }
        set { self[Hour.self] = newValue }
    }
}

extension EnvironmentNode {
    /// Creates a node below another.
    convenience init(below parent: any UITraitEnvironment) {
        self.init()
        setParent(parent)
    }
}

extension UITraitNode {
    /// Creates a node below another.
    convenience init(below parent: any UITraitEnvironment) {
        self.init()
        setParent(parent)
    }
}
