import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// A made-up tree of colours, each with a number that is noted when it is tapped.
private indirect enum Shape: Sendable {
    case color(Int)
    case stack(Kind, [(z: Double, shape: Shape)])
    case behind(Shape, Shape)
    case padded(Shape)
    case frame(Shape, CGFloat, CGFloat)
    case ignoring(Shape)

    enum Kind: CaseIterable, Sendable {
        case horizontal, vertical, deep
    }

    /// Adds the numbers of the colours that can be hit, back to front.
    func appendPaintOrder(to list: inout [Int]) {
        switch self {
        case .color(let number): list.append(number)
        case .padded(let shape), .frame(let shape, _, _): shape.appendPaintOrder(to: &list)
        case .ignoring: break
        case .behind(let shape, let background):
            background.appendPaintOrder(to: &list)
            shape.appendPaintOrder(to: &list)
        case .stack(_, let children):
            let order = children.indices.sorted {
                (children[$0].z, $0) < (children[$1].z, $1)
            }
            for index in order { children[index].shape.appendPaintOrder(to: &list) }
        }
    }

    @MainActor func view(_ log: Log) -> AnyView {
        switch self {
        case .color(let number):
            // The colour's own value tells its node.
            return AnyView(
                Color(white: Double(number)).onTapGesture { log.run("tap", "\(number)") }.id(number))
        case .padded(let shape): return AnyView(shape.view(log).padding(3))
        case .frame(let shape, let width, let height):
            return AnyView(shape.view(log).frame(width: width, height: height))
        case .ignoring(let shape): return AnyView(shape.view(log).allowsHitTesting(false))
        case .behind(let shape, let background):
            return AnyView(shape.view(log).background { background.view(log) })
        case .stack(let kind, let children):
            let content = ForEach(Array(children.indices), id: \.self) { index in
                children[index].shape.view(log).zIndex(children[index].z)
            }
            switch kind {
            case .horizontal: return AnyView(HStack(spacing: -4) { content })
            case .vertical: return AnyView(VStack(spacing: -4) { content })
            case .deep: return AnyView(ZStack { content })
            }
        }
    }
}

/// One step that makes or changes the shape made last; any sequence of steps makes a shape.
private enum Step: Sendable {
    case color
    case pad
    case frame(CGFloat, CGFloat)
    case ignore
    case putBehind
    case stack(Shape.Kind, [Double])

    static func random(_ numbers: inout SplitMix64) -> Step {
        switch numbers.below(10) {
        case 0: return .pad
        case 1: return .frame(CGFloat(5 + numbers.below(60)), CGFloat(5 + numbers.below(60)))
        case 2: return .ignore
        case 3: return .putBehind
        case 4, 5:
            let count = 1 + numbers.below(4)
            return .stack(
                Shape.Kind.allCases[numbers.below(3)],
                (0..<count).map { _ in numbers.below(2) == 0 ? 0 : Double(numbers.below(3)) - 1 })
        default: return .color
        }
    }

    /// The shape the steps make; what is left over lies on top of one another.
    static func shape(_ steps: [Step]) -> Shape {
        var shapes: [Shape] = []
        for (number, step) in steps.enumerated() {
            switch step {
            case .color: shapes.append(.color(number))
            case .pad: if let last = shapes.popLast() { shapes.append(.padded(last)) }
            case .frame(let width, let height):
                if let last = shapes.popLast() { shapes.append(.frame(last, width, height)) }
            case .ignore: if let last = shapes.popLast() { shapes.append(.ignoring(last)) }
            case .putBehind:
                if shapes.count > 1 {
                    let back = shapes.removeLast()
                    shapes.append(.behind(shapes.removeLast(), back))
                }
            case .stack(let kind, let places):
                let members = shapes.suffix(places.count)
                shapes.removeLast(members.count)
                shapes.append(.stack(kind, zip(places, members).map { (z: $0, shape: $1) }))
            }
        }
        return .stack(.deep, shapes.map { (z: 0, shape: $0) })
    }
}

@MainActor @Suite("Taps against a model") struct HitTestModelTests {
    @Test("A tap lands on the last thing painted there, in any tree")
    func paintOrder() {
        PropertyCheck<Step>("taps", make: { Step.random(&$0) }, run: { Self.check(Step.shape($0)) })
            .check(sequences: 150, length: 24)
    }

    /// Taps a grid of points. Returns what went wrong.
    private static func check(_ shape: Shape) -> String? {
        let log = Log()
        let host = ControlHost(shape.view(log))
        var frames: [Int: CGRect] = [:]
        _ = host.host.graph.rootNode?.first { node in
            if let row = node as? any NumberedNode, let leaf = node.first(where: { $0 is LeafNode }) as? LeafNode {
                frames[row.number] = leaf.frame
            }
            return false
        }
        var order: [Int] = []
        shape.appendPaintOrder(to: &order)
        for x in stride(from: 1.3, through: 101, by: 14) as StrideThrough<CGFloat> {
            for y in stride(from: -3.7, through: 101, by: 14) as StrideThrough<CGFloat> {
                let expected = order.last { frames[$0]?.contains(CGPoint(x: x, y: y)) == true }
                let before = log.values("tap").count
                let acted = host.interaction.tap(at: CGPoint(x: x, y: y))
                let hit = log.values("tap").dropFirst(before).first.flatMap { Int($0) }
                if hit != expected || acted != (expected != nil) {
                    return "at (\(x), \(y)) \(hit.map { "\($0)" } ?? "nothing") was hit, not "
                        + "\(expected.map { "\($0)" } ?? "nothing"), in \(shape)"
                }
            }
        }
        return nil
    }
}

@MainActor private protocol NumberedNode: _ViewNode {
    var number: Int { get }
}

extension IDNode: NumberedNode {
    fileprivate var number: Int { id as? Int ?? -1 }
}
