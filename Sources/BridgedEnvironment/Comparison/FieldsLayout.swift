/// Collects how the fields of a type are compared.
struct FieldsLayout {
    private(set) var runs: [FieldsPlan.Run] = []
    private(set) var parts: [FieldsPlan.Part] = []

    /// Adds a value of a type at an offset, split into its fields where it is a struct or a tuple.
    mutating func add(_ facts: TypeFacts, at offset: Int) {
        switch facts.kind {
        case .struct, .tuple:
            let fields = facts.fields
            // Types made in C, and types without reflection data, list nothing: their bytes decide.
            if fields.isEmpty { return addRun(offset: offset, count: facts.size) }
            for field in fields { add(field, at: offset + field.offset) }
        default:
            addRun(offset: offset, count: facts.size)
        }
    }

    private mutating func add(_ field: TypeField, at offset: Int) {
        let facts = field.facts
        switch facts.kind {
        case .optional where facts.isPlain:
            addPart(facts, at: offset)
        case _ where facts.isPlain:
            add(facts, at: offset)
        case .class, .optional, .existential:
            // A weak or unowned reference is listed like a strong one, but must not be loaded as one.
            if field.isStrong { addPart(facts, at: offset) } else { addRun(offset: offset, count: facts.size) }
        case .enum:
            addPart(facts, at: offset)
        case .struct where !facts.isEquatable, .tuple:
            add(facts, at: offset)
        case .struct:
            addPart(facts, at: offset)
        default:
            // Closures: the function's and the context's word. Other types have no structure known here.
            addRun(offset: offset, count: facts.size)
        }
    }

    private mutating func addPart(_ facts: TypeFacts, at offset: Int) {
        parts.append(.init(offset: offset, plan: ComparisonPlan.of(facts.type, mode: .equatableUnlessPlain)))
    }

    private mutating func addRun(offset: Int, count: Int) {
        if count == 0 { return }
        if let last = runs.last, last.offset + last.count == offset {
            runs[runs.count - 1].count += count
        } else {
            runs.append(.init(offset: offset, count: count))
        }
    }
}
