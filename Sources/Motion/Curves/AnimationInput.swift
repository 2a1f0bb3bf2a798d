import BridgedEnvironment

/// Checks the numbers animations are made with: senseless ones are reported and replaced.
package enum AnimationInput {
    package static func duration(_ value: Double, _ name: String = "duration") -> Double {
        value >= 0 && value < .infinity ? value : instead(0, of: value, name, "a finite number of at least 0")
    }

    package static func positive(_ value: Double, _ name: String, instead other: Double) -> Double {
        value > 0 && value < .infinity ? value : instead(other, of: value, name, "a finite number of more than 0")
    }

    package static func finite(_ value: Double, _ name: String, instead other: Double) -> Double {
        value.isFinite ? value : instead(other, of: value, name, "a finite number")
    }

    private static func instead(_ other: Double, of value: Double, _ name: String, _ rule: String) -> Double {
        report("The \(name) of an animation is \(rule), not \(value); \(other) is used.")
        return other
    }

    package static func report(_ message: @autoclosure () -> String) { RuntimeIssue.report("animation", message()) }
}
