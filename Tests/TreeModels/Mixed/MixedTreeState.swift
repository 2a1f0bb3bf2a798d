/// Everything in force at one place.
struct MixedState {
    var traits = MixedTraits()
    /// What views set in this tree of theirs; a plain key stays beyond its boundaries.
    private var keys: [MixedValues?] = [nil, nil, nil, nil]
    /// The bridged keys written in this tree of views, in writing order.
    private var pending: [Int] = []

    /// A node's overrides.
    mutating func override(_ overrides: MixedOverrides) {
        if let a = overrides.a { traits.a = a }
        if let b = overrides.b { traits.b = b }
        if let c = overrides.c { traits.c = c }
    }

    /// One level of environment writes, each as the values it sets.
    mutating func write(_ writes: [(key: Int, values: MixedValues)]) {
        for (key, values) in writes {
            keys[key] = values
            guard key < 3 else { continue }
            pending.removeAll { $0 == key }
            pending.append(key)
        }
    }

    /// What the boundary to an imperative view writes here, in order.
    var boundaryWrites: [MixedOverrides] {
        var result: [MixedOverrides] = []
        var inherited = traits
        for key in pending {
            guard let values = keys[key] else { continue }
            var writes = MixedOverrides()
            if key == 0 { writes.a = values.lossless }
            if key == 1 {
                writes.b = String(values.computed.prefix(1))
                if inherited.a == 2 { writes.c = values.computed.hasSuffix("true") }
            }
            if key == 2, values.partial == 20 { writes.b = "2" }
            if let a = writes.a { inherited.a = a }
            result.append(writes)
        }
        return result
    }

    /// Behind the boundary bridged keys are what the traits there say.
    mutating func cross(_ writes: [MixedOverrides]) {
        for overrides in writes { override(overrides) }
        for key in pending { keys[key] = nil }
        pending = []
    }

    /// What views set in their tree is read back; else a bridged key is what its bridge reads from the traits.
    var values: MixedValues {
        var result = MixedValues()
        result.lossless = keys[0]?.lossless ?? traits.a
        result.computed = keys[1]?.computed ?? "\(traits.b)\(traits.c)"
        result.partial = keys[2]?.partial ?? (traits.a == 1 ? 10 : traits.a * 10 + (traits.c ? 1 : 0))
        result.plain = keys[3]?.plain ?? "plain"
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
