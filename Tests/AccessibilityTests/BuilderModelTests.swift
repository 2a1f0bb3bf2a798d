import AccessibilityModel
import Foundation
import TestSupport
import Testing

/// The builder keeps trees flat; here they are trees.
@MainActor @Suite("Gathering elements") struct BuilderModelTests {
    private enum Command {
        case open
        case add(priority: Int, isModal: Bool)
        case group(priority: Int)
        case combine
        case replace
        case leave
    }

    private final class Node {
        let name: String
        let priority: Int
        let isModal: Bool
        var children: [Node]

        init(_ name: String, priority: Int = 0, isModal: Bool = false, _ children: [Node] = []) {
            (self.name, self.priority, self.isModal, self.children) = (name, priority, isModal, children)
        }

        static func byPriority(_ nodes: [Node]) -> [Node] {
            (-3...3).reversed().flatMap { level in nodes.filter { $0.priority == level } }
        }

        /// What is told of: the last modal one in the order of priorities, where there is one.
        static func sorted(_ nodes: [Node]) -> [Node] {
            let all = byPriority(nodes)
            return all.last(where: \.isModal).map { [$0] } ?? all
        }

        func lines(_ depth: Int) -> [String] {
            ["\(String(repeating: " ", count: depth))\(name)"] + Self.sorted(children).flatMap { $0.lines(depth + 1) }
        }

        var leaves: [String] { children.isEmpty ? [name] : Self.byPriority(children).flatMap(\.leaves) }
    }

    @Test("Groups of groups, combined and replaced elements, priorities and modal ones are as in a tree")
    func likeTrees() {
        func make(_ random: inout SplitMix64) -> Command {
            switch random.below(9) {
            case 0, 1: return .open
            case 2, 3, 4:
                return .add(priority: random.below(4) == 0 ? random.below(7) - 3 : 0, isModal: random.below(20) == 0)
            case 5: return .group(priority: random.below(3) == 0 ? random.below(7) - 3 : 0)
            case 6: return .combine
            case 7: return .replace
            default: return .leave
            }
        }
        PropertyCheck("Gathering elements", make: make, run: run).check(sequences: 200, length: 40)
    }

    private func run(_ commands: [Command]) -> String? {
        var builder = AccessibilityBuilder()
        var marks: [Int] = []
        var stack: [[Node]] = [[]]
        var count = 0
        func element(_ name: String) -> AccessibilityElement {
            var element = AccessibilityElement(.text, frame: .zero)
            element.label = name
            return element
        }
        for command in commands {
            count += 1
            if case .open = command {
                marks.append(builder.mark)
                stack.append([])
                continue
            }
            if case .add(let priority, let isModal) = command {
                var added = element("e\(count)")
                (added.sortPriority, added.isModal) = (Double(priority), isModal)
                builder.add(added)
                stack[stack.count - 1].append(Node("e\(count)", priority: priority, isModal: isModal))
                continue
            }
            guard let mark = marks.popLast(), let nodes = stack.popLast() else { continue }
            let new: [Node]
            switch command {
            case .group(let priority):
                var group = element("g\(count)")
                group.sortPriority = Double(priority)
                builder.group(from: mark, as: group)
                new = [Node("g\(count)", priority: priority, nodes)]
            case .combine:
                builder.combine(from: mark, into: AccessibilityElement(.other, frame: .zero))
                let leaves = nodes.flatMap(\.leaves).filter { $0.hasPrefix("e") }
                new = [Node(leaves.joined(separator: ", "))]
            case .replace:
                builder.replace(from: mark, with: element("e\(count)"))
                new = [Node("e\(count)")]
            default: new = nodes
            }
            stack[stack.count - 1] += new
        }
        let expected = Node.sorted(stack.flatMap { $0 }).flatMap { $0.lines(0) }
        let found = builder.tree().elements.map { element in
            String(repeating: " ", count: element.depth) + (element.label ?? "")
        }
        return found == expected ? nil : "\(found) instead of \(expected)"
    }
}
