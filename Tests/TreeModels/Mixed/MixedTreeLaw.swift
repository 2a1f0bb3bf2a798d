import TestSupport

/// Trees of both worlds that change: every value and every delivery is what a fold from the root says.
@MainActor package enum MixedTreeLaw {
    /// The law as a check.
    package static var check: PropertyCheck<MixedCommand> {
        PropertyCheck("trees of both worlds", make: command, run: execute)
    }

    static func command(_ random: inout SplitMix64) -> MixedCommand {
        func any() -> Int { random.below(1 << 16) }
        switch random.below(40) {
        case 0...6: return .move(node: any(), to: any())
        case 7: return .detach(node: any())
        case 8...12: return .override(node: any(), trait: random.below(3), value: any())
        case 13...15: return .removeOverride(node: any(), trait: random.below(3))
        case 16...20:
            return .write(island: any(), level: random.below(2), key: random.below(4), value: random.below(4))
        case 21...23: return .removeWrite(island: any(), level: random.below(2), key: random.below(4))
        case 24: return .flip(island: any(), key: random.below(4), value: random.below(4))
        case 25...29: return .register(node: any(), traits: (0...random.below(2)).map { _ in random.below(3) })
        case 30: return .unregister(node: any())
        case 32: return .replace(view: any(), withChildren: random.below(2) == 0)
        case 31: return .resolve(node: any())
        default: return .settle
        }
    }

    static func execute(_ commands: [MixedCommand]) -> String? {
        let rig = MixedRig()
        for (step, command) in commands.enumerated() {
            if let failure = rig.run(command) { return "step \(step): \(failure)" }
        }
        if let failure = rig.run(.settle) { return "last settling: \(failure)" }
        return rig.finish()
    }
}
