/// Some of the phases of an update.
package struct UpdatePhaseSet {
    // One bit a phase.
    private var bits: UInt16

    private init(bits: UInt16) { self.bits = bits }

    /// No phases.
    package init() { bits = 0 }

    /// Whether it holds no phase.
    package var isEmpty: Bool { bits == 0 }
    /// The phase that comes first; `nil` in an empty set.
    var first: UpdatePhase? { bits == 0 ? nil : UpdatePhase(rawValue: bits.trailingZeroBitCount) }

    func contains(_ phase: UpdatePhase) -> Bool { bits & Self.bit(of: phase) != 0 }
    mutating func insert(_ phase: UpdatePhase) { bits |= Self.bit(of: phase) }
    mutating func remove(_ phase: UpdatePhase) { bits &= ~Self.bit(of: phase) }

    /// The phases before `phase`.
    func before(_ phase: UpdatePhase) -> UpdatePhaseSet { UpdatePhaseSet(bits: bits & (Self.bit(of: phase) - 1)) }
    /// `phase` and the phases before it.
    func through(_ phase: UpdatePhase) -> UpdatePhaseSet { UpdatePhaseSet(bits: bits & (Self.bit(of: phase) << 1 - 1)) }

    private static func bit(of phase: UpdatePhase) -> UInt16 { 1 << UInt16(truncatingIfNeeded: phase.rawValue) }
}
