import TestSupport
import Testing

@MainActor private func command(_ random: inout SplitMix64) -> MixedCommand {
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
    case 31: return .resolve(node: any())
    default: return .settle
    }
}

@MainActor private func execute(_ commands: [MixedCommand]) -> String? {
    let rig = MixedRig()
    for (step, command) in commands.enumerated() {
        if let failure = rig.run(command) { return "step \(step): \(failure)" }
    }
    if let failure = rig.run(.settle) { return "last settling: \(failure)" }
    return rig.finish()
}

@MainActor @Suite(.serialized) struct MixedTreeModelTests {
    @Test("Values and deliveries in changing trees of both worlds are those of a fold from the root")
    func matchesModel() {
        PropertyCheck("trees of both worlds", make: command, run: execute).check(sequences: 400, length: 250)
    }
}
