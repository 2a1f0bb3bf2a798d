/// Everything in force at one place, and where on the way from the root it was set.
struct MixedState {
    var traits = MixedTraits()
    private var traitPlaces = [0, 0, 0]
    private var origins: [Int?] = [nil, nil, nil]
    private var keys: [(values: MixedValues, place: Int)?] = [nil, nil, nil, nil]
    /// The keys written since the last border, in writing order.
    private var pending: [Int] = []
    private var place = 0

    /// A node's overrides.
    mutating func override(_ overrides: MixedOverrides) {
        place += 1
        if let a = overrides.a { traits.a = a }
        if let b = overrides.b { traits.b = b }
        if let c = overrides.c { traits.c = c }
        for trait in 0..<3 where overrides.sets(trait) {
            traitPlaces[trait] = place
            origins[trait] = nil
        }
    }

    /// One level of environment writes, each as the values it sets.
    mutating func write(_ writes: [(key: Int, values: MixedValues)]) {
        place += 1
        for (key, values) in writes {
            keys[key] = (values, place)
            guard key < 3 else { continue }
            pending.removeAll { $0 == key }
            pending.append(key)
        }
    }

    /// What the border to an imperative view writes here, each trait with the key it comes from.
    var borderWrites: [(overrides: MixedOverrides, origin: Int)] {
        var result: [(MixedOverrides, Int)] = []
        var inherited = traits
        for key in pending {
            guard let values = keys[key]?.values else { continue }
            var writes = MixedOverrides()
            if key == 0 { writes.a = values.lossless }
            if key == 1 {
                writes.b = String(values.computed.prefix(1))
                if inherited.a == 2 { writes.c = values.computed.hasSuffix("true") }
            }
            if key == 2, values.partial == 20 { writes.b = "2" }
            if let a = writes.a { inherited.a = a }
            result.append((writes, key))
        }
        return result
    }

    mutating func cross(_ writes: [(overrides: MixedOverrides, origin: Int)]) {
        for (overrides, origin) in writes {
            override(overrides)
            for trait in 0..<3 where overrides.sets(trait) { origins[trait] = origin }
        }
        pending = []
    }

    /// The setter nearest to the reader wins; what a key's own bridge wrote does not count.
    var values: MixedValues {
        func own(_ key: Int, unlessSetNearer read: [Int]) -> MixedValues? {
            guard let entry = keys[key] else { return nil }
            for trait in read where traitPlaces[trait] > entry.place && origins[trait] != key { return nil }
            return entry.values
        }
        var result = MixedValues()
        result.lossless = own(0, unlessSetNearer: [0])?.lossless ?? traits.a
        result.computed = own(1, unlessSetNearer: [1, 2])?.computed ?? "\(traits.b)\(traits.c)"
        result.partial =
            own(2, unlessSetNearer: traits.a == 1 ? [0] : [0, 2])?.partial
            ?? (traits.a == 1 ? 10 : traits.a * 10 + (traits.c ? 1 : 0))
        result.plain = keys[3]?.values.plain ?? "plain"
        return result
    }

    /// What a level's writes come to here.
    func resolving(_ writes: [MixedWrite]) -> [(key: Int, values: MixedValues)] {
        writes.map { write in
            var values = MixedValues()
            switch write.key {
            case 0: values.lossless = write.value == MixedWrite.raise ? (self.values.lossless + 1) % 3 : write.value
            case 1: values.computed = MixedWrite.computed(write.value % 3)
            case 2: values.partial = MixedWrite.partial(write.value % 3)
            default: values.plain = MixedWrite.plain(write.value % 3)
            }
            return (write.key, values)
        }
    }
}

/// What one node sets, of three traits.
struct MixedOverrides: Equatable {
    var a: Int?
    var b: String?
    var c: Bool?

    func sets(_ trait: Int) -> Bool { trait == 0 ? a != nil : trait == 1 ? b != nil : c != nil }
}
