/// The participants that wait for one phase of an update: what is higher in the tree first, then by serial number.
@MainActor struct PhaseQueue {
    /// A heap of plain values, as moving participants costs their retains.
    private var order: [Entry] = []
    private var participants: [(any UpdateParticipant)?] = []
    private var queued: Set<ObjectIdentifier> = []

    private struct Entry {
        /// The depth above the serial number.
        let key: UInt64
        /// The place in `participants`.
        let place: Int
    }

    private static let serialBits: UInt64 = 44

    var isEmpty: Bool { order.isEmpty }

    /// Adds a participant and answers whether it was not there already.
    mutating func insert(_ participant: any UpdateParticipant) -> Bool {
        guard queued.insert(ObjectIdentifier(participant)).inserted else { return false }
        let depth = UInt64(max(0, participant.updateDepth))
        let serial = participant.updateSerial ?? UInt64(participants.count)
        order.append(Entry(key: depth << Self.serialBits | serial, place: participants.count))
        participants.append(participant)
        siftUp(order.count - 1)
        return true
    }

    /// Takes out the first participant. There must be one.
    mutating func popFirst() -> any UpdateParticipant {
        let place = order[0].place
        let last = order.removeLast()
        if !order.isEmpty {
            order[0] = last
            siftDown()
        }
        guard let participant = participants[place] else {
            preconditionFailure("A place of the update queue was emptied before its turn.")
        }
        participants[place] = nil
        queued.remove(ObjectIdentifier(participant))
        if order.isEmpty { participants.removeAll(keepingCapacity: true) }
        return participant
    }

    /// Takes out all participants.
    mutating func removeAll() -> [any UpdateParticipant] {
        let all = participants.compactMap { $0 }
        self = PhaseQueue()
        return all
    }

    private mutating func siftUp(_ start: Int) {
        var index = start
        while index > 0 {
            let above = (index - 1) / 2
            if order[above].key <= order[index].key { return }
            order.swapAt(above, index)
            index = above
        }
    }

    private mutating func siftDown() {
        var index = 0
        while true {
            var least = 2 * index + 1
            if least >= order.count { return }
            if least + 1 < order.count, order[least + 1].key < order[least].key { least += 1 }
            if order[index].key <= order[least].key { return }
            order.swapAt(index, least)
            index = least
        }
    }
}
