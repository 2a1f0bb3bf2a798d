import BridgedEnvironment
import Foundation

/// A change of the panel of an inspector.
struct InspectorUpdate: PartialUpdate {
    /// A change of the list of nodes: some take the place of others.
    struct Nodes: Encodable, Equatable {
        /// The first node that changes.
        var start: Int
        /// The number of nodes that go.
        var count: Int
        /// The nodes that come.
        var nodes: [Node]
        /// Whether they are all nodes, whatever the panel shows.
        var isWhole = false
    }

    struct Node: Encodable, Equatable {
        var id: Int
        var depth: Int
        var name: String
        var isDeclarative: Bool
        /// The number of values that it sets.
        var writes: Int
    }

    /// The selected node.
    struct Selection: Encodable, Equatable {
        /// Its number; 0 for none.
        var id = 0
        var path = ""
        var values: [Value] = []
    }

    struct Value: Encodable, Equatable {
        var key: Int
        var name: String
        var value: String
        var isTrait: Bool
        var isSetHere: Bool
        var isOverride: Bool
        /// Whether a text can be entered.
        var isText: Bool
        /// The values to choose from.
        var choices: [String]?
    }

    /// Runs of the same code for the same causes, one after the other.
    struct Run: Encodable, Equatable {
        var count = 1
        /// The innermost type of its place.
        var name: String
        var role: String
        var place: String
        var causes: [String]
    }

    var nodes: Nodes?
    var selection: Selection?
    /// The lines of the explanation; empty for none.
    var explanation: [String]?
    /// The runs of the last change.
    var runs: [Run]?
    /// The frame of the marked node; empty for none.
    var mark: [Double]?
}

extension InspectorUpdate.Node {
    init(_ node: InspectedNode) {
        self.init(
            id: node.id, depth: node.depth, name: node.name, isDeclarative: node.world == .declarative,
            writes: node.writeCount)
    }
}

extension InspectorUpdate.Value {
    /// The longest text of a value.
    private static let longest = 400

    init(_ value: InspectedValue) {
        let text = value.value
        self.init(
            key: value.key, name: value.name,
            value: text.count > Self.longest ? text.prefix(Self.longest) + "…" : text, isTrait: value.isTrait,
            isSetHere: value.isSetHere, isOverride: value.isOverride, isText: value.entry == .text)
        if case .choice(let choices) = value.entry { self.choices = choices }
    }
}

extension InspectorUpdate.Run {
    init(_ evaluation: Evaluation) {
        let name = evaluation.place.components.last { if case .type = $0 { true } else { false } }
        self.init(
            name: name.map { TreePath([$0]).description } ?? "", role: evaluation.role,
            place: evaluation.place.description, causes: evaluation.causes.flatMap(\.lines))
    }

    /// Counts runs that only differ in their places as one, if they follow each other.
    static func together(_ runs: [Self]) -> [Self] {
        var result: [Self] = []
        for run in runs {
            if let last = result.last, (last.name, last.role) == (run.name, run.role), last.causes == run.causes {
                result[result.count - 1].count += 1
            } else {
                result.append(run)
            }
        }
        return result
    }
}
