/// A declaration of a method in a type.
struct MethodDeclaration: Sendable {
    let name: String
    /// The labels of the parameters; empty for `_`.
    let labels: [String]
    let modifiers: Modifiers
    /// The index of the type in the file's declarations.
    let type: Int
    /// The token of its name.
    let nameIndex: Int
    /// Whether it throws or waits, so that no selector can perform it.
    let hasEffects: Bool
    /// The tokens of the result's type; `nil` if none is written.
    let result: Range<Int>?
    /// The token behind the parameters, effects and result.
    let end: Int

    /// The name with labels: `move(to:_:)`.
    var fullName: String { Self.fullName(name, labels) }

    /// The name as Objective-C's selectors spell it.
    var selector: String { modifiers.objectiveCName ?? ObjectiveCName.method(name, labels: labels) }

    /// Returns a name with labels.
    static func fullName(_ name: String, _ labels: [String]) -> String {
        "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
    }
}
