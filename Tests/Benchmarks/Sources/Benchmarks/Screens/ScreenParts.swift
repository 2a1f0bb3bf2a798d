import DeclarativeUI
import Observation

/// Texts, buttons, toggles and views of observable objects, a thousand in a column; a trait read by ten of them.
@MainActor func benchmarkParts(_ report: Report) async {
    let count = 1_000
    report.begin("A column of \(grouped(count)), what one costs beyond its number")
    let empty = await Screen.cost(of: count) { PartColumn(count: count) { _ in Color.red } }
    func row<Part: View>(
        _ name: String, bound: Double, bytes: Double? = nil, goalBytes: Double? = nil,
        @ViewBuilder part: @escaping (Int) -> Part
    ) async {
        let cost = await Screen.cost(of: count) { PartColumn(count: count, part: part) }
        report.time("\(name): built with layout", cost.time, bound: bound)
        report.row("\(name): memory", cost.bytes, .bytes, limit: bytes, goal: goalBytes)
    }
    report.time("Color.red: built with layout", empty.time)
    report.row("Color.red: memory", empty.bytes, .bytes)
    await row("Text(\"Row \\(i)\")", bound: 2_500, bytes: 700) { Text("Row \($0)") }
    await row("Button(\"…\")", bound: 7_000, bytes: 2_000) { number in
        Button("Add") { PartWatch.taps += number }
    }
    await row("Toggle", bound: 8_000, bytes: 2_500) { _ in Toggle("On", isOn: .constant(true)) }
    let models = (0..<count).map { Model(name: "Row \($0)") }
    await row("view of an @Observable property", bound: 2_500, goalBytes: 1_500) { ModelRow(model: models[$0]) }

    report.begin("Override at the window's scene, read by 10 rows of N")
    var reference: Double?
    for count in Options.sizes([100, 10_000]) {
        let screen = Screen(PartColumn(count: count) { SizeRow(number: $0, isReader: $0 % (count / 10) == 0) })
        let time = screen.cost {
            screen.scene.traitOverrides[GradeTrait.self] = $0
        }
        report.time("settled, N = \(grouped(count))", time, goal: 8_000, reference: reference)
        reference = reference ?? time
    }
}

@MainActor private enum PartWatch {
    static var taps = 0
}

private struct PartColumn<Part: View>: View {
    let count: Int
    @ViewBuilder let part: (Int) -> Part

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { part($0) }
        }
    }
}

@Observable private final class Model {
    var name: String
    init(name: String) { self.name = name }
}

private struct ModelRow: View {
    let model: Model

    var body: some View { Color(white: model.name.isEmpty ? 0 : 1) }
}

private struct GradeTrait: UITraitDefinition {
    static let defaultValue = 0
}

private struct GradeKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[GradeTrait.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
        mutableTraits[GradeTrait.self] = value
    }
}

extension EnvironmentValues {
    fileprivate var grade: Int {
        get { self[GradeKey.self] }
        set { self[GradeKey.self] = newValue }
    }
}

private struct SizeRow: View {
    let number: Int
    let isReader: Bool

    var body: some View {
        if isReader { ReadingRow() } else { Color.red }
    }
}

private struct ReadingRow: View {
    @Environment(\.grade) private var grade

    var body: some View { Color(white: grade % 2 == 0 ? 0 : 1) }
}
