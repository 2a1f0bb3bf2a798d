import Foundation
import TestSupport

extension ReentrantRig {
    static let isTracing = ProcessInfo.processInfo.environment["ISTHMUS_TRACE"] != nil
}

/// Trees of both worlds that are changed from inside their callbacks: once settled, every value is the fold from the
/// root.
@MainActor package enum ReentrancyLaw {
    /// How many commands a sequence has.
    package static let length = 100

    /// The commands of a sequence.
    package static func commands(seed: UInt64, length: Int = length) -> [ReentrantCommand] {
        var random = SplitMix64(seed: seed)
        return (0..<length).map { _ in command(&random) }
    }

    private static func command(_ random: inout SplitMix64) -> ReentrantCommand {
        switch random.below(20) {
        case 0: random.below(3) == 0 ? .now(.loop(kind: random.below(1 << 16), at: random.below(1 << 16))) : .settle
        case 1...7: .now(operation(&random))
        case 8...15: .inside(node: random.below(1 << 16), hook: random.below(1 << 16), operation(&random))
        default: .settle
        }
    }

    private static func operation(_ random: inout SplitMix64) -> ReentrantOperation {
        func any() -> Int { random.below(1 << 16) }
        switch random.below(100) {
        case 0...13:
            return .override(
                at: any(), isController: random.below(2) == 0, trait: random.below(3),
                value: random.below(4) == 0 ? nil : random.below(3))
        case 14...23:
            return .write(
                island: any(), level: random.below(2), key: random.below(4),
                value: random.below(4) == 0 ? nil : random.below(4))
        case 24...27: return .state(island: any(), value: any())
        case 28...30: return .flip(island: any())
        case 31...46: return .move(node: any(), to: any())
        case 47...48: return .detach(node: any())
        case 49...51: return .removeSelf
        case 52...53: return .removeParent
        case 54: return .replace(view: any())
        case 55...56: return .register(node: any(), traits: any())
        case 57: return .unregister(node: any())
        case 58...61: return .layOut(node: any())
        case 62...64: return .updateTraits(node: any())
        case 65: return .updateProperties(node: any())
        case 66...67: return .setNeedsLayout(node: any())
        case 68: return .setNeedsProperties(node: any())
        case 69...71: return .rootView(island: any(), isOther: random.below(2) == 0)
        case 72...73: return .rehost(island: any())
        case 74...77: return .root(controller: any())
        case 78...81: return .present(controller: any(), from: any())
        case 82...84: return .dismiss(from: any())
        case 85...89: return .push(navigation: any(), controller: any())
        case 90...92: return .pop(navigation: any())
        case 93...94: return .setStack(navigation: any(), controllers: [any(), any(), any()])
        case 95...97: return .items(any())
        default: return .scroll(any())
        }
    }

    /// Does a sequence from nothing and returns what went wrong.
    package static func execute(
        _ commands: [ReentrantCommand], progress: (Int) -> Void = { _ in }
    ) async -> String? {
        let rig = ReentrantRig()
        for (step, command) in commands.enumerated() {
            progress(step)
            if let failure = await rig.run(command) { return "step \(step): \(failure)" }
        }
        if let failure = await rig.settle() { return "last settling: \(failure)" }
        return await rig.finish()
    }
}
