import LayoutEngine
import TestSupport
import Testing

private enum Number: LayoutValueKey {
    static let defaultValue = 0
}

@MainActor @Suite("Of what is said of one item, the innermost counts") struct InnerValueLawTests {
    /// What is put around an item.
    private enum Wrapper {
        case value(Int), priority(Double), passing, padding, stack, background
    }

    @Test("The value and the priority of any item are those that are set nearest to it, as far as they are seen")
    func law() {
        PropertyCheck("Inner values", make: Self.wrapper) { wrappers -> String? in
            let builder = TreeBuilder()
            var node: LayoutNode = builder.leaf(.flexible)
            var (value, priority): (Int?, Double?) = (nil, nil)
            /// The priority is that of what is in a stack, which something around that may replace.
            var isOfContents = false
            for wrapper in wrappers {
                switch wrapper {
                case .value(let number):
                    node = builder.unary(LayoutValueLayout<Number>(value: number), node)
                    value = value ?? number
                case .priority(let number):
                    node = builder.unary(PriorityLayout(number), node)
                    priority = isOfContents ? number : priority ?? number
                    isOfContents = false
                case .passing: node = builder.unary(PassThroughLayout(), node)
                case .padding:
                    node = builder.unary(PaddingLayout(.all, 1), node)
                    (priority, isOfContents) = (nil, false)
                case .stack:
                    let stack = builder.container(HStackLayout(), [node])
                    stack.collapsesSingleChild = true
                    node = stack
                    (value, isOfContents) = (nil, true)
                case .background:
                    let behind = builder.unary(LayoutValueLayout<Number>(value: 99), builder.leaf(.flexible))
                    node = builder.finish(
                        SecondaryLayoutNode(context: builder.context, primary: node, secondary: [behind]))
                }
            }
            let found = (node.layoutValue(for: Number.self), node.priority)
            let expected = (value ?? 0, priority ?? 0)
            return found == expected ? nil : "\(found) instead of \(expected)"
        }
        .check(sequences: 300, length: 8)
    }

    private static func wrapper(_ generator: inout SplitMix64) -> Wrapper {
        switch generator.below(6) {
        case 0: .value(generator.below(9) + 1)
        case 1: .priority(Double(generator.below(9) + 1))
        case 2: .passing
        case 3: .padding
        case 4: .stack
        default: .background
        }
    }
}
