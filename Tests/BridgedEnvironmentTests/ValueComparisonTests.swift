import Foundation
import Testing

@testable import BridgedEnvironment

private final class Box {}
private final class Name: Equatable {
    let text: String
    init(_ text: String) { self.text = text }
    static func == (a: Name, b: Name) -> Bool { a.text == b.text }
}
private class Base {}
private final class Derived: Base, Equatable {
    static func == (a: Derived, b: Derived) -> Bool { true }
}
private protocol Shape {}
private struct Square: Shape { var side: Int }
private struct Circle: Shape { var side: Int }

/// Plain, and says that all its values are equal.
private struct Liar: Equatable {
    var a: Int32
    static func == (a: Liar, b: Liar) -> Bool { true }
}
/// Not plain, and compares its number only.
private struct Labelled: Equatable {
    var number: Int
    var label: String
    static func == (a: Labelled, b: Labelled) -> Bool { a.number == b.number }
}
private struct Padded { var a: UInt8; var b: UInt64; var c: UInt16; var d: CGRect? }
private struct Mixed { var a: UInt8; var s: String; var b: UInt16; var name: Name; var list: [Box]; var any: Any }
private struct Weak { weak var box: Box?; unowned var other: Box; var n = 0 }
private struct Action { var id: Int; var run: () -> Void }
private enum Content {
    case nothing, none2, text(Box), pair(String, Box), action(() -> Void); indirect case nested(Content)
}
private enum Labels { case a(x: Any), b }

private func same<T>(_ a: T, _ b: T, _ mode: ComparisonMode = .equatableUnlessPlain) -> Bool {
    valuesAreEqual(a, b, mode: mode)
}

@Suite struct ValueComparisonTests {
    @Test("Plain data compares by its fields, whatever == says, unless == is asked for")
    func plain() {
        #expect(!same(Liar(a: 1), Liar(a: 2)))
        #expect(same(Liar(a: 1), Liar(a: 2), .equatableAlways))
        #expect(same(Liar(a: 1), Liar(a: 1)))
        #expect(!same(0.0, -0.0) && same(0.0, -0.0, .equatableAlways))
        #expect(same(Double.nan, .nan) && !same(Double.nan, .nan, .equatableAlways))
        #expect(same(CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(!same(CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 5)))
        #expect(same((1, UInt8(2), 3), (1, UInt8(2), 3)) && !same((1, UInt8(2), 3), (1, UInt8(3), 3)))
    }

    @Test("Padding between the fields of plain data is skipped")
    func padding() {
        func filled(_ byte: UInt8, _ d: CGRect?, check: (UnsafeRawPointer) -> Void) {
            withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { place in
                UnsafeMutableRawBufferPointer(place).initializeMemory(as: UInt8.self, repeating: byte)
                // Field by field, as a whole write may copy the padding of its source.
                place.baseAddress!.pointer(to: \.a)!.initialize(to: 1)
                place.baseAddress!.pointer(to: \.b)!.initialize(to: 2)
                place.baseAddress!.pointer(to: \.c)!.initialize(to: 3)
                place.baseAddress!.pointer(to: \.d)!.initialize(to: d)
                check(UnsafeRawPointer(place.baseAddress!))
            }
        }
        let plan = ComparisonPlan.of(Padded.self, mode: .equatableUnlessPlain)
        filled(0x00, nil) { a in filled(0xFF, nil) { b in #expect(plan.areEqual(a, b)) } }
        filled(0x00, .zero) { a in filled(0xFF, .zero) { b in #expect(plan.areEqual(a, b)) } }
        filled(0x00, .zero) { a in filled(0xFF, nil) { b in #expect(!plan.areEqual(a, b)) } }
    }

    @Test("What is not plain compares by == if it has it")
    func equatable() {
        #expect(same(Labelled(number: 1, label: "a"), Labelled(number: 1, label: "b")))
        #expect(!same(Labelled(number: 1, label: "a"), Labelled(number: 2, label: "a")))
        #expect(same("a" + "b", "ab") && !same("a", "b"))
    }

    @Test("A struct without == compares field by field, each by its own rule")
    func fields() {
        let box = Box()
        let list = [box]
        let one = Mixed(a: 1, s: "s", b: 2, name: Name("n"), list: list, any: 3)
        func changed(_ change: (inout Mixed) -> Void) -> Mixed {
            var copy = one
            change(&copy)
            return copy
        }
        #expect(same(one, changed { $0.name = Name("n") }))
        #expect(!same(one, changed { $0.a = 2 }))
        #expect(!same(one, changed { $0.s = "t" }))
        #expect(!same(one, changed { $0.b = 3 }))
        #expect(!same(one, changed { $0.name = Name("m") }))
        #expect(!same(one, changed { $0.any = 4 }))
        #expect(!same(one, changed { $0.any = UInt(3) }))
        #expect(!same(one, changed { $0.list = [box] }))
    }

    @Test("A reference is the same object, else equal by ==, declared or dynamic, else different")
    func classes() {
        let box = Box()
        #expect(same(box, box) && !same(box, Box()))
        #expect(same(Name("a"), Name("a")) && !same(Name("a"), Name("b")))
        #expect(same(Derived() as Base, Derived() as Base) && !same(Base(), Base()) && !same(Base(), Derived()))
        #expect(same(Optional(box), box) && !same(Optional(box), nil) && !same(Optional(box), Box()))
        #expect(same(NSNumber(value: 1), NSNumber(value: 1), .equatableAlways))
    }

    @Test("A closure in a struct is the same if it has the same code and context")
    func closures() {
        let box = Box()
        let action = Action(id: 1, run: { _ = box })
        var copy = action
        #expect(same(action, copy))
        copy.id = 2
        #expect(!same(action, copy))
        func made() -> Action { let fresh = Box(); return Action(id: 1, run: { _ = fresh }) }
        #expect(!same(made(), made()))
        func constant() -> Action { Action(id: 1, run: {}) }
        #expect(same(constant(), constant()))
    }

    @Test("Existentials compare by dynamic type, then by that type's rule")
    func existentials() {
        #expect(same(Square(side: 1) as any Shape, Square(side: 1)))
        #expect(!same(Square(side: 1) as any Shape, Square(side: 2)))
        #expect(!same(Square(side: 1) as any Shape, Circle(side: 1)))
        #expect(same("a" as Any, "a" as Any) && !same(1 as Any, "1" as Any))
        #expect(same("text" as any Hashable, "text" as any Hashable))
        #expect(same(Liar(a: 1) as Any, Liar(a: 2) as Any, .equatableAlways))
        #expect(!same(Liar(a: 1) as Any, Liar(a: 2) as Any))
        #expect(same(CancellationError() as any Error, CancellationError()))
        #expect(same(AnyHashable(1), AnyHashable(1)))
        let box = Box()
        #expect(same(box as AnyObject, box as AnyObject) && !same(box as AnyObject, Box() as AnyObject))
        #expect(same(Optional<Any>.none, nil) && same(Optional<Any>("a"), Optional<Any>("a")))
        #expect(same(Int.self as Any.Type, Int.self as Any.Type) && !same(Int.self as Any.Type, Bool.self as Any.Type))
    }

    @Test("Optionals compare by case, then the payload")
    func optionals() {
        #expect(same(Int?.none, nil) && same(Int?.some(1), 1) && !same(Int?.some(0), nil) && !same(Int?.some(1), 2))
        #expect(same(String??.some(nil), .some(nil)) && !same(String??.some(nil), .none))
        #expect(same(Liar?.some(Liar(a: 1)), Liar(a: 2), .equatableAlways))
        #expect(!same(Liar?.some(Liar(a: 1)), Liar(a: 2)))
        let action = Action(id: 1, run: {})
        #expect(same(Action?.some(action), action) && !same(Action?.some(action), nil))
    }

    @Test("Enums without == compare by case, then the payload; fresh closures and deep nests are different")
    func enums() {
        let box = Box()
        #expect(same(Content.nothing, .nothing) && !same(Content.nothing, .none2))
        #expect(same(Content.text(box), .text(box)) && !same(Content.text(box), .text(Box())))
        #expect(same(Content.pair("a" + "b", box), .pair("ab", box)) && !same(Content.pair("a", box), .pair("b", box)))
        #expect(!same(Content.text(box), .nothing))
        #expect(same(Content.nested(.text(box)), .nested(.text(box))))
        #expect(!same(Content.nested(.text(box)), .nested(.text(Box()))))
        #expect(same(Labels.a(x: "a"), .a(x: "a")) && !same(Labels.a(x: "a"), .b))
        func fresh() -> Content {
            let captured = Box()
            return .action { _ = captured }
        }
        #expect(!same(fresh(), fresh()))
        func nest(_ depth: Int) -> Content { (0..<depth).reduce(.text(box)) { inner, _ in .nested(inner) } }
        #expect(!same(nest(5000), nest(5000)))
    }

    @Test("Collections of Equatable compare by ==, others by their buffer")
    func collections() {
        let box = Box()
        #expect(same([1, 2], [1, 2]) && same(["a": 1], ["a": 1]) && same(Set([1]), Set([1])))
        #expect(!same([1, 2], [1, 3]))
        let boxes = [box]
        #expect(same(boxes, boxes) && !same(boxes, [box]))
        #expect(same([Box](), []))
        let table = ["a": box]
        #expect(same(table, table) && !same(table, ["a": box]))
    }

    @Test("Weak and unowned references compare by their bytes and are never taken for strong ones")
    func weakReferences() {
        let (one, two) = (Box(), Box())
        #expect(same(Weak(box: one, other: two), Weak(box: one, other: two)))
        #expect(!same(Weak(box: one, other: two), Weak(box: two, other: two)))
        #expect(!same(Weak(box: one, other: two), Weak(box: one, other: one)))
        #expect(!same(Weak(box: one, other: two), Weak(box: nil, other: two)))
        var gone = Weak(box: one, other: two)
        var passing: Box? = Box()
        gone.box = passing
        passing = nil
        #expect(same(gone, gone))
    }

    @Test("A type is planned once, also when many threads ask at the same moment")
    func concurrently() async {
        struct Fresh<T> { var value: T; var text: String }
        let plans = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<16 {
                group.addTask { ObjectIdentifier(ComparisonPlan.of(Fresh<[Int?]>.self, mode: .equatableAlways)) }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(plans.count == 1)
    }
}
