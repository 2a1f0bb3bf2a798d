import Testing

@MainActor @Suite("Operators, whatever is sent, asked for and cancelled") struct OperatorLawTests {
    @Test("Operators on single values", arguments: OperatorCase.mapping.indices)
    func mapping(_ index: Int) { OperatorLaw(operation: OperatorCase.mapping[index]).check(sequences: 300, length: 40) }

    @Test("Operators that look for values or join them", arguments: OperatorCase.reducing.indices)
    func reducing(_ index: Int) {
        OperatorLaw(operation: OperatorCase.reducing[index]).check(sequences: 300, length: 40)
    }

    @Test("Operators on several publishers", arguments: OperatorCase.several.indices)
    func several(_ index: Int) { OperatorLaw(operation: OperatorCase.several[index]).check(sequences: 500, length: 60) }

    @Test("Operators that go by time", arguments: OperatorCase.time.indices)
    func time(_ index: Int) { OperatorLaw(operation: OperatorCase.time[index]).check(sequences: 500, length: 60) }
}
