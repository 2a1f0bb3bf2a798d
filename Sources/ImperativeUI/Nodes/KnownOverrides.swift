import Foundation

/// The classes that override one method, found once a class.
@MainActor final class KnownOverrides {
    private let slot: MethodSlot
    private var known: [ObjectIdentifier: Bool] = [:]

    /// Finds the method in which `base` and `plain` agree and `overriding` differs.
    init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        slot = MethodSlot(base: base, plain: plain, overriding: overriding)
    }

    /// Returns whether a class overrides the method.
    func contain(_ type: AnyClass) -> Bool {
        if let known = known[ObjectIdentifier(type)] { return known }
        let found = slot.isOverridden(in: type)
        known[ObjectIdentifier(type)] = found
        return found
    }
}
