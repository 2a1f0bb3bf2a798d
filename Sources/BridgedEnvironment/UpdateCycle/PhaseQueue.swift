/// The participants that wait for one phase of an update: those higher in the tree first, then by serial number.
///
/// Mostly one waits, which costs neither memory nor a search.
@MainActor struct PhaseQueue {
    private var first: (any UpdateParticipant)?
    private var firstKey: UInt64 = 0
    /// The others: a heap of plain values, as moving participants costs their retains.
    private var order: [Entry] = []
    private var participants: [(any UpdateParticipant)?] = []
    /// The index in `participants` of each; kept from the first withdrawal until the queue is empty.
    private var places: [ObjectIdentifier: Int]?
    /// How many entries of `order` are of participants that were withdrawn.
    private var withdrawnCount = 0
    /// How many have come since the queue was empty.
    private var arrivals: UInt64 = 0

    private struct Entry {
        /// The depth above the serial number.
        let key: UInt64
        /// The place in `participants`.
        let place: Int
    }

    private static let serialBits: UInt64 = 44

    var isEmpty: Bool { first == nil }

    /// How many entries are kept, of participants that wait and of such that were withdrawn.
    var entryCount: Int { order.count + (first == nil ? 0 : 1) }

    /// Adds a participant, which must not be there already.
    mutating func insert(_ participant: any UpdateParticipant) {
        let depth = UInt64(max(0, participant.updateDepth))
        let key = depth << Self.serialBits | (participant.updateSerial ?? arrivals)
        arrivals += 1
        guard let last = first else {
            first = participant
            firstKey = key
            return
        }
        if key < firstKey {
            push(last, key: firstKey)
            first = participant
            firstKey = key
        } else {
            push(participant, key: key)
        }
    }

    /// Takes out the first participant; `nil` if there is none.
    mutating func popFirst() -> (any UpdateParticipant)? {
        // Taken, not copied: retaining a participant is slow if there are weak references to it.
        let taken = first.take()
        if order.isEmpty {
            arrivals = 0
        } else {
            popHeap()
        }
        return taken
    }

    /// Takes out a participant before its turn. The first one taken out costs a look at all that wait.
    mutating func withdraw(_ participant: any UpdateParticipant) {
        if let first, first === participant {
            _ = popFirst()
            return
        }
        if places == nil {
            places = [:]
            for (place, other) in participants.enumerated() {
                if let other { places?[ObjectIdentifier(other)] = place }
            }
        }
        guard let place = places?.removeValue(forKey: ObjectIdentifier(participant)) else { return }
        participants[place] = nil
        withdrawnCount += 1
        if withdrawnCount > 64, withdrawnCount > order.count / 2 { removeWithdrawn() }
    }

    /// Frees the memory of the participants that were withdrawn, of which there may be many before the next update.
    private mutating func removeWithdrawn() {
        var kept: [Entry] = []
        var keptParticipants: [(any UpdateParticipant)?] = []
        // A sorted list is a heap.
        for entry in order.sorted(by: { $0.key < $1.key }) {
            guard let participant = participants[entry.place] else { continue }
            places?[ObjectIdentifier(participant)] = kept.count
            kept.append(Entry(key: entry.key, place: kept.count))
            keptParticipants.append(participant)
        }
        (order, participants, withdrawnCount) = (kept, keptParticipants, 0)
    }

    private mutating func push(_ participant: any UpdateParticipant, key: UInt64) {
        places?[ObjectIdentifier(participant)] = participants.count
        order.append(Entry(key: key, place: participants.count))
        participants.append(participant)
        order.siftUp(from: order.count - 1) { $0.key < $1.key }
    }

    /// Lets the first of the heap be the first of all.
    private mutating func popHeap() {
        first = nil
        while first == nil, let entry = popEntry() {
            first = participants[entry.place].take()
            if first == nil {
                withdrawnCount -= 1
                continue
            }
            firstKey = entry.key
            if let first, places != nil { places?.removeValue(forKey: ObjectIdentifier(first)) }
        }
        if order.isEmpty {
            participants.removeAll(keepingCapacity: true)
            places = nil
        }
        if first == nil { arrivals = 0 }
    }

    private mutating func popEntry() -> Entry? {
        guard let entry = order.first else { return nil }
        let last = order.removeLast()
        if !order.isEmpty {
            order[0] = last
            order.siftDown(from: 0) { $0.key < $1.key }
        }
        return entry
    }
}
